import CommandKit
import DependencyKit
import ModuloCore
import ModuloData
import ModuloModels
import ModuloNavigation
import ModuloScreens

/// `modulo undo`
struct UndoCommand: ConfirmingCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "undo", abstract: "Take the last change back.",
      discussion: """
        Undo again goes further back, and `modulo redo` takes an undo back. It asks first when the change is older than \
        an hour, or wasn't made in this terminal. It is done whole or not at all: a row that was changed since keeps a \
        step from being undone. A restore is undone from the copy that it has kept. What deleted the data as a whole or \
        filled it from a document can't be undone.
        """,
      examples: [
        CommandExample("modulo undo"), CommandExample("modulo undo 3"), CommandExample("modulo undo --step 12 --rest"),
      ])
  }

  @Argument(help: ArgumentHelp("How many changes.", valueName: "count"))
  var count = 1

  @Option(help: .step, completion: .steps)
  var step: Int?

  @Flag(help: "Leave what the step added and was changed since, and take the rest back.")
  var rest = false

  @Flag(help: .allowNegative)
  var allowNegative = false

  @OptionGroup var confirmation: ConfirmationOptions

  mutating func validate() throws(ValidationError) {
    if count < 1 { throw ValidationError("The count is at least 1.") }
    if let step { try ValidationError.refuseStep(step) }
    if step != nil, count != 1 { throw ValidationError("'--step' can't be used with a count.") }
    if step == nil, rest { throw ValidationError("'--rest' is for a step that '--step' names.") }
  }

  mutating func run(in session: ConsoleSession) async throws {
    let request = step.map { rest ? HistoryRequest.rest(of: $0) : .step($0) } ?? .last(count)
    let screen = try session.open(.history(.undo(request)), as: HistoryUndoScreen.self)
    await screen.viewModel.send(.allowNegativeTotal(allowNegative))
    try await session.submit(screen.viewModel, confirmation)
    try session.showChange(screen, screen.viewModel.failure, screen.viewModel.outcome, HistoryJSON.undo.json)
  }
}

/// `modulo redo`
struct RedoCommand: ConsoleCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "redo", abstract: "Take the last undo back.",
      discussion: "It can be done until something else is written.")
  }

  @Argument(help: ArgumentHelp("How many undos.", valueName: "count"))
  var count = 1

  mutating func validate() throws(ValidationError) {
    if count < 1 { throw ValidationError("The count is at least 1.") }
  }

  mutating func run(in session: ConsoleSession) async throws {
    let screen = try session.open(.history(.redo(count)), as: HistoryRedoScreen.self)
    await screen.open()
    try session.showChange(screen, screen.viewModel.failure, screen.viewModel.outcome, HistoryJSON.redo.json)
  }
}
