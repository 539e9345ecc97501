import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloStores
import ModuloUtilities
import Observation
import Testing

/// What every account store does.
@MainActor
@Suite struct FinancialAccountStoreTests {
  @Test func `the accounts are read with their balances`() async throws {
    let world = try AccountWorld()
    try await world.accounts.fetchAll(on: Samples.today)
    let balances = world.accounts.rows.map(\.balance.decimal)
    #expect(balances == [150, -50, 1050, 0])
    try await world.accounts.fetchAll(on: Samples.day(20_260_402))
    let before = world.accounts.rows.map(\.balance.decimal)
    #expect(before == [100, -50, 1000, 0])
    let updated = world.accounts.rows.map(\.updated?.rawValue)
    #expect(updated == [20_260_401, 20_260_402, 20_260_401, nil])
  }

  @Test func `W03 a change is the difference of the last two balances`() async throws {
    let world = try AccountWorld()
    let savings = try await world.account("rainy day").change
    #expect(savings.amount == .usd(50))
    #expect(savings.percentage == 50)
    let card = try await world.account("chase").change
    #expect(card.amount == .usd(0))
    #expect(card.percentage == 0)
    let fresh = try await world.open(1, "Fresh", .cash, 0)
    _ = try await world.updates.create(world.draft(2, fresh, 10))
    let change = try await world.account("Fresh").change
    #expect(change.amount == .usd(10))
    #expect(change.percentage == 0)
  }

  @Test func `W04 the amount owed is stored below zero`() async throws {
    let world = try AccountWorld()
    let amount = try #require(Decimal(string: "1200.50"))
    let card = try await world.open(1, "Card", .creditCard, amount)
    #expect(card.balance == .usd(-amount))
    let savings = try await world.open(2, "Savings", .savingsAccount, amount)
    #expect(savings.balance == .usd(amount))
    let owed = try await world.updates.create(world.draft(3, card, amount + 1))
    #expect(owed.balance == .usd(-amount - 1))
    let saved = try await world.updates.create(world.draft(4, savings, amount + 1))
    #expect(saved.balance == .usd(amount + 1))
  }

