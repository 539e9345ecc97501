import ModuloUtilities

/// A block with what was tracked of it in all and on a day, read in one snapshot.
public struct BlockRecord: Equatable, Sendable {
  /// The row of the block.
  public let block: BlockEntity
  /// What was tracked of it in all.
  public let total: TimeTotal
  /// What was tracked of it on the day.
  public let today: TimeTotal

  /// Creates a record from what one snapshot has read.
  public init(block: BlockEntity, total: TimeTotal = .zero, today: TimeTotal = .zero) {
    self.block = block
    self.total = total
    self.today = today
  }

  /// The block with its totals, in the domain's types.
  public func toDomain() -> BlockDomain { block.toDomain(total: total, today: today) }
}

/// Every group, every block and what is selected, read in one snapshot.
public struct BlockListRecord: Equatable, Sendable {
  /// In order of their positions; the default group alone where none is stored.
  public let groups: [BlockGroupRecord]
  /// In the order of their groups, then of their positions.
  public let blocks: [BlockRecord]
  /// As it was saved.
  public let selection: BlockSelection

  /// Creates a record from what one snapshot has read.
  public init(groups: [BlockGroupRecord], blocks: [BlockRecord], selection: BlockSelection) {
    self.groups = groups
    self.blocks = blocks
    self.selection = selection
  }
}
