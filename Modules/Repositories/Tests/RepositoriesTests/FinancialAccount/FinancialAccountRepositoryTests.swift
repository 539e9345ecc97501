import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloRepositories
import ModuloUtilities
import Testing

/// What every account repository does.
@Suite(.temporaryFolder) struct FinancialAccountRepositoryTests {
  private let savings = FinancialAccountEntity.savings
  private let card = FinancialAccountEntity.card
  private let pension = FinancialAccountEntity.pension

  @Test(arguments: AccountSubject.all) func `W02 current and previous balance`(_ subject: AccountSubject) async throws {
    let world = try await subject.filled()
    // The latest by day wins, whatever the order in which they came.
    _ = try await world.updates.insert(update(1, of: savings, 20_260_402, 130_00))
    let records = try await world.accounts.fetchAll(on: Samples.today)
    let latest = records.map(\.latest?.balanceMinor)
    #expect(latest == [150_00, -50_00, 1_050_00, nil])
    let previous = records.map(\.previous?.balanceMinor)
    #expect(previous == [130_00, nil, 1_100_00, nil])
    let counts = records.map(\.count)
    #expect(counts == [3, 1, 3, 0])
  }

  @Test(arguments: AccountSubject.all) func `W09 two updates on one day`(_ subject: AccountSubject) async throws {
    let world = try await subject.filled()
    _ = try await world.updates.insert(update(1, of: savings, 20_260_403, 140_00))
    let balances = try await world.balances(of: savings.id)
    #expect(balances == [140_00, 150_00])
  }

  @Test(arguments: AccountSubject.all) func `later days count for nothing`(_ subject: AccountSubject) async throws {
    let world = try await subject.filled()
    for (day, expected) in [
      (20_260_331, [nil, nil]), (20_260_401, [100_00, nil]), (20_260_402, [100_00, nil]),
      (20_260_403, [150_00, 100_00]), (20_270_101, [150_00, 100_00]),
    ] as [(Int, [Int64?])] {
      let balances = try await world.balances(of: savings.id, on: day)
      #expect(balances == expected, "\(day)")
    }
    let early = try await world.portfolio.fetchHistory(through: Samples.day(20_260_402), in: "USD").days
    let days = early.map(\.date.rawValue)
    #expect(days == [20_260_401, 20_260_402, 20_260_401])
  }

