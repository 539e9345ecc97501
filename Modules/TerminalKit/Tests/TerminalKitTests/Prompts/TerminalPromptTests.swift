import Foundation
import TerminalKit
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Questions by lines, and at a terminal in a process of its own.
@Suite struct TerminalPromptTests {
  /// What is asked by some lines, and what is written for it.
  private func asked<Value>(
    _ answers: String, _ ask: (TerminalPrompt) async throws -> Value
  ) async throws -> (value: Value, output: String) {
    let (input, output) = (Pipe(), Pipe())
    try input.fileHandleForWriting.write(contentsOf: Data(answers.utf8))
    try input.fileHandleForWriting.close()
    let prompt = TerminalPrompt(
      input: StandardStream(descriptor: input.fileHandleForReading.fileDescriptor),
      output: StandardStream(descriptor: output.fileHandleForWriting.fileDescriptor), environment: EnvironmentValues())
    let value = try await ask(prompt)
    try output.fileHandleForWriting.close()
    return (value, String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self))
  }

  @Test func `without a terminal a question is a line, and so is its answer`() async throws {
    let name = try await asked("\n") { try await $0.text("Name", default: "demo") }
    #expect(name.value == "demo" && name.output == "Name [demo]: ")
    let checked = try await asked("d1\nd\n") {
      try await $0.text("Name") { $0.allSatisfy(\.isLetter) ? nil : "Letters only." }
    }
    #expect(checked.value == "d" && checked.output == "Name: Letters only.\nName: ")
    let isYes = try await asked("maybe\nN\n") { try await $0.confirm("Go on?") }
    #expect(!isYes.value && isYes.output == "Go on? (Y/n): Go on? (Y/n): ")
    let secret = try await asked("pw\n") { try await $0.secret("Password") }
    #expect(secret.value == "pw" && secret.output == "Password: ")
  }

  @Test func `a choice is made by number or by name`() async throws {
    for answer in ["2", "LIBRARY", "x\n9\n2"] {
      let chosen = try await asked(answer + "\n") {
        try await $0.choice("Kind", ["app", "library"]) { TerminalText($0) }
      }
      #expect(chosen.value == "library" && chosen.output.hasPrefix("Kind\n1. app\n2. library\n1–2: "))
    }
    let several = try await asked("3, app\n") {
      try await $0.choices("Kinds", ["app", "library", "tool"]) { TerminalText($0) }
    }
    #expect(several.value == ["app", "tool"])
    let none = try await asked("\n") { try await $0.choices("Kinds", ["app"]) { TerminalText($0) } }
    #expect(none.value == [])
  }

  @Test func `the end of the input is no answer`() async throws {
    await #expect(throws: TerminalPromptError.inputEnded) {
      _ = try await asked("") { try await $0.confirm("Go on?") }
    }
  }

  struct Refusal: Error {}

  @Test func `steps say what is done, and the first that fails ends them`() async throws {
    let done = try await asked("") { prompt in
      try await prompt.progress("Copying") { 7 }
    }
    #expect(done.value == 7 && done.output == "✓ Copying\n")
    let failed = try await asked("") { prompt in
      do {
        try await prompt.steps([("One", {}), ("Two", { throw Refusal() }), ("Three", {})])
        return false
      } catch is Refusal { return true }
    }
    #expect(failed.value && failed.output == "✓ 1/3 One\n✗ 2/3 Two\n")
  }

  @Test func `at a terminal keys answer, and a line is left of each question`() async throws {
    let terminal = try TestTerminal(columns: 40)
    let before = try terminal.settings()
    let user = terminal.user { terminal in
      var seen = try terminal.text(until: "? Name")
      try terminal.type("Ada\r")
      seen += try terminal.text(until: "tool")
      try terminal.type("\u{1B}[B\r")
      seen += try terminal.text(until: "[ ] two")
      try terminal.type(" \u{1B}[B \r")
      seen += try terminal.text(until: "Go on?")
      try terminal.type("n")
      seen += try terminal.text(until: "Secret")
      try terminal.type("pw\r")
      seen += try terminal.text(until: "Cancelled")
      try terminal.type("\u{3}")
      return seen + (try terminal.text(until: "ends"))
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      alarm(30)
      let stream = try TestTerminal.stream(at: path)
      let prompt = TerminalPrompt(
        input: stream, output: stream, environment: EnvironmentValues(width: 40, characterSet: .ascii))
      let name = try await prompt.text("Name", default: "demo")
      let kind = try await prompt.choice("Kind", ["app", "tool"]) { TerminalText($0) }
      let parts = try await prompt.choices("Parts", ["one", "two"]) { TerminalText($0) }
      let isYes = try await prompt.confirm("Go on?")
      let secret = try await prompt.secret("Secret")
      guard (name, kind, isYes, secret) == ("Ada", "tool", false, "pw"), parts == ["one", "two"] else { exit(3) }
      do {
        _ = try await prompt.text("Cancelled")
        exit(4)
      } catch TerminalPromptError.cancelled { _ = stream.write("ends") }
    }
    var seen = ""
    for try await text in user { seen += text }
    for line in ["x Name: Ada", "x Kind: tool", "x Parts: one, two", "x Go on?: No", "x Secret: "] {
      #expect(seen.contains(line))
    }
    #expect(!seen.contains("pw"))
    #expect(try terminal.settings() == before)
  }
}
