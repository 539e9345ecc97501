import CommandKit
import Testing

/// What a program declares, in another language: here every text is shouted.
@MainActor @Suite struct PhraseTests {
  private static let strings: CommandStrings = {
    var strings = CommandStrings.english
    strings.phrase = { $0.uppercased() }
    return strings
  }()
  private let runner = CommandRunner(Tool.self, strings: Self.strings)

  @Test func `help is translated, and what is typed is not`() async {
    let help = await runner.exit(of: ["--help"]).output
    for text in ["KEEPS THINGS.", "SHOW EVERYTHING.", "--data <FILE>", "THE DATA FILE.", "SHOW EVERY GOAL."] {
      #expect(help.contains(text))
    }
    for text in ["tool goal list", "--all", "[env: TOOL_DATA]", "goal     "] {
      #expect(help.contains(text))
    }
    #expect(!help.contains("Keeps things."))
  }

  @Test func `so are the texts of subcommands`() async {
    let help = await runner.exit(of: ["goal", "--help"]).output
    #expect(help.contains("MANAGE GOALS."))
    #expect(help.contains("LIST GOALS."))
  }

  @Test func `an error repeats the help of its argument in the language`() async {
    let exit = await runner.exit(of: ["--width", "x"])
    #expect(exit.errorOutput.contains("Help:  --width <WIDTH>  HOW WIDE TO DRAW."))
  }

  @Test func `what a validation says is translated`() async {
    let exit = await runner.exit(of: ["--width", "0"])
    #expect(exit.message == "THE WIDTH MUST BE POSITIVE.")
  }

  @Test func `completions and the grammar for tools are translated`() async throws {
    let completion = await Parser(Tool.self, strings: Self.strings).completion(after: [], of: "go")
    guard case .candidates(let candidates) = completion else {
      Issue.record("\(completion)")
      return
    }
    let goal = try #require(candidates.first { $0.value == "goal" })
    #expect(goal.abstract == "MANAGE GOALS.")
    let dump = await runner.exit(of: ["--experimental-dump-help"]).output
    #expect(dump.contains("KEEPS THINGS."))
  }
}
