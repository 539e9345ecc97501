import Foundation
import Testing

/// The data as a whole, looked after with the program.
@Suite struct DataTests {
  private let modulo: Modulo
  private let backup: String

  init() throws {
    modulo = try Modulo()
    backup = modulo.folder.appendingPathComponent("savings.backup").path
  }

  @Test func `the path is told whatever state the data is in`() async throws {
    let fresh = try await modulo("data", "path")
    #expect(fresh.output == modulo.database.path + "\n")
    #expect(!FileManager.default.fileExists(atPath: modulo.database.path))
    let broken = try modulo.file("broken.db", "this is no database")
    let answer = try await modulo("data", "path", "--json", "--data", broken)
    #expect(answer.status == 0)
    #expect(try answer.json()["path"] as? String == broken)
    let mock = try await modulo("data", "path", "--mock").output
    #expect(mock == "in memory; nothing is kept\n")
  }

  @Test func `sample data is in memory: a file of it is refused, and none is written`() async throws {
    for line in [["backup", backup], ["export", backup], ["restore", backup, "--yes"]] {
      let answer = try await modulo.run(["data"] + line + ["--mock"])
      #expect(answer.status == 1)
      #expect(answer.output == "")
      #expect(answer.error == "Error: The data is in memory alone. No file was written or read.\n")
    }
    #expect(!FileManager.default.fileExists(atPath: backup))
    let document = try await modulo("data", "export", "--mock").output
    #expect(document.hasPrefix("{"))
  }

  @Test func `a check looks at everything`() async throws {
    try await modulo.makeJapan()
    let answer = try await modulo("data", "check")
    #expect(answer.status == 0)
    #expect(answer.output == "✓ No faults found: 1 goal and 5 contributions\n")
    try await modulo("data", "delete", "--yes")
    let nothing = try await modulo("data", "check")
    #expect(nothing.output == "✓ No faults found: 0 goals and 0 contributions\n")
  }

  @Test func `a check lists the damage`() async throws {
    try await modulo.makeJapan()
    let bytes = try Data(contentsOf: modulo.database).prefix(9_000)
    try bytes.write(to: modulo.database)
    let answer = try await modulo("data", "check")
    #expect(answer.status == 65)
    #expect(answer.output == "")
    #expect(answer.error.hasPrefix("Error: Faults found: "), "\(answer.error)")
    let json = try await modulo("data", "check", "--json")
    #expect(json.status == 65)
    let faults = try Schema(named: "data-check").faults(in: json.json())
    #expect(faults == [])
    let listed = try json.json()["faults"] as? [Any] ?? []
    #expect(!listed.isEmpty)
    let after = try Data(contentsOf: modulo.database)
    #expect(after == bytes)
  }

  @Test func `a row that was changed past the program is found`() async throws {
    try await modulo.makeJapan()
    try await modulo("contribution", "add", "japan", "9", "--name", "Bonus")
    var bytes = try Data(contentsOf: modulo.database)
    let place = try #require(bytes.range(of: Data("Bonus".utf8)))
    bytes.replaceSubrange(place, with: Data("Bogus".utf8))
    try bytes.write(to: modulo.database)
    let answer = try await modulo("data", "check", "--json")
    #expect(answer.status == 65)
    let faults = try answer.json()["faults"] as? [[String: Any]] ?? []
    let named = faults.map { "\($0["kind"] ?? "") \($0["table"] ?? "") \($0["number"] ?? "")" }
    #expect(named == ["checksum contribution 6"])
  }

  @Test(arguments: [("newer", 78), ("other", 65), ("text", 65)])
  func `a file that isn't ours to judge is told apart`(_ kind: String, _ status: Int32) async throws {
    try await modulo.makeJapan()
    var bytes = try Data(contentsOf: modulo.database)
    switch kind {
    // The application's id is at byte 68 of the header, the schema's version at byte 60.
    case "newer": bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
    case "other": bytes.replaceSubrange(68..<72, with: [0, 0, 0, 42])
    default: bytes = Data("this is no database".utf8)
    }
    try bytes.write(to: modulo.database)
    let answer = try await modulo("data", "check")
    #expect(answer.status == status, "\(answer.error)")
    let after = try Data(contentsOf: modulo.database)
    #expect(after == bytes)
  }

