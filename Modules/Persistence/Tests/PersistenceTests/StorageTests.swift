import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import PersistenceKit
import Testing

/// What every storage does: on a file, on a server and in memory.
@Suite(.temporaryFolder) struct StorageTests {
  struct Subject: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () throws -> any Storage

    static let all =
      [
        Subject(testDescription: "default") {
          DefaultStorage(manager: DefaultDataContextManager(url: temporaryDatabase()))
        },
        Subject(testDescription: "mock") { try MockStorage() },
      ] + ifServer(Subject(testDescription: "server") { try DefaultStorage.onServer() })
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
    let found = try await storage.read { try $0.fetch(FetchDescriptor<FinancialGoalEntity>()) }
    #expect(found == goals)
  }

  @Test(arguments: Subject.all) func `what a read looks at is noted in the log of its task`(
    _ subject: Subject
  ) async throws {
    let storage = try subject.make()
    let log = ReadLog()
    _ = try await storage.read { try $0.fetchCount(FetchDescriptor<FinancialAccountEntity>()) }
    try await ReadLog.$current.withValue(log) {
      _ = try await storage.read { try $0.fetchCount(FetchDescriptor<FinancialGoalEntity>()) }
    }
    let isGoal = log.isTouched(by: .tables(["financial_goal"]))
    let isAccount = log.isTouched(by: .tables(["financial_account"]))
    #expect(isGoal)
    #expect(!isAccount)
  }

  @Test(arguments: Subject.all) func `what a body throws undoes what it did`(_ subject: Subject) async throws {
    let storage = try subject.make()
    await #expect(throws: RepositoryError.storage(.aborted)) {
      try await storage.write { context in
        try context.insert(FinancialGoalEntity.japan)
        throw RepositoryError.storage(.aborted)
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
}

func temporaryDatabase() -> URL {
  TemporaryFolder.current.newPlace(for: "modulo.db")
}

@Suite struct ReadmeTests {
  @Test func `README example`() async throws {
    let storage = try MockStorage(goals: [.japan])
    let goals = try await storage.read { context in
      try context.fetch(FetchDescriptor<FinancialGoalEntity>(predicate: #Predicate { $0.currency == "USD" }))
    }
    #expect(goals == [.japan])
  }
}
