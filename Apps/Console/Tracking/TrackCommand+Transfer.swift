import CommandKit
import DependencyKit
import ModuloModels
import ModuloNavigation
import ModuloTracking

extension TrackCommand {
  struct Import: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Import times from a CSV file: all rows, or none.",
        discussion: """
          A row has a start, an end or a duration, a block, and a memo and the block's group if present. Starts and ends \
          are written 2026-01-05T09:00, with a space or T and with seconds if need be; with an offset or Z they are moments, \
          else times of the clocks here, or of the time zone in the column zone. A column of days, which --date names, goes \
          with times of the clock alone. A duration is 1h30, 90m, 1.5h or 1:30:00. A block is named exactly: by its whole \
          name, its full id, its number with the sign, #5, or group/block. Rows with the same text in the column session \
          are one session with pauses; every other row is a session of its own. A row is skipped when a time with its start, \
          end, block and memo is stored, so a file can be imported again, and an export of `modulo track export` imports \
          nothing. FILE may be - for standard input.
          """,
        examples: [
          CommandExample("modulo track import times.csv --create-blocks"),
          CommandExample(
            "modulo track import toggl.csv --date \"Start date\" --start \"Start time\" --block Project \\\n"
              + "      --memo Description --create-blocks"),
        ])
    }

    @Argument(help: ArgumentHelp("The CSV file.", valueName: "file"), completion: .file())
    var file: FileArgument

    @Option(help: ArgumentHelp("The column with the start. (default: start)", valueName: "column"))
    var start: String?

    @Option(help: ArgumentHelp("The column with the end. (default: end, where there is one)", valueName: "column"))
    var end: String?

    @Option(
      help: ArgumentHelp("The column with the duration. (default: duration, where there is one)", valueName: "column"))
    var duration: String?

    @Option(
      help: ArgumentHelp(
        "The column with the day of starts and ends without one. (default: date, where there is one)",
        valueName: "column"))
    var date: String?

    @Option(help: ArgumentHelp("The column with the block. (default: block)", valueName: "column"))
    var block: String?

    @Option(
      help: ArgumentHelp("The column with the block's group. (default: group, where there is one)", valueName: "column")
    )
    var group: String?

    @Option(help: ArgumentHelp("The column with the memo. (default: memo, where there is one)", valueName: "column"))
    var memo: String?

    @OptionGroup var form: FileFormOptions

    @Flag(help: "The first row is data; columns are named by number, from 1.")
    var noHeader = false

    @Flag(help: "Make blocks and groups that aren't there; a block without a group goes into the selected one.")
    var createBlocks = false

    @Flag(help: .allowOverlap)
    var allowOverlap = false

    @OptionGroup var request: RequestOptions

    var content: FileArgument? { file }

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.trackingSession(.importFile), as: TrackingSessionImportScreen.self)
      let importing = screen.viewModel
      await importing.send(.source(session.input(file)))
      for (column, name) in columns { await importing.send(.column(column, name)) }
      for (option, text) in form.texts { await importing.send(.option(option, text)) }
      await importing.send(.header(!noHeader))
      await importing.send(.createBlocks(createBlocks))
      await importing.send(.allowOverlap(allowOverlap))
      await session.showProgress(of: screen) { await importing.send(.submit) }
      try session.showImport(screen, importing.failure, importing.report, TrackingSessionJSON.importing)
    }

    /// The names of the columns, as they were typed; `nil` for the usual one.
    private var columns: [(TrackingSessionImport.Column, String?)] {
      [
        (.start, start), (.end, end), (.duration, duration), (.date, date), (.block, block), (.group, group),
        (.memo, memo),
      ]
    }
  }

  struct Export: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Write times as a CSV file that `modulo track import` reads.",
        discussion: """
          A row is a time without a pause, session by session, the oldest first: when it began and ended, in its own time \
          zone, and the session's block, group, memo, day and id. Without FILE, or with -, the rows go to standard output, \
          with or without --json. An existing file is never replaced.
          """,
        examples: [
          CommandExample("modulo track export times.csv"),
          CommandExample("modulo track export --from 2026-01-01 --group work"),
          CommandExample("modulo track export times.ics --ics"),
        ])
    }

    @Argument(help: ArgumentHelp("The output file.", valueName: "file"), completion: .file())
    var file: FileArgument?

    @Option(help: ArgumentHelp("The first day.", valueName: "day"))
    var from: DayArgument?

    @Option(help: ArgumentHelp("The last day.", valueName: "day"))
    var to: DayArgument?

    @Flag(help: "Write a calendar (iCalendar, RFC 5545), which other programs import, instead of CSV.")
    var ics = false

    @OptionGroup var only: TimeFilterOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let filter = try only.filter(in: session)
      let screen = try session.open(.trackingSession(.exportFile(of: filter)), as: TrackingSessionExportScreen.self)
      await screen.viewModel.send(.days(from: from?.text, to: to?.text))
      await screen.viewModel.send(.calendar(ics))
      let kept = try await session.export(to: file) { write in
        await screen.viewModel.send(.receiver(write))
        await screen.viewModel.send(.submit)
        return screen.viewModel.failure
      }
      guard let kept else { return }
      try session.showChange(screen, nil, screen.viewModel.count) { TrackingSessionJSON.export.json(($0, kept)) }
    }
  }
}
