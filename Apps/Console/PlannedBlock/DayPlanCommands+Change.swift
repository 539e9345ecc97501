import CommandKit
import DependencyKit
import ModuloModels
import ModuloNavigation
import ModuloTracking

extension DayPlanCommands {
  struct Move: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Put a planned block at another time.",
        discussion: """
          It stays as long as it is unless an end is given. A time of the clock alone is of the day that it is planned on. \
          What was tracked stays where it is.
          """,
        examples: [
          CommandExample("modulo day plan move 4 --from 14:00"),
          CommandExample("modulo day plan move 4 --from \"tomorrow 9:00\""),
        ])
    }

    @Argument(help: .plannedBlock, completion: .plannedBlocks)
    var plan: String

    @Option(help: ArgumentHelp("When it begins.", valueName: "time"))
    var from: TimeArgument

    @Option(help: ArgumentHelp("When it ends, or how long it is.", valueName: "time"))
    var to: TimeArgument?

    mutating func run(in session: ConsoleSession) async throws {
      let reference = try session.number(plan, PlannedBlockError.self)
      let screen = try session.open(.plannedBlock(.move(reference)), as: PlannedBlockFormScreen.self)
      let form = screen.viewModel
      await form.send(.start(from.text))
      if let to { await form.send(.end(to.text)) }
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.changed, PlannedBlockJSON.change.json)
    }
  }

  struct Edit: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Change the block, the start or the end of a planned block.",
        discussion: "Only what is given changes. What began already can only be moved to a later time, or deleted.",
        suggestion: .change,
        examples: [CommandExample("modulo day plan edit 4 --to 11:30 --block coding")])
    }

    @Argument(help: .plannedBlock, completion: .plannedBlocks)
    var plan: String

    @Option(help: ArgumentHelp("When it begins.", valueName: "time"))
    var from: TimeArgument?

    @Option(help: ArgumentHelp("When it ends, or how long it is.", valueName: "time"))
    var to: TimeArgument?

    @Option(help: ArgumentHelp("Another block.", valueName: "block"), completion: .blocks)
    var block: String?

    mutating func validate() throws(ValidationError) {
      if from == nil, to == nil, block == nil {
        throw ValidationError("Give at least one of '--from', '--to' and '--block'.")
      }
    }

    mutating func run(in session: ConsoleSession) async throws {
      let reference = try session.number(plan, PlannedBlockError.self)
      let screen = try session.open(.plannedBlock(.update(reference)), as: PlannedBlockFormScreen.self)
      let form = screen.viewModel
      if let from { await form.send(.start(from.text)) }
      if let to { await form.send(.end(to.text)) }
      if let block { await form.send(.choose(try session.block(block))) }
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.changed, PlannedBlockJSON.change.json)
    }
  }

  struct Copy: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Copy what is planned on a day to another day: all of it, or nothing.",
        discussion: """
          Local times stay. Where the clocks are changed on that day, a time that it doesn't have or has twice is refused, \
          and so is what would overlap with a plan of that day.
          """,
        examples: [CommandExample("modulo day plan copy today --to tomorrow")])
    }

    @Argument(help: ArgumentHelp("The day that is copied.", valueName: "day"))
    var day: DayArgument

    @Option(help: ArgumentHelp("The day that gets the copies.", valueName: "day"))
    var to: DayArgument

    @OptionGroup var request: RequestOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.plannedBlock(.copy(nil)), as: PlannedBlockCopyScreen.self)
      let form = screen.viewModel
      await form.send(.day(day.text))
      await form.send(.target(to.text))
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.copies, PlannedBlockJSON.copies.json)
    }
  }

  struct Delete: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Delete a planned block.", discussion: "It asks first. What was tracked stays.",
        suggestion: .deletion)
    }

    @Argument(help: .plannedBlock, completion: .plannedBlocks)
    var plan: String

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      try await session.delete(
        .plannedBlock(.deletion(session.number(plan, PlannedBlockError.self))), as: PlannedBlockDeletionScreen.self,
        confirmation, PlannedBlockJSON.plan.json)
    }
  }
}
