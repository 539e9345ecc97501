import Foundation
import Testing

/// A database that isn't there: what only reads answers as an empty book, and leaves nothing.
@Suite struct MissingDatabaseTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  static let readings: [([String], Int32)] = [
    ([], 0), (["goal", "list"], 0), (["goal", "show", "x"], 1), (["goal", "chart", "x"], 1), (["account", "list"], 0),
    (["account", "show", "x"], 1), (["account", "chart", "x"], 1), (["portfolio"], 0), (["portfolio", "chart"], 0),
    (["balance", "history", "x"], 1), (["balance", "export", "-"], 0), (["contribution", "list", "x"], 1),
    (["rate", "list"], 0), (["group", "list"], 0), (["block", "list"], 0), (["block", "show", "x"], 1), (["track"], 0),
    (["track", "list"], 0), (["day"], 0), (["calendar"], 0), (["time"], 0), (["report", "--output", "-"], 0),
    (["settings", "list"], 0), (["data", "path"], 0), (["data", "check"], 66), (["data", "backup", "b.db"], 66),
    (["data", "export", "-"], 66), (["data", "clean", "--yes"], 0), (["open", "modulo://goal"], 0),
    (["open", "modulo://track"], 0), (["preview", "goal"], 0), (["goal", "delete", "x", "--yes"], 1),
    (["goal", "add", "A", "--target", "5", "--dry-run"], 0), (["goal", "add", "A", "--target", "0"], 1),
  ]

  @Test(arguments: readings) func `a look makes neither file nor folder`(
    _ command: [String], _ status: Int32
  ) async throws {
    let missing = modulo.folder.appendingPathComponent("typo/deep/x.db").path
    for option in [[], ["--json"]] as [[String]] {
      let answer = try await modulo.run(command + option, environment: ["MODULO_DATA": missing])
      #expect(answer.status == status, "\(command): \(answer.error)")
    }
    let isMade = FileManager.default.fileExists(atPath: modulo.folder.appendingPathComponent("typo").path)
    #expect(!isMade)
  }

  @Test func `the app that only looks makes none, and the first write does`() async throws {
    let missing = modulo.folder.appendingPathComponent("typo/deep/x.db")
    let environment = ["MODULO_DATA": missing.path, "MODULO_ACCESSIBLE": "1"]
    let looks = Data("go 1\ngo 2\ngo 3\ngo 4\nq\n".utf8)
    let looked = try modulo.spawn(["app"], environment: environment, input: looks)
    #expect(looked.status == 0, "\(looked.error)")
    let typo = modulo.folder.appendingPathComponent("typo")
    let isMade = FileManager.default.fileExists(atPath: typo.path)
    #expect(!isMade)
    let writes = Data("go 2\na\nJapan\n\n3000\n\n\n\ns\nq\n".utf8)
    let written = try modulo.spawn(["app"], environment: environment, input: writes)
    #expect(written.output.contains("Goal Japan (#1) created"), "\(written.output)")
    for (path, mode) in [(typo.path, 0o700), (missing.deletingLastPathComponent().path, 0o700), (missing.path, 0o600)] {
      let found = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(found == mode, "\(path)")
    }
  }

  @Test func `it is made where a link leads to, under any umask`() throws {
    let (folder, link) = (modulo.folder.appendingPathComponent("there"), modulo.folder.appendingPathComponent("link"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let target = folder.appendingPathComponent("m.db").path
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    let line = "umask 0777; MODULO_DATA='\(link.path)' \"$0\""
    let looked = try modulo.shell("\(line) goal list")
    #expect(looked.status == 0, "\(looked.error)")
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(before == [])
    let written = try modulo.shell("\(line) goal add A --target 5")
    #expect(written.status == 0, "\(written.error)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["m.db"])
    let mode = try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `what a program that was killed left of a new one is named and cleaned up`() async throws {
    let folder = modulo.database.deletingLastPathComponent()
    let draft = folder.appendingPathComponent(".draft-5688920F-9C67-42E9-8111-774A97037E5B-22419-000001BCA58FF5B3")
    try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
    for part in ["content", "content-journal"] { try Data([1]).write(to: draft.appendingPathComponent(part)) }
    let cleaned = try await modulo("data", "clean", "--yes").output
    #expect(cleaned.contains(draft.path))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == [])
  }
}
