import Foundation
import Testing

/// Everything out as one document, and in again, with the program.
@Suite struct DataTransferTests {
  private let modulo: Modulo
  private let fresh: [String]

  init() async throws {
    modulo = try Modulo()
    try await modulo.makeJapan()
    fresh = ["--data", modulo.folder.appendingPathComponent("fresh/modulo.db").path]
  }

  @Test func `the same bytes come out after an import`() async throws {
    let exported = try await modulo("data", "export")
    #expect(exported.status == 0)
    #expect(exported.error == "")
    let file = try modulo.file("savings.json", exported.output)
    let imported = try await modulo.run(["data", "import", file] + fresh)
    #expect(imported.output == "✓ Imported: 1 goal and 5 contributions\n")
    let again = try await modulo.run(["data", "export"] + fresh).output
    #expect(again == exported.output)
    let goal = try await modulo.run(["goal", "show", "japan", "--json"] + fresh).output
    let original = try await modulo("goal", "show", "japan", "--json").output
    #expect(goal == original)
  }

  @Test func `standard input is a document too`() async throws {
    let exported = try await modulo("data", "export").output
    let imported = try modulo.spawn(["data", "import", "-", "--json"] + fresh, input: Data(exported.utf8))
    let expected = """
      {"schema":1,"goals":1,"contributions":5,"accounts":0,"balances":0,"rates":0,"groups":0,"blocks":0,"sessions":0,"plans":0,"fundings":0,"plannedBlocks":0,"hourlyRates":0,"targets":0,"daysOff":0}

      """
    #expect(imported.output == expected)
  }

  @Test(arguments: ["check", "delete --yes", "restore @backup.db --yes", "import @document.json --data @new.db"])
  func `every kind of row is counted in a document too`(_ line: String) async throws {
    let lines = try await SampleLines()
    let words = line.split(separator: " ").map { String($0).replacing("@", with: lines.modulo.folder.path + "/") }
    let document = try await lines.modulo.run(["data"] + words + ["--json"]).json()
    let kinds = ["goals", "contributions", "accounts", "balances", "rates", "groups", "blocks", "sessions"]
    let counts = try kinds.map { try #require(document[$0] as? Int, "\($0)") }
    #expect(counts == [2, 5, 2, 3, 1, 2, 1, 1])
  }

  @Test func `a file is for its owner, and never replaced`() async throws {
    let file = modulo.folder.appendingPathComponent("savings.json").path
    let made = try await modulo("data", "export", file)
    #expect(made.status == 0, "\(made.error)")
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let document = try String(contentsOfFile: file, encoding: .utf8)
    let streamed = try await modulo("data", "export").output
    #expect(document == streamed)
    for taken in [file, modulo.folder.path] {
      let again = try await modulo("data", "export", taken)
      #expect(again.status == 73)
      #expect(again.error == "Error: \(taken) exists already. It was left as it is.\n")
    }
  }

  @Test func `the document is the answer, with or without --json`() async throws {
    let plain = try await modulo("data", "export").output
    let asked = try await modulo("data", "export", "--json").output
    #expect(asked == plain)
    let dryRun = try await modulo("data", "export", "--dry-run").output
    #expect(dryRun == plain)
  }

  @Test func `an import needs empty data`() async throws {
    let before = try await modulo.everything()
    let file = try modulo.file("savings.json", try await modulo("data", "export").output)
    let answer = try await modulo("data", "import", file)
    #expect(answer.status == 1)
    #expect(
      answer.error
        == "Error: There is data already, and an import needs an empty database. Nothing was imported.\n")
    let after = try await modulo.everything()
    #expect(after == before)
  }

  @Test func `a wrong document is named with its place, and nothing of it is kept`() async throws {
    let document = try await modulo("data", "export").output
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (wrong, place) in [
      ("", "line 1, column 1"), ("{\n  oops", "line 2, column 3"),
      (lines.dropLast(2).joined(separator: "\n"), "line \(lines.count - 2), column"),
      (document + "x", "line \(lines.count), column 1"),
    ] {
      let file = try modulo.file("wrong.json", wrong)
      let answer = try await modulo.run(["data", "import", file] + fresh)
      #expect(answer.status == 65, "\(answer.error)")
      #expect(answer.error.hasPrefix("Error: \(file), \(place)"), "\(answer.error)")
      let goals = try await modulo.run(["data", "export"] + fresh).output
      #expect(!goals.contains("\"number\""))
    }
  }

  @Test func `a missing file is named`() async throws {
    let answer = try await modulo.run(["data", "import", "/nowhere/savings.json"] + fresh)
    #expect(answer.status == 66)
    #expect(answer.error == "Error: /nowhere/savings.json: there is no such file.\n")
  }

  @Test func `a dry run of an import keeps nothing`() async throws {
    let file = try modulo.file("savings.json", try await modulo("data", "export").output)
    let answer = try await modulo.run(["data", "import", file, "--dry-run"] + fresh)
    #expect(answer.output == "Dry run: Imported: 1 goal and 5 contributions\n")
    #expect(answer.error == "Dry run: nothing was saved.\n")
    #expect(!FileManager.default.fileExists(atPath: fresh[1]))
  }

  @Test func `a reader that goes away ends an export quietly`() throws {
    let text = try modulo.shell("\"$0\" data export | true").error
    #expect(text == "")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `an export that can't be written says so`() throws {
    let (status, text) = try modulo.shell("\"$0\" data export > /dev/full")
    #expect(status == 74)
    #expect(text == "Error: The export could not be written to its end.\n")
  }
}
