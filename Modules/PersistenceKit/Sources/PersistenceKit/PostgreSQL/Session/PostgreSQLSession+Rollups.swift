extension PostgreSQLSession {
  func totals<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, in bucket: Int
  ) throws(PersistenceError) -> [Group: RollupTotal] {
    let shape = RowShape(table: rollup.table, columns: ["group_id"], number: nil)
    var totals: [Group: RollupTotal] = [:]
    try flush()
    try forEachGroup(of: rollup.table, nil) { group, buckets throws(PersistenceError) in
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
    var found: [RollupBucket] = []
    try flush()
    try forEachGroup(of: rollup.table, [group.sqlValue]) { _, buckets throws(PersistenceError) in found = buckets }
    return found
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
  /// Gives the body each of the groups as it is stored, with its buckets, ascending; all groups for nil.
  private func forEachGroup(
    of name: String, _ keys: [SQLValue]?, _ body: (SQLValue, [RollupBucket]) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    let (table, kind) = try catalog.rollup(name)
    let columns = Self.columns + (table.seeds.isEmpty ? [] : [RollupTable.checksumName])
    let filter = keys == nil ? "" : " WHERE \"group_id\" = ANY($1)"
    let sql = """
      SELECT \(columns.map(\.quoted).joined(separator: ", ")) FROM \(name.quoted)\(filter) ORDER BY "group_id", "bucket"
      """
    let result = try run(sql, keys.map { [.list($0, kind)] } ?? [])
    var buckets: [RollupBucket] = []
    var row = 0
    // The rows of a group follow each other, so that it is read and hashed once.
    while row < result.count {
      let group = try result.value(row, 0)
      let seal = table.shape.seal?.knowing(group, at: 0)
      buckets.removeAll(keepingCapacity: true)
      repeat {
        buckets.append(try result.bucket(at: row, of: name, seal))
        row += 1
      } while row < result.count && result.isSame(row, row - 1, in: 0)
      try body(group, buckets)
    }
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
    try forEachGroup(of: name, groups) { group, buckets in
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

extension PostgreSQLResult {
  /// The bucket of a rollup's row, compared with its checksum, if it has one.
  fileprivate func bucket(
    at row: Int, of table: String, _ seal: RowSeal?
  ) throws(PersistenceError) -> RollupBucket {
    let (bucket, sum, count) = (try number(row, 1), try number(row, 2), try number(row, 3))
    if let seal {
      var checksum = RowChecksum(seal.seeds)
      checksum.add(bucket, at: 1)
      checksum.add(sum, at: 2)
      checksum.add(count, at: 3)
      if checksum.value &+ Int64(bitPattern: seal.known) != (try number(row, seal.place)) {
        throw .damaged(detail: "\(IntegrityFault.checksum(table: table, number: bucket))")
      }
    }
    return RollupBucket(bucket: Int(bucket), sum: sum, count: Int(count))
  }
}
