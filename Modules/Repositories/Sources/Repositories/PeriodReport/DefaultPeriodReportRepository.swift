import Foundation
public import ModuloModels
public import ModuloPersistence
import ModuloUtilities
import PersistenceKit

/// Reports on periods of a storage.
public struct DefaultPeriodReportRepository: PeriodReportRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchReport(
    of span: PeriodReportSpan, sections: Set<PeriodReportSection>, in base: String?
  ) async throws(RepositoryError) -> PeriodReportRecord {
    let spans = span.spans
    return try await storage.read { context in
      let goals = sections.contains(.goal) ? try context.periodGoals(in: spans) : []
      let accounts = sections.contains(.kind) ? try context.accounts(bounding: spans) : [:]
      let currencies = Set(accounts.values.joined().map(\.account.currency))
      let rates =
        if let last = accounts.keys.max() { try context.rates(of: currencies, into: base, through: last) } else {
          [ExchangeRateEntity]()
        }
      let isTimed = !sections.isDisjoint(with: [.group, .block]) && !spans.isEmpty
      return PeriodReportRecord(
        goals: goals, accounts: accounts, rates: rates, blocks: isTimed ? try context.blockDays(of: .all) : [])
    }
  }
}

extension ModelContext {
  /// Every account on each day with which the spans begin or end. Those of a day that two spans share are read once.
  fileprivate borrowing func accounts(
    bounding spans: [ClosedRange<CalendarDay>]
  ) throws(PersistenceError) -> [CalendarDay: [FinancialAccountRecord]] {
    let days = Set(spans.flatMap { [$0.openingDay, $0.upperBound] }.compactMap(\.self))
    var accounts: [CalendarDay: [FinancialAccountRecord]] = [:]
    for day in days { accounts[day] = try records(on: day) }
    return accounts
  }

  /// Every goal with the sums of its contributions in each span.
  fileprivate borrowing func periodGoals(
    in spans: [ClosedRange<CalendarDay>]
  ) throws(PersistenceError) -> [PeriodReportRecord.Goal] {
    if spans.isEmpty { return [] }
    var goals: [PeriodReportRecord.Goal] = []
    for goal in try fetch(.goals) {
      let months = try months(of: goal.id)
      var sums: [PeriodReportRecord.Sums?] = []
      for span in spans { sums.append(try self.sums(of: goal.id, months, in: span)) }
      goals.append(PeriodReportRecord.Goal(goal: goal, sums: sums))
    }
    return goals
  }

  /// The sums of a goal's contributions in a span; `nil` where it has none up to the end.
  ///
  /// What was saved is the sum of whole months, and of the days of a month of which the end is within. Months without a
  /// contribution cost nothing.
  private borrowing func sums(
    of goalID: UUID, _ months: [ContributionMonthEntity], in span: ClosedRange<CalendarDay>
  ) throws(PersistenceError) -> PeriodReportRecord.Sums? {
    let (first, last) = (span.lowerBound, span.upperBound)
    let whole = last == last.month.lastDay ? last.month : last.month.previous
    let past = months.filter { month in whole.map { month.month <= $0 } ?? false }
    var (saved, count) = (past.map { Int128($0.netMinor) }.reduce(0, +), past.count)
    if whole != last.month, months.contains(where: { $0.month == last.month }) {
      let part = try movement(of: goalID, in: last.month.firstDay...last)
      saved += Int128(part.deposits) - Int128(part.withdrawals)
      count += part.count
    }
    if count == 0 { return nil }
    let isMoved = months.contains { first.month <= $0.month && $0.month <= last.month }
    let moved = isMoved ? try movement(of: goalID, in: span) : (deposits: 0, withdrawals: 0, count: 0)
    guard let savedMinor = Int64(exactly: saved) else {
      throw .overflow(table: ContributionEntity.monthlyNet.table)
    }
    return PeriodReportRecord.Sums(
      depositsMinor: moved.deposits, withdrawalsMinor: moved.withdrawals, savedMinor: savedMinor)
  }

  /// What was put into a goal and taken out of it in a span of days. The cost grows with the contributions of the days.
  private borrowing func movement(
    of goalID: UUID, in span: ClosedRange<CalendarDay>
  ) throws(PersistenceError) -> (deposits: Int64, withdrawals: Int64, count: Int) {
    let added = FetchDescriptor.contributions(of: goalID, .add, in: span)
    let removed = FetchDescriptor.contributions(of: goalID, .remove, in: span)
    let deposits = try summary(of: \ContributionEntity.amountMinor, matching: added.predicate)
    let withdrawals = try summary(of: \ContributionEntity.amountMinor, matching: removed.predicate)
    return (deposits.sum, withdrawals.sum, deposits.count + withdrawals.count)
  }
}

extension FetchDescriptor<ContributionEntity> {
  /// The contributions of a type to a goal, on some days.
  fileprivate static func contributions(
    of goalID: UUID, _ type: ContributionType, in days: ClosedRange<CalendarDay>
  ) -> Self {
    let (first, last, name) = (days.lowerBound, days.upperBound, type.rawValue)
    return FetchDescriptor(
      predicate: #Predicate { $0.goalID == goalID && $0.date >= first && $0.date <= last && $0.type == name })
  }
}
