import CommandKit
import DependencyKit
import Foundation

/// A command of `modulo`, which runs in the session that is handed to it.
///
/// What only some commands have is asked of all of them: to ask at run time whether a type conforms to a protocol reads
/// every conformance of the program.
protocol ConsoleCommand: ParsableCommand {
  /// Whether the command runs although a setting means nothing: with it that can be seen and mended.
  static var repairsSettings: Bool { get }

  /// The moment whose data the command reads; `nil` for now, and for a command that doesn't only read.
  var moment: MomentArgument? { get }
  /// The id that the command is given; `nil` for none, and for a command that takes none.
  var requestID: UUID? { get }
  /// How the questions of the command are answered; `nil` where it takes no answer.
  var answers: ConfirmationOptions? { get }

  /// Does what the command is for, with every value filled.
  ///
  /// - Throws: As `run()` of the Kit; a ``ConsoleFailure`` for what the layers refuse.
  @MainActor mutating func run(in session: ConsoleSession) async throws
}

extension ConsoleCommand {
  static var repairsSettings: Bool { false }

  var moment: MomentArgument? { nil }
  var requestID: UUID? { nil }
  var answers: ConfirmationOptions? { nil }
}

extension ParsedCommand {
  /// The command, unless it only has commands below it.
  var ofConsole: (any ConsoleCommand)? { command as? any ConsoleCommand }

  /// Runs the command on the session's data; one that only has commands below it shows its help.
  @MainActor func run(in session: ConsoleSession) async throws {
    guard var command = ofConsole else { return try await run() }
    if command.moment != nil, session.past == nil {
      throw ConsoleFailure(.usage, code: "usage", message: session.format.console.noPastHere)
    }
    if command.requestID != nil, !session.takesRequests {
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
