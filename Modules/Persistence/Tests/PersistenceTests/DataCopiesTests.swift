import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import PersistenceKit
import Testing

@testable import ModuloPersistence

/// Files beside a database: what restores kept, backups, and unfinished files.
@Suite(.temporaryFolder) struct DataCopiesTests {
  private static let draft = ".draft-5688920F-9C67-42E9-8111-774A97037E5B-22419-000001BCA58FF5B3"

  @Test func `what restores kept and backups are copies; the database, another one and other files aren't`()
    async throws
  {
    let (url, safety) = try filled()
    let folder = url.deletingLastPathComponent()
    let backup = folder.appendingPathComponent("mine.db")
    _ = try await safety.backUp(to: backup)
    let kept = try await safety.restore(from: backup).keptPath
    let other = DefaultDataContextManager(url: folder.appendingPathComponent("other.db"))
    _ = try other.container()
    other.close()
    for name in ["other.db.before-restore", "notes.txt", "modulo.db.before-restore-x"] {
      try Data("mine".utf8).write(to: folder.appendingPathComponent(name))
    }
    let copies = try await safety.copies()
    #expect(copies == [backup.path, try #require(kept)])
    let deletion = try await safety.deleteAll(includingCopies: true)
    #expect(deletion.removed == copies)
    #expect(deletion.copies == [])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let rest = names.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
    #expect(rest == ["modulo.db", "modulo.db.before-restore-x", "notes.txt", "other.db", "other.db.before-restore"])
  }

  @Test func `a dry run removes no copy and no draft, and leaves none`() async throws {
    let (url, safety) = try filled()
    let folder = url.deletingLastPathComponent()
    let backup = folder.appendingPathComponent("mine.db")
    _ = try await safety.backUp(to: backup)
    try Data([1]).write(to: folder.appendingPathComponent(Self.draft))
    safety.manager.close()
    let trial = DefaultDataSafety(manager: DefaultDataContextManager(url: url, isDryRun: true))
    let named = try await trial.deleteAll(includingCopies: true)
    #expect(named.removed == [backup.path, folder.appendingPathComponent(Self.draft).path])
    _ = try await trial.clean()
    _ = try await trial.backUp(to: folder.appendingPathComponent("b.db"))
    trial.manager.close()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.filter { !$0.hasPrefix("modulo.db-") } == [Self.draft, "mine.db", "modulo.db"])
  }

  @Test func `a check names what was left unfinished, and cleaning removes it`() async throws {
    let (url, safety) = try filled()
    let draft = url.deletingLastPathComponent().appendingPathComponent(Self.draft)
    try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: false)
    for name in ["content", "content-journal"] { try Data([1]).write(to: draft.appendingPathComponent(name)) }
    let check = try await safety.check()
    #expect(check.isClean)
    #expect(check.leftovers == [draft.path])
    let removed = try await safety.clean()
    #expect(removed == [draft.path])
    let again = try await safety.leftovers()
    #expect(again == [])
  }

  @Test func `what can't be removed stays, and the rest is removed`() async throws {
    let (url, safety) = try filled()
    let folder = url.deletingLastPathComponent()
    let stubborn = folder.appendingPathComponent(Self.draft.dropLast() + "0")
    let content = stubborn.appendingPathComponent("content")
    try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
    for name in [Self.draft, ".a.db.partial"] { try Data().write(to: folder.appendingPathComponent(name)) }
    let removed = try await safety.clean()
    #expect(removed == [Self.draft, ".a.db.partial"].map { folder.appendingPathComponent($0).path })
    let left = try await safety.leftovers()
    #expect(left == [stubborn.path])
    let deletion = try await safety.deleteAll(includingCopies: true)
    #expect(deletion.copies == left)
  }

  @Test func `the next backup and the next export remove it too`() async throws {
    let (url, safety) = try filled()
    let folder = url.deletingLastPathComponent()
    let draft = folder.appendingPathComponent(Self.draft)
    try Data([1]).write(to: draft)
    _ = try await safety.backUp(to: folder.appendingPathComponent("a.db"))
    #expect(!FileManager.default.fileExists(atPath: draft.path))
    try Data([1]).write(to: draft)
    _ = try await safety.export(to: folder.appendingPathComponent("a.json"), omittingDamage: false)
    #expect(!FileManager.default.fileExists(atPath: draft.path))
  }

  private func filled() throws -> (url: URL, safety: DefaultDataSafety) {
    let url = temporaryDatabase()
    let manager = DefaultDataContextManager(url: url)
    try manager.container().write { try $0.insert(FinancialGoalEntity.japan) }
    return (url, DefaultDataSafety(manager: manager))
  }
}
