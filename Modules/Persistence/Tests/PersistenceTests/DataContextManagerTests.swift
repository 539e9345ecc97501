import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
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
