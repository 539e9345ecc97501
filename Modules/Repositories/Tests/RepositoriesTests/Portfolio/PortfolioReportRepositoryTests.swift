import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloRepositories
import ModuloUtilities
import Testing

/// How every repository of accounts reads all that a report of the net worth needs.
@Suite(.temporaryFolder) struct PortfolioReportRepositoryTests {
  @Test(arguments: AccountSubject.all) func `a report has accounts, their days, the whole and every rate`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    let into = try await world.rates.set(rate(1, "EUR", into: "USD", on: Samples.today)).rate
    let from = try await world.rates.set(rate(2, "USD", into: "EUR", on: Samples.day(20_260_401))).rate
    _ = try await world.rates.set(rate(3, "GBP", into: "USD", on: Samples.day(20_260_413)))
    let report = try await world.portfolio.fetchReport(on: Samples.today)
    let portfolio = try await world.portfolio.fetchPortfolio(on: Samples.today, in: "USD")
    let records = report.accounts.map(\.record)
    #expect(records == portfolio.accounts)
    #expect(report.days == portfolio.history.days)
    #expect(report.rates == [into, from])
    for account in report.accounts {
      let id = account.record.account.id
      let alone = try await world.accounts.fetchDetailed(matching: .id(id), on: Samples.today, page: Page(limit: 0))
      #expect(account == alone)
    }
    let early = try await world.portfolio.fetchReport(on: Samples.day(20_260_401))
    let points = early.accounts.map(\.points.count)
    #expect(points == [1, 0, 1, 0])
  }

  @Test(arguments: AccountSubject.all) func `a report is one moment, whatever is written meanwhile`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    async let writing: Void = world.write(updates: 60)
    for _ in 0..<30 {
      let report = try await world.portfolio.fetchReport(on: Samples.day(20_261_231))
      let held = report.accounts.reduce(0) { $0 + ($1.points.last?.balanceMinor ?? 0) }
      let changed = report.days.reduce(0) { $0 + $1.netMinor }
      #expect(held == changed)
    }
    try await writing
  }

  private func rate(_ id: Int, _ currency: String, into base: String, on day: CalendarDay) -> ExchangeRateEntity {
    ExchangeRateEntity(id: Samples.id(id), currency: currency, base: base, rate: "1.25", date: day)
  }
}

extension AccountWorld {
  /// Stores that many updates of two accounts, each in a transaction of its own.
  fileprivate func write(updates count: Int) async throws {
    for step in 1...count {
      let account = step.isMultiple(of: 2) ? FinancialAccountEntity.savings : .pension
      _ = try await updates.insert(update(1_000 + step, of: account, 20_260_404 + step % 20, Int64(step * 100)))
    }
  }
}
