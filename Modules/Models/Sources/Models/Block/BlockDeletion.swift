public import ModuloUtilities

/// A deleted block, and the running session that was deleted with it.
public struct BlockDeletionRecord: Equatable, Sendable {
  /// The block as it was.
  public let block: BlockRecord
  /// The running session of the block; `nil` where the block wasn't tracked.
  public let stopped: TrackingRecord?
  /// The number of its plans.
  public let plannedCount: Int

  /// Creates a record of what one transaction has deleted, or would delete.
  public init(block: BlockRecord, stopped: TrackingRecord?, plannedCount: Int) {
    self.block = block
    self.stopped = stopped
    self.plannedCount = plannedCount
  }

  /// What was deleted, in the domain's types.
  ///
  /// - Parameter now: The moment up to which the running session counts.
  public func toDomain(at now: Instant) -> BlockDeletionDomain {
    BlockDeletionDomain(
      block: block.toDomain(), stoppedSeconds: stopped?.state.progress(at: now).activeSeconds,
      plannedCount: plannedCount)
  }
}

/// A block to delete or a deleted one, in the domain's types.
public struct BlockDeletionDomain: Equatable, Sendable {
  /// The block as it was.
  public let block: BlockDomain
  /// The active seconds of the running session, which is gone; `nil` without a session.
  public let stoppedSeconds: Int64?
  /// The number of its plans.
  public let plannedCount: Int

  /// Creates the deletion of a block; by default one of a block that isn't tracked or planned.
  public init(block: BlockDomain, stoppedSeconds: Int64? = nil, plannedCount: Int = 0) {
    self.block = block
    self.stoppedSeconds = stoppedSeconds
    self.plannedCount = plannedCount
  }

  /// What goes with the block: the time that was tracked of it, and its plans, counted; `nil` for nothing.
  public func lost(_ format: FormatContext) -> String? {
    let texts = [format.lostTime(block.total.activeSeconds), format.lost(plannedCount, of: .plannedBlock)]
      .compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: " \(format.strings.count.and) ")
  }
}
