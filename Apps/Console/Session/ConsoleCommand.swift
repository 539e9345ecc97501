import CommandKit
import DependencyKit

/// A command of `modulo`, which runs in the session that is handed to it.
protocol ConsoleCommand: ParsableCommand {
  /// Does what the command is for, with every value filled.
  ///
  /// - Throws: As `run()` of the Kit; a ``ConsoleFailure`` for what the layers refuse.
  @MainActor mutating func run(in session: ConsoleSession) async throws
}

extension ParsedCommand {
  /// Runs the command on the session's data; one that only has commands below it shows its help.
  @MainActor func run(in session: ConsoleSession) async throws {
    guard var command = command as? any ConsoleCommand else { return try await run() }
    if moment != nil, session.past == nil {
      throw ConsoleFailure(.usage, code: "usage", message: session.format.console.noPastHere)
    }
    if requestID != nil, !session.takesRequests {
      throw ConsoleFailure(.usage, code: "usage", message: session.format.console.noRequestHere)
    }
    try await session.labels.labelling(path.dropFirst()) {
      try await withDependencies {
        $0 = session.dependencies
      } operation: {
        try await command.run(in: session)
      }
    }
  }
}