  @Test func `W31 a blank or negative balance is refused`() async throws {
    let world = try AccountWorld()
    await #expect(throws: FinancialAccountError.rule(.negativeAmount(.loan))) {
      try await world.open(1, "Loan", .loan, -1)
    }
    await #expect(throws: FinancialAccountError.rule(.missingProvider)) { try await world.open(1, "   ", .loan, 1) }
    let most = Money(minorUnits: .max, in: Samples.currency("USD")).decimal
    await #expect(throws: FinancialAccountError.input(.amount(.outOfRange(limit: most)))) {
      try await world.open(1, "Loan", .loan, most + 1)
    }
    let calls = world.accountLog.operations
    #expect(calls.isEmpty)
    let zero = try await world.open(1, "Loan", .loan, 0)
    #expect(zero.balance == .usd(0))
    #expect(zero.updateCount == 1)
  }

  @Test func `an account can start without a balance`() async throws {
    let world = try AccountWorld()
    let account = try await world.open(1, " New Bank ", .cashISA, nil)
    #expect(account.provider == "New Bank")
    #expect(account.updateCount == 0)
    #expect(account.updated == nil)
    #expect(world.accounts.rows == [account])
  }

  @Test func `the same draft again makes no second account`() async throws {
    let world = try AccountWorld()
    let first = try await world.open(1, "Bank", .cash, 5)
    let second = try await world.open(1, "Bank", .cash, 5)
    #expect(first == second)
    await #expect(throws: FinancialAccountError.rule(.duplicateName("Bank"))) {
      try await world.open(2, "bank", .cash, 5)
    }
  }

  @Test func `an account is found by its reference`() async throws {
    let world = try AccountWorld()
    try await world.open(1, "Chase Bank", .cash, 5)
    try await world.open(2, "2", .cash, 5)
    for (text, expected) in [("#1", 1), ("1", 1), ("chase", 2), ("CHASE B", 5), ("2", 2), ("vang", 3)] {
      let found = try await world.account(text).number
      #expect(found == expected, "\(text)")
    }
    await #expect(throws: FinancialAccountError.notFound("7")) { try await world.account("7") }
    await #expect(
      throws: FinancialAccountError.ambiguous(
        "cha",
        candidates: [
          .init(number: 2, name: "Chase"), .init(number: 5, name: "Chase Bank"),
        ])
    ) { try await world.account("cha") }
  }

  @Test func `a name of digits is found when no account has the number`() async throws {
    let world = try AccountWorld()
    for (id, name) in [(50, "401"), (51, "30 days"), (52, "2")] { try await world.open(id, name, .pension, nil) }
    for (reference, number) in [("401", 5), ("30 d", 6), ("2", 2), ("7", 7)] {
      let found = try await world.account(reference)
      #expect(found.number == number, "\(reference)")
    }
    // Only the whole name: the number of an account that is gone must not mean another.
    for reference in ["30", "40"] {
      await #expect(throws: FinancialAccountError.notFound(reference)) { try await world.account(reference) }
    }
  }

  @Test func `an account changes in place`() async throws {
    let world = try AccountWorld()
    try await world.accounts.fetchAll(on: Samples.today)
    let changed = try await world.accounts.update(
      draft(of: .savings, named: "Stormy day", type: .cashISA), on: Samples.today)
    #expect(changed.name == "Stormy day")
    #expect(changed.balance == .usd(150))
    #expect(world.accounts.rows[0] == changed)
    let expected = FinancialAccountError.rule(.changesAssetToLiability(from: .cashISA, to: .loan))
    await #expect(throws: expected) {
      try await world.accounts.update(draft(of: .savings, named: nil, type: .loan), on: Samples.today)
    }
    let gone = FinancialAccountEntity(id: Samples.id(9), provider: "Gone", type: "cash", currency: "USD")
    await #expect(throws: FinancialAccountError.notFound("Gone")) {
      try await world.accounts.update(draft(of: gone, named: nil, type: .cash), on: Samples.today)
    }
    #expect(world.accounts.rows[0] == changed)
  }

  @Test func `W24 a deleted account's money leaves the history`() async throws {
    let world = try AccountWorld()
    try await world.accounts.fetchAll(on: Samples.today)
    let deleted = try await world.accounts.delete(by: FinancialAccountEntity.pension.id, on: Samples.today)
    #expect(deleted.owner.updateCount == 3)
    let left = world.accounts.rows.map(\.number)
    #expect(left == [1, 2, 4])
    let series = try await world.portfolio.series(
      through: Samples.today, in: .chosen(Samples.currency("USD")), without: .none)
    let amounts = series.points.map(\.amount.decimal)
    #expect(amounts == [100, 50, 100])
  }

  @Test func `details have the points of the days and a page`() async throws {
    let world = try AccountWorld()
    let id = FinancialAccountEntity.pension.id
    let details = try await world.accounts.findOneDetailed(.id(id), on: Samples.today, page: Page(limit: 1))
    let amounts = details.points.map(\.amount.decimal)
    #expect(amounts == [1000, 1050])
    let notes = details.updates.map(\.note)
    #expect(notes == ["Corrected"])
    await #expect(throws: FinancialAccountError.notFound(Samples.id(9).uuidString)) {
      try await world.accounts.findOneDetailed(.id(Samples.id(9)), on: Samples.today, page: .first)
    }
  }

  @Test func `G13 a failure changes nothing`() async throws {
    let world = try AccountWorld()
    try await world.accounts.fetchAll(on: Samples.today)
    let before = world.accounts.rows
    for failure in [StorageError.busy, .outcomeUnknown(detail: "x")] {
      world.accountLog.failNext(with: failure)
      await #expect(throws: FinancialAccountError.storage(failure)) { try await world.open(1, "Bank", .cash, 5) }
      world.accountLog.failNext(with: failure)
      await #expect(throws: FinancialAccountError.storage(failure)) {
        try await world.accounts.delete(by: FinancialAccountEntity.card.id, on: Samples.today)
      }
    }
    #expect(world.accounts.rows == before)
    try world.accountLog.verify()
  }

  private func draft(
    of account: FinancialAccountEntity, named name: String?, type: FinancialAccountType
  ) -> FinancialAccountDraft {
    FinancialAccountDraft(
      id: account.id, provider: account.provider, ownName: name, type: type, currency: Samples.currency("USD"))
  }
}
