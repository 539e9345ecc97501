import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities
import Testing

/// Reports on periods: what they have of the samples, and what their errors become.
@MainActor
@Suite struct PeriodReportStoreTests {
  private let storage: MockStorage
  private let store: any PeriodReportStore
  private let all = Set(PeriodReportSection.allCases)

  init() throws {
    storage = try MockStorage(
      goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples,
      accounts: FinancialAccountEntity.samples, updates: BalanceUpdateEntity.samples)
    store = FakePeriodReportStore.fake(on: storage)
  }

  @Test func `what isn't asked for isn't reported`() async throws {
    let span = try span(.year)
    let goals = try await report(span, [.goal])
    #expect(!goals.goals.isEmpty)
    #expect(goals.accounts == nil)
    let accounts = try await report(span, [.kind])
    #expect(accounts.goals.isEmpty)
    #expect(accounts.accounts?.kinds.isEmpty == false)
  }

  @Test func `balances without a currency are refused, and nothing else needs one`() async throws {
    let span = try span(.year)
    try storage.insert([
      FinancialAccountEntity(id: Samples.id(900), number: 900, provider: "Bank", type: "cash", currency: "GBP")
    ])
    await #expect(throws: FinancialAccountError.rule(.missingCurrency)) {
      try await self.store.report(of: span, sections: self.all, in: .shared(orElse: nil), without: .none)
    }
    let goals = try await store.report(of: span, sections: [.goal], in: .shared(orElse: nil), without: .none)
    #expect(!goals.goals.isEmpty)
  }

  @Test func `a period before everything, and one that hasn't begun, have nothing`() async throws {
    for text in ["1999", "2027"] {
      let report = try await report(try span(.year, text), all)
      #expect(report.isEmpty, "\(text)")
      #expect(report.savings.isEmpty, "\(text)")
    }
    let unread = storage.log.of(FakePeriodReportRepository.self).operations
    #expect(unread == ["fetchReport", "fetchReport"])
  }

  @Test func `parts of the net worth that are left out count in no kind`() async throws {
    let (whole, none) = (PortfolioExclusions.none, PortfolioExclusions(pensions: true, mortgage: true))
    var worths: [Set<FinancialAccountKind>] = []
    for exclusions in [whole, none] {
      let report = try await store.report(
        of: try span(.year), sections: [.kind], in: .chosen(Samples.currency("USD")), without: exclusions)
      worths.append(Set(report.accounts?.kinds.map(\.kind) ?? []))
    }
    #expect(worths[1] == worths[0].subtracting([.pensions, .mortgages]))
  }

  @Test func `a failure of the storage is told`() async throws {
    let log = storage.log.of(FakePeriodReportRepository.self)
    log.failNext(with: .busy)
    let span = try span(.week)
    await #expect(throws: FinancialAccountError.storage(.busy)) { try await self.report(span, self.all) }
    try log.verify()
  }

  private func span(_ kind: CalendarPeriod.Kind, _ text: String = "2026") throws -> PeriodReportSpan {
    let day = text == "2026" ? Samples.today : try #require(CalendarPeriod.day(named: text))
    let period = try #require(CalendarPeriod(kind, of: day, firstWeekday: .monday))
    return PeriodReportSpan(period, on: Samples.today)
  }

  private func report(
    _ span: PeriodReportSpan, _ sections: Set<PeriodReportSection>
  ) async throws(FinancialAccountError) -> PeriodReportDomain {
    try await store.report(
      of: span, sections: sections, in: .chosen(Samples.currency("USD")), without: .none)
  }
}
