import Foundation
import Testing

/// Databases that can't be used: each is told apart, and left byte for byte as it was.
@Suite struct DatabaseTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test(arguments: [
    ("text", 65, "isn't a Modulo database"), ("truncated", 65, "The database is damaged"),
    ("other", 65, "isn't a Modulo database"), ("newer", 78, "was made by a newer version"),
  ])
  func `a file that isn't ours to use is refused`(_ kind: String, _ status: Int32, _ message: String) async throws {
    try await modulo.makeJapan()
    var bytes = try Data(contentsOf: modulo.database)
    switch kind {
    case "text": bytes = Data("this is no database".utf8)
    case "truncated": bytes = bytes.prefix(5_000)
    // The application's id is at byte 68 of the header, the schema's version at byte 60.
    case "other": bytes.replaceSubrange(68..<72, with: [0, 0, 0, 42])
    default: bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
    }
    try bytes.write(to: modulo.database)
    for arguments in [["goal", "list"], ["goal", "add", "X", "--target", "5"]] {
      let answer = try await modulo.run(arguments)
      #expect(answer.status == status, "\(answer.error)")
      #expect(answer.error.contains(message), "\(answer.error)")
    }
    let after = try Data(contentsOf: modulo.database)
    #expect(after == bytes)
  }

  @Test func `a folder is no database`() async throws {
    try FileManager.default.createDirectory(at: modulo.database, withIntermediateDirectories: true)
    let answer = try await modulo("goal", "list")
    #expect(answer.status == 73)
    #expect(answer.error.contains("it is a directory"))
  }

  @Test func `an empty file is damage to every command, and restore and cleanup mend it`() async throws {
    try await modulo.makeJapan()
    let backup = modulo.folder.appendingPathComponent("b.db").path
    try await modulo("data", "backup", backup)
    try Data().write(to: modulo.database)
    let lines = [
      [], ["goal", "list"], ["goal", "add", "A", "--target", "5"], ["track"], ["report", "--output", "-"],
      ["data", "check"], ["data", "backup", backup + "2"], ["data", "export", "-"], ["data", "delete", "--yes"],
      ["goal", "add", "A", "--target", "5", "--dry-run"],
    ]
    for line in lines {
      let answer = try await modulo.run(line)
      #expect(answer.status == 65, "\(line): \(answer.error)")
      #expect((answer.output + answer.error).contains("the file is empty"), "\(line): \(answer.error)")
    }
    let size = try Data(contentsOf: modulo.database).count
    #expect(size == 0)
    try await modulo("data", "restore", backup, "--yes")
    let goals = try await modulo("goal", "list").output
    #expect(goals.contains("Japan trip"))
    try Data().write(to: modulo.database)
    let cleaned = try await modulo("data", "clean", "--yes").output
    #expect(cleaned.contains(modulo.database.path))
    let added = try await modulo("goal", "add", "A", "--target", "5")
    #expect(added.status == 0, "\(added.error)")
  }

  @Test func `without permission nothing is written`() async throws {
    try await modulo.makeJapan()
    let bytes = try Data(contentsOf: modulo.database)
    for path in [modulo.folder.path, modulo.database.deletingLastPathComponent().path] {
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: modulo.database.path)
    defer { restore() }
    let answer = try await asUnprivilegedUser(["contribution", "add", "japan", "5"])
    #expect(answer.status == 77, "\(answer.error)")
    let after = try Data(contentsOf: modulo.database)
    #expect(after == bytes)
  }

  @Test(.enabled(if: canMount)) func `a full disk changes nothing and says so`() async throws {
    let disk = modulo.folder.appendingPathComponent("disk")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    try shell("mount", "-t", "tmpfs", "-o", "size=400k", "modulo", disk.path)
    defer { unmount(disk) }
    let environment = ["MODULO_DATA": disk.appendingPathComponent("modulo.db").path]
    _ = try await modulo.run(["goal", "add", "A", "--target", "5"], environment: environment)
    let before = try await modulo.run(["goal", "list", "--json"], environment: environment).output
    let rows = (1...6_000).map { "2026-04-01,\($0)\n" }.joined()
    let file = try modulo.file("rows.csv", "date,amount\n" + rows)
    let answer = try await modulo.run(["contribution", "import", "A", file], environment: environment)
    #expect(answer.status == 74, "\(answer.error)")
    #expect(answer.error.contains("The disk is full. Nothing was changed."))
    let after = try await modulo.run(["goal", "list", "--json"], environment: environment).output
    #expect(after == before)
  }

  @Test(.enabled(if: canMount)) func `on a full disk reading works, and what is written elsewhere`() async throws {
    let disk = modulo.folder.appendingPathComponent("disk")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    try shell("mount", "-t", "tmpfs", "-o", "size=400k", "modulo", disk.path)
    defer { unmount(disk) }
    let environment = ["MODULO_DATA": disk.appendingPathComponent("modulo.db").path]
    _ = try await modulo.run(["goal", "add", "A", "--target", "5"], environment: environment)
    let before = try await modulo.run(["goal", "list", "--json"], environment: environment).output
    let filling = FileManager.default.createFile(atPath: disk.appendingPathComponent("rest").path, contents: nil)
    try #require(filling)
    // It ends when there is no more room.
    _ = try modulo.shell("dd if=/dev/zero of='\(disk.path)/rest' bs=1024 count=1000")
    let after = try await modulo.run(["goal", "list", "--json"], environment: environment)
    #expect(after.output == before, "\(after.error)")
    let (backup, export) = (modulo.folder.path + "/b.db", modulo.folder.path + "/e.json")
    for arguments in [["data", "check"], ["data", "backup", backup], ["data", "export", export]] {
      let answer = try await modulo.run(arguments, environment: environment)
      #expect(answer.status == 0, "\(arguments): \(answer.error)")
    }
    let written = try await modulo.run(["contribution", "add", "a", "5"], environment: environment)
    #expect(written.status == 74)
    #expect(written.error.contains("The disk is full. Nothing was changed."))
    let copied = try await modulo("goal", "list", "--json", "--data", backup).output
    #expect(copied == before)
  }

  @Test func `the file that lacks permission is the one that is named`() async throws {
    try await modulo.makeJapan()
    let shared = modulo.database.path + "-shm"
    try Data(repeating: 0, count: 32_768).write(to: URL(fileURLWithPath: shared))
    let folder = modulo.database.deletingLastPathComponent().path
    for (path, mode) in [(modulo.folder.path, 0o777), (folder, 0o777), (modulo.database.path, 0o666), (shared, 0o444)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    let answer = try await asUnprivilegedUser(["contribution", "add", "japan", "5"])
    #expect(answer.status == 77, "\(answer.error)")
    #expect(answer.error.contains(shared + ": no permission"), "\(answer.error)")
  }

  @Test(.enabled(if: geteuid() == 0))
  func `a file beside it that a database without the right to write has left gets its mode`() async throws {
    try await modulo.makeJapan()
    let folder = modulo.database.deletingLastPathComponent().path
    for path in [modulo.folder.path, folder, modulo.database.path] {
      try FileManager.default.setAttributes([.ownerAccountID: 65_534], ofItemAtPath: path)
    }
    let shared = modulo.database.path + "-shm"
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: modulo.database.path)
    _ = try await asUnprivilegedUser(["goal", "list"])
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: modulo.database.path)
    let mode = try FileManager.default.attributesOfItem(atPath: shared)[.posixPermissions] as? Int
    #expect(mode == 0o444)
    let answer = try await asUnprivilegedUser(["contribution", "add", "japan", "5"])
    #expect(answer.status == 0, "\(answer.error)")
  }

  @Test func `a folder that doesn't take files is read from`() async throws {
    try await modulo.makeJapan()
    let folder = modulo.database.deletingLastPathComponent().path
    for (path, mode) in [(modulo.folder.path, 0o755), (modulo.database.path, 0o444), (folder, 0o555)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    defer { restore() }
    let answer = try await asUnprivilegedUser(["goal", "list"])
    #expect(answer.status == 0, "\(answer.error)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names == ["modulo.db"])
  }

  @Test(arguments: [0, 1, 2]) func `a version that was changed past the program is damage`(_ version: UInt8)
    async throws
  {
    try await modulo.makeJapan()
    var bytes = try Data(contentsOf: modulo.database)
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, version])
    try bytes.write(to: modulo.database)
    for arguments in [["goal", "list"], ["data", "check"]] {
      let answer = try await modulo.run(arguments)
      #expect(answer.status == 65, "\(arguments): \(answer.error)")
    }
    let after = try Data(contentsOf: modulo.database)
    #expect(after == bytes)
  }

  @Test(arguments: [0, 1, 2]) func `a backup whose version was changed replaces nothing`(_ version: UInt8) async throws
  {
    try await modulo.makeJapan()
    let backup = modulo.folder.appendingPathComponent("backup.db")
    try await modulo("data", "backup", backup.path)
    var bytes = try Data(contentsOf: backup)
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, version])
    try bytes.write(to: backup)
    let before = try Data(contentsOf: modulo.database)
    for options in [["--yes"], ["--dry-run", "--yes"]] {
      let answer = try await modulo.run(["data", "restore", backup.path] + options)
      #expect(answer.status == 65, "\(options): \(answer.error)")
    }
    let after = try Data(contentsOf: modulo.database)
    #expect(after == before)
  }

  private func restore() {
    for path in [modulo.folder.path, modulo.database.deletingLastPathComponent().path] {
      do {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      } catch {
        Issue.record(error)
      }
    }
  }

  /// Runs the program as a user without rights; root has too many for this test.
  private func asUnprivilegedUser(_ arguments: [String]) async throws -> Modulo.Answer {
    guard geteuid() == 0 else { return try await modulo.run(arguments) }
    let process = try modulo.process(arguments)
    let error = Pipe()
    process.arguments =
      ["--reuid=65534", "--clear-groups", "--", try #require(process.executableURL).path]
      + (process.arguments ?? [])
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
    process.standardOutput = FileHandle.nullDevice
    process.standardError = error
    let end = try process.start()
    let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    end.wait()
    return Modulo.Answer(status: process.terminationStatus, output: "", error: text)
  }

  private func unmount(_ disk: URL) {
    do { try shell("umount", disk.path) } catch { Issue.record(error) }
  }
}

/// Whether a small disk of our own can be mounted here: as root, and where the system allows it.
private let canMount: Bool = {
  guard geteuid() == 0 else { return false }
  do {
    let probe = try TemporaryFolder()
    defer { withExtendedLifetime(probe) {} }
    try shell("mount", "-t", "tmpfs", "-o", "size=64k", "modulo", probe.url.path)
    try shell("umount", probe.url.path)
    return true
  } catch {
    return false
  }
}()

private func shell(_ arguments: String...) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = arguments
  process.standardError = FileHandle.nullDevice
  let end = try process.start()
  end.wait()
  if process.terminationStatus != 0 { throw CocoaError(.executableLoad) }
}
