import CommandKit
import Testing

/// How a line ends: exit code, standard output, standard error.
@MainActor @Suite struct CommandRunnerTests {
  struct Ending: CustomTestStringConvertible, Sendable {
    let line: String
    let code: Int32
    var output = ""
    var errorOutput = ""

    var testDescription: String { line }
  }

  nonisolated static let endings = [
    Ending(line: "valid a b", code: 0),
    Ending(line: "--version", code: 0, output: "1.2.3"),
    Ending(line: "valid error b", code: 1, errorOutput: "Error: custom description"),
    Ending(line: "valid localized b", code: 1, errorOutput: "Error: localized description"),
    Ending(line: "valid failure b", code: 75, errorOutput: "Error: the database is busy"),
    Ending(line: "valid silent b", code: 7),
    Ending(line: "valid clean b", code: 0, output: "clean"),
    Ending(
      line: "valid invalid b", code: 64,
      errorOutput: """
        Error: bad at run.
        Usage: probe valid <a> <b>
          See 'probe valid --help' for more information.
        """),
    Ending(
      line: "bare x", code: 64,
      errorOutput: """
        Error: Unexpected argument 'x'
        Usage: probe bare
          See 'probe bare --help' for more information.
        """),
  ]

  @Test(arguments: endings) func `a line ends with its code and its texts`(_ ending: Ending) async {
    var output: [String] = []
    var errorOutput: [String] = []
    let code = await CommandRunner(Probe.self).run(
      words(ending.line), output: { output.append($0) }, errorOutput: { errorOutput.append($0) })
    let expectedOutput = ending.output.isEmpty ? [] : [ending.output]
    let expectedError = ending.errorOutput.isEmpty ? [] : [ending.errorOutput]
    #expect(code.rawValue == ending.code)
    #expect(output == expectedOutput)
    #expect(errorOutput == expectedError)
  }

  @Test(arguments: [("mid", "mid --help"), ("", "--help"), ("valid help b", "help valid")])
  func `a group called alone, and a command that asks, print help`(_ line: String, _ asking: String) async {
    let found = await CommandRunner(Probe.self).exit(of: words(line))
    let help = await CommandRunner(Probe.self).exit(of: words(asking))
    #expect(found.code == .success)
    #expect(found == help)
    #expect(!found.output.isEmpty)
  }

  @Test func `a root with a run of its own runs when called alone`() async {
    let exit = await CommandRunner(Tool.self).exit(of: [])
    #expect(exit.output.isEmpty)
    #expect(exit.code.isSuccess)
  }

  @Test func `a program may run the command its own way`() async {
    var paths: [[String]] = []
    let exit = await CommandRunner(Tool.self).exit(of: ["goal", "list"]) { parsed in
      paths.append(parsed.path)
      throw StorageFailure()
    }
    #expect(paths == [["tool", "goal", "list"]])
    #expect(exit.code == ExitCode(75))
    #expect(exit.message == "the database is busy")
  }

  @Test(arguments: [("--data a.db --version --verbose", [:]), ("--verbose --version", ["TOOL_DATA": "a.db"])])
  func `the version's details know the global options`(_ line: String, _ environment: [String: String]) async {
    let runner = CommandRunner(
      Tool.self, versionDetails: { "data: \($0.globalOptions(Globals.self)?.data ?? "")" })
    let exit = await runner.exit(of: words(line), environment: environment)
    #expect(exit.output == "2.0\ndata: a.db")
  }

  @Test func `without details, and without being asked for them, the version stands alone`() async {
    let undeclared = await CommandRunner(Probe.self).exit(of: words("--version --verbose"))
    let unasked = await CommandRunner(Probe.self, versionDetails: { _ in "more" }).exit(of: ["--version"])
    #expect(undeclared.output == "1.2.3")
    #expect(unasked.output == "1.2.3")
  }

  @Test func `a command changes its own values and drives the main actor`() async throws {
    @MainActor final class Model {
      var total = 0
    }
    struct Count: ParsableCommand {
      @Option var by: Int = 1

      @MainActor static let model = Model()

      mutating func run() async throws {
        by += 1
        Self.model.total += by
      }
    }
    let exit = await CommandRunner(Count.self).exit(of: ["--by", "4"])
    let total = Count.model.total
    #expect(exit.code == .success)
    #expect(total == 5)
  }
}
