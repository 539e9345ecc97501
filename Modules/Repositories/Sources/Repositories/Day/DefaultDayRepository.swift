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
        block: try context.selectedBlock(), planned: try context.plannedBlocks(on: day),
        rates: try context.fetch(.hourlyRates), targets: try context.targets(on: day))
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

  public func fetchSummary(of filter: TimeFilter) async throws(RepositoryError) -> TimeSummaryRecord {
    try await storage.read { context in
      let blocks = try context.blockDays(of: filter)
      return TimeSummaryRecord(
        blocks: blocks, rates: try context.fetch(.hourlyRates), targets: try context.targets(of: filter, blocks))
    }
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
  borrowing func blockDays(of filter: TimeFilter) throws -> [TimeSummaryRecord.Block] {
    let (all, groups) = (try fetch(.blocks), try fetch(.groups))
    let blocks = Dictionary(grouping: try filter.choice(among: all, in: groups) ?? all, by: \.groupID)
    var tracked: [TimeSummaryRecord.Block] = []
    for group in groups {
      for block in blocks[group.id, default: []] {
        tracked.append(.init(block: block, group: group, days: try dayTotals(of: block.id)))
      }
    }
    return tracked
  }
}

extension FetchDescriptor<TrackingTimeEntity> {
  /// The times of some days, in order of the days and their starts.
  static func times(in days: ClosedRange<CalendarDay>) -> Self {
    let (first, last) = (days.lowerBound, days.upperBound)
    return FetchDescriptor(
      predicate: #Predicate { $0.day >= first && $0.day <= last },
      sortBy: [SortDescriptor(\.day), SortDescriptor(\.start)])
  }
}
