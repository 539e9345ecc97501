import Foundation
import ModuloUtilities

/// The running session with its block and its group, in the domain's types.
public struct TrackingDomain: Equatable, Sendable {
  /// The running session.
  public let state: TrackingState
  /// The tracked block, without its totals.
  public let block: BlockDomain
  /// The group of the block.
  public let group: BlockGroupDomain

  /// Creates a running session from what one snapshot has read.
  public init(state: TrackingState, block: BlockDomain, group: BlockGroupDomain) {
    self.state = state
    self.block = block
    self.group = group
  }
}

/// The running session with its block and its group, read or written in one transaction.
public struct TrackingRecord: Equatable, Sendable {
  /// The running session.
  public let state: TrackingState
  /// The row of the tracked block.
  public let block: BlockEntity
  /// The row of the block's group.
  public let group: BlockGroupEntity

  /// Creates a record from what one snapshot has read.
  public init(state: TrackingState, block: BlockEntity, group: BlockGroupEntity) {
    self.state = state
    self.block = block
    self.group = group
  }

  /// The session in the domain's types. Of the group, whether it is the default one isn't known.
  public func toDomain() -> TrackingDomain {
    TrackingDomain(state: state, block: block.toDomain(), group: group.toDomain(defaultID: nil))
  }
}

/// What completing the running session stored.
public struct TrackingCompletionRecord: Equatable, Sendable {
  /// The session as it was.
  public let tracking: TrackingRecord
  /// The stored sessions with their numbers, in order of their days; none for less than a minute of active time.
  public let sessions: [TrackingSessionRecord]
  /// The active seconds of a session that was too short to be stored; 0 for one that is stored.
  public let discardedSeconds: Int64
  /// Whether the clock was behind the session's last event, after which no time was counted.
  public let isClockBehind: Bool
  /// What was stored before for the same time; `nil` for nothing.
  public let overlap: TrackingOverlap?

  /// Creates a record of what one transaction has stored.
  public init(
    tracking: TrackingRecord, sessions: [TrackingSessionRecord], discardedSeconds: Int64, isClockBehind: Bool,
    overlap: TrackingOverlap? = nil
  ) {
    self.tracking = tracking
    self.sessions = sessions
    self.discardedSeconds = discardedSeconds
    self.isClockBehind = isClockBehind
    self.overlap = overlap
  }

  /// What was stored, in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``.
  public func toDomain() throws(RepositoryError) -> TrackingCompletionDomain {
    var made: [TrackingSessionDomain] = []
    for session in sessions { made.append(try session.toDomain()) }
    return TrackingCompletionDomain(
      tracking: tracking.toDomain(), sessions: made, discardedSeconds: discardedSeconds, isClockBehind: isClockBehind,
      overlap: overlap)
  }
}

/// What completing the running session stored, in the domain's types.
public struct TrackingCompletionDomain: Equatable, Sendable {
  /// The session as it was.
  public let tracking: TrackingDomain
  /// The stored sessions, in order of their days; none for less than a minute of active time.
  public let sessions: [TrackingSessionDomain]
  /// The active seconds of a session that was too short to be stored; 0 for one that is stored.
  public let discardedSeconds: Int64
  /// Whether the clock was behind the session's last event, after which no time was counted.
  public let isClockBehind: Bool
  /// What was stored before for the same time; `nil` for nothing.
  public let overlap: TrackingOverlap?
}
