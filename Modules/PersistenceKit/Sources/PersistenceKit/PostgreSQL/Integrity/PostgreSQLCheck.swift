extension PostgreSQLStore {
  func check(
    cancellation: Cancellation?, _ onEvent: @escaping (IntegrityEvent) -> Void
  ) throws(PersistenceError) -> [IntegrityFault] {
    try read(cancellation) { session throws(PersistenceError) in
      var check = PostgreSQLCheck(session: session, cancellation: cancellation, onEvent)
      try check.run()
      return check.findings.faults
    }
  }
}

/// A check of a book, in one transaction: what is wrong is noted, and the check goes on with what can still be read.
struct PostgreSQLCheck {
  private let session: PostgreSQLSession
  private let cancellation: Cancellation?
  private(set) var findings: IntegrityFindings

  init(session: PostgreSQLSession, cancellation: Cancellation?, _ onEvent: @escaping (IntegrityEvent) -> Void) {
    (self.session, self.cancellation) = (session, cancellation)
    findings = IntegrityFindings(onEvent)
  }

  mutating func run() throws(PersistenceError) {
    let (columns, indexes) = (try columns(), try indexes())
    let parts = Dictionary(try session.book.parts().map { ($0.place, $0) }) { first, _ in first }
    for model in session.catalog.models where !findings.isFull {
      try checkModel(model, columns, indexes, parts)
    }
    noteForeign(Set(columns.keys), parts)
  }
}

extension PostgreSQLCheck {
  /// The columns of the book's tables.
  private func columns() throws(PersistenceError) -> [String: Set<String>] {
    let sql = """
      SELECT c.relname::text, coalesce(a.attname::text, '') FROM pg_catalog.pg_class AS c \
      JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace \
      LEFT JOIN pg_catalog.pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped \
      WHERE n.nspname = $1 AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
      """
    let found = try session.run(sql, [.text(session.book.address.book)])
    var columns: [String: Set<String>] = [:]
    for row in 0..<found.count {
      let values = try found.values(at: row)
      columns[try values[0].text, default: []].insert(try values[1].text)
    }
    return columns
  }

  private func indexes() throws(PersistenceError) -> Set<String> {
    let found = try session.run(
      "SELECT indexname::text FROM pg_catalog.pg_indexes WHERE schemaname = $1", [.text(session.book.address.book)])
    var names: Set<String> = []
    for row in 0..<found.count { if case .text(let name) = try found.values(at: row)[0] { names.insert(name) } }
    return names
  }

  private mutating func noteForeign(_ tables: Set<String>, _ parts: [PostgreSQLPart.Place: PostgreSQLPart]) {
    let known = Set(parts.values.filter { $0.kind == .table || $0.kind == .rollup }.map(\.name))
    for name in tables.sorted() where !known.contains(name) && !name.hasPrefix(PostgreSQLBook.prefix) {
      findings.note(ForeignObject(kind: .table, name: name))
    }
  }

  private mutating func checkModel<Model: PersistentModel>(
    _ model: Model.Type, _ columns: [String: Set<String>], _ indexes: Set<String>,
    _ parts: [PostgreSQLPart.Place: PostgreSQLPart]
  ) throws(PersistenceError) {
    let layout = try PostgreSQLLayout(model)
    guard let known = columns[layout.name] else { return findings.note(.missing(name: layout.name)) }
    var isComplete = true
    for column in layout.columns where !known.contains(column.name) {
      findings.note(.missing(name: "\(layout.name).\(column.name)"))
      isComplete = false
    }
    for index in layout.indexes where !indexes.contains(index.name) { findings.note(.missing(name: index.name)) }
    for part in layout.parts where parts[part.place] != part { findings.note(.different(name: part.name)) }
    for rollup in layout.rollups where columns[rollup.name] == nil { findings.note(.missing(name: rollup.name)) }
    guard isComplete else { return }
    for row in try session.danglingRows(of: model, limit: IntegrityFindings.most) {
      findings.note(.dangling(table: row.table, number: row.number, column: row.column))
    }
    try checkLastNumber(of: layout.name)
    var sums = RollupLedger()
    guard try readRows(of: model, into: &sums) else { return }
    for rollup in layout.rollups where columns[rollup.name] != nil {
      try compare(rollup.name, with: sums.changes[rollup.name] ?? [:])
    }
  }

  private mutating func checkLastNumber(of table: String) throws(PersistenceError) {
    let last = try session.lastNumber(of: table)
    if last > RowNumber.highest { findings.note(.exhausted(table: table, number: last)) }
    if let fault = try session.counterFault(of: table, last) { findings.note(fault) }
  }

  /// Whether each row could be read.
  private mutating func readRows<Model: PersistentModel>(
    of model: Model.Type, into sums: inout RollupLedger
  ) throws(PersistenceError) -> Bool {
    let table = try session.catalog.table(of: model)
    var (areWhole, findings, ledger) = (true, findings, sums)
    try session.forEachRow(of: model, isVerified: false) { number, row throws(PersistenceError) in
      if findings.isFull { return }
      try cancellation?.check()
      if !table.shape.isSealed(row.values) { findings.note(.checksum(table: table.schema.table, number: number)) }
      do throws(PersistenceError) {
        try findings.note(try Model(row: row), row, number: number)
        ledger.replace([], by: try table.entries(of: table.columns(of: row.values), number: number))
      } catch {
        guard let fault = IntegrityFault(error) else { throw error }
        findings.note(fault)
        areWhole = false
      }
    }
    (self.findings, sums) = (findings, ledger)
    return areWhole
  }

  /// Compares a rollup's table with what its rows add up to.
  private mutating func compare(
    _ name: String, with computed: [RollupKey: RollupChange]
  ) throws(PersistenceError) {
    var left = computed.filter { !$0.value.isZero }
    let table = try session.catalog.rollup(name).table
    let checksum = table.seeds.isEmpty ? "" : ", \(RollupTable.checksumName.quoted)"
    let sql = """
      SELECT "group_id", "bucket", "net", "count"\(checksum) FROM \(name.quoted) ORDER BY "group_id", "bucket"
      """
    for row in try session.rows(sql, [], table.unsealedShape) where !findings.isFull {
      let (bucket, sum, count) = (try row[1].number, try row[2].number, try row[3].number)
      let kept = IntegritySum(sum: String(sum), count: Int(count))
      let expected = left.removeValue(forKey: RollupKey(group: row[0], bucket: Int(bucket))).map(IntegritySum.init)
      if kept != expected {
        findings.note(.rollup(table: name, group: row[0], bucket: bucket, kept: kept, computed: expected))
      } else if !table.shape.isSealed(row) {
        findings.note(.checksum(table: name, number: bucket))
      }
    }
    for (key, change) in left where !findings.isFull {
      findings.note(
        .rollup(
          table: name, group: key.group, bucket: Int64(key.bucket), kept: nil, computed: IntegritySum(change)))
    }
  }
}

extension IntegritySum {
  fileprivate init(_ change: RollupChange) {
    self.init(sum: String(change.sum), count: change.count)
  }
}
