public import Foundation
public import ModuloUtilities

/// The start of a time of a block, for the colours of a calendar.
public struct BlockStart: Equatable, Sendable {
  /// The day of the session.
  public let day: CalendarDay
  /// The moment at which the time began.
  public let start: Instant
  /// The identifier of the block.
  public let blockID: UUID
  /// The colour of the block.
  public let color: BlockColor

  /// Creates the start of a time.
  public init(day: CalendarDay, start: Instant, blockID: UUID, color: BlockColor) {
    self.day = day
    self.start = start
    self.blockID = blockID
    self.color = color
  }
}