  @Test func `a backup is made once, and restored`() async throws {
    try await modulo.makeJapan()
    let before = try await modulo.everything()
    let made = try await modulo("data", "backup", backup)
    let size = try Data(contentsOf: URL(fileURLWithPath: backup)).count
    let number = size.formatted(.number.locale(Locale(identifier: "en_US")))
    #expect(made.output == "✓ Backed up to \(backup): \(number) bytes, verified\n")
    let again = try await modulo("data", "backup", backup)
    #expect(again.status == 73)
    #expect(again.error == "Error: \(backup) exists already. It was left as it is.\n")

    try await modulo("contribution", "add", "japan", "9")
    let restored = try await modulo("data", "restore", backup, "--yes")
    let kept = modulo.database.path + ".before-restore"
    #expect(
      restored.output == "✓ Restored: 1 goal and 5 contributions\nThe old data is kept in \(kept)\n")
    let after = try await modulo.everything()
    #expect(after == before)
    let replaced = try await modulo("goal", "show", "japan", "--json", "--data", kept).json()["current"] as? String
    #expect(replaced == "609.00")
  }

  @Test func `what can't be restored replaces nothing`() async throws {
    try await modulo.makeJapan()
    let before = try await modulo.everything()
    let missing = try await modulo("data", "restore", backup, "--yes")
    #expect(missing.status == 66)
    #expect(missing.error == "Error: \(backup): there is no such file.\n")
    let text = try modulo.file("text", "this is no backup")
    let foreign = try await modulo("data", "restore", text, "--yes")
    #expect(foreign.status == 65, "\(foreign.error)")
    let after = try await modulo.everything()
    #expect(after == before)
  }

  @Test func `damaged data is replaced by a backup`() async throws {
    try await modulo.makeJapan()
    let before = try await modulo.everything()
    try await modulo("data", "backup", backup)
    try Data(contentsOf: modulo.database).prefix(5_000).write(to: modulo.database)
    let restored = try await modulo("data", "restore", backup, "--yes")
    #expect(restored.status == 0, "\(restored.error)")
    let after = try await modulo.everything()
    #expect(after == before)
  }

  @Test func `where there is no data there is nothing to keep`() async throws {
    for arguments in [["backup", backup], ["export", backup], ["export"], ["check"], ["check", "--dry-run"]] {
      let answer = try await modulo.run(["data"] + arguments)
      #expect(answer.status == 66, "\(arguments)")
      #expect(answer.error == "Error: \(modulo.database.path): there is no data yet.\n")
      #expect(answer.output == "")
    }
    #expect(!FileManager.default.fileExists(atPath: modulo.database.path))
    #expect(!FileManager.default.fileExists(atPath: backup))
  }

  @Test func `a dry run of a deletion with copies says of none that it stays`() async throws {
    try await modulo.makeJapan()
    try await modulo("data", "backup", backup)
    try await modulo("data", "restore", backup, "--yes")
    let kept = modulo.database.path + ".before-restore"
    let told = try await modulo("data", "delete", "--with-copies", "--dry-run").output
    #expect(told == "Dry run: Deleted: 1 goal and 5 contributions\nDry run: Removed \(kept)\n")
    let document = try await modulo("data", "delete", "--with-copies", "--dry-run", "--json").json()
    let lists = ["removed", "copies"].map { document[$0] as? [String] }
    #expect(lists == [[kept], []])
    let isThere = FileManager.default.fileExists(atPath: kept)
    #expect(isThere)
    let done = try await modulo("data", "delete", "--with-copies", "--yes").output
    #expect(done == "✓ Deleted: 1 goal and 5 contributions\n✓ Removed \(kept)\n")
  }

  @Test func `dry runs write nothing`() async throws {
    try await modulo.makeJapan()
    let before = try await modulo.everything()
    try await modulo("data", "backup", backup)
    let other = backup + "-2"
    for arguments in [["backup", other], ["export", other], ["restore", backup], ["delete"]] {
      let answer = try await modulo.run(["data"] + arguments + ["--dry-run"])
      #expect(answer.status == 0, "\(arguments): \(answer.error)")
      #expect(answer.error == "Dry run: nothing was saved.\n", "\(arguments)")
      #expect(answer.output.hasPrefix("Dry run: "), "\(arguments)")
    }
    #expect(!FileManager.default.fileExists(atPath: other))
    let after = try await modulo.everything()
    #expect(after == before)
  }
}
