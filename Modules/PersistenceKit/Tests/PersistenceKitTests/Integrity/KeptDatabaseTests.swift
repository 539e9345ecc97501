import Foundation
import PersistenceKit
import Testing

/// Kept databases that steps name.
@Suite(.temporaryFolder) struct KeptDatabaseTests {
  private typealias Shelf = Library.Shelf

  private let configuration = ModelConfiguration(
    url: TemporaryFolder.current.newPlace(for: "library.store"), history: .test)
  private let models = Library.models + [HistoryStep.self]

  private func open(_ url: URL? = nil) throws -> ModelContainer {
    var configuration = configuration
    configuration.url = url ?? configuration.url
    return try ModelContainer(for: models, configuration: configuration)
  }

  /// Restores a backup.
  ///
  /// - Returns: where the database of before is.
  private func restore() throws -> URL {
    let container = try open()
    try container.write { _ = try $0.insert(Shelf(id: UUID(), name: "\(UUID())")) }
    let backup = TemporaryFolder.current.file("\(UUID()).store")
    try container.backUp(to: backup)
    container.close()
    return try #require(try ModelContainer.restore(from: backup, for: models, configuration: configuration))
  }

  private func id(of kept: URL) throws -> UUID {
    try #require(try ModelContainer.id(ofKept: kept, for: configuration))
  }

  @Test func `an id leads to the database of before, the second one too`() throws {
    let (first, second) = (try restore(), try restore())
    let ids = (try id(of: first), try id(of: second))
    let found = (
      try ModelContainer.kept(as: ids.0, for: configuration), try ModelContainer.kept(as: ids.1, for: configuration)
    )
    #expect(ids.0 != ids.1)
    #expect(found.0 == .there(first))
    #expect(found.1 == .there(second))
  }

  @Test func `one that was opened for writing, or removed, is told`() throws {
    let kept = try restore()
    let id = try id(of: kept)
    let container = try open(kept)
    try container.write { _ = try $0.insert(Shelf(id: UUID(), name: "Attic")) }
    container.close()
    let changed = try ModelContainer.kept(as: id, for: configuration)
    try ModelContainer.removeCopy(kept)
    let gone = try ModelContainer.kept(as: id, for: configuration)
    #expect(changed == .changed(kept))
    #expect(gone == .gone(kept))
  }

  @Test func `a byte that is another one is seen`() throws {
    let kept = try restore()
    let id = try id(of: kept)
    var bytes = try Data(contentsOf: kept)
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: kept)
    let found = try ModelContainer.kept(as: id, for: configuration)
    #expect(found == .changed(kept))
  }

  @Test func `other files and other ids stand for nothing`() throws {
    _ = try restore()
    let backup = TemporaryFolder.current.file("\(UUID()).store")
    try Data().write(to: backup)
    let other = try ModelContainer.id(ofKept: backup, for: configuration)
    let random = try ModelContainer.kept(as: UUID(), for: configuration)
    let inMemory = try ModelContainer.id(ofKept: backup, for: .inMemory)
    #expect(other == nil)
    #expect(random == nil)
    #expect(inMemory == nil)
  }

  @Test func `a restore over a database that was written since is refused`() async throws {
    let kept = try restore()
    let container = try open()
    let last = UUID(7)
    try await container.write { try $0.markStep(as: last) }
    try await container.write { _ = try $0.insert(Shelf(id: UUID(), name: "Attic")) }
    container.close()
    let early: PersistenceError?
    do throws(PersistenceError) {
      try await restore(from: kept, endingWith: last)
      early = nil
    } catch {
      early = error
    }
    let reopened = try open()
    let now = try #require(try reopened.steps().last?.id)
    reopened.close()
    try await restore(from: kept, endingWith: now)
    let restored = try open()
    let names = try await restored.read { try $0.fetch(FetchDescriptor<Shelf>()).map(\.name) }
    #expect(early == .busy)
    #expect(names.count == 1)
    #expect(!names.contains("Attic"))
  }

  private func restore(from kept: URL, endingWith last: UUID) async throws(PersistenceError) {
    _ = try await ModelContainer.restore(
      from: kept, for: KeptPlan.self, configuration: configuration, endingWith: last)
  }

  @Test(arguments: Engine.allCases)
  func `a mark of an undo is jumped over by an undo, and ends a redo`(_ engine: Engine) throws {
    let container = try engine.recordedLibrary()
    try container.write { _ = try $0.insert(Shelf(id: UUID(1), name: "Hall")) }
    try container.write { try $0.markStep(as: UUID(9), isUndo: true) }
    let marks = try container.steps().map(\.isMark)
    let redoable = try container.read { try $0.redoableSteps(limit: 1).map(\.id) }
    let redone = failure { try container.redoLast() }
    let undone = try container.undoLast()
    #expect(marks == [false, true])
    #expect(redoable == [UUID(9)])
    #expect(redone == .undo(.mark(step: 2)))
    #expect(undone == 1)
  }
}

private enum KeptPlan: SchemaMigrationPlan {
  static let schemas: [any VersionedSchema.Type] = [KeptSchema.self]
  static let stages: [MigrationStage] = []
}

private enum KeptSchema: VersionedSchema {
  static let version: Int32 = 1
  static let models: [any PersistentModel.Type] = Library.models + [HistoryStep.self]
}
