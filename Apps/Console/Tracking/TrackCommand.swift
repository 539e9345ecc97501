import CommandKit
import DependencyKit
import ModuloCore
import ModuloModels
import ModuloNavigation
import ModuloScreens
import ModuloTracking

/// `modulo track`, and the commands of the running session and of stored ones.
struct TrackCommand: ReadingCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "track", abstract: "Show the running session, and today's board.",
      discussion: """
        Time is kept to the second, and half an hour of it makes half a block, whatever sessions it was spent in. \
        A TIME is 09:30, yesterday 09:30, 2026-11-22T09:30, each with an offset such as +01:00 or Z where it is given; \
        -45m and -1h30m are so long ago, now is now. A half is of the day on which it began, in the time zone of that \
        moment. A time that is typed with another offset is of the day of that offset.
        """,
      subcommands: [
        Start.self, Pause.self, Resume.self, Stop.self, Switch.self, Continue.self, Discard.self, Add.self, List.self,
        Edit.self, Split.self, Join.self, Import.self, Export.self, Delete.self,
      ],
      examples: [
        CommandExample("modulo track start reading --at 09:00"), CommandExample("modulo track"),
        CommandExample("modulo track stop --memo \"Chapter 3\""),
      ])
  }

  @OptionGroup var past: PastOptions

  mutating func run(in session: ConsoleSession) async throws {
    let screen = try session.open(.tracking(.running), as: TrackingScreen.self)
    await screen.appear()
    try session.present(screen)
  }
}

