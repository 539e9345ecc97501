import CommandKit
import Testing

/// The words that were given for the arguments of a command.
@Suite struct GivenArgumentTests {
  private struct Tool: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "tool", subcommands: [Plant.self])

    @OptionGroup(scope: .global) var global: Global
  }

  private struct Global: ParsableArguments {
    @Option var data: String?
  }

  private struct Plant: ParsableCommand {
    @Argument var crop: String
    @Option var bed: Int?
    @Option(environment: "TOOL_NOTE") var note: String?
    @Flag var early = false
  }

  private func given(_ line: String, _ environment: [String: String] = [:]) -> [[String]] {
    let words = line.split(separator: " ").map(String.init)
    guard case .command(let command) = Parser(Tool.self).parse(words, environment: environment) else { return [] }
    return command.given.map { [$0.description.preferredName?.description ?? $0.description.valueName] + $0.words }
  }

  @Test(arguments: [
    "plant peas --bed 3 --early", "plant --early --bed=3 peas", "--data x plant --bed 3 --data y peas --early",
  ])
  func `they are the same in any order, without the global ones`(_ line: String) {
    let given = given(line)
    #expect(given == [["crop", "peas"], ["--bed", "3"], ["--early", "true"]])
  }

  @Test func `what the environment gives is among them, and what nobody gave is not`() {
    let given = given("plant peas", ["TOOL_NOTE": "sweet"])
    #expect(given == [["crop", "peas"], ["--note", "sweet"]])
  }
}
