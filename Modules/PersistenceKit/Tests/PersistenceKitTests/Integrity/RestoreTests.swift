import Foundation
import Testing

@testable import PersistenceKit

@Suite struct RestoreTests {
  private let folder: TemporaryFolder
  private let backup: URL

  init() throws {
    folder = try TemporaryFolder()
    backup = folder.file("backup.store")
    let container = try Vault.container(in: folder)
    try container.backUp(to: backup)
    try container.write { try $0.delete(Vault.Owner.self, for: .fixed(1)) }
    container.close()
  }

  @Test func `the backup takes the place, and the old database is kept`() throws {
    let kept = try restore()
    #expect(kept?.lastPathComponent == "league.store.before-restore")
    let contents = try folder.contents()
    let expected = ["backup.store", "league.store", "league.store.before-restore"]
    #expect(contents == expected)
    let (restored, old) = (try safes(folder.file()), try safes(try #require(kept)))
    #expect(restored == 1)
    #expect(old == 0)
  }

  @Test func `what was kept before isn't replaced`() throws {
    try restore()
    let second = try restore()
    let third = try restore()
    #expect(second?.lastPathComponent == "league.store.before-restore-2")
    #expect(third?.lastPathComponent == "league.store.before-restore-3")
  }

  @Test(arguments: [[], ["-journal"]] as [[String]])
  func `a database that isn't replaced in the end has its own name alone`(_ beside: [String]) throws {
    let target = folder.file().path
    for ending in beside { try Data([1]).write(to: URL(filePath: target + ending)) }
    let before = try folder.contents()
    let bytes = try Data(contentsOf: folder.file())
    let former = try FormerDatabase(of: target)
    try former.moveLog()
    let during = try folder.contents()
    #expect(during.contains("league.store.before-restore"))
    former.moveBack()
    let after = try folder.contents()
    #expect(after == before)
    let same = try Data(contentsOf: folder.file())
    #expect(same == bytes)
  }

  @Test func `without an old database nothing is kept`() throws {
    try FileManager.default.removeItem(at: folder.file())
    let kept = try restore()
    #expect(kept == nil)
    let count = try safes(folder.file())
    #expect(count == 1)
  }

  @Test func `a database that is open is busy, and stays`() throws {
    let before = try Data(contentsOf: folder.file())
    let container = try ModelContainer(for: Vault.models, configuration: .league(folder.file()))
    let error = thrown { try restore() }
    #expect(error == .busy)
    container.close()
    let after = try Data(contentsOf: folder.file())
    #expect(after == before)
    let contents = try folder.contents()
    let expected = ["backup.store", "league.store"]
    #expect(contents == expected)
  }

  @Test func `a faulty backup changes nothing`() throws {
    try folder.sql("UPDATE coin SET mint = 'Z' WHERE number = 1", in: "backup.store")
    let before = try Data(contentsOf: folder.file())
    let error = thrown { try restore() }
    let expected = PersistenceError.damaged(
      detail: "coin #1 isn't what its checksum says, and 2 more")
    #expect(error == expected)
    let after = try Data(contentsOf: folder.file())
    #expect(after == before)
  }

  @Test func `neither is a foreign, a newer or a missing one taken`() throws {
    try folder.sql("PRAGMA user_version = 2", in: "backup.store")
    let newer = thrown { try restore() }
    #expect(newer == .newerSchema(path: backup.path, found: 2, known: 1))
    try folder.sql("PRAGMA application_id = 2", in: "backup.store")
    let foreign = thrown { try restore() }
    #expect(foreign == .foreignApplication(path: backup.path, found: 2))
    try FileManager.default.removeItem(at: backup)
    let missing = thrown { try restore() }
    #expect(missing == .cannotOpen(path: backup.path, reason: "there is no such file"))
  }

  @Test func `another application's database isn't replaced`() throws {
    try folder.sql("PRAGMA application_id = 2")
    let error = thrown { try restore() }
    #expect(error == .foreignApplication(path: folder.file().path, found: 2))
  }

  @Test func `a damaged database is replaced, and what is beside it isn't applied to the new one`() throws {
    let damaged = Data(repeating: 7, count: 5_000)
    try damaged.write(to: folder.file())
    for suffix in ["-wal", "-journal"] { try damaged.write(to: folder.file("league.store\(suffix)")) }
    let kept = try restore()
    let content = try Data(contentsOf: try #require(kept))
    #expect(content == damaged)
    let beside = try folder.contents().filter { $0.hasPrefix("league.store-") }
    #expect(beside.isEmpty)
    let count = try safes(folder.file())
    #expect(count == 1)
  }

  @Test func `a lone log isn't applied to the backup either`() throws {
    let container = try ModelContainer(for: Vault.models, configuration: .league(folder.file()))
    try container.write { try $0.insert(Vault.Owner(id: .fixed(7), name: "in the log")) }
    let log = try Data(contentsOf: folder.file("league.store-wal"))
    container.close()
    try FileManager.default.removeItem(at: folder.file())
    try log.write(to: folder.file("league.store-wal"))
    try restore()
    let (faults, owners) = (try Vault.check(folder), try owners(folder.file()))
    #expect(faults.isEmpty)
    #expect(owners == ["Ada", "Zoë"])
  }

  @Test func `a link to the database stays one`() throws {
    let link = folder.file("link.store")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.file())
    try ModelContainer.restore(from: backup, for: Vault.models, configuration: .league(link))
    let count = try safes(folder.file())
    #expect(count == 1)
    let destination = try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
    #expect(destination == folder.file().path)
  }

  @discardableResult private func restore() throws(PersistenceError) -> URL? {
    try ModelContainer.restore(from: backup, for: Vault.models, configuration: .league(folder.file()))
  }

  private func owners(_ url: URL) throws -> [String] {
    let container = try ModelContainer(for: Vault.models, configuration: .league(url))
    defer { container.close() }
    return try Vault.Owner.everything(in: container).map(\.name)
  }

  private func safes(_ url: URL) throws -> Int {
    let container = try ModelContainer(for: Vault.models, configuration: .league(url))
    defer { container.close() }
    return try Vault.Safe.everything(in: container).count
  }
}
