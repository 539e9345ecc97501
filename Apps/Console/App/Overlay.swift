import TerminalKit

/// What lies over a screen and takes the keys.
enum Overlay {
  /// A question, and what takes its answer.
  case question(ConfirmationState<Bool>, @MainActor (Bool) async -> Void)
  /// What all keys do.
  case help(ScrollState)
  /// A line that is typed: a text to search for, or a command.
  case prompt(Prompt, TextFieldState)
  /// The answer of a command.
  case answer(CommandAnswer, ScrollState)

  /// What a line is typed for.
  enum Prompt: Equatable {
    case search
    case command
  }
}
