import CommandKit
import DependencyKit
import ModuloFinancialGoal
import ModuloModels
import ModuloNavigation
import ModuloUtilities

extension ReportCommand {
  /// `modulo report week`
  struct Week: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Report on a week: what was saved, owned and tracked.",
        discussion: """
          A week begins as in the locale, or as the setting weekStart says. \(PeriodReportOptions.discussion)
          """,
        examples: [CommandExample("modulo report week --compare"), CommandExample("modulo report week 2026-11-23")])
    }

    @OptionGroup var report: PeriodReportOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws { try await session.show(.week, report) }
  }

  /// `modulo report month`
  struct Month: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Report on a month: what was saved, owned and tracked.",
        discussion: PeriodReportOptions.discussion,
        examples: [
          CommandExample("modulo report month --compare"), CommandExample("modulo report month 2026-10 --by goal,kind"),
          CommandExample("modulo report month --output month.html"),
        ])
    }

    @OptionGroup var report: PeriodReportOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws { try await session.show(.month, report) }
  }

  /// `modulo report quarter`
  struct Quarter: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Report on a quarter of a year: what was saved, owned and tracked.",
        discussion: PeriodReportOptions.discussion,
        examples: [CommandExample("modulo report quarter"), CommandExample("modulo report quarter 2026-Q3 --compare")])
    }

    @OptionGroup var report: PeriodReportOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws { try await session.show(.quarter, report) }
  }

  /// `modulo report year`
  struct Year: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Report on a year: what was saved, owned and tracked.",
        discussion: PeriodReportOptions.discussion,
        examples: [CommandExample("modulo report year --by block"), CommandExample("modulo report year 2025 --csv")])
    }

    @OptionGroup var report: PeriodReportOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws { try await session.show(.year, report) }
  }
}

/// The options of reports on periods.
struct PeriodReportOptions: ParsableArguments {
  static let discussion = """
    A period that runs is cut at today, and compared with the same part of the one before: up to the same day of the \
    month, or its last one. Balances are in the currency of the portfolio, each at the rates of its own day. What \
    isn't known, such as the balances before the first one, has no figure. Time is what was saved; a running session \
    isn't in it.
    """

  @Argument(
    help: ArgumentHelp(
      "A day of the period, or its name: 2026-11, 2026-Q4, 2026; today if not given.", valueName: "day"))
  var day: DayArgument?

  @Option(help: ArgumentHelp("What to report, such as goal,kind; everything if not given.", valueName: "parts"))
  var by = ReportPartsArgument(Set(PeriodReportSection.allCases))

  @Flag(help: "Compare with the period before.")
  var compare = false

  @OptionGroup var csv: CSVOptions

  @OptionGroup var page: ReportPageOptions

  mutating func validate() throws(ValidationError) {
    if csv.csv, page.output != nil { throw ValidationError("Give either '--csv' or '--output'.") }
  }
}

/// The parts of a report: `goal,kind`.
struct ReportPartsArgument: ExpressibleByArgument {
  let sections: Set<PeriodReportSection>

  init(_ sections: Set<PeriodReportSection>) { self.sections = sections }

  init?(argument: String) {
    let names = argument.split(separator: ",", omittingEmptySubsequences: false)
    let sections = Set(names.compactMap { PeriodReportSection(rawValue: String($0)) })
    guard sections.count == names.count else { return nil }
    self.init(sections)
  }

  var defaultValueDescription: String {
    PeriodReportSection.allCases.filter(sections.contains).map(\.rawValue).joined(separator: ",")
  }

  static var allValueStrings: [String] { PeriodReportSection.allCases.map(\.rawValue) }
}

extension ConsoleSession {
  /// Ends a command that reports on a period.
  fileprivate func show(_ kind: CalendarPeriod.Kind, _ options: PeriodReportOptions) async throws {
    let screen = try open(.periodReport(.report(kind, nil)), as: PeriodReportScreen.self)
    let report = screen.viewModel
    if let day = options.day { await report.send(.date(day.text)) }
    await report.send(.only(options.by.sections))
    await report.send(.compare(options.compare))
    await screen.appear()
    guard let output = options.page.output else { return try present(screen, options.csv) }
    try require(report.failure)
    guard let domain = report.report, let page = screen.page(in: environment) else {
      throw ConsoleFailure(.software, code: "internal", message: "\(screen.title) has no page")
    }
    guard let file = try write(page, to: output, options.page.document) else { return }
    if wantsJSON { return try printJSON(PeriodReportJSON.report.json((domain, file))) }
    try show(screen)
    try showWritten(file)
  }
}
