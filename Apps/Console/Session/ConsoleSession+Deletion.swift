import ModuloCore
import ModuloUtilities
import TerminalKit

extension ConsoleSession {
  /// Deletes the item of a screen once its question is confirmed, and tells what was deleted.
  func delete<Deletion: DeletionViewModel>(
    _ deletion: Deletion, on screen: any Screen, _ confirmation: ConfirmationOptions,
    _ json: (Deletion.Deleted) -> JSONValue
  ) async throws where Deletion.Failure: ScreenFailure {
    try await confirm(confirmation) {
      await deletion.send(.appear)
      try require(deletion.failure)
      return deletion.question ?? ""
    }
    await deletion.send(.submit)
    try showChange(screen, deletion.failure, deletion.deleted, json)
  }
}
