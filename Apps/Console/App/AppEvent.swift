import ModuloModels
import TerminalKit

/// What the app has to do next.
enum AppEvent: Sendable {
  /// Of the terminal.
  case terminal(TerminalEvent)
  /// Something that is shown is another.
  case changed
  /// The stored data or the settings are others.
  case committed(StoredChange)
  /// Time has passed.
  case tick
  /// An action has ended.
  case finished
}

/// Why the app ends.
enum AppEnding: Equatable {
  case quit
  case signal(TerminationSignal)
}
