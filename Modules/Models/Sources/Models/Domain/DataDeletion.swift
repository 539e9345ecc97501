/// What became of the data and its copies when everything was deleted.
public struct DataDeletion: Equatable, Sendable {
  /// How much was deleted.
  public let counts: DataCounts
  /// The paths of the copies and unfinished files that were deleted too.
  public let removed: [String]
  /// The paths of those that still lie beside the data, and hold what was in it.
  public let copies: [String]

  public init(counts: DataCounts, removed: [String] = [], copies: [String] = []) {
    self.counts = counts
    self.removed = removed
    self.copies = copies
  }
}
