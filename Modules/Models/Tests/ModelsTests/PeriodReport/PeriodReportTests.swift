import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// Reports on periods, from records to text.
@Suite struct PeriodReportTests {
  private let april = CalendarPeriod(.month, of: Samples.today, firstWeekday: .sunday)

  // MARK: - Days

  @Test func `a period that runs is cut at today, and so is what it is compared with`() throws {
    let span = PeriodReportSpan(try #require(april), on: Samples.today, isCompared: true)
    #expect(span.isPartial)
    #expect(span.days == Samples.day(20_260_401)...Samples.today)
    #expect(span.daysBefore == Samples.day(20_260_301)...Samples.day(20_260_312))
    #expect(span.spans.count == 2)
  }

  @Test func `a period that is over is whole, one to come has no days`() throws {
    let period = try #require(april)
    let past = PeriodReportSpan(period, on: Samples.day(20_260_501), isCompared: true)
    #expect(!past.isPartial)
    #expect(past.daysBefore == Samples.day(20_260_301)...Samples.day(20_260_331))
    let last = PeriodReportSpan(period, on: Samples.day(20_260_430), isCompared: true)
    #expect(last.daysBefore == past.daysBefore)
    let future = PeriodReportSpan(period, on: Samples.day(20_260_331), isCompared: true)
    #expect(future.days == nil)
    #expect(future.spans == [])
    #expect(!future.isPartial)
  }

  // MARK: - Balances

  @Test func `a balance that wasn't there yet isn't 0, and its change is all of it`() throws {
    let report = try report(opening: [], closing: [("EUR", 100_00)])
    let kind = try #require(report?.kinds.first)
    #expect(kind.figures.now.opening == nil)
    #expect(kind.figures.now.change == .eur(100))
    #expect(kind.figures.now.closing == .eur(100))
  }

  @Test func `money that has a rate on one of the days only has no change, and is named`() throws {
    let report = try report(opening: [("GBP", 50_00)], closing: [("GBP", 60_00)], rate: Samples.day(20_260_405))
    let (kind, worth) = (report?.kinds.first?.figures.now, report?.netWorth.now)
    #expect(kind?.opening == nil)
    #expect(kind?.change == nil)
    #expect(kind?.closing == .eur(75))
    #expect(worth?.change == nil)
    #expect(report?.unconvertedOpening == [.gbp(50)])
    #expect(report?.unconvertedClosing == [])
  }

  @Test func `money that has no rate at all leaves the change of the rest`() throws {
    let report = try report(
      opening: [("GBP", 50_00), ("EUR", 10_00)], closing: [("GBP", 60_00), ("EUR", 30_00)])
    #expect(report?.kinds.first?.figures.now.change == .eur(20))
    #expect(report?.unconvertedClosing == [.gbp(60)])
  }

  @Test func `each balance is at the rates of its own day`() throws {
    let report = try report(
      opening: [("GBP", 100_00)], closing: [("GBP", 100_00)], rate: Samples.day(20_260_101), thenChanged: true)
    #expect(report?.kinds.first?.figures.now.opening == .eur(125))
    #expect(report?.kinds.first?.figures.now.closing == .eur(150))
    #expect(report?.kinds.first?.figures.now.change == .eur(25))
  }

  // MARK: - Differences

  @Test(
    arguments: [
      (200, 150, "+€50", "+33.3%"), (100, 150, "-€50", "-33.3%"), (50, -100, "+€150", "+150.0%"), (50, 0, "+€50", nil),
      (0, 50, "-€50", "-100.0%"),
    ] as [(Decimal, Decimal, String, String?)])
  func `a difference is told in percent of what was, unless that is 0`(
    _ now: Decimal, _ before: Decimal, _ amount: String, _ percent: String?
  ) throws {
    let compared = Compared(Money.eur(now), before: .eur(before))
    let difference = try #require(compared.difference)
    let format = FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    #expect(format.signedAmount(difference.value) == amount)
    let found = difference.perThousand.map { format.signedPercentage(Decimal($0) / 10) }
    #expect(found == percent)
    #expect(Compared(Money.eur(now), before: nil).difference == nil)
  }

  // MARK: - Text

  @Test(arguments: [
    (CalendarPeriod.Kind.week, "en_US", "4/12/2026 – 4/18/2026"), (.month, "fr_FR", "avr. 2026"),
    (.quarter, "en_US", "Q2 2026"), (.quarter, "fr_FR", "T2 2026"), (.year, "en_US", "2026"),
  ])
  func `a period has a title`(_ kind: CalendarPeriod.Kind, _ locale: String, _ expected: String) throws {
    let format = FormatContext(locale: Locale(identifier: locale), timeZone: .gmt)
    let period = try #require(CalendarPeriod(kind, of: Samples.today, firstWeekday: .sunday))
    #expect(period.title(format) == expected)
  }

  @Test(arguments: CalendarPeriod.Kind.allCases)
  func `that a period runs is told of each kind, in both languages`(_ kind: CalendarPeriod.Kind) throws {
    let period = try #require(CalendarPeriod(kind, of: Samples.today, firstWeekday: .monday))
    // The Monday, so that the week runs too.
    let span = PeriodReportSpan(period, on: period.firstDay, isCompared: true)
    let record = PeriodReportRecord(goals: [], accounts: [:], rates: [], blocks: [])
    let report = try #require(
      try record.toDomain(of: span, sections: [.goal], in: .shared(orElse: nil), without: .none))
    let english = report.toUIModel(FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt))
    let french = report.toUIModel(.french)
    #expect(english.notes.count == 2)
    let name = "\(kind)"
    let isNamed = english.notes.allSatisfy { $0.contains(name) }
    #expect(isNamed, "\(english.notes)")
    #expect(Set(english.notes).isDisjoint(with: french.notes))
    #expect(english.empty == "Nothing to report on these days.")
    #expect(french.sections == [])
  }

  @Test func `a share of the time is rounded once`() throws {
    let blocks = [(BlockEntity.coding, 39_600 as Int64), (.running, 9_000)].map { block, seconds in
      TimeSummaryRecord.Block(
        block: block, group: .work, days: [.init(day: Samples.today, total: TimeTotal(blockDay: seconds))])
    }
    let record = PeriodReportRecord(goals: [], accounts: [:], rates: [], blocks: blocks)
    let span = PeriodReportSpan(try #require(april), on: Samples.today, isCompared: false)
    let report = try #require(
      try record.toDomain(of: span, sections: [.block], in: .shared(orElse: nil), without: .none))
    // In thousandths the first one is 815, which alone would be 82 %.
    let shares = report.toUIModel(.french).sections.flatMap(\.rows).compactMap(\.cells.last?.text)
    #expect(shares == ["81,5\u{a0}%", "18,5\u{a0}%"])
  }

  // MARK: - Fixtures

  /// The accounts of a month whose accounts have these balances when it began and when it ended.
  ///
  /// - Parameters:
  ///   - rate: The day from which a pound is 1.25 euros; never for `nil`.
  ///   - isChanged: Whether it is 1.5 from the last day of the month on.
  private func report(
    opening: [(String, Int64)], closing: [(String, Int64)], rate: CalendarDay? = nil,
    thenChanged isChanged: Bool = false
  ) throws -> PeriodAccounts? {
    let period = try #require(april)
    let span = PeriodReportSpan(period, on: period.lastDay)
    var rates = rate.map { [Self.rate(1, "1.25", $0)] } ?? []
    if isChanged { rates.append(Self.rate(2, "1.5", period.lastDay)) }
    let record = PeriodReportRecord(
      goals: [],
      accounts: [
        Samples.day(20_260_331): Self.accounts(opening), period.lastDay: Self.accounts(closing),
      ], rates: rates, blocks: [])
    let report = try record.toDomain(
      of: span, sections: [.kind], in: .chosen(Samples.currency("EUR")), without: .none)
    return report?.accounts
  }

  private static func accounts(_ balances: [(String, Int64)]) -> [FinancialAccountRecord] {
    balances.enumerated().map { index, balance in
      let id = Samples.id(index + 1)
      return FinancialAccountRecord(
        account: FinancialAccountEntity(
          id: id, number: Int64(index + 1), provider: "Bank", type: "cash", currency: balance.0),
        latest: BalanceUpdateEntity(
          id: id, number: 1, accountID: id, balanceMinor: balance.1, date: Samples.day(20_260_301)),
        count: 1)
    }
  }

  private static func rate(_ number: Int, _ rate: String, _ day: CalendarDay) -> ExchangeRateEntity {
    ExchangeRateEntity(
      id: Samples.id(number), number: Int64(number), currency: "GBP", base: "EUR", rate: rate, date: day)
  }
}
