import Foundation
import Testing

/// What goes where, and how it looks there.
@Suite struct StreamTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test func `hostile names are harmless, and keep the columns`() async throws {
    for name in ["a\u{1B}[31mred", "b\u{9B}2J", "d👨‍👩‍👧‍👦", "e日本", "f\rover", "plain"] {
      try await modulo("goal", "add", name, "--target", "5")
    }
    let answer = try await modulo("goal", "list")
    let scalars = answer.output.unicodeScalars
    let hostile = scalars.filter {
      ($0.value < 0x20 && $0 != "\n") || 0x7F...0x9F ~= $0.value || 0x2028...0x202E ~= $0.value
    }
    #expect(hostile.isEmpty)
    #expect(answer.output.split(separator: "\n").count == 7)
    let names = try await modulo("goal", "list", "--json").json()["goals"] as? [[String: Any]] ?? []
    #expect(names.last?["name"] as? String == "a\u{1B}[31mred")
  }

  @Test func `hostile words in messages are harmless too`() async throws {
    for arguments in [
      ["goal", "show", "a\u{1B}[31mred\u{9B}2J"], ["goal", "b\u{1B}]0;title\u{7}"], ["--c\u{202E}olor"],
    ] {
      let error = try await modulo.run(arguments).error
      let hostile = error.unicodeScalars.filter {
        ($0.value < 0x20 && $0 != "\n") || 0x7F...0x9F ~= $0.value || 0x2028...0x202E ~= $0.value
      }
      #expect(hostile.isEmpty, "\(arguments)")
    }
    let french = try await modulo.run(["goal", "show", "été", "--locale", "fr_FR"], environment: ["LANG": "C"]).error
    let isASCII = french.allSatisfy { $0.isASCII }
    #expect(isASCII)
  }

  @Test func `colour is there when it is asked for, and never in a pipe`() async throws {
    try await modulo.makeJapan()
    let piped = try await modulo("goal", "list").output
    #expect(!piped.contains("\u{1B}"))
    let asked = try await modulo("goal", "list", "--color", "always").output
    #expect(asked.contains("\u{1B}["))
    let refused = try await modulo("goal", "list", "--color", "never").output
    #expect(refused == piped)
    let forced = try await modulo.run(["goal", "list"], environment: ["CLICOLOR_FORCE": "1"]).output
    #expect(forced == asked)
    let both = try await modulo.run(["goal", "list"], environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]).output
    #expect(both == piped)
  }

  @Test(arguments: [30, 40, 80]) func `no line is wider than asked`(_ width: Int) async throws {
    try await modulo.makeJapan()
    for arguments in [["goal", "list"], ["goal", "show", "1"], ["contribution", "list", "1"]] {
      let output = try await modulo.run(arguments + ["--width", "\(width)", "--ascii"]).output
      let widest = output.split(separator: "\n").map(\.count).max() ?? 0
      #expect(widest <= width, "\(arguments)")
    }
  }

  @Test func `without a UTF-8 locale everything is ASCII`() async throws {
    try await modulo("goal", "add", "Café ☕️", "--target", "5", "--currency", "EUR")
    let output = try await modulo.run(["goal", "show", "1", "--locale", "fr_FR"], environment: ["LANG": "C"]).output
    let isASCII = output.allSatisfy(\.isASCII)
    #expect(isASCII)
    #expect(output.contains("EUR"))
  }

  @Test func `a reader that goes away ends the output quietly`() async throws {
    try await modulo.makeJapan()
    let text = try modulo.shell("\"$0\" goal show 1 | true").error
    #expect(text == "")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `an answer that can't be written is told, and the change with it`() async throws {
    let (status, text) = try modulo.shell("\"$0\" goal add A --target 5 --currency EUR > /dev/full")
    #expect(status == 74)
    #expect(text == "Error: The answer could not be written. What was asked for is done.\n")
    let goals = try await modulo("goal", "list", "--json").json()["goals"] as? [Any]
    #expect(goals?.count == 1)
  }

  @Test(arguments: [">&-", "<&- >&-", "<&- >&- 2>&-"])
  func `a stream closed at the start doesn't write into a file`(_ closed: String) async throws {
    try await modulo.makeJapan()
    let (whole, file) = (modulo.folder.path + "/whole.json", modulo.folder.path + "/file.json")
    try await modulo("data", "export", whole)
    let status = try modulo.shell("\"$0\" data export '\(file)' \(closed)").status
    #expect(status == 74)
    #expect(FileManager.default.contentsEqual(atPath: whole, andPath: file))
  }

  @Test func `a usage error has its usage line on standard error`() async throws {
    let answer = try await modulo("goal", "show")
    #expect(answer.status == 64)
    #expect(answer.output == "")
    #expect(answer.error.contains("Usage: modulo goal show"))
    #expect(answer.error.contains("See 'modulo goal show --help' for more information."))
  }

  @Test func `global options are legal anywhere`() async throws {
    try await modulo.makeJapan()
    let lines = [["--json", "goal", "list"], ["goal", "--json", "list"], ["goal", "list", "--json"]]
    let outputs = try await modulo.run(lines).map(\.output)
    #expect(Set(outputs).count == 1)
  }
}
