import Foundation
import Testing

@testable import PersistenceKit

/// What a program that ended in the middle leaves beside a database.
@Suite struct LeftoverFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Vault.container(in: folder, coins: 300).close()
  }

  @Test func `a check undoes a write that was interrupted, and finds no fault`() throws {
    try interruptWrite(at: folder.file())
    let faults = try Vault.check(folder)
    #expect(faults == [])
    let hasJournal = FileManager.default.fileExists(atPath: folder.file("league.store-journal").path)
    #expect(!hasJournal)
    let container = try ModelContainer(for: Vault.models, configuration: .league(folder.file()))
    let mints = Set(try Vault.Coin.everything(in: container).map(\.mint))
    #expect(mints == ["A", "B"])
  }

  @Test func `what only reads says that a write has to be undone`() throws {
    try interruptWrite(at: folder.file())
    let error = thrown {
      try ModelContainer(for: Vault.models, configuration: .league(folder.file(), allowsSave: false))
    }
    let expected = PersistenceError.cannotOpen(
      path: folder.file().path,
      reason: "a write that was interrupted has to be undone first, by opening it for writing")
    #expect(error == expected)
  }

  /// The superuser may write what allows no writing.
  @Test(.enabled(if: geteuid() != 0)) func `a file beside it that allows no writing gets the database's mode`() throws {
    let container = try ModelContainer(for: Vault.models, configuration: .league(folder.file()))
    let shared = folder.file("league.store-shm").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: shared)
    try container.write { try $0.insert(Vault.Owner(id: .fixed(7), name: "Eve")) }
    let second = try ModelContainer(for: Vault.models, configuration: .league(folder.file()))
    try second.write { try $0.insert(Vault.Owner(id: .fixed(8), name: "Bob")) }
  }

  @Test func `a mode is copied`() throws {
    let other = folder.file("other")
    try Data().write(to: other)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: other.path)
    let isWritable = PrivatePath.copyMode(of: folder.file().path, to: other.path)
    #expect(isWritable)
    let mode = try FileManager.default.attributesOfItem(atPath: other.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let isThere = PrivatePath.copyMode(of: folder.file().path, to: folder.file("none").path)
    #expect(!isThere)
  }

  /// Leaves the file as a power cut does in the middle of a transaction that is larger than the cache.
  private func interruptWrite(at url: URL) throws {
    let (work, journal) = (folder.file("work.store"), folder.file("work.store-journal"))
    try FileManager.default.moveItem(at: url, to: work)
    let other = try OtherProgram(work)
    try other.run(
      """
      PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN;
      UPDATE coin SET mint = 'a mint that needs much more room than the one before'
      """)
    try FileManager.default.copyItem(at: work, to: url)
    try FileManager.default.copyItem(at: journal, to: folder.file("league.store-journal"))
  }
}
