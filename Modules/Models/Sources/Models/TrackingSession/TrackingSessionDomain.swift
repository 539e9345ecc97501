public import Foundation
public import ModuloUtilities

/// What was tracked of a block in one go on one day.
public struct TrackingSessionDomain: Identifiable, Equatable, Sendable {
  /// The identifier of the row.
  public let id: UUID
  /// The short number for the command line; 0 while the session is not stored.
  public let number: Int
  /// The identifier of the tracked block.
  public let blockID: UUID
  /// The day on which its half blocks were begun, in the time zone in which they were lived.
  public let day: CalendarDay
  /// The moment of completion.
  public let createdAt: Instant
  /// A note; `nil` for none.
  public let memo: String?
  /// In order of their starts.
  public let times: [TrackingTimeDomain]
  /// The half blocks that became full in the session, and those that are only begun and of which it has the last time, in
  /// order of their starts. One may have been begun in another session of the block and the day.
  public let halfBlocks: [CountedHalf]

  /// Creates a session; by default one that is not stored and has no times, on a day without another one of the block.
  public init(
    id: UUID, number: Int = 0, blockID: UUID, day: CalendarDay, createdAt: Instant, memo: String? = nil,
    times: [TrackingTimeDomain] = []
  ) {
    self.init(
      id: id, number: number, blockID: blockID, day: day, createdAt: createdAt, memo: memo, times: times,
      halves: [CountedHalf](times.map { OwnedTime(sessionID: id, time: $0) }))
  }

  /// - Parameter halves: Those of all sessions of the block on the day.
  init(
    id: UUID, number: Int, blockID: UUID, day: CalendarDay, createdAt: Instant, memo: String?,
    times: [TrackingTimeDomain], halves: [CountedHalf]
  ) {
    self.id = id
    self.number = number
    self.blockID = blockID
    self.day = day
    self.createdAt = createdAt
    self.memo = memo
    self.times = times
    halfBlocks = halves.filter { $0.sessionID == id }
  }
}

extension TrackingSessionDomain {
  /// The number of half blocks that became full in the session.
  public var halves: Int { halfBlocks.count(where: \.isFull) }

  /// The halves in blocks.
  public var output: Decimal { HalfBlock.output(of: halves) }

  /// The moment at which the first time began; that of completion for a session without times.
  public var start: Instant { times.first?.start ?? createdAt }

  /// The time without pauses.
  public var activeSeconds: Int64 { times.reduce(0) { $0 + $1.activeSeconds } }

  /// The times, joined where one follows another without a gap in one time zone.
  public var spans: [ZonedSpan] {
    times.map(\.zonedSpan).joined
  }

  /// Its place among the sessions: by its start, and of one moment by number.
  public var key: RowKey { RowKey(start, number) }
}
