import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloStores
import ModuloUtilities
import Testing

/// What every store of the portfolio does.
@MainActor
@Suite struct PortfolioStoreTests {
  @Test func `W10 net worth is assets less debts`() async throws {
    let worth = try await AccountWorld().worth(without: .pensionsOut)
    #expect(worth.netWorth == .usd(100))
    #expect(worth.assets == .usd(150))
    #expect(worth.debt == .usd(-50))
  }

  @Test func `W16 a portfolio's change is against the last earlier day with an update`() async throws {
    let change = try await AccountWorld().worth(without: .pensionsOut).change
    #expect(
      change == PortfolioChange(since: Samples.day(20_260_402), netWorth: .usd(50), assets: .usd(50), debt: .usd(0)))
  }

  @Test func `W17 a portfolio of one day has no change`() async throws {
    let worth = try await AccountWorld().worth(on: 20_260_401)
    #expect(worth.change == nil)
    #expect(worth.netWorth == .usd(1100))
  }

  @Test func `W18 accounts are listed by balance, debts last`() async throws {
    let numbers = try await AccountWorld().worth().accounts.map(\.number)
    #expect(numbers == [3, 1, 4, 2])
  }

  @Test func `W19 the history has a point for each day with an update`() async throws {
    let world = try AccountWorld()
    for (exclusions, expected) in [(.none, [1100, 1050, 1150]), (.pensionsOut, [100, 50, 100])]
      as [(PortfolioExclusions, [Decimal])]
    {
      let series = try await world.portfolio.series(
        through: Samples.today, in: .chosen(Samples.currency("USD")), without: exclusions)
      let amounts = series.points.map(\.amount.decimal)
      #expect(amounts == expected)
    }
  }

  @Test func `any earlier day is as it was then`() async throws {
    let world = try AccountWorld()
    for (day, expected) in [(20_260_331, 0), (20_260_401, 1100), (20_260_402, 1050), (20_260_403, 1150)] {
      let worth = try await world.worth(on: day).netWorth
      #expect(worth == .usd(Decimal(expected)), "\(day)")
    }
  }

  @Test func `W34 currencies are added up only with a known rate`() async throws {
    let world = try AccountWorld()
    try await world.open(1, "Paris", .savingsAccount, 200, on: 20_260_402, in: "EUR")
    let unknown = try await world.worth(without: .pensionsOut)
    #expect(unknown.netWorth == .usd(100))
    #expect(unknown.unconverted == [.eur(200)])
    try await world.rates.set(rate(1, "EUR", "1.25", on: 20_260_402))
    try await world.rates.set(rate(2, "EUR", "1.5", on: 20_260_403))
    try await world.rates.set(rate(3, "EUR", "9", on: 20_260_413))
    let known = try await world.worth(without: .pensionsOut)
    #expect(known.netWorth == .usd(400))
    #expect(known.unconverted.isEmpty)
    let used = known.rates.flatMap(\.rates).map(\.number)
    #expect(used == [2])
    // Each day has its own rate: 150 - 50 + 300 now, 100 - 50 + 250 the day before.
    #expect(known.change?.netWorth == .usd(100))
    let series = try await world.portfolio.series(
      through: Samples.today, in: .chosen(Samples.currency("USD")), without: .pensionsOut)
    let amounts = series.points.map(\.amount.decimal)
    #expect(amounts == [100, 300, 400])
    let elsewhere = try await world.worth(in: "EUR", without: .pensionsOut)
    #expect(elsewhere.netWorth == .eur("266.67"))
    #expect(elsewhere.rates.map(\.kind) == [.inverse])
  }

  @Test func `a report is one read of all that it says`() async throws {
    let world = try AccountWorld()
    let dollars = Samples.currency("USD")
    try await world.rates.set(rate(1, "EUR", "1.25", on: 20_260_402))
    let before = (world.portfolioLog.operations.count, world.rateLog.operations.count)
    let found = try await world.portfolio.report(on: Samples.today, in: .shared(orElse: nil), without: .pensionsOut)
    let calls = world.portfolioLog.operations.dropFirst(before.0)
    #expect(calls == ["fetchReport"])
    #expect(world.rateLog.operations.count == before.1)
    let report = try #require(found)
    let worth = try await world.worth(without: .pensionsOut)
    #expect(report.portfolio == worth)
    let series = try await world.portfolio.series(through: Samples.today, in: .chosen(dollars), without: .pensionsOut)
    #expect(report.series == series)
    for account in report.accounts {
      let page = Page(limit: 0)
      let alone = try await world.accounts.findOneDetailed(.id(account.account.id), on: Samples.today, page: page)
      #expect(account == alone)
    }
    #expect(report.accounts.count == 4)
  }

  @Test func `a report of several currencies wants to know in which`() async throws {
    let world = try AccountWorld()
    try await world.open(1, "Paris", .savingsAccount, 200, on: 20_260_402, in: "EUR")
    try await world.rates.set(rate(1, "EUR", "1.25", on: 20_260_402))
    await #expect(throws: FinancialAccountError.rule(.missingCurrency)) {
      try await world.portfolio.report(on: Samples.today, in: .shared(orElse: nil), without: .none)
    }
    for (code, rates) in [("USD", 1), ("EUR", 1), ("GBP", 0)] {
      let report = try await world.portfolio.report(
        on: Samples.today, in: .chosen(Samples.currency(code)), without: .none)
      let worth = try await world.worth(in: code)
      #expect(report?.portfolio == worth)
      #expect(report?.portfolio.rates.count == rates)
    }
    world.portfolioLog.failNext(with: .busy)
    await #expect(throws: FinancialAccountError.storage(.busy)) {
      try await world.portfolio.report(on: Samples.today, in: .shared(orElse: nil), without: .none)
    }
    try world.portfolioLog.verify()
  }

  @Test func `without accounts there is no report`() async throws {
    let world = try AccountWorld()
    try await world.accounts.fetchAll(on: Samples.today)
    for account in world.accounts.rows {
      try await world.accounts.delete(by: account.id, on: Samples.today)
    }
    for currency in [ReportingCurrency.shared(orElse: nil), .chosen(Samples.currency("USD"))] {
      let report = try await world.portfolio.report(on: Samples.today, in: currency, without: .none)
      #expect(report == nil)
    }
  }
}
