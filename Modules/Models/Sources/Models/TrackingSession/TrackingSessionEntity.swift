public import Foundation
public import ModuloUtilities

/// A stored session: what was tracked of a block in one go on one day. Its times are rows of their own.
public struct TrackingSessionEntity: Identifiable, Equatable, Sendable {
  /// The primary key.
  public let id: UUID
  /// The short number for the command line, assigned by the database and never reused; 0 while the session is not
  /// stored.
  public var number: Int64
  /// The identifier of the block.
  public var blockID: UUID
  /// The day on which its half blocks were begun, in the time zone in which they were lived.
  public var day: CalendarDay
  /// The moment of completion.
  public var createdAt: Instant
  /// A note; `nil` for none.
  public var memo: String?
  /// The start of its first time, by which lists are ordered; `nil` for a session without times.
  public var start: Instant?

  /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
  public init(
    id: UUID, number: Int64 = 0, blockID: UUID, day: CalendarDay, createdAt: Instant, memo: String? = nil,
    start: Instant? = nil
  ) {
    self.id = id
    self.number = number
    self.blockID = blockID
    self.day = day
    self.createdAt = createdAt
    self.memo = memo
    self.start = start
  }
}

/// A session and its times, read or written in one transaction.
public struct TrackingSessionRecord: Equatable, Sendable {
  /// The row of the session.
  public let session: TrackingSessionEntity
  /// In order of their starts.
  public let times: [TrackingTimeEntity]
  /// The times of the other sessions of the block on the day. Half blocks are counted over all of them.
  public let others: [TrackingTimeEntity]

  /// Creates a record from rows of one snapshot.
  public init(session: TrackingSessionEntity, times: [TrackingTimeEntity], others: [TrackingTimeEntity] = []) {
    self.session = session
    self.times = times
    self.others = others
  }
}

extension TrackingSessionRecord {
  /// The session with its times, in the domain's types; the ids are kept.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``: an unknown time zone, or a time of another session, block or day.
  public func toDomain() throws(RepositoryError) -> TrackingSessionDomain {
    var (found, all): ([TrackingTimeDomain], [OwnedTime]) = ([], [])
    for time in times {
      guard time.belongs(to: session) else { throw .damaged(.misplacedTime(number: time.number)) }
      found.append(try time.toDomain())
    }
    for time in others { all.append(OwnedTime(sessionID: time.sessionID, time: try time.toDomain())) }
    let halves = [CountedHalf](all + found.map { OwnedTime(sessionID: session.id, time: $0) })
    return TrackingSessionDomain(
      id: session.id, number: Int(session.number), blockID: session.blockID, day: session.day,
      createdAt: session.createdAt, memo: session.memo, times: found, halves: halves)
  }
}

extension TrackingTimeEntity {
  /// Whether block and day are those of the session, as they must be.
  public func belongs(to session: TrackingSessionEntity) -> Bool {
    sessionID == session.id && blockID == session.blockID && day == session.day
  }
}

extension TrackingSessionDomain {
  /// The session with its times as they are stored; the ids and the numbers are kept.
  public func toRecord() -> TrackingSessionRecord {
    TrackingSessionRecord(
      session: TrackingSessionEntity(
        id: id, number: Int64(number), blockID: blockID, day: day, createdAt: createdAt, memo: memo,
        start: times.first?.start),
      times: times.map { $0.toEntity(of: self) })
  }
}
