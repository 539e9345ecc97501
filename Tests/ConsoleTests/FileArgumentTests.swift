import Foundation
import Testing

/// FILE, and `-` in its place.
@Suite struct FileArgumentTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await Fixture.japanAndAccounts.place(in: modulo)
  }

  /// The commands that make a file, without its name.
  private static let writing = [
    ["goal", "chart", "japan", "--svg"], ["account", "chart", "savings", "--svg"], ["portfolio", "chart", "--svg"],
    ["report", "--output"], ["data", "export"], ["balance", "export"],
    ["track", "export"],
  ]

  @Test(arguments: writing) func `a dash is standard output, with or without JSON`(_ command: [String]) async throws {
    let file = modulo.folder.appendingPathComponent("made").path
    _ = try await modulo.run(command + [file])
    let content = try String(contentsOfFile: file, encoding: .utf8)
    #expect(!content.isEmpty)
    for option in [[], ["--json"], ["--dry-run"]] as [[String]] {
      let answer = try await modulo.run(command + ["-"] + option)
      #expect(answer.status == 0)
      #expect(answer.error == "")
      let isSame = answer.output == content
      #expect(isSame, "\(answer.output.prefix(80))")
    }
    #expect(!FileManager.default.fileExists(atPath: "-"))
  }

  @Test(arguments: [
    (["contribution", "import", "japan"], "date,amount\n2026-04-01,5\n", "1 imported"),
    (["balance", "import"], "date,account,balance\n2026-04-05,Card,-60\n", "1 imported"),
    (["rate", "import"], "date,GBP\n2026-04-05,0.85\n", "1 imported"),
    (
      ["track", "import", "--create-blocks"], "start,duration,block\n2026-04-01T09:00,25m,Reading\n",
      "1 imported"
    ),
  ])
  func `a dash is standard input`(_ command: [String], _ content: String, _ expected: String) async throws {
    let answer = try modulo.spawn(command + ["-"], input: Data(content.utf8))
    #expect(answer.status == 0, "\(answer.error)")
    #expect(answer.output.contains(expected))
  }

  @Test func `a document goes through a pipe`() async throws {
    let document = try await modulo("data", "export", "-").output
    let other = ["--data", modulo.folder.appendingPathComponent("other.db").path]
    let taken = try modulo.spawn(["data", "import", "-"] + other, input: Data(document.utf8))
    #expect(taken.status == 0, "\(taken.error)")
    let again = try await modulo.run(["data", "export", "-"] + other).output
    #expect(again == document)
  }

  @Test(arguments: [
    ["data", "backup", "-"], ["data", "restore", "-", "--yes"], ["goal", "list", "--data", "-"],
    ["goal", "list", "--config", "-"],
  ])
  func `what has to be a file isn't a dash`(_ line: [String]) async throws {
    let before = try modulo.stored()
    let answer = try await modulo.run(line)
    #expect(answer.status == 64)
    #expect(answer.error.contains("'-' is invalid for"), "\(answer.error)")
    #expect(answer.error.contains("it has to be a file, not standard input or output"))
    let french = try await modulo.run(line + ["--locale", "fr_FR"]).error
    #expect(french.contains("il faut un fichier"))
    let isUnchanged = try modulo.stored() == before
    #expect(isUnchanged)
    #expect(!FileManager.default.fileExists(atPath: "-"))
  }
}
