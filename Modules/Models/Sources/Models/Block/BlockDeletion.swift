public import ModuloUtilities

/// A deleted block, and the running session that was deleted with it.
public struct BlockDeletionRecord: Equatable, Sendable {
  /// The block as it was.
  public let block: BlockRecord
  /// The running session of the block; `nil` where the block wasn't tracked.
  public let stopped: TrackingRecord?

  /// Creates a record of what one transaction has deleted.
  public init(block: BlockRecord, stopped: TrackingRecord?) {
    self.block = block
    self.stopped = stopped
  }

  /// What was deleted, in the domain's types.
  ///
  /// - Parameter now: The moment up to which the running session counts.
  public func toDomain(at now: Instant) -> BlockDeletionDomain {
    BlockDeletionDomain(block: block.toDomain(), stoppedSeconds: stopped?.state.progress(at: now).activeSeconds)
  }
}

/// A block to delete or a deleted one, in the domain's types.
public struct BlockDeletionDomain: Equatable, Sendable {
  /// The block as it was.
  public let block: BlockDomain
  /// The active seconds of the running session, which is gone; `nil` without a session.
  public let stoppedSeconds: Int64?

  /// Creates the deletion of a block; by default one of a block that isn't tracked.
  public init(block: BlockDomain, stoppedSeconds: Int64? = nil) {
    self.block = block
    self.stoppedSeconds = stoppedSeconds
  }
}
