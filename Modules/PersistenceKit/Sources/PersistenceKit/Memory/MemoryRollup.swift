/// A rollup's sums by group and bucket.
struct MemoryRollup: Sendable {
  private var entries: [SQLValue: [Int: RollupChange]] = [:]
  /// The groups that changed since the sums were last known to fit.
  private var changed: Set<SQLValue> = []

  var groups: some Collection<SQLValue> & Sendable { entries.keys }
}

extension MemoryRollup {
  mutating func add(_ entry: RollupEntry) {
    change(entry.key, by: Int128(entry.value), rows: 1)
  }

  mutating func subtract(_ entry: RollupEntry) {
    change(entry.key, by: -Int128(entry.value), rows: -1)
  }

  /// Whether all sums fit into 64 bits; asked before a commit, and before a read.
  mutating func settle() -> Bool {
    guard changed.allSatisfy({ total(of: $0, in: 0) != nil }) else { return false }
    changed.removeAll()
    return true
  }

  /// Zeros for a group without rows; nil when a sum doesn't fit into 64 bits.
  func total(of group: SQLValue, in bucket: Int) -> RollupTotal? {
    guard let buckets = buckets(of: group) else { return nil }
    var (sum, count, sumInBucket) = (Int64(0), 0, Int64(0))
    for entry in buckets {
      // In the order of the buckets, as SQLite's sum() adds, which refuses a partial sum that doesn't fit as well.
      let (next, overflows) = sum.addingReportingOverflow(entry.sum)
      if overflows { return nil }
      (sum, count) = (next, count + entry.count)
      if entry.bucket == bucket { sumInBucket = entry.sum }
    }
    return RollupTotal(sum: sum, count: count, sumInBucket: sumInBucket)
  }

  /// The group's buckets, ascending; nil when a sum doesn't fit into 64 bits.
  func buckets(of group: SQLValue) -> [RollupBucket]? {
    var buckets: [RollupBucket] = []
    for (bucket, entry) in (entries[group] ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let sum = Int64(exactly: entry.sum) else { return nil }
      buckets.append(RollupBucket(bucket: bucket, sum: sum, count: entry.count))
    }
    return buckets
  }
}

extension MemoryRollup {
  private mutating func change(_ key: RollupKey, by value: Int128, rows: Int) {
    var entry = entries[key.group]?[key.bucket] ?? RollupChange()
    entry.add(value, rows: rows)
    entries[key.group, default: [:]][key.bucket] = entry.count == 0 ? nil : entry
    if entries[key.group]?.isEmpty == true { entries[key.group] = nil }
    changed.insert(key.group)
  }
}
