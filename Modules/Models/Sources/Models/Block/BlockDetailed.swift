public import Foundation

/// A block and its group, read or written in one transaction.
public struct BlockDetailedRecord: Equatable, Sendable {
  /// The block with its totals.
  public let block: BlockRecord
  /// The group of the block, with the number of its blocks.
  public let group: BlockGroupRecord

  /// Creates a record from rows of one snapshot.
  public init(block: BlockRecord, group: BlockGroupRecord) {
    self.block = block
    self.group = group
  }

  /// The block and its group in the domain's types.
  public func toDomain() -> BlockDetailedDomain {
    BlockDetailedDomain(block: block.toDomain(), group: group.toDomain())
  }
}

/// A block with its totals, and its group.
public struct BlockDetailedDomain: Identifiable, Equatable, Sendable {
  /// The block with its totals.
  public let block: BlockDomain
  /// The group of the block.
  public let group: BlockGroupDomain

  /// Creates a block of a group.
  public init(block: BlockDomain, group: BlockGroupDomain) {
    self.block = block
    self.group = group
  }

  /// The identifier of the block.
  public var id: UUID { block.id }
}
