import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloUtilities
import Testing

/// Reports on the periods of random books. The seed of a book that fails is in the message.
@Suite(.temporaryFolder) struct PeriodReportPropertyTests {
  @Test(arguments: 0..<20) func `500 books in memory are reported as a count over all rows has it`(
    _ part: Int
  ) async throws {
    var rows = 0
    for seed in 0..<25 { rows += try await compare(on: MockStorage(), seed: UInt64(part * 25 + seed + 1)) }
    // Books without rows would agree with anything.
    #expect(rows > 250)
  }

  @Test(arguments: [7, 20_260_412] as [UInt64]) func `books in a file are too`(_ seed: UInt64) async throws {
    let manager = DefaultDataContextManager(url: TemporaryFolder.current.newPlace(for: "modulo.db"))
    let rows = try await compare(on: DefaultStorage(manager: manager), seed: seed, reports: 20)
    #expect(rows > 20)
  }

  /// Compares some reports on a book with the model.
  ///
  /// - Returns: The number of their rows.
  private func compare(on storage: any Storage, seed: UInt64, reports: Int = 4) async throws -> Int {
    var rows = 0
    var random = SeededGenerator(seed: seed)
    let book = PeriodBook(&random)
    try await book.fill(storage)
    for _ in 0..<reports {
      let kind = try #require(CalendarPeriod.Kind.allCases.randomElement(using: &random))
      let first = try #require(Weekday.allCases.randomElement(using: &random))
      let period = try #require(CalendarPeriod(kind, of: PeriodBook.day(&random), firstWeekday: first))
      let span = PeriodReportSpan(
        period, on: PeriodBook.day(&random), isCompared: Bool.random(using: &random))
      let found = try await report(on: span, in: storage).lines
      let expected = span.days.map { PeriodModel(book: book, days: $0, before: span.daysBefore).lines } ?? []
      #expect(found == expected, "seed \(seed): \(period.kind) from \(period.firstDay), today \(span.today)")
      if found != expected { return 0 }
      rows += found.count
    }
    return rows
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>) func `months add up to quarters, and quarters to the year`(
    _ seed: UInt64
  ) async throws {
    var random = SeededGenerator(seed: seed)
    let (storage, day) = (try MockStorage(), PeriodBook.day(&random))
    try await PeriodBook(&random).fill(storage)
    let year = try #require(CalendarPeriod(.year, of: day, firstWeekday: .monday))
    let whole = try await sums(.year, in: year, storage)
    for kind in [CalendarPeriod.Kind.quarter, .month] {
      let parts = try await sums(kind, in: year, storage)
      #expect(parts.amounts == whole.amounts, "seed \(seed): \(kind)")
      if !parts.isUnknown, !whole.isUnknown {
        #expect(parts.changes == whole.changes, "seed \(seed): \(kind)")
      }
    }
  }

  private struct Sums {
    /// What was put in, taken out and tracked.
    var amounts: [String: Int128] = [:]
    /// The changes of balances.
    var changes: [String: Int128] = [:]
    /// Whether a change isn't known for want of a rate.
    var isUnknown = false
  }

  /// The sums of the periods of a kind in a year.
  private func sums(_ kind: CalendarPeriod.Kind, in year: CalendarPeriod, _ storage: any Storage) async throws -> Sums {
    var (sums, next) = (Sums(), CalendarPeriod(kind, of: year.firstDay, firstWeekday: .monday))
    while let period = next, period.firstDay <= year.lastDay {
      let report = try await report(on: PeriodReportSpan(period, on: .latest), in: storage)
      for row in report.goals {
        sums.amounts["\(row.goal.name) in", default: 0] += row.figures.now.deposits.minorUnits
        sums.amounts["\(row.goal.name) out", default: 0] += row.figures.now.withdrawals.minorUnits
      }
      for row in report.groups + report.blocks {
        sums.amounts["\(row.name) halves", default: 0] += Int128(row.total.now.halves)
        sums.amounts["\(row.name) seconds", default: 0] += Int128(row.total.now.activeSeconds)
      }
      for row in report.accounts?.kinds ?? [] {
        sums.isUnknown = sums.isUnknown || row.figures.now.change == nil
        sums.changes[row.kind.rawValue, default: 0] += row.figures.now.change?.minorUnits ?? 0
      }
      next = period.adding(1)
    }
    // A goal that isn't in a report has done nothing in it.
    sums.amounts = sums.amounts.filter { $0.value != 0 }
    return sums
  }

  private func report(on span: PeriodReportSpan, in storage: any Storage) async throws -> PeriodReportDomain {
    let sections = Set(PeriodReportSection.allCases)
    let euro = ReportingCurrency.chosen(Samples.currency("EUR"))
    let record = try await DefaultPeriodReportRepository(storage: storage)
      .fetchReport(of: span, sections: sections, in: "EUR")
    return try #require(try record.toDomain(of: span, sections: sections, in: euro, without: .none))
  }
}
