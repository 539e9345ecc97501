/// Whose time is summed.
public enum TimeFilter: Equatable, Sendable {
  /// That of all blocks.
  case all
  /// That of one block.
  case block(BlockReference)
  /// That of the blocks of one group.
  case group(NamedReference)
}
