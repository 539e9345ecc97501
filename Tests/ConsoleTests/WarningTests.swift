import Foundation
import ModuloModels
import PersistenceKit
import Testing

@testable import ModuloPersistence

/// Rows of earlier days that the rules of today would refuse: the program reads them, warns, and names what mends them.
@Suite struct WarningTests {
  private let modulo: Modulo
  private let copy: String

  init() throws {
    modulo = try Modulo()
    copy = modulo.folder.appendingPathComponent("copy").path
  }

  @Test(arguments: OldDatabase.all)
  func `an old database works, warns, and is mended by what the warnings name`(_ old: OldDatabase) async throws {
    try old.make(at: modulo.database)
    let check = try await modulo("data", "check")
    #expect(check.status == 0, "\(check.error)")
    let warnings = try await self.warnings()
    let rules = Set(warnings.compactMap { $0["rule"] as? String })
    #expect(rules == old.rules)
    try await expectCopies(warningRows: old.rows)
    for command in Set(warnings.compactMap { $0["command"] as? String }).sorted() { try run(command) }
    let left = try await self.warnings()
    #expect(left.isEmpty, "\(left)")
    let document = try modulo.file("mended.json", try await modulo("data", "export").output)
    let imported = try await modulo("data", "import", document, "--data", copy + ".fresh")
    #expect(imported.status == 0, "\(imported.error)")
  }

  @Test func `what no command mends is mended in the document`() async throws {
    try OldDatabase.unreachable.make(at: modulo.database)
    let (check, warnings) = (try await modulo("data", "check"), try await self.warnings())
    #expect(check.status == 0)
    #expect(check.output.contains("move the row to the end of its table"), "\(check.output)")
    #expect(warnings.map { $0["rule"] as? String } == ["number", "blankNote"])
    #expect(warnings.allSatisfy { $0["command"] is NSNull })
    var lines = try await modulo("data", "export").output.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    let refused = try await modulo(
      "data", "import", try modulo.file("old.json", lines.joined(separator: "\n")), "--data", copy)
    #expect(refused.status == 65)
    #expect(refused.error.contains("line 3, column 1: number: a number is 1 or more"), "\(refused.error)")
    lines[1] = lines[1].replacing("\"lastNumber\":0", with: "\"lastNumber\":1")
    lines[2] = lines[2].replacing("{\"number\":-4", with: "{\"number\":1")
    let mended = lines.joined(separator: "\n").replacing("\"note\":\"  \"", with: "\"note\":null")
    let imported = try await modulo("data", "import", try modulo.file("new.json", mended), "--data", copy)
    #expect(imported.status == 0, "\(imported.error)")
    let after = try await modulo("data", "check", "--json", "--data", copy).json()
    #expect((after["warnings"] as? [Any])?.isEmpty == true)
  }

  @Test func `a check that warns fits its schema`() async throws {
    try OldDatabase.all[0].make(at: modulo.database)
    for (arguments, schema) in [
      (["check"], "data-check"), (["backup", copy], "data-backup"), (["restore", copy, "--yes"], "data-restore"),
      (["export", copy + ".json"], "data-export"),
    ] {
      let answer = try await modulo.run(["data"] + arguments + ["--json"])
      let faults = try Schema(named: schema).faults(in: answer.json())
      #expect(faults == [], "\(arguments)")
    }
  }

  private func warnings() async throws -> [[String: Any]] {
    try await modulo("data", "check", "--json").json()["warnings"] as? [[String: Any]] ?? []
  }

  /// A command as it is named, run by a shell.
  private func run(_ command: String) throws {
    #expect(command.hasPrefix("modulo "))
    let (status, error) = try modulo.shell("\"$0\"" + command.dropFirst("modulo".count))
    #expect(status == 0, "\(command): \(error)")
  }

  /// A backup, a restore and both exports are made, and say how many rows they warn of.
  private func expectCopies(warningRows rows: Int) async throws {
    for arguments in [["backup", copy], ["restore", copy, "--yes"], ["export", copy + ".json"]] {
      let answer = try await modulo.run(["data"] + arguments + ["--json"])
      #expect(answer.status == 0, "\(arguments): \(answer.error)")
      #expect(try answer.json()["warnings"] as? Int == rows, "\(arguments)")
    }
    let streamed = try await modulo("data", "export")
    #expect(streamed.error.contains("a current rule"), "\(streamed.error)")
    let shown = try await modulo("data", "backup", copy + ".2")
    #expect(shown.output.contains("a current rule"), "\(shown.output)")
  }
}