  @Test(arguments: AccountSubject.all) func `numbers, ids and beginnings of names find accounts`(
    _ subject: AccountSubject
  ) async throws {
    let accounts = try await subject.filled().accounts
    for (reference, expected) in [
      ("2", [2]), (card.id.uuidString, [2]), ("rainy day", [1]), ("rainy  day", [1]), ("c", [2]), ("wal", [4]),
      ("marcus", []), ("9", []),
    ] as [(String, [Int64])] {
      let meant = try #require(NamedReference(reference))
      guard let number = expected.first else {
        await #expect(throws: RepositoryError.notFound) {
          try await accounts.fetchOne(matching: meant, on: Samples.today)
        }
        continue
      }
      let found = try await accounts.fetchOne(matching: meant, on: Samples.today)
      #expect(found.account.number == number, "\(reference)")
    }
  }

  @Test(arguments: AccountSubject.all) func `two accounts can't be called the same`(
    _ subject: AccountSubject
  ) async throws {
    let accounts = try await subject.filled().accounts
    let same = FinancialAccountEntity(
      id: Samples.id(1), provider: "RAINY DAY", type: "savingsAccount", currency: "EUR")
    await #expect(throws: RepositoryError.duplicate(.name)) { try await accounts.insert(same, opening: nil) }
    var renamed = card
    renamed.ownName = "vanguard"
    await #expect(throws: RepositoryError.duplicate(.name)) {
      try await accounts.update(renamed, since: nil, on: Samples.today)
    }
  }

  @Test(arguments: AccountSubject.all) func `an account comes with its first balance, or not at all`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    let account = FinancialAccountEntity(id: Samples.id(1), provider: "Halifax", type: "mortgage", currency: "GBP")
    // The id of the balance is taken.
    await #expect(throws: RepositoryError.duplicate(.id)) {
      try await world.accounts.insert(account, opening: update(2_001, of: account, 20_260_401, -500_00))
    }
    let none = try await world.accounts.fetchOne(by: account.id, on: Samples.today)
    #expect(none == nil)
    let record = try await world.accounts.insert(account, opening: update(2, of: account, 20_260_401, -500_00))
    #expect(record.account.number == 5)
    #expect(record.count == 1)
    #expect(record.latest?.changeMinor == -500_00)
    #expect(record.latest?.part == "GBP mortgage")
    let stored = try await world.accounts.fetchOne(by: account.id, on: Samples.today)
    #expect(stored == record)
    let again = try await world.accounts.insert(account, opening: update(2, of: account, 20_260_401, -1))
    #expect(again == record)
    let named = try await world.accounts.fetchOne(matching: .name(account.nameKey), on: Samples.today)
    #expect(named == record)
  }

  @Test(arguments: AccountSubject.all) func `a new type takes the balances to its part`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    var account = savings
    account.type = FinancialAccountType.juniorSIPP.rawValue
    account.number = 99
    let changed = try await world.accounts.update(account, since: nil, on: Samples.today)
    #expect(changed.account.number == 1)
    let assets = try await world.series("USD assets")
    #expect(assets.isEmpty)
    let pensions = try await world.series("USD pensions")
    #expect(pensions == [20_260_401: 1_100_00, 20_260_403: 1_200_00])
  }

  @Test(arguments: AccountSubject.all) func `money doesn't become a debt while there are balances`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    for (account, type) in [(savings, FinancialAccountType.loan), (card, .cash), (pension, .mortgage)] {
      var changed = account
      changed.type = type.rawValue
      changed.ownName = "Renamed"
      await #expect(throws: RepositoryError.forbidden(.debtWithBalances)) {
        try await world.accounts.update(changed, since: nil, on: Samples.today)
      }
      let present = try await world.accounts.fetchOne(by: account.id, on: Samples.today)?.account
      #expect(present == account)
    }
    var wallet = FinancialAccountEntity.wallet
    wallet.type = FinancialAccountType.loan.rawValue
    let changed = try await world.accounts.update(wallet, since: nil, on: Samples.today).account
    #expect(changed == wallet)
  }

  @Test(arguments: AccountSubject.all) func `an account keeps its currency`(_ subject: AccountSubject) async throws {
    let accounts = try await subject.filled().accounts
    var changed = savings
    changed.currency = "EUR"
    let expected = RepositoryError.storage(.internalError(detail: "the currency of account #1 was to be changed"))
    await #expect(throws: expected) { try await accounts.update(changed, since: nil, on: Samples.today) }
    changed = savings
    changed.type = "shoe box"
    await #expect { try await accounts.update(changed, since: nil, on: Samples.today) } throws: { error in
      if case .storage(.internalError)? = error as? RepositoryError { true } else { false }
    }
  }

  @Test(arguments: AccountSubject.all)
  func `W24 a deleted account's money leaves the history`(_ subject: AccountSubject) async throws {
    let world = try await subject.filled()
    let deleted = try await world.accounts.delete(by: pension.id, on: Samples.today)
    #expect(deleted.owner.count == 3)
    #expect(deleted.owner.latest?.balanceMinor == 1_050_00)
    let pensions = try await world.series("USD pensions")
    #expect(pensions.isEmpty)
    let assets = try await world.series("USD assets")
    #expect(assets == [20_260_401: 100_00, 20_260_403: 150_00])
    for update in BalanceUpdateEntity.samples where update.accountID == pension.id {
      let gone = try await world.updates.fetchOne(by: update.id)
      #expect(gone == nil)
    }
    await #expect(throws: RepositoryError.notFound) {
      try await world.accounts.delete(by: pension.id, on: Samples.today)
    }
  }

  @Test(arguments: AccountSubject.all) func `details have a point a day and a page`(
    _ subject: AccountSubject
  ) async throws {
    let accounts = try await subject.filled().accounts
    let details = try await accounts.fetchDetailed(matching: .id(pension.id), on: Samples.today, page: Page(limit: 2))
    #expect(
      details.points == [
        BalancePointEntity(date: Samples.day(20_260_401), balanceMinor: 1_000_00),
        BalancePointEntity(date: Samples.day(20_260_403), balanceMinor: 1_050_00),
      ])
    let page = details.updates.map(\.number)
    #expect(page == [6, 5])
    let early = try await accounts.fetchDetailed(matching: .id(pension.id), on: Samples.day(20_260_402), page: .first)
    #expect(early.points.count == 1)
    await #expect(throws: RepositoryError.notFound) {
      try await accounts.fetchDetailed(matching: .id(Samples.id(9)), on: Samples.today, page: .first)
    }
  }

  @Test(arguments: AccountSubject.all) func `the whole is one snapshot of accounts, days and rates`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    let into = try await world.rates.set(
      ExchangeRateEntity(id: Samples.id(1), currency: "EUR", base: "USD", rate: "1.25", date: Samples.today)
    ).rate
    let from = try await world.rates.set(
      ExchangeRateEntity(id: Samples.id(2), currency: "USD", base: "EUR", rate: "0.8", date: Samples.today)
    ).rate
    let portfolio = try await world.portfolio.fetchPortfolio(on: Samples.today, in: "EUR")
    let accounts = try await world.accounts.fetchAll(on: Samples.today)
    #expect(portfolio.accounts == accounts)
    #expect(portfolio.history.rates == [into, from])
    let history = try await world.portfolio.fetchHistory(through: Samples.today, in: "EUR")
    #expect(portfolio.history == history)
    let own = try await world.portfolio.fetchHistory(through: Samples.today, in: "USD")
    #expect(own.rates.isEmpty)
    let yesterday = try await world.portfolio.fetchHistory(through: Samples.day(20_260_411), in: "EUR")
    #expect(yesterday.rates.isEmpty)
  }
}
