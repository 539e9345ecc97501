public import Foundation
public import ModuloUtilities

/// The start of a time of a block, for the colours of a calendar.
public struct BlockStart: Equatable, Sendable {
  public let day: CalendarDay
  public let start: Instant
  public let blockID: UUID
  public let color: BlockColor

  public init(day: CalendarDay, start: Instant, blockID: UUID, color: BlockColor) {
    self.day = day
    self.start = start
    self.blockID = blockID
    self.color = color
  }
}
