public import Foundation
import ModuloUtilities

/// Every group and block, read in one snapshot: what the rows of a file can name.
public struct BlockOwnersRecord: Equatable, Sendable {
  /// In order of their positions; the default group alone where none is stored.
  public let groups: [BlockGroupEntity]
  /// In order of their positions, of all groups together.
  public let blocks: [BlockEntity]
  /// The identifier of the group that new blocks go into: the selected one, else the default.
  public let newBlocksGroupID: UUID

  /// Creates a record from rows of one snapshot.
  public init(groups: [BlockGroupEntity], blocks: [BlockEntity], newBlocksGroupID: UUID) {
    self.groups = groups
    self.blocks = blocks
    self.newBlocksGroupID = newBlocksGroupID
  }
}

/// What was tracked within a span, read in one snapshot.
public struct TrackedTimesRecord: Equatable, Sendable {
  /// A stored time, with the memo of its session and the name of its block.
  public struct Time: Equatable, Sendable {
    /// The row of the time.
    public let time: TrackingTimeEntity
    /// The memo of the session that it belongs to; `nil` for none.
    public let memo: String?
    /// The name of the block that it is of.
    public let blockName: String

    /// Creates a time of a session.
    public init(time: TrackingTimeEntity, memo: String?, blockName: String) {
      self.time = time
      self.memo = memo
      self.blockName = blockName
    }
  }

  /// In order of their starts.
  public let times: [Time]
  /// The running session, whenever it runs; `nil` for none.
  public let running: TrackingRecord?

  /// Creates a record from rows of one snapshot.
  public init(times: [Time], running: TrackingRecord?) {
    self.times = times
    self.running = running
  }
}

/// What an import stores in its transaction.
public struct TrackingSessionsInsertion: Equatable, Sendable {
  /// New groups; each gets the next place.
  public let groups: [BlockGroupEntity]
  /// New blocks; each gets the next place of its group, and a colour.
  public let blocks: [BlockEntity]
  /// Sessions of these blocks, and of stored ones.
  public let sessions: [TrackingSessionRecord]

  /// Creates what is to be stored.
  public init(groups: [BlockGroupEntity], blocks: [BlockEntity], sessions: [TrackingSessionRecord]) {
    self.groups = groups
    self.blocks = blocks
    self.sessions = sessions
  }
}
