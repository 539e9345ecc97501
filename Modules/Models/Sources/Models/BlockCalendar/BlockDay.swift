public import Foundation
public import ModuloUtilities

/// What was tracked of a block on a day, for a calendar.
public struct BlockDay: Equatable, Sendable {
  /// The day of the sessions.
  public let day: CalendarDay
  /// The identifier of the block.
  public let blockID: UUID
  /// The colour of the block.
  public let color: BlockColor
  /// The moment at which the first time of the day began.
  public let start: Instant
  /// The total of the day.
  public let total: TimeTotal

  /// Creates what was tracked of a block on a day.
  public init(day: CalendarDay, blockID: UUID, color: BlockColor, start: Instant, total: TimeTotal) {
    self.day = day
    self.blockID = blockID
    self.color = color
    self.start = start
    self.total = total
  }
}

extension [BlockDay] {
  /// The blocks of each day, by their times.
  ///
  /// - Parameters:
  ///   - times: In order of their starts.
  ///   - colors: The colours of the blocks, by their identifiers.
  init(_ times: [TrackingTimeEntity], colors: [UUID: BlockColor]) {
    let blocks = Dictionary(grouping: times) { Place(day: $0.day, blockID: $0.blockID) }
    self = blocks.map { place, times in
      BlockDay(
        day: place.day, blockID: place.blockID, color: colors[place.blockID] ?? .standard,
        start: times.first?.start ?? .latest, total: TimeTotal(of: times))
    }
  }
}

private struct Place: Hashable {
  let day: CalendarDay
  let blockID: UUID
}
