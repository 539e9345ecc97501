public import ModuloUtilities

/// A deleted block, and the running session that was deleted with it.
public struct BlockDeletionRecord: Equatable, Sendable {
  /// The block as it was.
  public let block: BlockRecord
  /// The running session of the block; `nil` where the block wasn't tracked.
  public let stopped: TrackingRecord?
  /// The rows that go with it, beside what was tracked.
  public let counts: DataCounts

  /// Creates a record of what one transaction has deleted, or would delete.
  public init(block: BlockRecord, stopped: TrackingRecord?, counts: DataCounts) {
    self.block = block
    self.stopped = stopped
    self.counts = counts
  }

  /// What was deleted, in the domain's types.
  ///
  /// - Parameter now: The moment up to which the running session counts.
  public func toDomain(at now: Instant) -> BlockDeletionDomain {
    BlockDeletionDomain(
      block: block.toDomain(), stoppedSeconds: stopped?.state.progress(at: now).activeSeconds,
      counts: counts)
  }
}

/// A block to delete or a deleted one, in the domain's types.
public struct BlockDeletionDomain: Equatable, Sendable {
  /// The block as it was.
  public let block: BlockDomain
  /// The active seconds of the running session, which is gone; `nil` without a session.
  public let stoppedSeconds: Int64?
  /// The rows that go with it, beside what was tracked.
  public let counts: DataCounts

  /// Creates the deletion of a block; by default one of a block that isn't tracked, and has nothing else.
  public init(block: BlockDomain, stoppedSeconds: Int64? = nil, counts: DataCounts = .zero) {
    self.block = block
    self.stoppedSeconds = stoppedSeconds
    self.counts = counts
  }

  /// What goes with the block: the time that was tracked of it, and the other rows, counted; empty for nothing.
  public func losses(_ format: FormatContext) -> [String] {
    [format.lostTime(block.total.activeSeconds)].compactMap(\.self)
      + counts.rows.map { format.count($0.count, of: $0.noun) }
  }
}
