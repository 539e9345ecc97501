import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloStores
import ModuloUtilities
import Testing

/// A change of an entry returns the entry's owner as it is then, in the same transaction.
@MainActor
@Suite struct OwnerTests {
  @Test func `a contribution comes with its goal, and the list of contributions with theirs`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let draft = ContributionDraft(id: Samples.id(50), goal: japan, amount: .usd(100), type: .add, date: Samples.today)
    let made = try await world.contributions.create(draft, on: Samples.today)
    #expect(made.goal.currentAmount == .usd(700))
    #expect(made.goal.contributedThisMonth == .usd(150))
    let again = try await world.contributions.create(draft, on: Samples.today)
    #expect(again == made)
    let found = try await world.contributions.findOne(.id(draft.id), on: Samples.today)
    #expect(found == made)
    let listed = try await world.contributions.fetchAll(
      of: .id(japan.id), matching: .all, on: Samples.today, page: .first)
    #expect(listed.list.owner == made.goal)
    let deleted = try await world.contributions.delete(
      by: draft.id, of: japan, allowsNegativeTotal: false, on: Samples.today)
    #expect(deleted.contribution == made.contribution)
    #expect(deleted.goal == japan)
    let calls = world.contributionLog.operations
    #expect(calls == ["insert", "insert", "fetchOne", "fetchAll", "delete"])
  }

  @Test func `a draft with the id of another goal's contribution is refused`() async throws {
    let world = try World()
    let car = try await world.goals.findOne("car", on: Samples.today)
    let draft = ContributionDraft(id: Samples.id(1_001), goal: car, amount: .usd(5), type: .add, date: Samples.today)
    await #expect(throws: ContributionError.missing) { try await world.contributions.create(draft) }
  }

  @Test func `a reference that names no goal says so, whatever is read of it`() async throws {
    let world = try World()
    let moon = try #require(NamedReference("moon"))
    await #expect(throws: ContributionError.reference(.goal, .notFound("moon"))) {
      try await world.contributions.fetchAll(of: moon, matching: .all, on: Samples.today, page: .first)
    }
    world.contributionLog.failNext(with: .busy)
    await #expect(throws: ContributionError.storage(.busy)) {
      try await world.contributions.fetchAll(of: moon, matching: .all, on: Samples.today, page: .first)
    }
    try world.contributionLog.verify()
  }

  @Test func `a balance comes with its account, and the list of balances with theirs`() async throws {
    let world = try AccountWorld()
    let savings = try await world.account("rainy day")
    let made = try await world.updates.create(world.draft(1, savings, 160), on: Samples.today)
    #expect(made.account.balance == .usd(160))
    #expect(made.account.previousBalance == .usd(150))
    let changed = try await world.updates.update(world.draft(1, savings, 170), on: Samples.today)
    #expect(changed.account.balance == .usd(170))
    let listed = try await world.updates.fetchAll(
      of: .id(savings.id), matching: .all, on: Samples.today, page: .first)
    #expect(listed.owner == changed.account)
    let deleted = try await world.updates.delete(by: Samples.id(1), of: savings, on: Samples.today)
    #expect(deleted.balanceUpdate == changed.balanceUpdate)
    #expect(deleted.account == savings)
    // A draft with the id of another account's balance is refused.
    let card = try await world.account("chase")
    let taken = BalanceUpdateEntity.savingsOpening.id
    let draft = BalanceUpdateDraft(id: taken, account: card, amount: .usd(5), date: Samples.today)
    await #expect(throws: BalanceUpdateError.missing) { try await world.updates.create(draft, on: Samples.today) }
    let moon = try #require(NamedReference("moon"))
    await #expect(throws: BalanceUpdateError.reference(.account, .notFound("moon"))) {
      try await world.updates.fetchAll(of: moon, matching: .all, on: Samples.today, page: .first)
    }
    await #expect(throws: DataError.account(.notFound("moon"))) {
      try await world.updates.exportAll(of: moon) { _ in }
    }
  }

  @Test func `a stored balance below zero may stay, a new one is refused`() async throws {
    let world = try AccountWorld()
    let savings = try await world.account("rainy day")
    func draft(of original: BalanceUpdateDomain?) -> BalanceUpdateDraft {
      BalanceUpdateDraft(
        id: Samples.id(2_001), account: savings, amount: .usd(-5), date: Samples.today, note: "x", original: original)
    }
    await #expect(throws: BalanceUpdateError.rule(.negativeAmount(.savingsAccount))) {
      try await world.updates.update(draft(of: nil))
    }
    let overdrawn = BalanceUpdateDomain(
      id: Samples.id(2_001), accountID: savings.id, balance: .usd(-5), date: Samples.today)
    let kept = try await world.updates.update(draft(of: overdrawn))
    #expect(kept.note == "x")
  }

  @Test func `an overview is a portfolio, where there are accounts`() async throws {
    let world = try AccountWorld()
    let overview = try await world.portfolio.overview(on: Samples.today, in: .shared(orElse: nil), without: .none)
    let portfolio = try await world.worth()
    #expect(overview == portfolio)
    for account in FinancialAccountEntity.samples { try await world.accounts.delete(by: account.id, on: Samples.today) }
    let none = try await world.portfolio.overview(on: Samples.today, in: .shared(orElse: nil), without: .none)
    #expect(none == nil)
  }
}
