import ModuloModels
import ModuloUtilities
import TerminalKit

extension ConsoleSession {
  /// Ends a command that reads, unless something is to be remembered.
  func show<Value>(
    _ screen: any Screen, _ failure: (any ScreenFailure)?, _ value: Value?, isChange: Bool,
    _ json: (Value) -> JSONValue
  ) throws {
    if isChange {
      try showChange(screen, failure, value, json)
    } else {
      try show(screen, failure, value, json)
    }
  }
}
