import Foundation
import Testing

/// FILE, and `-` in its place.
@Suite struct FileArgumentTests {
  private let modulo: Modulo

  init() throws {
    modulo = try Modulo()
    try modulo.makeJapan()
    try modulo.makeAccounts()
  }

  /// The commands that make a file, without its name.
  private static let writing = [
    ["goal", "chart", "japan", "--svg"], ["account", "chart", "savings", "--svg"], ["portfolio", "chart", "--svg"],
    ["report", "--output"], ["data", "export"], ["balance", "export"],
  ]

  @Test(arguments: writing) func `a dash is standard output, with or without JSON`(_ command: [String]) throws {
    let file = modulo.folder.appendingPathComponent("made").path
    _ = try modulo.run(command + [file])
    let content = try String(contentsOfFile: file, encoding: .utf8)
    #expect(!content.isEmpty)
    for option in [[], ["--json"], ["--dry-run"]] as [[String]] {
      let answer = try modulo.run(command + ["-"] + option)
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
  ])
  func `a dash is standard input`(_ command: [String], _ content: String, _ expected: String) throws {
    let answer = try modulo.run(command + ["-"], input: Data(content.utf8))
    #expect(answer.status == 0, "\(answer.error)")
    #expect(answer.output.contains(expected))
  }

  @Test func `a document goes through a pipe`() throws {
    let document = try modulo("data", "export", "-").output
    let other = ["--data", modulo.folder.appendingPathComponent("other.db").path]
    let taken = try modulo.run(["data", "import", "-"] + other, input: Data(document.utf8))
    #expect(taken.status == 0, "\(taken.error)")
    let again = try modulo.run(["data", "export", "-"] + other).output
    #expect(again == document)
  }

  @Test(arguments: [
    ["data", "backup", "-"], ["data", "restore", "-", "--yes"], ["goal", "list", "--data", "-"],
    ["goal", "list", "--config", "-"],
  ])
  func `what has to be a file isn't a dash`(_ line: [String]) throws {
    let before = try modulo.stored()
    let answer = try modulo.run(line)
    #expect(answer.status == 64)
    #expect(answer.error.contains("'-' is invalid for"), "\(answer.error)")
    #expect(answer.error.contains("it has to be a file, not standard input or output"))
    let french = try modulo.run(line + ["--locale", "fr_FR"]).error
    #expect(french.contains("il faut un fichier"))
    let isUnchanged = try modulo.stored() == before
    #expect(isUnchanged)
    #expect(!FileManager.default.fileExists(atPath: "-"))
  }
}
