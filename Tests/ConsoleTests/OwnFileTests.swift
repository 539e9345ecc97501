import Foundation
import Testing

/// The database's own files, where a command takes a file.
@Suite struct OwnFileTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo.makeJapan()
  }

  /// What leads to the database.
  enum Way: CaseIterable { case path, symbolicLink, hardLink }

  @Test(
    arguments: Way.allCases,
    [
      ["data", "import"], ["contribution", "import", "japan"], ["balance", "import"], ["rate", "import"],
      ["track", "import"],
    ])
  func `none is read as a file of rows, whatever it is called`(_ way: Way, _ command: [String]) async throws {
    let (path, before) = (try path(by: way), try modulo.stored())
    for option in [[], ["--dry-run"]] as [[String]] {
      let answer = try await modulo.run(command + [path] + option)
      #expect(answer.status == 65)
      let says = answer.error.contains("is the database itself, or belongs to it.")
      #expect(says, "\(answer.error)")
    }
    let failure = try await modulo.run(command + [path, "--json"]).output
    #expect(failure.contains("\"code\": \"ownFile\"") || failure.contains("\"code\":\"ownFile\""))
    let after = try modulo.stored()
    #expect(after == before)
  }

  @Test(arguments: Way.allCases) func `it isn't restored from itself`(_ way: Way) async throws {
    let (path, before) = (try path(by: way), try modulo.stored())
    for option in ["--yes", "--dry-run"] {
      let answer = try await modulo.run(["data", "restore", path, option])
      #expect(answer.status == 65)
      let says = answer.error.contains("(it is the database itself)")
      #expect(says, "\(answer.error)")
    }
    let after = try modulo.stored()
    #expect(after == before)
  }

  @Test(arguments: [
    ["goal", "chart", "japan", "--force", "--svg"], ["report", "--force", "--output"], ["data", "backup"],
    ["data", "export"],
  ])
  func `none is replaced, nor its place taken while it isn't there`(_ command: [String]) async throws {
    let before = try modulo.stored()
    for ending in ["", "-journal", "-wal"] {
      let answer = try await modulo.run(command + [modulo.database.path + ending])
      #expect(answer.status == 73, "\(answer.error)")
    }
    let after = try modulo.stored()
    #expect(after == before)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: modulo.database.deletingLastPathComponent().path)
    #expect(names == [modulo.database.lastPathComponent])
  }

  @Test(arguments: [
    ["goal", "chart", "japan", "--force", "--svg"], ["report", "--force", "--output"],
    ["preview", "goal/1", "--force", "--svg"], ["data", "backup"], ["data", "export"], ["balance", "export"],
    ["track", "export"],
  ])
  func `nor the settings, and both are named for what they are`(_ command: [String]) async throws {
    let config = try modulo.file("settings.json", "{}")
    let alias = modulo.folder.appendingPathComponent("alias.svg").path
    try FileManager.default.createSymbolicLink(atPath: alias, withDestinationPath: config)
    let unmade = modulo.folder.appendingPathComponent("unmade.json").path
    let cases = [
      (config, config, "is the settings file."), (alias, config, "is the settings file."),
      (unmade, unmade, "is the settings file."),
      (modulo.database.path, config, "is the database itself, or belongs to it."),
    ]
    for (path, settings, message) in cases {
      for option in [[], ["--dry-run"], ["--mock"]] as [[String]] {
        let answer = try await modulo.run(command + [path, "--config", settings] + option)
        #expect(answer.status == 73, "\(answer.error)")
        #expect(answer.error == "Error: \(path) \(message) It was left as it is.\n")
      }
    }
    let kept = try String(contentsOfFile: config, encoding: .utf8)
    #expect(kept == "{}")
    let isMade = FileManager.default.fileExists(atPath: unmade)
    #expect(!isMade)
  }

  @Test func `an empty file that an earlier version left is named by a restore, and gives way to a backup`()
    async throws
  {
    let file = modulo.folder.appendingPathComponent("bk.store")
    try Data().write(to: file)
    let answer = try await modulo.run(["data", "restore", file.path, "--yes"])
    #expect(answer.status == 65)
    #expect(answer.error.contains("it is empty, as a backup that was ended before it was whole may be"))
    let trial = try await modulo.run(["data", "backup", file.path, "--dry-run"])
    #expect(trial.status == 0, "\(trial.error)")
    try await modulo("data", "backup", file.path)
    try await modulo("data", "restore", file.path, "--yes")
    let again = try await modulo.run(["data", "backup", file.path])
    #expect(again.status == 73)
  }

  @Test func `unfinished files of earlier versions are named and cleaned up, when asked`() async throws {
    let folder = modulo.database.deletingLastPathComponent()
    let (partial, foreign) = (folder.appendingPathComponent(".bk.store.partial"), ".notes.partial")
    try Data(modulo.stored()).write(to: partial)
    try Data("notes".utf8).write(to: folder.appendingPathComponent(foreign))
    try await modulo("data", "backup", folder.appendingPathComponent("bk.store").path)
    let check = try await modulo("data", "check").output
    #expect(check.contains(".bk.store.partial"))
    #expect(!check.contains(foreign))
    try await modulo("data", "clean", "--yes")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == [foreign, "bk.store", modulo.database.lastPathComponent].sorted())
  }

  private func path(by way: Way) throws -> String {
    let alias = modulo.folder.appendingPathComponent("alias.json")
    switch way {
    case .path: return modulo.database.path
    case .symbolicLink: try FileManager.default.createSymbolicLink(at: alias, withDestinationURL: modulo.database)
    case .hardLink: try FileManager.default.linkItem(at: modulo.database, to: alias)
    }
    return alias.path
  }
}
