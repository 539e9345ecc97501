/// The result of deleting everything: the rows, and the copies of the data.
public struct DataDeletion: Equatable, Sendable {
  /// The number of rows that were deleted.
  public let counts: DataCounts
  /// The paths of the copies and unfinished files that were deleted too.
  public let removed: [String]
  /// The paths of the copies that remain next to the data, and still contain it.
  public let copies: [String]

  public init(counts: DataCounts, removed: [String] = [], copies: [String] = []) {
    self.counts = counts
    self.removed = removed
    self.copies = copies
  }
}
