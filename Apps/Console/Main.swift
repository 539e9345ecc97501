import Foundation
import TerminalKit

/// `modulo`: hands the command line over, and ends with its exit code.
@main
enum Main {
  @MainActor
  static func main() async {
    StandardStream.occupyClosed()
    StandardStream.ignoreBrokenPipes()
    TerminationSignal.quitAtOnce()
    let process = ProcessInfo.processInfo
    // An empty variable counts as unset for every reader.
    let variables = process.environment.filter { !$0.value.isEmpty }
    let program = Program(arguments: Array(process.arguments.dropFirst()), variables: variables)
    exit(await program.run())
  }
}
