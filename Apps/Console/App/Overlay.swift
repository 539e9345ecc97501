import TerminalKit

/// What lies over a screen and takes the keys.
enum Overlay {
  /// A question, and what takes its answer.
  case question(ConfirmationState<Bool>, @MainActor (Bool) async -> Void)
  /// What all keys do.
  case help(ScrollState)
  /// The answer of a command, and its lines in view.
  case answer(CommandAnswer, Viewport)
}
