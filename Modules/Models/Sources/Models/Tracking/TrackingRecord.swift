/// The running session with its block and its group, read or written in one transaction.
public struct TrackingRecord: Equatable, Sendable {
  public let state: TrackingState
  public let block: BlockEntity
  public let group: BlockGroupEntity

  public init(state: TrackingState, block: BlockEntity, group: BlockGroupEntity) {
    self.state = state
    self.block = block
    self.group = group
  }
}
