import CommandKit
import DependencyKit
import ModuloModels
import ModuloNavigation
import ModuloPortfolio

/// `modulo portfolio`, and its chart.
struct PortfolioCommand: ReadingCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "portfolio", abstract: "Show the net worth of all accounts, and how it has changed.",
      discussion: """
        The figures are in the currency of the settings. Money in another one counts at its latest rate (`modulo rate \
        set`), else at the inverse of a rate the other way, else at two rates across one other currency; without any it \
        is shown separately, not added up. Each figure is rounded once. Changes \
        count from the day before the latest one on which an account that is included was updated. `--on` is the day \
        the money was there, `--as-of` what was known then; both together are allowed.
        """,
      subcommands: [Chart.self],
      aliases: ["worth"],
      examples: [
        CommandExample("modulo portfolio"), CommandExample("modulo portfolio --on 2025-12-31 --without pensions"),
        CommandExample("modulo portfolio --without mortgage --remember", abstract: "Leave it out from now on"),
      ])
  }

  @OptionGroup var parts: PortfolioParts

  @Option(name: .day, help: .onDay("The day for which the figures hold; today if not given."))
  var on: DayArgument?

  @OptionGroup var past: PastOptions

  mutating func run(in session: ConsoleSession) async throws {
    let screen = try session.open(.portfolio(.overview), as: PortfolioScreen.self)
    let portfolio = screen.viewModel
    await portfolio.send(.leaveOut(parts.exclusions(from: portfolio.exclusions)))
    if let on { await portfolio.send(.date(on.text)) }
    await screen.appear()
    try session.require(portfolio.failure)
    if parts.remember { await portfolio.send(.remember) }
    try session.show(
      screen, portfolio.settingsFailure, portfolio.portfolio, isChange: parts.remember, PortfolioJSON.portfolio.json)
  }
}

/// The options for the parts of the portfolio.
struct PortfolioParts: ParsableArguments {
  @Option(help: ArgumentHelp("A part to leave out.", valueName: "part"))
  var without: [PortfolioPart] = []

  @Option(help: ArgumentHelp("A part to count again.", valueName: "part"))
  var with: [PortfolioPart] = []

  @Flag(help: "Remember the choice.")
  var remember = false

  mutating func validate() throws(ValidationError) {
    if let part = with.first(where: without.contains) {
      throw ValidationError("'\(part.rawValue)' is named by '--with' and by '--without'.")
    }
  }

  /// The remembered exclusions, changed by the given options.
  func exclusions(from chosen: PortfolioExclusions) -> PortfolioExclusions {
    func isOut(_ part: PortfolioPart, _ wasOut: Bool) -> Bool {
      without.contains(part) || wasOut && !with.contains(part)
    }
    return PortfolioExclusions(pensions: isOut(.pensions, chosen.pensions), mortgage: isOut(.mortgage, chosen.mortgage))
  }
}

/// A part of the portfolio that can be left out.
enum PortfolioPart: String, CaseIterable, ExpressibleByArgument {
  case pensions
  case mortgage
}
