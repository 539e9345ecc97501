import TerminalKit
import Testing

@testable import modulo

/// The line that is typed below a screen, and those that were entered before it.
@Suite struct PromptTests {
  @Test func `the vertical arrows lead along the lines that were entered, and back to the one being typed`() {
    var prompt = prompt(after: ["goal list", "goal show 1", "goal show 1", "  "])
    type("go", in: &prompt)
    let shown = [Key.up, .up, .up, .down, .down, .down].map { key in
      _ = prompt.handle(key)
      return prompt.field.text
    }
    #expect(shown == ["goal show 1", "goal list", "goal list", "goal show 1", "go", "go"])
  }

  @Test func `a line that was brought back can be edited, and its cursor is at the end`() {
    var prompt = prompt(after: ["goal show 1"])
    _ = prompt.handle(.up)
    _ = prompt.handle(.backspace)
    type("2", in: &prompt)
    #expect(prompt.field.text == "goal show 2")
    let response = prompt.handle(.enter)
    #expect(response == .submitted)
  }

  @Test func `without lines that were entered the arrows do nothing`() {
    var prompt = prompt(after: [])
    type("x", in: &prompt)
    let responses = [Key.up, .down].map { prompt.handle($0) }
    #expect(responses == [.unchanged, .unchanged])
    #expect(prompt.field.text == "x")
  }

  @Test(arguments: [
    ("goal li", ["list", "show"], "goal list "), ("modulo goal LI", ["list"], "modulo goal list "),
    ("goal ", ["list", "listen"], "goal list"), ("goal list", ["list", "listen"], "goal list"),
    ("goal show ja", ["Japan trip"], "goal show Japan\\ trip "), ("goal x", ["list"], "goal x"),
    ("goal list --so", ["--sort="], "goal list --sort="), ("", ["goal"], "goal "),
    ("save trip", ["Japan trip", "Car"], "save Japan\\ trip "), ("save rip", ["Japan trip"], "save rip"),
  ])
  func `Tab completes the last word as far as it is known`(
    _ line: String, _ candidates: [String], _ expected: String
  ) throws {
    let completion = try #require(CommandCompletion(line, homeFolder: nil))
    let completed = completion.completed(by: candidates)
    #expect(completed == expected)
  }

  @Test(arguments: ["goal \"ja", "goal ja\\", "goal 'ja'"])
  func `a word in quotes isn't completed`(_ line: String) {
    let completion = CommandCompletion(line, homeFolder: nil)
    #expect(completion == nil)
  }

  private func prompt(after lines: [String]) -> Prompt {
    var history = LineHistory()
    for line in lines { history.append(line) }
    return Prompt(purpose: .command, history: history)
  }

  private func type(_ text: String, in prompt: inout Prompt) {
    for character in text { _ = prompt.handle(Key(.character(character))) }
  }
}
