import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import PersistenceKit
import Testing

/// Operations are named, noted and made to fail.
@Suite struct OperationLogTests {
  @Test(
    arguments: [
      ("Module/DefaultContributionRepository.swift", "insert(_:keepingTotalAtLeast:)", "ContributionRepository.insert"),
      ("Module/MockDataSafety.swift", "clean()", "DataSafety.clean"),
      ("Module/DefaultDataSafety+Copies.swift", "copies()", "DataSafety.copies"),
      ("Module/Shelf.swift", "size", "Shelf.size"),
    ] as [(StaticString, StaticString, String)]) func `an operation is named by type and base name`(
      _ fileID: StaticString, _ function: StaticString, _ name: String
    )
  {
    let operation = StorageOperation(fileID: fileID, function: function)
    #expect(operation.description == name)
  }

  @Test func `a storage notes the method that reads or writes`() async throws {
    let storage = try MockStorage()
    let shelf = Shelf(storage: storage)
    _ = try await shelf.isEmpty()
    try await shelf.fill()
    #expect(storage.log.operations == ["OperationLogTests.isEmpty", "OperationLogTests.fill"])
  }

  @Test func `a planned failure is used once, and changes nothing`() async throws {
    let storage = try MockStorage()
    let shelf = Shelf(storage: storage)
    storage.log.failNext(with: .busy)
    await #expect(throws: RepositoryError.storage(.busy)) { try await shelf.fill() }
    let isEmpty = try await shelf.isEmpty()
    #expect(isEmpty)
  }

  @Test func `failures are used up in order`() throws {
    let log = OperationLog()
    log.failNext(with: .busy)
    log.failNext(with: .diskFull)
    #expect(throws: StorageError.busy) { try log.record(.insert) }
    #expect(throws: StorageError.diskFull) { try log.record(.insert) }
    try log.record(.insert)
    #expect(log.operations.count == 3)
  }

  @Test func `a failure planned for an operation waits for it`() throws {
    let log = OperationLog()
    log.failNext("insert", with: .busy)
    try log.record(.clean)
    #expect(throws: StorageError.busy) { try log.record(.insert) }
  }

  @Test func `a planned failure that never happens is told, with the operations there were`() throws {
    let log = OperationLog()
    try log.verify()
    log.failNext("insret", with: .busy)
    try log.record(.insert)
    let unused = #expect(throws: UnusedPlan.self) { try log.verify() }
    let text = "no failure of insret has happened; there were ContributionRepository.insert"
    #expect(unused?.description == text)
  }

  @Test func `a failure that happened, or that lasts, is no unused one`() throws {
    let log = OperationLog()
    log.failNext(with: .busy)
    #expect(throws: StorageError.busy) { try log.record(.insert) }
    try log.verify()
    log.failAll(with: .diskFull)
    try log.verify()
  }

  @Test func `the log of a type has its operations, and its failures alone`() throws {
    let log = OperationLog()
    let safety = log.of(MockDataSafety.self)
    safety.failNext(with: .busy)
    try log.record(.insert)
    #expect(throws: StorageError.busy) { try log.record(.clean) }
    #expect(safety.operations == ["clean"])
    #expect(log.operations == ["ContributionRepository.insert", "DataSafety.clean"])
    // A default and its double are one type.
    let other = log.of(DefaultDataSafety.self)
    #expect(other.operations == ["clean"])
  }

  @Test func `the data as a whole notes each call once`() async throws {
    let storage = try MockStorage(goals: FinancialGoalEntity.samples)
    let safety = MockDataSafety(manager: storage.manager, log: storage.log)
    let deleted = try await safety.deleteAll(includingCopies: false).counts
    #expect(deleted[.goal] == 4)
    safety.log.failNext("count", with: .busy)
    await #expect(throws: RepositoryError.storage(.busy)) { try await safety.count() }
    #expect(storage.log.operations == ["DataSafety.deleteAll", "DataSafety.count"])
  }
}

/// Reads and writes as a repository does.
private struct Shelf {
  let storage: MockStorage

  func isEmpty() async throws(RepositoryError) -> Bool { try await storage.read { try $0.counts() == .zero } }

  func fill() async throws(RepositoryError) { try await storage.write { _ = try $0.insert(FinancialGoalEntity.japan) } }
}

extension StorageOperation {
  fileprivate static let insert = StorageOperation(
    fileID: "Module/DefaultContributionRepository.swift", function: "insert(_:)")
  fileprivate static let clean = StorageOperation(fileID: "Module/MockDataSafety.swift", function: "clean()")
}
