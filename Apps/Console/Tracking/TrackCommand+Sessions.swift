import CommandKit
import DependencyKit
import ModuloModels
import ModuloNavigation
import ModuloScreens
import ModuloTracking

extension TrackCommand {
  struct Add: AddingCommand, ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Add time that was spent without tracking it.",
        discussion: "Any time from a minute on is saved to the second. It asks first when it is more than a day.",
        suggestion: .addition,
        examples: [
          CommandExample("modulo track add reading 09:00 10:30"),
          CommandExample("modulo track add reading --from 09:00 --to 90m"),
          CommandExample("modulo track add reading --from \"yesterday 21:00\" --halves 2 --memo \"Chapter 3\""),
        ])
    }

    @Argument(help: .block, completion: .blocks)
    var block: String

    @Argument(help: ArgumentHelp("The same as --from, and then --to.", valueName: "time"))
    var times: [TimeArgument] = []

    @Option(help: ArgumentHelp("When it began.", valueName: "time"))
    var from: TimeArgument?

    @Option(help: ArgumentHelp("When it ended, or how long it was.", valueName: "time"))
    var to: TimeArgument?

    @Option(help: ArgumentHelp("How many halves it was, instead of --to.", valueName: "number"))
    var halves: Int?

    @Option(help: ArgumentHelp("A note.", valueName: "text"), allowsEmpty: true)
    var memo: String?

    @Flag(help: .allowOverlap)
    var allowOverlap = false

    @OptionGroup var confirmation: ConfirmationOptions

    private var start: TimeArgument? { from ?? times.first }
    private var end: TimeArgument? { to ?? times.dropFirst().first }

    @OptionGroup var request: RequestOptions

    mutating func validate() throws(ValidationError) {
      if times.count > 2 { throw ValidationError("Give two times at most: when it began, and when it ended.") }
      try ValidationError.refuse(times.first, with: from, "--from")
      try ValidationError.refuse(times.dropFirst().first, with: to, "--to")
      guard start != nil else { throw ValidationError("Give when it began: '--from', or a time after the block.") }
      if (end == nil) == (halves == nil) { throw ValidationError("Give either '--to' or '--halves'.") }
      if let halves, halves < 1 { throw ValidationError("'--halves' has to be at least 1.") }
    }

    mutating func run(in session: ConsoleSession) async throws {
      let block = try session.block(block)
      let screen = try session.open(.trackingSession(.create(block: block)), as: TrackingSessionFormScreen.self)
      let form = screen.viewModel
      if let start { await form.send(.start(start.text)) }
      if let end { await form.send(.end(end.text)) }
      if let halves { await form.send(.halves("\(halves)")) }
      if let memo { await form.send(.memo(memo)) }
      await form.send(.allowOverlap(allowOverlap))
      try await session.submit(form, confirmation)
      try session.showChange(screen, form.failure, form.outcome, TrackingSessionJSON.added.json)
    }
  }

  struct List: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "List the sessions of a block, or of all blocks, newest first.",
        suggestion: .list,
        examples: [CommandExample("modulo track list reading --from -7d")])
    }

    @Argument(help: .block, completion: .blocks)
    var block: String?

    @Option(help: ArgumentHelp("The first day.", valueName: "day"))
    var from: DayArgument?

    @Option(help: ArgumentHelp("The last day.", valueName: "day"))
    var to: DayArgument?

    @OptionGroup var list: ListOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let block = try block.map { try session.block($0, for: .showing) }
      let screen = try session.open(.trackingSession(.list(block: block)), as: TrackingSessionsListScreen.self)
      await screen.viewModel.send(.days(from: from?.text, to: to?.text))
      await screen.viewModel.send(.turn(to: list.page))
      try session.present(screen, list.output)
    }
  }

  struct Edit: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Change the times, the block or the memo of a session.",
        discussion: """
          A time of the clock alone is of the session's day, which it stays on. Pauses between its first time and its last \
          stay.
          """,
        suggestion: .change,
        examples: [
          CommandExample("modulo track edit 12 --to 10:45"),
          CommandExample("modulo track edit 12 --block mail --memo \"Chapter 4\""),
        ])
    }

    @Argument(help: .session, completion: .sessions)
    var session: String

    @Option(help: ArgumentHelp("When it began.", valueName: "time"))
    var from: TimeArgument?

    @Option(help: ArgumentHelp("When it ended: a time, or a length.", valueName: "time"))
    var to: TimeArgument?

    @Option(help: ArgumentHelp("Another block.", valueName: "block"), completion: .blocks)
    var block: String?

    @Option(help: ArgumentHelp("A note; '' for none.", valueName: "text"), allowsEmpty: true)
    var memo: String?

    @Flag(help: .allowOverlap)
    var allowOverlap = false

    mutating func validate() throws(ValidationError) {
      if from == nil, to == nil, block == nil, memo == nil {
        throw ValidationError("Give at least one of '--from', '--to', '--block' and '--memo'.")
      }
    }

    mutating func run(in host: ConsoleSession) async throws {
      let reference = try host.trackingSession(session)
      let screen = try host.open(.trackingSession(.update(reference)), as: TrackingSessionFormScreen.self)
      let form = screen.viewModel
      if let from { await form.send(.start(from.text)) }
      if let to { await form.send(.end(to.text)) }
      if let block { await form.send(.move(to: try host.block(block))) }
      if let memo { await form.send(.memo(memo)) }
      await form.send(.allowOverlap(allowOverlap))
      await form.send(.submit)
      try host.showChange(screen, form.failure, form.outcome, TrackingSessionJSON.change.json)
    }
  }

  struct Split: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Divide a session in two.",
        discussion: "A time of the clock alone is of the session's day. Both have its memo.",
        examples: [CommandExample("modulo track split 12 --at 10:00")])
    }

    @Argument(help: .session, completion: .sessions)
    var session: String

    @Option(help: ArgumentHelp("The moment at which the second one begins.", valueName: "moment"))
    var at: TimeArgument

    @OptionGroup var request: RequestOptions

    mutating func run(in host: ConsoleSession) async throws {
      let reference = try host.trackingSession(session)
      let screen = try host.open(.trackingSession(.split(reference)), as: TrackingSessionDivisionScreen.self)
      try await host.divide(on: screen, at.text)
    }
  }

  struct Join: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Make one of two sessions of a block and a day.",
        discussion:
          "The earlier one gets the times of the later, which is deleted; the time between them stays a pause.",
        examples: [CommandExample("modulo track join 12 13")])
    }

    @Argument(help: .session, completion: .sessions)
    var session: String

    @Argument(
      help: ArgumentHelp("The other session: its number, or its id.", valueName: "other"), completion: .sessions)
    var other: String

    mutating func run(in host: ConsoleSession) async throws {
      let reference = try host.trackingSession(session)
      let screen = try host.open(.trackingSession(.join(reference)), as: TrackingSessionDivisionScreen.self)
      try await host.divide(on: screen, other)
    }
  }

  struct Delete: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Delete a session with all of its times.", discussion: "It asks first.",
        suggestion: .deletion)
    }

    @Argument(help: .session, completion: .sessions)
    var session: String

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in host: ConsoleSession) async throws {
      try await host.delete(
        .trackingSession(.deletion(host.trackingSession(session))), as: TrackingSessionDeletionScreen.self,
        confirmation, TrackingSessionJSON.change.json)
    }
  }
}

extension ConsoleSession {
  /// Fills in the field of a form that divides or joins sessions, stores them, and tells what is stored.
  @MainActor
  fileprivate func divide(on screen: TrackingSessionDivisionScreen, _ text: String) async throws {
    let form = screen.viewModel
    await form.send(.text(text))
    await form.send(.submit)
    try showChange(screen, form.failure, form.outcome, TrackingSessionJSON.change.json)
  }
}

extension ArgumentHelp {
  /// Help of an argument that names a stored session.
  static let session = ArgumentHelp("The session: its number, or its id.", valueName: "session")
}
