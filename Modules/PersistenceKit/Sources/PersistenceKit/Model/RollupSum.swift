/// The sums of a group while the rows of its table are read: group, bucket, sum and count.
@usableFromInline struct RollupSum {
  @usableFromInline var sum: Int64 = 0
  @usableFromInline var count = 0
  @usableFromInline var sumInBucket: Int64 = 0

  @inlinable init() {}

  /// Adds a row, in the order of the buckets: a partial sum that doesn't fit is refused, as the total would be.
  @inlinable mutating func add(_ row: borrowing Row, in bucket: Int) throws(PersistenceError) {
    let value = try row.integer(at: 2)
    let (next, overflows) = sum.addingReportingOverflow(value)
    if overflows { throw row.overflow() }
    sum = next
    count += Int(try row.integer(at: 3))
    if try row.integer(at: 1) == Int64(bucket) { sumInBucket = value }
  }

  @inlinable var total: RollupTotal { RollupTotal(sum: sum, count: count, sumInBucket: sumInBucket) }
}

extension Row {
  /// The failure of a sum over rows like this one.
  @usableFromInline func overflow() -> PersistenceError { .overflow(table: shape.table) }
}
