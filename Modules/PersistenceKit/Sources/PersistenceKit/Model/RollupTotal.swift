/// A group of a rollup, over all its buckets: what `total` and `totals` of a ``ModelContext`` return.
public struct RollupTotal: Sendable, Hashable {
  /// The sum over all rows of the group.
  public let sum: Int64
  /// The number of rows of the group.
  public let count: Int
  /// The sum over the rows in the bucket that was asked for; 0 when there are none.
  public let sumInBucket: Int64

  /// Sums as a container returns them. Callers make one only to compare it.
  @inlinable public init(sum: Int64, count: Int, sumInBucket: Int64) {
    self.sum = sum
    self.count = count
    self.sumInBucket = sumInBucket
  }
}

/// A bucket of one group of a rollup that has at least one row: what `buckets` of a ``ModelContext`` returns.
public struct RollupBucket: Sendable, Hashable {
  /// The value of the rollup's closure for the rows, such as a month.
  public let bucket: Int
  /// The sum over the rows of the bucket.
  public let sum: Int64
  /// The number of rows of the bucket, 1 or more.
  public let count: Int

  /// Sums as a container returns them. Callers make one only to compare it.
  public init(bucket: Int, sum: Int64, count: Int) {
    self.bucket = bucket
    self.sum = sum
    self.count = count
  }
}