extension TrackCommand {
  struct Start: AddingCommand, ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Start a session of a block.",
        discussion: "It asks first when that is more than a day ago.",
        examples: [
          CommandExample("modulo track start reading"), CommandExample("modulo track start work/mail -45m"),
        ])
    }

    @Argument(help: .block, completion: .blocks)
    var block: String

    @Argument(help: ArgumentHelp("The same as --at.", valueName: "time"))
    var time: TimeArgument?

    @Option(help: ArgumentHelp("When it began; now if not given.", valueName: "time"))
    var at: TimeArgument?

    @Flag(help: .allowOverlap)
    var allowOverlap = false

    @OptionGroup var confirmation: ConfirmationOptions

    @OptionGroup var request: RequestOptions

    mutating func validate() throws(ValidationError) { try ValidationError.refuse(time, with: at, "--at") }

    mutating func run(in session: ConsoleSession) async throws {
      try await TrackCommand.start(try session.block(block), at ?? time, allowOverlap, confirmation, in: session)
    }
  }

  struct Pause: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Pause the running session.",
        examples: [CommandExample("modulo track pause"), CommandExample("modulo track pause -10m")])
    }

    @Argument(help: ArgumentHelp("The same as --at.", valueName: "time"))
    var time: TimeArgument?

    @Option(help: ArgumentHelp("The moment; now if not given.", valueName: "time"))
    var at: TimeArgument?

    mutating func validate() throws(ValidationError) { try ValidationError.refuse(time, with: at, "--at") }

    mutating func run(in session: ConsoleSession) async throws {
      try await TrackCommand.change(.pause(at: (at ?? time)?.text), in: session)
    }
  }

  struct Resume: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Go on with the paused session.",
        examples: [CommandExample("modulo track resume"), CommandExample("modulo track resume 11:10")])
    }

    @Argument(help: ArgumentHelp("The same as --at.", valueName: "time"))
    var time: TimeArgument?

    @Option(help: ArgumentHelp("The moment; now if not given.", valueName: "time"))
    var at: TimeArgument?

    mutating func validate() throws(ValidationError) { try ValidationError.refuse(time, with: at, "--at") }

    mutating func run(in session: ConsoleSession) async throws {
      try await TrackCommand.change(.resume(at: (at ?? time)?.text), in: session)
    }
  }

  struct Stop: AddingCommand, ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "End the session and save its time.",
        discussion: """
          Less than a minute isn't saved. It asks first when more than 8 hours were active since the last command (the \
          setting longSession), or the session was started on an earlier day; --until says when it really ended.
          """,
        aliases: ["complete"],
        examples: [CommandExample("modulo track stop"), CommandExample("modulo track stop 17:00 --memo \"Chapter 3\"")])
    }

    @Argument(help: ArgumentHelp("The same as --until.", valueName: "time"))
    var time: TimeArgument?

    @Option(help: ArgumentHelp("A note.", valueName: "text"), allowsEmpty: true)
    var memo: String?

    @Option(help: ArgumentHelp("When it ended; now if not given.", valueName: "time"))
    var until: TimeArgument?

    @OptionGroup var confirmation: ConfirmationOptions

    @OptionGroup var request: RequestOptions

    mutating func validate() throws(ValidationError) { try ValidationError.refuse(time, with: until, "--until") }

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.tracking(.completion), as: TrackingCompletionScreen.self)
      let form = screen.viewModel
      if let until = until ?? time { await form.send(.end(until.text)) }
      if let memo { await form.send(.memo(memo)) }
      try await session.submit(form, confirmation)
      try session.showChange(screen, form.failure, form.completed, TrackingJSON.completion.json)
    }
  }

  struct Switch: AddingCommand, ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Save the running session and start one of another block.",
        discussion: "Both, or neither. Without a running session it starts one. It asks first as stop does.",
        examples: [
          CommandExample("modulo track switch mail"), CommandExample("modulo track switch reading --at 10:30"),
        ])
    }

    @Argument(help: .block, completion: .blocks)
    var block: String

    @Option(name: .moment, help: ArgumentHelp("The moment; now if not given.", valueName: "time"))
    var at: TimeArgument?

    @Option(help: ArgumentHelp("A note of the session that is saved.", valueName: "text"), allowsEmpty: true)
    var memo: String?

    @OptionGroup var confirmation: ConfirmationOptions

    @OptionGroup var request: RequestOptions

    mutating func run(in session: ConsoleSession) async throws {
      let block = try session.block(block)
      let screen = try session.open(.tracking(.change(to: block)), as: TrackingStartScreen.self)
      let form = screen.viewModel
      if let at { await form.send(.start(at.text)) }
      if let memo { await form.send(.memo(memo)) }
      try await session.submit(form, confirmation)
      try session.showChange(screen, form.failure, form.started) {
        TrackingJSON.switched.json((form.completed, ($0, session.dependencies.now)))
      }
    }
  }

  struct Continue: AddingCommand, ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Start a session of the block that was tracked last.",
        discussion: "It asks first when the start is more than a day ago.",
        examples: [CommandExample("modulo track continue"), CommandExample("modulo track continue --at -5m")])
    }

    @Argument(
      help: ArgumentHelp("Another block instead: its number, its name, or a part of it.", valueName: "block"),
      completion: .blocks)
    var block: String?

    @Option(help: ArgumentHelp("When it began; now if not given.", valueName: "time"))
    var at: TimeArgument?

    @Flag(help: .allowOverlap)
    var allowOverlap = false

    @OptionGroup var confirmation: ConfirmationOptions

    @OptionGroup var request: RequestOptions

    mutating func run(in session: ConsoleSession) async throws {
      let block = try block.map { try session.block($0) }
      try await TrackCommand.start(block, at, allowOverlap, confirmation, in: session)
    }
  }

  struct Discard: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Discard the running session.",
        discussion: "It asks first when any time would be lost. `modulo track stop` saves it.",
        aliases: ["cancel"])
    }

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.tracking(.discard), as: TrackingDiscardScreen.self)
      try await session.delete(screen.viewModel, on: screen, confirmation) {
        TrackingJSON.discarded.json(($0, session.dependencies.now))
      }
    }
  }

  /// Starts a session of a block; of the one that was tracked last for `nil`.
  @MainActor
  private static func start(
    _ block: BlockReference?, _ time: TimeArgument?, _ allowsOverlap: Bool, _ confirmation: ConfirmationOptions,
    in session: ConsoleSession
  ) async throws {
    let screen = try session.open(.tracking(.start(block)), as: TrackingStartScreen.self)
    let form = screen.viewModel
    if let time { await form.send(.start(time.text)) }
    await form.send(.allowOverlap(allowsOverlap))
    try await session.submit(form, confirmation)
    try session.showChange(screen, form.failure, form.started) {
      TrackingJSON.running($0, at: session.dependencies.now)
    }
  }

  /// Pauses the session, or goes on with it.
  @MainActor
  private static func change(
    _ action: TrackingScreen.ViewModel.Action, in session: ConsoleSession
  ) async throws {
    let screen = try session.open(.tracking(.running), as: TrackingScreen.self)
    await screen.viewModel.send(action)
    try session.showChange(screen, screen.viewModel.failure, screen.viewModel.changed) {
      TrackingJSON.running($0, at: session.dependencies.now)
    }
  }
}

extension ArgumentHelp {
  /// Help of the flag that lifts the rule.
  static let allowOverlap = ArgumentHelp("Allow time that was tracked already.")
}

extension ValidationError {
  /// Refuses a time that is given by its place and by its option.
  static func refuse(_ time: TimeArgument?, with option: TimeArgument?, _ name: String) throws(ValidationError) {
    if time != nil, option != nil { throw ValidationError("Give the time once: by its place, or with '\(name)'.") }
  }
}
