import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import PersistenceKit
import Testing

/// What every storage of an entity does, on a file and in memory.
@Suite(.temporaryFolder) struct EntityStorageTests {
  struct Subject: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () throws -> any EntityStorage<FinancialGoalEntity>

    static let all = [
      Subject(testDescription: "default") {
        GenericRepository(manager: DefaultDataContextManager(url: temporaryDatabase()))
      },
      Subject(testDescription: "mock") { InMemoryRepository(manager: try MockDataContextManager()) },
    ]
  }

  @Test(arguments: Subject.all) func `every property of a goal comes back as it went in`(
    _ subject: Subject
  ) async throws {
    let storage = try subject.make()
    var archived = FinancialGoalEntity.car
    archived.isArchived = true
    let goals = [FinancialGoalEntity.japan, .emergencyFund, archived]
    try await storage.write { context in
      for goal in goals { try context.insert(goal) }
    }
    let found = try await storage.fetch(FetchDescriptor())
    #expect(found == goals)
    let one = try await storage.fetchOne(by: FinancialGoalEntity.emergencyFund.id)
    #expect(one == .emergencyFund)
    let none = try await storage.fetchOne(by: Samples.id(99))
    #expect(none == nil)
  }

  @Test(arguments: Subject.all) func `what a body throws undoes what it did`(_ subject: Subject) async throws {
    let storage = try subject.make()
    await #expect(throws: RepositoryError.aborted) {
      try await storage.write { context in
        try context.insert(FinancialGoalEntity.japan)
        throw RepositoryError.aborted
      }
    }
    let count = try await storage.read { try $0.fetchCount(FetchDescriptor<FinancialGoalEntity>()) }
    #expect(count == 0)
  }

  @Test(arguments: Subject.all) func `every property of a contribution comes back as it went in`(
    _ subject: Subject
  ) async throws {
    let storage = try subject.make()
    let imported = ContributionEntity(
      id: Samples.id(7), number: 6, goalID: FinancialGoalEntity.japan.id, name: nil, amountMinor: 1, type: "remove",
      date: Samples.today, importKey: "k")
    let rows = ContributionEntity.japan + [imported]
    let found = try await storage.write { context in
      try context.insert(FinancialGoalEntity.japan)
      for row in rows { try context.insert(row) }
      return try context.fetch(FetchDescriptor<ContributionEntity>())
    }
    #expect(found == rows)
  }

  @Test(arguments: Subject.all) func `M03 odd records are refused by the database`(_ subject: Subject) async throws {
    let storage = try subject.make()
    var odd = try #require(ContributionEntity.japan.first)
    odd.type = "gift"
    let row = odd
    await #expect(throws: RepositoryError.self) {
      try await storage.write { context in
        try context.insert(FinancialGoalEntity.japan)
        try context.insert(row)
      }
    }
  }

  @Test func `a planned failure is used once`() async throws {
    let storage = InMemoryRepository<FinancialGoalEntity>(manager: try MockDataContextManager())
    storage.log.failNext(with: .busy)
    await #expect(throws: RepositoryError.busy) { try await storage.fetchOne(by: Samples.id(1)) }
    let found = try await storage.fetchOne(by: Samples.id(1))
    #expect(found == nil)
    #expect(storage.log.calls == ["fetchOne", "fetchOne"])
  }
}

func temporaryDatabase() -> URL {
  TemporaryFolder.current.newPlace(for: "modulo.db")
}

@Suite struct ReadmeTests {
  @Test func `README example`() async throws {
    let storage = InMemoryRepository<FinancialGoalEntity>(manager: try MockDataContextManager(goals: [.japan]))
    let goals = try await storage.fetch(FetchDescriptor(predicate: #Predicate { $0.currency == "USD" }))
    #expect(goals == [.japan])
  }
}
