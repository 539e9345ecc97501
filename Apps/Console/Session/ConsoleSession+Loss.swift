import CommandKit
import ModuloCore
import ModuloModels
import ModuloNavigation
import ModuloScreens
import ModuloUtilities
import TerminalKit

extension ConsoleSession {
  /// Has a view model do what may lose something, after its question is confirmed.
  ///
  /// - Throws: As ``confirm(_:_:)``; then nothing is lost.
  func submit<ViewModel: BaseViewModel>(
    _ viewModel: ViewModel, _ confirmation: ConfirmationOptions
  ) async throws where ViewModel.Action: LossAction, ViewModel.Command == ScreenCommand<ViewModel.Action> {
    if confirmation.yes || options.isDryRun { return await viewModel.send(.submit) }
    await viewModel.send(.ask)
    for case .confirm(let question, let action, _) in viewModel.commands.take() {
      try await confirm(question, confirmation)
      await viewModel.send(action)
    }
  }

  /// Deletes the row of a deletion screen once its question is confirmed, and tells what was deleted.
  ///
  /// - Parameter destination: Made once it is certain that the question can be asked.
  func delete<Item, Problem: ScreenFailure>(
    _ destination: @autoclosure () throws -> AppDestination, as type: DeletionScreen<Item, Problem>.Type,
    _ confirmation: ConfirmationOptions, _ json: (Item) -> JSONValue
  ) async throws {
    try canAsk(confirmation)
    let screen = try open(destination(), as: type)
    try await delete(screen.viewModel, on: screen, confirmation, json)
  }

  /// Deletes the item of a screen once its question is confirmed, and tells what was deleted.
  func delete<Deletion: DeletionViewModel>(
    _ deletion: Deletion, on screen: any Screen, _ confirmation: ConfirmationOptions,
    _ json: (Deletion.Deleted) -> JSONValue
  ) async throws where Deletion.Failure: ScreenFailure {
    try await submit(deletion, confirmation)
    try showChange(screen, deletion.failure, deletion.deleted, json)
  }
}

extension ConsoleSession {
  /// Runs a command; where it changes more than the history keeps, a question comes before that.
  ///
  /// A command without `--yes` can't be told so by a script: it isn't asked about. The app asks for each of its actions.
  func runAsking(_ command: ParsedCommand) async throws {
    if command.command is AppCommand { return try await command.run(in: self) }
    guard let confirmation = command.ofConsole?.answers, !confirmation.yes else {
      return try await labels.allowingIncomplete { try await command.run(in: self) }
    }
    do {
      try await command.run(in: self)
    } catch let failure as ConsoleFailure where failure.code == ConsoleFailure.unkept {
      // It is asked about here, and by the app no more.
      _ = labels.takeRefusal()
      try await confirm(.loss(format.strings.history.unkeptQuestion), confirmation)
      try await labels.allowingIncomplete { try await command.run(in: self) }
    }
  }
}

/// A command that may ask before it does something.
protocol ConfirmingCommand: ConsoleCommand {
  /// How its questions are answered.
  var confirmation: ConfirmationOptions { get }
}

extension ConfirmingCommand {
  var answers: ConfirmationOptions? { confirmation }
}
