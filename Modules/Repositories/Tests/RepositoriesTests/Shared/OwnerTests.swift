import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositories
import PersistenceKit
import Testing

/// What a call returns of the owner of an entry is what the same transaction left.
@Suite(.temporaryFolder) struct OwnerTests {
  private let japan = FinancialGoalEntity.japan.id

  @Test(arguments: Subject.all) func `a change of a contribution returns its goal as it is then`(
    _ subject: Subject
  ) async throws {
    let (goals, contributions) = try await subject.filled()
    var row = ContributionEntity(
      id: Samples.id(1), goalID: japan, amountMinor: 100_00, type: "add", date: Samples.today)
    let made = try await contributions.insert(row, keepingTotalAtLeast: 0, allowingShort: false, on: Samples.today)
    #expect(made.goal.totals == ContributionTotals(netMinor: 700_00, count: 6, monthNetMinor: 150_00))
    row.amountMinor = 30_00
    let changed = try await contributions.update(
      row, since: nil, keepingTotalAtLeast: 0, allowingShort: false, on: Samples.today)
    #expect(changed.goal.totals == ContributionTotals(netMinor: 630_00, count: 6, monthNetMinor: 80_00))
    let read = try await goals.fetchOne(matching: .id(japan), on: Samples.today)
    #expect(changed.goal == read)
    let deleted = try await contributions.delete(by: row.id, of: japan, keepingTotalAtLeast: 0, on: Samples.today)
    #expect(deleted.contribution == changed.contribution)
    #expect(deleted.goal.totals == ContributionTotals(netMinor: 600_00, count: 5, monthNetMinor: 50_00))
    let page = try await contributions.fetchAll(of: .id(japan), matching: .all, on: Samples.today, page: .first)
    #expect(page.list.owner == deleted.goal)
  }

  @Test(arguments: AccountSubject.all) func `a change of a balance returns its account as it is then`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    let savings = FinancialAccountEntity.savings
    let made = try await world.updates.insert(update(1, of: savings, 20_260_405, 160_00), on: Samples.today)
    #expect(made.account.latest == made.update)
    #expect(made.account.previous?.balanceMinor == 150_00)
    let early = try await world.updates.update(
      update(1, of: savings, 20_260_402, 170_00), since: nil, on: Samples.today)
    #expect(early.account.latest?.balanceMinor == 150_00)
    let read = try await world.accounts.fetchOne(matching: .id(savings.id), on: Samples.today)
    #expect(early.account == read)
    let deleted = try await world.updates.delete(by: Samples.id(1), of: savings.id, on: Samples.today)
    #expect(deleted.update == early.update)
    #expect(deleted.account.count == 2)
    let page = try await world.updates.fetchAll(
      of: .id(savings.id), matching: .all, on: Samples.today, page: .first)
    #expect(page.owner == deleted.account)
  }

  @Test func `a change of a balance reads its account once`() async throws {
    let storage = try MockStorage(accounts: FinancialAccountEntity.samples, updates: BalanceUpdateEntity.samples)
    let container = try storage.manager.container()
    let updates = DefaultBalanceUpdateRepository(storage: storage)
    let savings = FinancialAccountEntity.savings
    let entered = try await updates.insert(update(1, of: savings, 20_260_405, 160_00), on: Samples.today)
    #expect(container.decodedRows(of: FinancialAccountEntity.self) == 1)
    try await updates.update(entered.update, since: nil, on: Samples.today)
    #expect(container.decodedRows(of: FinancialAccountEntity.self) == 2)
    try await updates.delete(by: entered.update.id, of: savings.id, on: Samples.today)
    #expect(container.decodedRows(of: FinancialAccountEntity.self) == 3)
  }

  @Test(arguments: Subject.all) func `a reference that could mean several rows names none`(
    _ subject: Subject
  ) async throws {
    let (goals, contributions) = try await subject.filled()
    let other = FinancialGoalEntity(
      id: Samples.id(50), name: "Japan again", emoji: "", goalAmountMinor: 1, currency: "USD", startDate: Samples.today)
    _ = try await goals.insert(other)
    let reference = try #require(NamedReference("japan"))
    let candidates = [Candidate(number: 1, name: "Japan trip"), Candidate(number: 5, name: "Japan again")]
    let expected = RepositoryError.ambiguous(candidates)
    await #expect(throws: expected) { try await goals.fetchOne(matching: reference, on: Samples.today) }
    await #expect(throws: expected) { try await goals.setArchived(true, matching: reference, on: Samples.today) }
    await #expect(throws: expected) {
      try await contributions.fetchAll(of: reference, matching: .all, on: Samples.today, page: .first)
    }
  }

  @Test(arguments: AccountSubject.all) func `rates are read with the accounts that they are for`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    for (id, currency, base, day) in [
      (60, "USD", "EUR", 20_260_401), (61, "CHF", "EUR", 20_260_412), (62, "USD", "EUR", 20_260_413),
      (63, "GBP", "USD", 20_260_401),
    ] {
      let rate = ExchangeRateEntity(
        id: Samples.id(id), currency: currency, base: base, rate: "0.9", date: Samples.day(day))
      _ = try await world.rates.set(rate)
    }
    // By currency, and none of a later day, or of a currency that no account has and none has a rate with.
    let euros = try await world.accounts.fetchAll(on: Samples.today, in: "EUR")
    #expect(euros.rates.map(\.number) == [4, 1])
    _ = try await world.rates.set(
      ExchangeRateEntity(id: Samples.id(64), currency: "EUR", base: "GBP", rate: "0.9", date: Samples.today))
    let crossed = try await world.accounts.fetchAll(on: Samples.today, in: "EUR")
    #expect(crossed.rates.map(\.number) == [5, 4, 1])
    for base in ["USD", nil] {
      let rates = try await world.accounts.fetchAll(on: Samples.today, in: base).rates
      #expect(rates == [])
    }
  }
}
