extension PostgreSQLSession {
  func totals<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, in bucket: Int
  ) throws(PersistenceError) -> [Group: RollupTotal] {
    let shape = RowShape(table: rollup.table, columns: ["group_id"], number: nil)
    var totals: [Group: RollupTotal] = [:]
    for (group, buckets) in try groups(of: rollup.table, nil) {
      let key: Group = try Row(values: [group], shape: shape)[0]
      totals[key] = try total(of: buckets, in: bucket, rollup.table)
    }
    return totals
  }

  func total<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, for group: Group, in bucket: Int
  ) throws(PersistenceError) -> RollupTotal {
    try total(of: buckets(of: rollup, for: group), in: bucket, rollup.table)
  }

  func buckets<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, for group: Group
  ) throws(PersistenceError) -> [RollupBucket] {
    let key = try group.sqlValue
    return try groups(of: rollup.table, [key])[key] ?? []
  }

  func buckets<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, for group: Group, in range: ClosedRange<Int>
  ) throws(PersistenceError) -> [RollupBucket] {
    try buckets(of: rollup, for: group).filter { range.contains($0.bucket) }
  }

  /// Writes what is pending to the rollups' tables. A bucket without rows is removed.
  ///
  /// Once it has failed it fails forever, so that a transaction whose sums don't fit can't be committed by ignoring the
  /// error.
  func flush() throws(PersistenceError) {
    if let rollupFailure { throw rollupFailure }
    if ledger.isEmpty { return }
    do {
      for (name, changes) in ledger.changes.sorted(by: { $0.key < $1.key }) { try write(changes, to: name) }
    } catch {
      rollupFailure = error
      throw error
    }
    ledger.removeAll()
  }
}

extension PostgreSQLSession {
  /// The buckets of the groups, ascending; of all groups for nil.
  private func groups(
    of name: String, _ keys: [SQLValue]?
  ) throws(PersistenceError) -> [SQLValue: [RollupBucket]] {
    try flush()
    return try stored(name, keys)
  }

  private func stored(
    _ name: String, _ keys: [SQLValue]?
  ) throws(PersistenceError) -> [SQLValue: [RollupBucket]] {
    let (table, kind) = try catalog.rollup(name)
    let columns = Self.columns + (table.seeds.isEmpty ? [] : [RollupTable.checksumName])
    let filter = keys == nil ? "" : " WHERE \"group_id\" = ANY($1)"
    let sql = """
      SELECT \(columns.map(\.quoted).joined(separator: ", ")) FROM \(name.quoted)\(filter) ORDER BY "group_id", "bucket"
      """
    var groups: [SQLValue: [RollupBucket]] = [:]
    // The rows of a group follow each other, so that it is looked up once.
    var (group, buckets): (SQLValue, [RollupBucket]) = (.null, [])
    for row in try rows(sql, keys.map { [.list($0, kind)] } ?? [], table.shape) {
      if row[0] != group {
        if !buckets.isEmpty { groups[group] = buckets }
        (group, buckets) = (row[0], [])
      }
      let (bucket, sum, count) = (try row[1].number, try row[2].number, try row[3].number)
      buckets.append(RollupBucket(bucket: Int(bucket), sum: sum, count: Int(count)))
    }
    if !buckets.isEmpty { groups[group] = buckets }
    return groups
  }

  private static let columns = ["group_id", "bucket", "net", "count"]

  private func total(
    of buckets: [RollupBucket], in bucket: Int, _ table: String
  ) throws(PersistenceError) -> RollupTotal {
    var (sum, count, sumInBucket) = (Int64(0), 0, Int64(0))
    for entry in buckets {
      // In the order of the buckets: a partial sum that doesn't fit is refused, as by the other engines.
      let (next, overflows) = sum.addingReportingOverflow(entry.sum)
      if overflows { throw .overflow(table: table) }
      (sum, count) = (next, count + entry.count)
      if entry.bucket == bucket { sumInBucket = entry.sum }
    }
    return RollupTotal(sum: sum, count: count, sumInBucket: sumInBucket)
  }

  private func write(_ changes: [RollupKey: RollupChange], to name: String) throws(PersistenceError) {
    let groups = Array(Set(changes.keys.map(\.group)))
    var known: [SQLValue: [Int: RollupBucket]] = [:]
    for (group, buckets) in try stored(name, groups) {
      for bucket in buckets { known[group, default: [:]][bucket.bucket] = bucket }
    }
    var (kept, gone): ([(RollupKey, RollupBucket)], [RollupKey]) = ([], [])
    for (key, change) in changes where !change.isZero {
      let former = known[key.group]?[key.bucket]
      let count = (former?.count ?? 0) + change.count
      let sum = Int128(former?.sum ?? 0) + change.sum
      if count == 0, sum == 0 {
        gone.append(key)
        known[key.group]?[key.bucket] = nil
        continue
      }
      guard count > 0 else { throw .damaged(detail: "the sums in \(name) don't match their rows") }
      guard let sum = Int64(exactly: sum) else { throw .overflow(table: name) }
      if RollupEntry.isNearLimit(sum) { hasLargeSum = true }
      let bucket = RollupBucket(bucket: key.bucket, sum: sum, count: count)
      kept.append((key, bucket))
      known[key.group, default: [:]][key.bucket] = bucket
    }
    // A change after which a group's total could no longer be read is refused.
    for buckets in known.values {
      let sum = try total(of: buckets.values.sorted { $0.bucket < $1.bucket }, in: 0, name).sum
      if RollupEntry.isNearLimit(sum) { hasLargeSum = true }
    }
    try remove(gone, from: name)
    try put(kept, into: name)
  }

  private func remove(_ keys: [RollupKey], from name: String) throws(PersistenceError) {
    if keys.isEmpty { return }
    let kind = try catalog.rollup(name).kind
    let sql = """
      DELETE FROM \(name.quoted) AS kept USING unnest($1, $2) AS gone (group_id, bucket) \
      WHERE kept."group_id" = gone.group_id AND kept."bucket" = gone.bucket
      """
    try run(sql, [.list(keys.map(\.group), kind), .numbers(keys.map { Int64($0.bucket) })])
  }

  private func put(_ buckets: [(RollupKey, RollupBucket)], into name: String) throws(PersistenceError) {
    if buckets.isEmpty { return }
    let (table, kind) = try catalog.rollup(name)
    var columns = Self.columns
    var parameters: [PostgreSQLParameter] = [
      .list(buckets.map(\.0.group), kind), .numbers(buckets.map { Int64($0.0.bucket) }),
      .numbers(buckets.map(\.1.sum)), .numbers(buckets.map { Int64($0.1.count) }),
    ]
    if !table.seeds.isEmpty {
      columns.append(RollupTable.checksumName)
      parameters.append(
        .numbers(
          buckets.map { key, bucket in
            let values: [SQLValue] = [
              key.group, .integer(Int64(key.bucket)), .integer(bucket.sum), .integer(Int64(bucket.count)),
            ]
            return RowChecksum.value(of: values, table.seeds)
          }))
    }
    let marks = parameters.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
    let settings = columns.dropFirst(2).map { "\($0.quoted) = excluded.\($0.quoted)" }.joined(separator: ", ")
    try run(
      """
      INSERT INTO \(name.quoted) (\(columns.map(\.quoted).joined(separator: ", "))) SELECT * FROM unnest(\(marks)) \
      ON CONFLICT ("group_id", "bucket") DO UPDATE SET \(settings)
      """, parameters)
  }
}
