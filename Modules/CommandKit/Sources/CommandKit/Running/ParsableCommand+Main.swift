import Foundation

extension ParsableCommand {
  /// Runs the command as the whole program: `@main struct Tool: ParsableCommand` needs no more than this.
  ///
  /// The one place in the Kit that looks at the process: it takes its arguments, its environment and, for the width of help, its
  /// `COLUMNS`; it prints on its standard streams and ends it with the command's exit code. A program that decides any of this
  /// for itself uses a ``CommandRunner``.
  @MainActor public static func main() async {
    let environment = ProcessInfo.processInfo.environment
    let code = await CommandRunner(Self.self, width: HelpFormatter.width(in: environment)).run(
      Array(CommandLine.arguments.dropFirst()), environment: environment,
      output: { print($0) },
      errorOutput: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
    exit(code.rawValue)
  }
}
