extension SQLiteSession {
  func totals<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, in bucket: Int
  ) throws(PersistenceError) -> [Group: RollupTotal] {
    let table = try settled(rollup)
    return try query(table.all, of: table) { _ throws(PersistenceError) in
    } _: { rows throws(PersistenceError) in
      try rollup.totals(rows, bucket)
    }
  }

  func total<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, for group: Group, in bucket: Int
  ) throws(PersistenceError) -> RollupTotal {
    let question = TotalQuestion(table: rollup.table, group: try group.stored.sqlValue, bucket: bucket)
    if let sum = try flush(answering: question) { return sum.total }
    return try sum(of: question.group, in: catalog.rollup(rollup.table), bucket: bucket).total
  }

  func buckets<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, for group: Group
  ) throws(PersistenceError) -> [RollupBucket] {
    let table = try settled(rollup)
    var buckets: [RollupBucket] = []
    try forEachBucket(of: try group.sqlValue, in: table) { row throws(PersistenceError) in
      buckets.append(RollupBucket(bucket: try row[1], sum: try row[2], count: try row[3]))
    }
    return buckets
  }

  func buckets<Model: PersistentModel, Group: ColumnValue & Hashable>(
    of rollup: Rollup<Model, Group>, for group: Group, in range: ClosedRange<Int>
  ) throws(PersistenceError) -> [RollupBucket] {
    let table = try settled(rollup)
    return try query(table.range, of: table) { parameters throws(PersistenceError) in
      try group.stored.bind(to: parameters, at: 1)
      try parameters.bind(Int64(range.lowerBound), at: 2)
      try parameters.bind(Int64(range.upperBound), at: 3)
    } _: { rows throws(PersistenceError) in
      var buckets: [RollupBucket] = []
      while try rows.step() {
        buckets.append(RollupBucket(bucket: try rows.row[1], sum: try rows.row[2], count: try rows.row[3]))
      }
      return buckets
    }
  }

  /// Writes what is pending to the rollups' tables. A bucket without rows is removed.
  ///
  /// Once it has failed it fails forever, so that a transaction whose sums don't fit can't be committed by ignoring the
  /// error.
  func flush() throws(PersistenceError) { _ = try flush(answering: nil) }
}

/// What is asked of a group whose total may be pending.
private struct TotalQuestion {
  let table: String
  let group: SQLValue
  let bucket: Int
}

extension SQLiteSession {
  /// As `flush`. The totals that it reads to check them answer the question too; nil when it read no such total.
  private func flush(answering question: TotalQuestion?) throws(PersistenceError) -> RollupSum? {
    if let rollupFailure { throw rollupFailure }
    guard !ledger.isEmpty else { return nil }
    let answer: RollupSum?
    do { answer = try writeLedger(answering: question) } catch {
      rollupFailure = error
      throw error
    }
    ledger.removeAll()
    return answer
  }

  /// Refuses a change after which a group's total could no longer be read, and one beside a damaged bucket.
  private func writeLedger(answering question: TotalQuestion?) throws(PersistenceError) -> RollupSum? {
    var answer: RollupSum?
    for (name, changes) in ledger.changes {
      let table = try catalog.rollup(name)
      for (key, change) in changes where !change.isZero { try apply(change, at: key, to: table) }
      for group in Set(changes.keys.map(\.group)) {
        let isAsked = question.map { $0.table == name && $0.group == group } ?? false
        let sum = try sum(of: group, in: table, bucket: question?.bucket ?? 0)
        if RollupEntry.isNearLimit(sum.sum) { hasLargeSum = true }
        if isAsked { answer = sum }
      }
    }
    return answer
  }

  /// The table of a rollup, with everything in it.
  private func settled<Model, Group>(_ rollup: Rollup<Model, Group>) throws(PersistenceError) -> RollupTable {
    let table = try catalog.rollup(rollup.table)
    try flush()
    return table
  }

  private func apply(
    _ change: RollupChange, at key: RollupKey, to table: RollupTable
  ) throws(PersistenceError) {
    let (sum, count) = try query(table.bucket, of: table) { parameters throws(PersistenceError) in
      try parameters.bind(key)
    } _: { rows throws(PersistenceError) -> (Int128, Int) in
      // A group that went with its parent has nothing left to subtract from.
      guard try rows.step() else { return change.count < 0 ? (0, 0) : (change.sum, change.count) }
      let (sum, count) = (try rows.row[2] as Int64, try rows.row[3] as Int)
      return (Int128(sum) + change.sum, count + change.count)
    }
    if count == 0, sum == 0 {
      return try connection.statement(table.remove).run { parameters throws(PersistenceError) in
        try parameters.bind(key)
      }
    }
    guard count > 0 else { throw .damaged(detail: "the sums in \(table.name) don't match their rows") }
    guard let sum = Int64(exactly: sum) else { throw .overflow(table: table.name) }
    if RollupEntry.isNearLimit(sum) { hasLargeSum = true }
    try connection.statement(table.replace).run(sealedBy: table.seeds) { parameters throws(PersistenceError) in
      try parameters.bind(key)
      try parameters.bind(sum, at: 3)
      try parameters.bind(Int64(count), at: 4)
    }
  }

  private func sum(
    of group: SQLValue, in table: RollupTable, bucket: Int
  ) throws(PersistenceError) -> RollupSum {
    var sum = RollupSum()
    try forEachBucket(of: group, in: table) { row throws(PersistenceError) in
      try sum.add(row, in: bucket)
    }
    return sum
  }

  /// Reads the rows of a group by bucket, and compares the ones beside them: a row whose key is damaged still stands where it
  /// stood, but it is of another group, or it keeps the search from those after it.
  private func forEachBucket(
    of group: SQLValue, in table: RollupTable, _ body: (borrowing Row) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    let bind = { (parameters: borrowing Parameters) throws(PersistenceError) in try parameters.bind(group, at: 1) }
    let seal = table.shape.seal
    let sealOfMembers = seal?.knowing(group, at: 0)
    if seal != nil {
      try query(table.before, of: table, bind) { rows throws(PersistenceError) in _ = try rows.step() }
    }
    try query(table.group, of: table, isSealed: false, bind) { rows throws(PersistenceError) in
      while try rows.step() {
        let isMember = try rows.row.integer(at: table.membershipPlace) != 0
        if let seal = isMember ? sealOfMembers : seal { try rows.row.verify(seal) }
        guard isMember else { return }
        try body(rows.row)
      }
    }
  }

  private func query<Result>(
    _ sql: String, of table: RollupTable, isSealed: Bool = true,
    _ bind: (borrowing Parameters) throws(PersistenceError) -> Void,
    _ read: (borrowing Rows) throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    do {
      return try connection.statement(sql).query(isSealed ? table.shape : table.unsealedShape, bind, read)
    } catch {
      throw error.located(in: table.name)
    }
  }
}

extension Parameters {
  fileprivate func bind(_ key: RollupKey) throws(PersistenceError) {
    try bind(key.group, at: 1)
    try bind(Int64(key.bucket), at: 2)
  }
}
