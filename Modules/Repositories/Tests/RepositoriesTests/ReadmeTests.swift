import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloRepositories
import PersistenceKit
import Testing

@Suite(.temporaryFolder) struct ReadmeTests {
  @Test func `README example`() async throws {
    let (file, date) = (
      TemporaryFolder.current.newPlace(for: "modulo.db"), { StepLabel.mock.date } as @Sendable () -> Date
    )
    let manager = DefaultDataContextManager(url: file) {
      StepLabel(id: UUID(), date: date(), author: "me", words: "import")
    }
    let goals = DefaultFinancialGoalRepository(storage: DefaultStorage(manager: manager))
    let stored = try await goals.insert(.japan, on: Samples.today)
    let records = try await goals.fetchAll(on: Samples.today)
    #expect(records == [stored])
  }
}

/// What reading costs, in decoded rows.
@Suite(.temporaryFolder) struct CostTests {
  @Test func `a list decodes no contribution, the details one page`() async throws {
    let manager = DefaultDataContextManager(url: TemporaryFolder.current.newPlace(for: "modulo.db"))
    let goals = DefaultFinancialGoalRepository(storage: DefaultStorage(manager: manager))
    let contributions = DefaultContributionRepository(storage: DefaultStorage(manager: manager))
    _ = try await goals.insert(.japan)
    try await contributions.insertAll(into: FinancialGoalEntity.japan.id, keepingTotalAtLeast: 0) { insert in
      for number in 1...500 {
        _ = try insert(
          ContributionEntity(
            id: Samples.id(number), goalID: FinancialGoalEntity.japan.id, amountMinor: 1, type: "add",
            date: Samples.today, importKey: "\(number)"))
      }
    }
    let container = try manager.container()
    let before = container.decodedRows(of: ContributionEntity.self)
    _ = try await goals.fetchAll(on: Samples.today)
    let afterList = container.decodedRows(of: ContributionEntity.self)
    #expect(afterList == before)
    let page = Page(limit: 20, offset: 100)
    _ = try await goals.fetchDetailed(matching: .id(FinancialGoalEntity.japan.id), on: Samples.today, page: page)
    let afterDetails = container.decodedRows(of: ContributionEntity.self)
    #expect(afterDetails == before + 20)
  }
}
