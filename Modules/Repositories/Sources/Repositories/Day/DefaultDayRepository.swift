import Foundation
public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// The days of a storage.
public struct DefaultDayRepository: DayRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchDay(_ day: CalendarDay) async throws(RepositoryError) -> DayRecord {
    try await storage.read { context in
      DayRecord(
        day: day, sessions: try context.detailed(try context.sessions(on: day)), running: try context.running(),
        block: try context.selectedBlock())
    }
  }

  public func fetchCalendar(
    of month: CalendarMonth, firstWeekday: Weekday
  ) async throws(RepositoryError) -> BlockCalendarRecord {
    try await storage.read { context in
      let first = month.firstDay.startOfWeek(from: firstWeekday) ?? .earliest
      return BlockCalendarRecord(
        month: month, firstWeekday: firstWeekday,
        days: try context.totals(of: (0..<42).compactMap { first.adding(days: $0) }),
        starts: try context.starts(in: month))
    }
  }

  public func fetchSummary(
    in span: ClosedRange<CalendarDay>, by grouping: TimeGrouping
  ) async throws(RepositoryError) -> TimeSummaryRecord {
    try await storage.read { context in
      let days = try context.dayTotals()
      switch grouping {
      case .block, .group: return TimeSummaryRecord(days: days, blocks: try context.blockTotals(in: span))
      case .day, .week, .month: return TimeSummaryRecord(days: days, blocks: [])
      }
    }
  }
}

extension ModelContext {
  /// The totals of all days that have a half, in order.
  fileprivate borrowing func dayTotals() throws(PersistenceError) -> [DayTotal] {
    try totals(of: TrackingTimeEntity.dayTotal, in: 0).map { DayTotal(day: $0, total: TimeTotal($1)) }
      .sorted { $0.day < $1.day }
  }

  /// The totals of those of the days that have a half, in the same order.
  fileprivate borrowing func totals(of days: [CalendarDay]) throws(PersistenceError) -> [DayTotal] {
    var totals: [DayTotal] = []
    for day in days {
      let total = try total(of: TrackingTimeEntity.dayTotal, for: day, in: 0)
      if total.count > 0 { totals.append(DayTotal(day: day, total: TimeTotal(total))) }
    }
    return totals
  }

  /// The starts of the times of a month, in order, with the colours of their blocks. Whole rows are read, because only those
  /// are compared with their checksums.
  fileprivate borrowing func starts(in month: CalendarMonth) throws -> [BlockStart] {
    var colors: [UUID: BlockColor] = [:]
    return try fetch(.times(in: month)).map { time in
      let id = time.blockID
      let color = try colors[id] ?? model(BlockEntity.self, for: id)?.toDomain().color ?? .standard
      colors[id] = color
      return BlockStart(day: time.day, start: time.start, blockID: id, color: color)
    }
  }

  /// All blocks, in order of their groups and their own, with what was tracked of each within the span.
  fileprivate borrowing func blockTotals(
    in span: ClosedRange<CalendarDay>
  ) throws(PersistenceError) -> [TimeSummaryRecord.Block] {
    let blocks = Dictionary(grouping: try fetch(.blocks), by: \.groupID)
    var totals: [TimeSummaryRecord.Block] = []
    for group in try fetch(.groups) {
      for block in blocks[group.id, default: []] {
        totals.append(.init(block: block, group: group, total: try total(of: block.id, in: span)))
      }
    }
    return totals
  }

  private borrowing func total(
    of blockID: UUID, in span: ClosedRange<CalendarDay>
  ) throws(PersistenceError) -> TimeTotal {
    // All days have a sum of their own: the sums of each day are as many as the days that were tracked.
    if span == CalendarDay.earliest...CalendarDay.latest {
      return TimeTotal(try total(of: TrackingTimeEntity.blockTotal, for: blockID, in: 0))
    }
    let days = span.lowerBound.rawValue...span.upperBound.rawValue
    return try buckets(of: TrackingTimeEntity.blockDays, for: blockID).filter { days.contains($0.bucket) }
      .reduce(.zero) { $0 + TimeTotal(halves: $1.count, activeSeconds: $1.sum) }
  }
}

extension FetchDescriptor<TrackingTimeEntity> {
  /// The times of a month, in order of their days and starts.
  fileprivate static func times(in month: CalendarMonth) -> Self {
    let (first, last) = (month.firstDay, month.lastDay)
    return FetchDescriptor(
      predicate: #Predicate { $0.day >= first && $0.day <= last },
      sortBy: [SortDescriptor(\.day), SortDescriptor(\.start)])
  }
}
