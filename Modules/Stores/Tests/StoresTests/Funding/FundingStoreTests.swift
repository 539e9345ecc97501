import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities
import Testing

/// The rules of links between goals and accounts, and what their errors become.
@MainActor
@Suite struct FundingStoreTests {
  private let storage: MockStorage
  private let store: any FundingStore
  private let japan = FinancialGoalEntity.japan
  private let savings = FinancialAccountEntity.savings

  init() throws {
    storage = try MockStorage(
      goals: FinancialGoalEntity.samples, accounts: FinancialAccountEntity.samples, updates: BalanceUpdateEntity.samples
    )
    store = FakeFundingStore.fake(on: storage)
  }

  @Test func `a goal is tied to an account and listed from both`() async throws {
    let saved = try await store.save(draft(limit: .amount(.usd(80))))
    let ofGoal = try await store.fundings(of: .goal(.name("japan")))
    let ofAccount = try await store.fundings(of: .account(.name("rainy")))
    let all = try await store.fundings(of: nil)
    #expect(saved.limit == .usd(80))
    #expect(ofGoal.fundings == [saved])
    #expect(ofAccount == ofGoal)
    #expect(all == ofGoal)
    #expect(all.accounts.map(\.unallocated) == [.usd(150)])
  }

  @Test func `an account without a link is listed with all of its money`() async throws {
    let list = try await store.fundings(of: .account(.id(savings.id)))
    #expect(list.fundings.isEmpty)
    #expect(list.accounts.map(\.unallocated) == [.usd(150)])
  }

  @Test(arguments: [(0, FundingRule.missingAmount), (-5, .negativeAmount)])
  func `a limit that isn't above zero is refused`(_ amount: Int, _ rule: FundingRule) async throws {
    await #expect(throws: FundingError.rule(rule)) {
      try await store.save(draft(limit: .amount(.usd(Decimal(amount)))))
    }
    #expect(storage.log.operations == [])
  }

  @Test(arguments: [0, -1, 10_000]) func `a priority out of range is refused`(_ priority: Int) async throws {
    await #expect(throws: FundingError.rule(.priority("\(priority)"))) {
      try await store.save(draft(priority: priority))
    }
    #expect(storage.log.operations == [])
  }

  @Test func `a goal and an account that aren't there are refused as such`() async throws {
    let noGoal = FundingDraft(id: Samples.id(1), goalID: Samples.unknownID, accountID: savings.id)
    let noAccount = FundingDraft(id: Samples.id(1), goalID: japan.id, accountID: Samples.unknownID)
    await #expect(throws: FundingError.reference(.goal, .missing)) { try await store.save(noGoal) }
    await #expect(throws: FundingError.reference(.account, .missing)) { try await store.save(noAccount) }
    await #expect(throws: FundingError.reference(.goal, .notFound("nowhere"))) {
      _ = try await store.choices(for: .name("nowhere"), account: nil, on: Samples.today)
    }
    await #expect(throws: FundingError.reference(.account, .notFound("nowhere"))) {
      try await store.remove(.id(japan.id), from: .name("nowhere"))
    }
    await #expect(throws: FundingError.reference(.account, .notFound("nowhere"))) {
      _ = try await store.fundings(of: .account(.name("nowhere")))
    }
  }

  @Test func `what would be short tells both figures, unless it is allowed`() async throws {
    let contributions = FakeContributionStore.fake(on: storage)
    let goal = try await FakeFinancialGoalStore.fake(on: storage).findOne(.id(japan.id), on: Samples.today)
    _ = try await store.save(draft())
    let told = ContributionDraft(
      id: Samples.id(2), goal: goal, amount: .usd(200), type: .add, date: Samples.today)
    let shortage = FundingShortage(account: "Rainy day", balance: .usd(150), claimed: .usd(200))
    await #expect(throws: ContributionError.rule(.accountShort(shortage))) {
      try await contributions.create(told, on: Samples.today)
    }
    let allowed = ContributionDraft(
      id: Samples.id(2), goal: goal, amount: .usd(200), type: .add, date: Samples.today, allowsShort: true)
    _ = try await contributions.create(allowed, on: Samples.today)
    let link = try await store.fundings(of: nil).fundings.first
    #expect(link?.short == .usd(50))
  }

  @Test func `a removed link is told as it was`() async throws {
    let saved = try await store.save(draft())
    let removed = try await store.remove(.id(japan.id), from: nil)
    #expect(removed == [saved])
    await #expect(throws: FundingError.rule(.notFunded(goal: "🗾 Japan trip", account: nil))) {
      try await store.remove(.id(japan.id), from: nil)
    }
  }

  @Test func `a storage that fails is told as what it is`() async throws {
    let repository = MockFundingRepository()
    repository.mocked.save.plan(.throwing(.storage(.busy)))
    let failing = DefaultFundingStore(repository: repository)
    await #expect(throws: FundingError.storage(.busy)) { try await failing.save(draft()) }
    #expect(repository.mocked.save.calls.map(\.allowsShort) == [false])
    try repository.mocked.log.verify()
  }

  private func draft(limit: FundingDraft.Limit = .unchanged, priority: Int? = nil) -> FundingDraft {
    FundingDraft(id: Samples.id(1), goalID: japan.id, accountID: savings.id, limit: limit, priority: priority)
  }
}
