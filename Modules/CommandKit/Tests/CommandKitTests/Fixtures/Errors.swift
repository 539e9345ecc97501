import CommandKit
import Foundation

struct PlainError: Error, CustomStringConvertible {
  var description: String { "custom description" }
}

struct WordyError: LocalizedError {
  var errorDescription: String? { "localized description" }
}

struct StorageFailure: CommandFailure {
  var exitCode: ExitCode { ExitCode(75) }
  var message: String { "the database is busy" }
}
