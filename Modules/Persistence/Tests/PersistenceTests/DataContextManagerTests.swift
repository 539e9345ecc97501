import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import PersistenceKit
import Testing

/// The container of the product.
@Suite(.temporaryFolder) struct DataContextManagerTests {
  @Test func `nothing is made before it is needed`() throws {
    let url = temporaryDatabase()
    let manager = DefaultDataContextManager(url: url)
    #expect(!FileManager.default.fileExists(atPath: url.path))
    _ = try manager.container()
    #expect(FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `reading makes no file, and sees what is written once there is one`() async throws {
    let url = temporaryDatabase()
    let manager = DefaultDataContextManager(url: url)
    let storage = DefaultStorage(manager: manager)
    let before = try await storage.read { try $0.fetchCount(FetchDescriptor<FinancialGoalEntity>()) }
    #expect(before == 0)
    #expect(!FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))
    let other = DefaultStorage(manager: DefaultDataContextManager(url: url))
    _ = try await other.write { try $0.insert(FinancialGoalEntity.japan) }
    let after = try await storage.read { try $0.fetchCount(FetchDescriptor<FinancialGoalEntity>()) }
    #expect(after == 1)
  }

  @Test func `a manager of the past reads what was there then, and writes nothing`() async throws {
    let url = temporaryDatabase()
    let now = DefaultStorage(manager: DefaultDataContextManager(url: url))
    _ = try await now.write { try $0.insert(FinancialGoalEntity.japan) }
    _ = try await now.write { try $0.delete(model: FinancialGoalEntity.self) }
    let past = DefaultStorage(manager: DefaultDataContextManager(url: url, asOf: .step(1)))
    let count = try await past.read { try $0.fetchCount(FetchDescriptor<FinancialGoalEntity>()) }
    #expect(count == 1)
    await #expect(throws: RepositoryError.storage(.readOnly)) {
      try await past.write { try $0.delete(model: FinancialGoalEntity.self) }
    }
  }

  @Test func `there is no past without a file, and none of an older one`() async throws {
    let url = temporaryDatabase()
    let past = DefaultStorage(manager: DefaultDataContextManager(url: url, asOf: .step(1)))
    await #expect(throws: RepositoryError.forbidden(.history(.notInHistory(nil)))) {
      try await past.read { try $0.fetchCount(FetchDescriptor<FinancialGoalEntity>()) }
    }
    #expect(!FileManager.default.fileExists(atPath: url.path))
    let configuration = ModelConfiguration(
      url: url, applicationID: ModuloMigrationPlan.applicationID, schemaVersion: SchemaV5.version)
    try ModelContainer(for: SchemaV5.models, configuration: configuration).close()
    let older = try Data(contentsOf: url)
    await #expect(throws: RepositoryError.forbidden(.history(.notInHistory(nil)))) {
      try await past.read { try $0.fetchCount(FetchDescriptor<FinancialGoalEntity>()) }
    }
    let left = try Data(contentsOf: url)
    #expect(left == older)
  }

  @Test(arguments: [false, true]) func `what is written is read, in a dry run too`(_ isDryRun: Bool) async throws {
    let manager = DefaultDataContextManager(url: temporaryDatabase(), isDryRun: isDryRun)
    let storage = DefaultStorage(manager: manager)
    _ = try await storage.read { try $0.fetchCount(FetchDescriptor<FinancialGoalEntity>()) }
    _ = try await storage.write { try $0.insert(FinancialGoalEntity.japan) }
    let count = try await storage.read { try $0.fetchCount(FetchDescriptor<FinancialGoalEntity>()) }
    #expect(count == 1)
  }

  @Test func `a file that another process makes is a change, and none before it is there`() async throws {
    let url = temporaryDatabase()
    let manager = DefaultDataContextManager(url: url)
    var changes = manager.changes().makeAsyncIterator()
    let isThere = await manager.waitForData(atMost: .milliseconds(1))
    #expect(!isThere)
    let other = DefaultStorage(manager: DefaultDataContextManager(url: url))
    _ = try await other.write { try $0.insert(FinancialGoalEntity.japan) }
    let change = await changes.next()
    #expect(change != nil)
    let count = try await manager.readingContainer().read { try $0.fetchCount(FetchDescriptor<FinancialGoalEntity>()) }
    #expect(count == 1)
  }

  @Test func `a commit of another process names its tables, once the history was read`() async throws {
    let url = temporaryDatabase()
    let (manager, other) = (DefaultDataContextManager(url: url), DefaultDataContextManager(url: url))
    let storage = DefaultStorage(manager: other)
    _ = try await storage.write { try $0.insert(FinancialGoalEntity.japan) }
    _ = try manager.container()
    var changes = manager.changes().makeAsyncIterator()
    // They may be listened to after any of the commits, so these go on.
    let committing = Task {
      while !Task.isCancelled {
        _ = try await storage.write { try $0.delete(model: FinancialGoalEntity.self) }
        _ = try await storage.write { try $0.insert(FinancialGoalEntity.japan) }
        try await Task.sleep(for: .milliseconds(10))
      }
    }
    defer { committing.cancel() }
    var seen: StoredChange?
    repeat { seen = await changes.next() } while seen == .everything
    #expect(seen == .tables(["financial_goal", "history_step"]))
  }

  @Test func `what is written first ends the wait for data`() async throws {
    let manager = DefaultDataContextManager(url: temporaryDatabase())
    async let isThere = manager.waitForData(atMost: .seconds(60))
    _ = try await DefaultStorage(manager: manager).write { try $0.insert(FinancialGoalEntity.japan) }
    let found = await isThere
    #expect(found)
  }

  @Test func `a link that leads to itself isn't taken for a file that isn't there`() throws {
    let url = temporaryDatabase()
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: url.lastPathComponent)
    let manager = DefaultDataContextManager(url: url)
    #expect(throws: PersistenceError.self) { try manager.readingContainer() }
  }

  @Test func `there is one container`() throws {
    let manager = DefaultDataContextManager(url: temporaryDatabase())
    let first = try manager.container()
    let second = try manager.container()
    #expect(first === second)
  }

  @Test func `a dry run leaves no file`() throws {
    let url = temporaryDatabase()
    let dryRun = DefaultDataContextManager(url: url, isDryRun: true)
    let seen = try dryRun.container().write { context in
      try context.insert(FinancialGoalEntity.japan)
      return try context.fetchCount(FetchDescriptor<FinancialGoalEntity>())
    }
    #expect(seen == 1)
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `a failed opening is tried again`() throws {
    let url = temporaryDatabase()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let manager = DefaultDataContextManager(url: url)
    #expect(throws: PersistenceError.self) { try manager.container() }
    try FileManager.default.removeItem(at: url)
    _ = try manager.container()
  }
}
