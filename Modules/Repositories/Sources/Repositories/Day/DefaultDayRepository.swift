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
      let times = try context.fetch(.times(in: first...(first.adding(days: 41) ?? .latest)))
      return BlockCalendarRecord(
        month: month, firstWeekday: firstWeekday, times: times,
        colors: try context.colors(of: Set(times.map(\.blockID))))
    }
  }

  public func fetchSummary(
    in span: ClosedRange<CalendarDay>, by grouping: TimeGrouping, of filter: TimeFilter
  ) async throws(RepositoryError) -> TimeSummaryRecord {
    try await storage.read { context in
      let blocks = try context.blockDays(of: filter)
      let days = Dictionary(blocks.flatMap(\.days).map { ($0.day, $0.total) }, uniquingKeysWith: +)
      return TimeSummaryRecord(
        days: days.map { DayTotal(day: $0, total: $1) }.sorted { $0.day < $1.day },
        blocks: grouping.isOfBlocks ? blocks.map { $0.record(in: span) } : [])
    }
  }
}

extension TimeGrouping {
  /// Whether a summary is broken down by blocks, or by what those belong to.
  fileprivate var isOfBlocks: Bool {
    switch self {
    case .block, .group: true
    case .day, .week, .month: false
    }
  }
}

/// A block and what was tracked of it, by days.
private struct TrackedBlock {
  let block: BlockEntity
  let group: BlockGroupEntity
  let days: [DayTotal]

  func record(in span: ClosedRange<CalendarDay>) -> TimeSummaryRecord.Block {
    let total = days.filter { span.contains($0.day) }.map(\.total).reduce(.zero, +)
    return TimeSummaryRecord.Block(block: block, group: group, total: total)
  }
}

extension ModelContext {
  /// The colours of some blocks, by their identifiers.
  fileprivate borrowing func colors(of blocks: Set<UUID>) throws -> [UUID: BlockColor] {
    var colors: [UUID: BlockColor] = [:]
    for id in blocks { colors[id] = try model(BlockEntity.self, for: id)?.toDomain().color }
    return colors
  }

  /// The blocks of a filter with what was tracked of them, in order of their groups and their own.
  fileprivate borrowing func blockDays(of filter: TimeFilter) throws -> [TrackedBlock] {
    let (all, groups) = (try fetch(.blocks), try fetch(.groups))
    let chosen: Set<UUID>
    switch filter {
    case .all: chosen = Set(all.map(\.id))
    case .block(let reference): chosen = [try reference.choice(among: all, in: groups).id]
    case .group(let reference):
      let group = try reference.choice(of: groups).id
      chosen = Set(all.filter { $0.groupID == group }.map(\.id))
    }
    let blocks = Dictionary(grouping: all.filter { chosen.contains($0.id) }, by: \.groupID)
    var tracked: [TrackedBlock] = []
    for group in groups {
      for block in blocks[group.id, default: []] {
        tracked.append(TrackedBlock(block: block, group: group, days: try dayTotals(of: block.id)))
      }
    }
    return tracked
  }
}

extension FetchDescriptor<TrackingTimeEntity> {
  /// The times of some days, in order of the days and their starts.
  fileprivate static func times(in days: ClosedRange<CalendarDay>) -> Self {
    let (first, last) = (days.lowerBound, days.upperBound)
    return FetchDescriptor(
      predicate: #Predicate { $0.day >= first && $0.day <= last },
      sortBy: [SortDescriptor(\.day), SortDescriptor(\.start)])
  }
}
