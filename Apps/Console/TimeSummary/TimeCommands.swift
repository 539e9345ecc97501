import CommandKit
import DependencyKit
import ModuloCore
import ModuloModels
import ModuloNavigation
import ModuloScreens
import ModuloTimeSummary
import ModuloUtilities

/// `modulo time`, and its reset.
struct TimeCommands: ReadingCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "time", abstract: "Sum what was tracked, by block, by group, or by days.",
      discussion: """
        Today and the streaks are shown whatever the span: a streak is days in a row with at least one half block, up to \
        today, or up to yesterday while today has none. A week begins as in the locale.
        """,
      subcommands: [Reset.self],
      examples: [
        CommandExample("modulo time --week --by day"), CommandExample("modulo time --block reading --by month"),
        CommandExample("modulo time --last-week --csv"), CommandExample("modulo time --year --by month,block"),
      ])
  }

  @Option(help: ArgumentHelp("The first day; without it the first there is.", valueName: "day"))
  var from: DayArgument?

  @Option(help: ArgumentHelp("The last day; without it the last there is.", valueName: "day"))
  var to: DayArgument?

  @Flag(help: "Today alone.")
  var today = false

  @Flag(help: "This week.")
  var week = false

  @Flag(help: "The week before this one.")
  var lastWeek = false

  @Flag(help: "This month.")
  var month = false

  @Flag(help: "This year.")
  var year = false

  @OptionGroup var only: TimeFilterOptions

  @Option(help: ArgumentHelp("What the sums are of; two, such as week,block, make a table.", valueName: "grouping"))
  var by = GroupingsArgument(TimeGrouping.block)

  @OptionGroup var output: CSVOptions

  @OptionGroup var past: PastOptions

  /// The span that a flag names, with the days from today to one of its days.
  private var named: [(kind: TimeSpanKind?, days: Int)] {
    [(today, nil, 0), (week, .week, 0), (lastWeek, .week, -7), (month, .month, 0), (year, .year, 0)]
      .filter(\.0).map { ($0.1, $0.2) }
  }

  mutating func validate() throws(ValidationError) {
    let spans = named.count + (from == nil && to == nil ? 0 : 1)
    if spans > 1 {
      throw ValidationError("Give one span: '--from' and '--to', or one of the flags that name it.")
    }
  }

  mutating func run(in session: ConsoleSession) async throws {
    let screen = try session.open(.timeSummary(.sums), as: TimeSummaryScreen.self)
    let sums = screen.viewModel
    await sums.send(.group(by: by.rows, then: by.columns))
    await sums.send(.only(try only.filter(in: session)))
    await show(sums, on: session.dependencies.today)
    try session.present(screen, output)
  }

  @MainActor private func show(_ sums: TimeSummaryScreen.ViewModel, on today: CalendarDay) async {
    if let span = named.first, let kind = span.kind {
      return await sums.send(.turn(to: kind, on: today.adding(days: span.days) ?? today))
    }
    await sums.send(.from(self.today ? today.description : from?.text))
    await sums.send(.to(self.today ? today.description : to?.text))
    await sums.send(.appear)
  }
}

extension TimeCommands {
  struct Reset: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Delete all groups and blocks, and everything tracked of them.",
        discussion: "It asks first. Goals, accounts and settings stay. A running or paused session is stopped.")
    }

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      try await session.delete(.timeSummary(.reset), as: TimeResetScreen.self, confirmation) {
        TimeSummaryJSON.reset.json($0)
      }
    }
  }
}

/// What sums are of, and what each is broken down by in turn: `week` or `week,block`.
struct GroupingsArgument: ExpressibleByArgument {
  let rows: TimeGrouping
  let columns: TimeGrouping?

  init(_ rows: TimeGrouping, then columns: TimeGrouping? = nil) {
    self.rows = rows
    self.columns = columns
  }

  init?(argument: String) {
    let names = argument.split(separator: ",", omittingEmptySubsequences: false)
    let groupings = names.compactMap { TimeGrouping(rawValue: String($0)) }
    guard let rows = groupings.first, groupings.count == names.count, Set(groupings).count == names.count,
      names.count <= 2
    else { return nil }
    self.init(rows, then: groupings.dropFirst().first)
  }

  var defaultValueDescription: String { rows.rawValue }

  static var allValueStrings: [String] { TimeGrouping.allCases.map(\.rawValue) }
}
