public import CommandKit
import DependencyKit
public import ModuloModels
import ModuloNavigation
import ModuloPortfolio

extension AccountCommands {
  struct Chart: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Draw the balance of an account, day by day.",
        discussion: """
          With --svg the chart is written as an SVG image; an existing file is replaced only with --force.
          """,
        examples: [
          CommandExample("modulo account chart marcus --range 1Y"),
          CommandExample("modulo account chart marcus --svg marcus.svg"),
        ])
    }

    @Argument(help: .account, completion: .accounts)
    var account: String

    @Option(help: .range)
    var range: ChartRange?

    @Flag(help: "Remember the range for this account's charts.")
    var remember = false

    @OptionGroup var image: ImageOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let account = try session.account(account, for: .showing)
      let screen = try session.open(.financialAccount(.chart(account)), as: FinancialAccountChartScreen.self)
      let chart = screen.viewModel
      if let range { await chart.send(.show(range)) }
      await screen.appear()
      try session.require(chart.failure)
      if remember { await chart.send(.remember) }
      try show(screen, session)
    }

    @MainActor private func show(_ screen: FinancialAccountChartScreen, _ session: ConsoleSession) throws {
      let chart = screen.viewModel
      try session.require(chart.settingsFailure)
      let isWritten = try session.write(image: screen.svg(in: session.environment), image) { file in
        chart.details.map { AccountJSON.chart.json((chart.chart, $0.account, file)) }
      }
      if isWritten { return }
      try session.show(screen, nil, chart.details, isChange: remember) {
        AccountJSON.chart.json((chart.chart, $0.account, nil as DataFile?))
      }
    }
  }
}

extension ChartRange: @retroactive ExpressibleByArgument {}

extension ArgumentHelp {
  /// Help of the range of a chart.
  static let range = ArgumentHelp("How far back to go; by default the remembered range, else everything.")
}
