import CommandKit
import Foundation
import TerminalKit

/// `architect`: runs the command line, and ends with its exit code.
@main
enum Main {
  @MainActor
  static func main() async {
    StandardStream.occupyClosed()
    let process = ProcessInfo.processInfo
    let width = HelpFormatter.width(in: process.environment)
    let code = await CommandRunner(ArchitectCommand.self, width: width).run(
      Array(process.arguments.dropFirst()), environment: process.environment,
      output: { Output.write($0 + "\n") }, errorOutput: { Output.complain($0 + "\n") },
      execute: { command in try await owningUp { try await command.run() } })
    exit(code.rawValue)
  }

  /// Runs a command. A failure that no command foresees is a bug of ours: left alone it would end with 1, which says
  /// that a contract is broken.
  ///
  /// - Throws: What the command throws, or `ArchitectFailure.bug`.
  @MainActor
  static func owningUp(_ run: @MainActor () async throws -> Void) async throws {
    do {
      try await run()
    } catch let error as any CommandFailure {
      throw error
    } catch {
      throw isAnswer(error) ? error : ArchitectFailure.bug("\(error)")
    }
  }

  /// Whether a command ends on purpose.
  private static func isAnswer(_ error: any Error) -> Bool {
    error is ExitCode || error is CleanExit || error is ValidationError
  }
}
