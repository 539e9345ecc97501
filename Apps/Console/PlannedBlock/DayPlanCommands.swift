public import CommandKit
import DependencyKit
public import ModuloModels
import ModuloNavigation
import ModuloTracking
import ModuloUtilities

/// `modulo day plan` and its subcommands
struct DayPlanCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "plan", abstract: "Plan blocks, and compare what was planned with what was tracked.",
      discussion: """
        A planned block has a time of one day, in whole minutes. Nothing is tracked by it. Only what is still to come can \
        be planned: today's plans begin now or later. No two overlap.
        """,
      subcommands: [
        Add.self, List.self, Move.self, Edit.self, Copy.self, Delete.self, Compare.self, Export.self,
      ])
  }
}

extension DayPlanCommands {
  struct Add: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Plan a block.",
        discussion: """
          A day without its year, and a weekday, is the next one. A plan ends on its day, at 24:00 at the latest. A time that \
          the clocks show twice is refused with both moments, and taken with an offset.
          """,
        suggestion: .addition,
        examples: [
          CommandExample("modulo day plan add reading 20:00 21:30"),
          CommandExample("modulo day plan add coding --from \"tomorrow 09:00\" --to 90m"),
        ])
    }

    @Argument(help: .block, completion: .blocks)
    var block: String

    @Argument(help: ArgumentHelp("The same as --from, and then --to.", valueName: "time"))
    var times: [TimeArgument] = []

    @Option(help: ArgumentHelp("When it begins.", valueName: "time"))
    var from: TimeArgument?

    @Option(help: ArgumentHelp("When it ends, or how long it is.", valueName: "time"))
    var to: TimeArgument?

    @OptionGroup var request: RequestOptions

    private var start: TimeArgument? { from ?? times.first }
    private var end: TimeArgument? { to ?? times.dropFirst().first }

    mutating func validate() throws(ValidationError) {
      if times.count > 2 { throw ValidationError("Give two times at most: when it begins, and when it ends.") }
      try ValidationError.refuse(times.first, with: from, "--from")
      try ValidationError.refuse(times.dropFirst().first, with: to, "--to")
      guard start != nil, end != nil else {
        throw ValidationError(
          "Give when it begins and when it ends: '--from' and '--to', or two times after the block.")
      }
    }

    mutating func run(in session: ConsoleSession) async throws {
      let block = try session.block(block)
      let screen = try session.open(.plannedBlock(.create(block: block)), as: PlannedBlockFormScreen.self)
      let form = screen.viewModel
      if let start { await form.send(.start(start.text)) }
      if let end { await form.send(.end(end.text)) }
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved, PlannedBlockJSON.plan.json)
    }
  }

  struct List: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "List what is planned, from today on unless other days are given.",
        suggestion: .list,
        examples: [
          CommandExample("modulo day plan list"), CommandExample("modulo day plan list --from today --to friday"),
        ])
    }

    @Option(help: ArgumentHelp("The first day; today if not given.", valueName: "day"))
    var from: DayArgument?

    @Option(help: ArgumentHelp("The last day.", valueName: "day"))
    var to: DayArgument?

    @OptionGroup var only: TimeFilterOptions

    @OptionGroup var output: CSVOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.plannedBlock(.list(nil)), as: PlannedBlocksListScreen.self)
      await screen.viewModel.send(.days(from: from?.text, to: to?.text))
      await screen.viewModel.send(.only(try only.filter(in: session)))
      await screen.appear()
      try session.present(screen, output)
    }
  }

  struct Compare: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Show planned beside tracked time: both, planned only, tracked only.",
        discussion: """
          Both is what was tracked of a block while that block was planned. This week is compared unless days are given. \
          The session that runs isn't counted.
          """,
        examples: [
          CommandExample("modulo day plan compare"), CommandExample("modulo day plan compare --from -30d --by block"),
        ])
    }

    @Option(help: ArgumentHelp("The first day.", valueName: "day"))
    var from: DayArgument?

    @Option(help: ArgumentHelp("The last day.", valueName: "day"))
    var to: DayArgument?

    @Option(help: ArgumentHelp("What the sums are of.", valueName: "grouping"))
    var by = TimeGrouping.day

    @OptionGroup var only: TimeFilterOptions

    @OptionGroup var output: CSVOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.plannedBlock(.comparison), as: PlannedComparisonScreen.self)
      await screen.viewModel.send(.group(by: by))
      await screen.viewModel.send(.days(from: from?.text, to: to?.text))
      await screen.viewModel.send(.only(try only.filter(in: session)))
      await screen.appear()
      try session.present(screen, output)
    }
  }

  struct Export: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Write what is planned as a calendar, which other programs import.",
        discussion: """
          The calendar is an iCalendar file (RFC 5545), in which each planned block is an event. It has the same id in every \
          file, so a program that imports one again replaces its events. Everything that is planned is written unless days \
          are given. FILE may be - for standard output. An existing file is replaced only with --force.
          """,
        examples: [CommandExample("modulo day plan export week.ics --from today --to +1w")])
    }

    @Argument(help: ArgumentHelp("The output file.", valueName: "file"), completion: .file(extensions: ["ics"]))
    var file: FileArgument

    @Option(help: ArgumentHelp("The first day.", valueName: "day"))
    var from: DayArgument?

    @Option(help: ArgumentHelp("The last day.", valueName: "day"))
    var to: DayArgument?

    @OptionGroup var document: DocumentOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.plannedBlock(.list(nil)), as: PlannedBlocksListScreen.self)
      await screen.viewModel.send(.everything)
      await screen.viewModel.send(.days(from: from?.text, to: to?.text))
      await screen.appear()
      try session.require(screen.viewModel.failure)
      guard let calendar = screen.viewModel.calendar, !calendar.events.isEmpty else {
        return try session.require(PlannedBlockError.rule(.noPlans))
      }
      guard let file = try session.write(calendar.text, to: file, document) else { return }
      if session.wantsJSON {
        try session.printJSON(PlannedBlockJSON.export.json((file, calendar.events.count)))
      } else {
        try session.showWritten(file)
      }
    }
  }
}

extension TimeGrouping: @retroactive ExpressibleByArgument {}

extension ArgumentHelp {
  /// Help of an argument that names a plan of a block.
  static let plannedBlock = ArgumentHelp("The planned block: its number, or its id.", valueName: "planned")
}
