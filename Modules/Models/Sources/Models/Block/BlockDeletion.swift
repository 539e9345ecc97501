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
    BlockDeletionDomain(block: block.toDomain(), stoppedHalves: stopped?.state.progress(at: now).halves.count)
  }
}

/// A block to delete or a deleted one, in the domain's types.
public struct BlockDeletionDomain: Equatable, Sendable {
  /// The block as it was.
  public let block: BlockDomain
  /// The completed halves of the running session, which are gone; `nil` without a session.
  public let stoppedHalves: Int?

  /// Creates the deletion of a block; by default one of a block that isn't tracked.
  public init(block: BlockDomain, stoppedHalves: Int? = nil) {
    self.block = block
    self.stoppedHalves = stoppedHalves
  }
}
