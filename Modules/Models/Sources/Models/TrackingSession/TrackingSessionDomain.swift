public import Foundation
public import ModuloUtilities

/// The half blocks that one run of a block has on one day.
public struct TrackingSessionDomain: Identifiable, Equatable, Sendable {
  /// The identifier of the row.
  public let id: UUID
  /// The short number for the command line; 0 while the session is not stored.
  public let number: Int
  /// The identifier of the tracked block.
  public let blockID: UUID
  /// The day on which its times began, in the time zone in which they were lived.
  public let day: CalendarDay
  /// The moment of completion.
  public let createdAt: Instant
  /// A note; `nil` for none.
  public let memo: String?
  /// In order of their starts.
  public let times: [TrackingTimeDomain]

  /// Creates a session; by default one that is not stored and has no times.
  public init(
    id: UUID, number: Int = 0, blockID: UUID, day: CalendarDay, createdAt: Instant, memo: String? = nil,
    times: [TrackingTimeDomain] = []
  ) {
    self.id = id
    self.number = number
    self.blockID = blockID
    self.day = day
    self.createdAt = createdAt
    self.memo = memo
    self.times = times
  }
}

extension TrackingSessionDomain {
  /// The number of halves, whatever their lengths.
  public var halves: Int { times.count }

  /// The halves in blocks.
  public var output: Decimal { HalfBlock.output(of: halves) }

  /// The time without pauses.
  public var activeSeconds: Int64 { times.reduce(0) { $0 + $1.activeSeconds } }

  /// The times, joined where one follows another without a gap in one time zone.
  public var spans: [ZonedSpan] {
    times.map(\.zonedSpan).joined
  }

  /// Its place among the sessions: by the moment of completion, and of one moment by number.
  public var key: RowKey { RowKey(createdAt, number) }
}
