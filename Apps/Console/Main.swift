import Foundation
import TerminalKit

/// `modulo`: hands the command line over, and ends with its exit code.
@main
enum Main {
  @MainActor
  static func main() async {
    StandardStream.ignoreBrokenPipes()
    let process = ProcessInfo.processInfo
    let program = Program(arguments: Array(process.arguments.dropFirst()), variables: process.environment)
    exit(await program.run())
  }
}
