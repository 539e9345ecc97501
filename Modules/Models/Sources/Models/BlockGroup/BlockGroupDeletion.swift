public import ModuloUtilities

/// A deleted group, and the running session that was deleted with it.
public struct BlockGroupDeletionRecord: Equatable, Sendable {
  /// The group as it was.
  public let group: BlockGroupRecord
  /// The running session of one of its blocks; `nil` where none of them was tracked.
  public let stopped: TrackingRecord?
  /// The rows that go with it and its blocks, beside what was tracked.
  public let counts: DataCounts

  /// Creates a record of what one transaction has deleted, or would delete.
  public init(group: BlockGroupRecord, stopped: TrackingRecord?, counts: DataCounts) {
    self.group = group
    self.stopped = stopped
    self.counts = counts
  }

  /// What was deleted, in the domain's types.
  ///
  /// - Parameter now: The moment up to which the running session counts.
  public func toDomain(at now: Instant) -> BlockGroupDeletionDomain {
    BlockGroupDeletionDomain(
      group: group.toDomain(), stoppedSeconds: stopped?.state.progress(at: now).activeSeconds,
      counts: counts)
  }
}

/// A group to delete or a deleted one, in the domain's types.
public struct BlockGroupDeletionDomain: Equatable, Sendable {
  /// The group as it was.
  public let group: BlockGroupDomain
  /// The active seconds of the running session, which is gone; `nil` without a session.
  public let stoppedSeconds: Int64?
  /// The rows that go with it and its blocks, beside what was tracked.
  public let counts: DataCounts

  /// Creates the deletion of a group; by default one of a group whose blocks aren't tracked, and that has nothing else.
  public init(group: BlockGroupDomain, stoppedSeconds: Int64? = nil, counts: DataCounts = .zero) {
    self.group = group
    self.stoppedSeconds = stoppedSeconds
    self.counts = counts
  }

  /// What goes with the group: its blocks and the other rows, counted; `nil` for nothing.
  public func lost(_ format: FormatContext) -> String? {
    format.lost([(group.blockCount, .block)] + counts.rows)
  }
}

/// The number of groups and blocks that a reset has deleted, and the running session that was deleted with them.
public struct BlockGroupResetRecord: Equatable, Sendable {
  /// The stored groups, the blocks, and the other rows that go with them, beside what was tracked.
  public let counts: DataCounts
  /// The running session; `nil` where no session ran.
  public let stopped: TrackingRecord?

  /// Creates a record of what one transaction has deleted, or would delete.
  public init(counts: DataCounts, stopped: TrackingRecord?) {
    self.counts = counts
    self.stopped = stopped
  }

  /// What was deleted, in the domain's types.
  ///
  /// - Parameter now: The moment up to which the running session counts.
  public func toDomain(at now: Instant) -> BlockGroupResetDomain {
    BlockGroupResetDomain(counts: counts, stoppedSeconds: stopped?.state.progress(at: now).activeSeconds)
  }
}

/// What a reset deletes, in the domain's types.
public struct BlockGroupResetDomain: Equatable, Sendable {
  /// The stored groups, the blocks, and the other rows that go with them, beside what was tracked.
  public let counts: DataCounts
  /// The active seconds of the running session, which is gone; `nil` without a session.
  public let stoppedSeconds: Int64?

  /// Creates the numbers of a reset; by default one without a running session.
  public init(counts: DataCounts, stoppedSeconds: Int64? = nil) {
    self.counts = counts
    self.stoppedSeconds = stoppedSeconds
  }

  /// What is deleted, counted: the groups and the blocks, and of other rows those that there are.
  public func losses(_ format: FormatContext) -> String {
    let others = counts.rows.filter { $0.noun != .group && $0.noun != .block }
    let rows = [(counts[.group], Noun.group), (counts[.block], Noun.block)] + others
    return format.list(rows.map { format.count($0, of: $1) })
  }
}
