public import Foundation

/// A moved block, and everything in the new order, read in the transaction that moved it.
public struct BlockMoveRecord: Equatable, Sendable {
  /// The block and its group as they are now.
  public let block: BlockDetailedRecord
  /// The identifier of the group that the block was in.
  public let previousGroupID: UUID
  /// Every group, every block and what is selected.
  public let list: BlockListRecord

  /// Creates a record of what one transaction has moved.
  public init(block: BlockDetailedRecord, previousGroupID: UUID, list: BlockListRecord) {
    self.block = block
    self.previousGroupID = previousGroupID
    self.list = list
  }

  /// The moved block, in the domain's types.
  public func toDomain() -> BlockMoveDomain {
    BlockMoveDomain(block: block.toDomain(), previousGroupID: previousGroupID)
  }
}

/// A moved block, in the domain's types.
public struct BlockMoveDomain: Equatable, Sendable {
  /// The block and its group as they are now.
  public let block: BlockDetailedDomain
  /// The identifier of the group that the block was in.
  public let previousGroupID: UUID
}
