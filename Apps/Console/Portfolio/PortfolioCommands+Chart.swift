import CommandKit
import DependencyKit
import ModuloModels
import ModuloNavigation
import ModuloPortfolio

extension PortfolioCommand {
  struct Chart: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Draw the net worth of all accounts, day by day.",
        discussion: """
          With --svg the chart is written as an SVG image; an existing file is replaced only with --force.
          """,
        examples: [
          CommandExample("modulo portfolio chart --range 1Y"),
          CommandExample("modulo portfolio chart --without pensions --svg worth.svg"),
        ])
    }

    @OptionGroup var parts: PortfolioParts

    @Option(help: .range)
    var range: ChartRange?

    @OptionGroup var image: ImageOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.portfolio(.chart), as: PortfolioChartScreen.self)
      let chart = screen.viewModel
      await chart.send(.leaveOut(parts.exclusions(from: chart.exclusions)))
      if let range { await chart.send(.show(range)) }
      await screen.appear()
      try session.require(chart.failure)
      if parts.remember { await chart.send(.remember) }
      try show(screen, session)
    }

    @MainActor private func show(_ screen: PortfolioChartScreen, _ session: ConsoleSession) throws {
      let chart = screen.viewModel
      try session.require(chart.settingsFailure)
      let isWritten = try session.write(image: screen.svg(in: session.environment), image) { file in
        chart.series.map { PortfolioJSON.chart.json((chart.chart, $0, session.today, file)) }
      }
      if isWritten { return }
      try session.show(screen, nil, chart.series, isChange: parts.remember) {
        PortfolioJSON.chart.json((chart.chart, $0, session.today, nil as DataFile?))
      }
    }
  }
}
