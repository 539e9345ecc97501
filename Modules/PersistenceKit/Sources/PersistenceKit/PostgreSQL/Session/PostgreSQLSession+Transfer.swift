extension PostgreSQLSession {
  /// A few hundred rows at a time are in memory.
  func forEachRow<Model: PersistentModel>(
    of model: Model.Type, isVerified: Bool, _ body: (Int64, borrowing Row) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    let table = try catalog.table(of: model)
    let shape = isVerified ? table.shape : table.unsealedShape
    var last = Int64.min
    while true {
      let batch = try rows(table.selectNext, [.number(last)], shape)
      for row in batch { try body(table.number(of: row), Row(values: row, shape: shape)) }
      guard batch.count == Self.rowsAtOnce, let end = batch.last else { return }
      last = table.number(of: end)
    }
  }

  private static let rowsAtOnce = 1_000

  func lastNumber<Model: PersistentModel>(of model: Model.Type, isVerified: Bool) throws(PersistenceError) -> Int64 {
    let last = try lastNumber(of: model.schema.table)
    guard isVerified, let fault = try counterFault(of: model.schema.table, last) else { return last }
    throw .damaged(detail: fault.description)
  }

  /// What is wrong with the highest number that a table has given out: a row has a higher one.
  func counterFault(of table: String, _ last: Int64) throws(PersistenceError) -> IntegrityFault? {
    let sql = "SELECT coalesce(max(\(TableLayout.numberName.quoted)), 0) FROM \(table.quoted)"
    let highest = try run(sql).values(at: 0)[0].number
    if highest <= last { return nil }
    return .structure(detail: "\(table) has #\(highest), and \(last) as its highest number")
  }

  func setLastNumber<Model: PersistentModel>(_ number: Int64, of model: Model.Type) throws(PersistenceError) {
    counters.set(number, of: model.schema.table)
  }

  func beginLoading() {}

  /// The rows wait until there are some hundreds of them, and are copied together. What the server would refuse only then
  /// is found here, so that the row is known.
  func load<Model: PersistentModel>(
    _ model: Model, number: Int64, values: [SQLValue]
  ) throws(PersistenceError) {
    let table = try catalog.table(of: Model.self)
    let values = table.schema.numbered(values, number)
    try table.definition.check(values)
    try loading.claim(values, number: number, of: table.definition)
    let entries = try table.entries(of: values, number: number)
    ledger.replace([], by: entries)
    try use(number, in: table.schema.table)
    touch(Model.self)
    if loading.isOfOther(than: table.schema.table) { try copyLoaded() }
    loading.add(table.parameters(values, number: number), to: table.schema.table, table.columnNames)
    if loading.isFull { try copyLoaded() }
    // A rollup may have nearly as many buckets as there are rows. What may be too much for a sum is added at once, so
    // that the row is known.
    let isPending = ledger.changes.values.contains { $0.count > Self.mostPendingKeys }
    if isPending || hasLargeSum || entries.contains(where: \.entry.isLarge) { try flush() }
  }

  private static let mostPendingKeys = 200_000

  /// Copies the rows that wait into their table.
  func copyLoaded() throws(PersistenceError) {
    let (table, columns, rows) = loading.take()
    if rows.isEmpty { return }
    var bytes: [UInt8] = Array("PGCOPY\n".utf8) + [0xFF, 0x0D, 0x0A, 0x00]
    // No flags, and no extension of the header.
    bytes.append(number: UInt32(0))
    bytes.append(number: UInt32(0))
    for row in rows {
      bytes.append(number: Int16(row.count))
      for value in row { bytes.append(field: value.bytes) }
    }
    bytes.append(number: Int16(-1))
    let list = columns.map(\.quoted).joined(separator: ", ")
    try connection.copy("COPY \(table.quoted) (\(list)) FROM STDIN (FORMAT binary)", bytes)
  }

  func endLoading(of tables: [String]) throws(PersistenceError) -> DanglingRow? {
    if !loading.isEmpty { try copyLoaded() }
    loading = LoadedRows()
    try flush()
    let models = catalog.models
    for table in tables {
      for model in models {
        if let row = try danglingRow(of: model, if: table) { return row }
      }
    }
    return nil
  }

  private func danglingRow<Model: PersistentModel>(
    of model: Model.Type, if name: String
  ) throws(PersistenceError) -> DanglingRow? {
    model.schema.table == name ? try danglingRows(of: model, limit: 1).first : nil
  }

  /// The first rows of a table that point to nothing, each through the first of its references that do.
  func danglingRows<Model: PersistentModel>(
    of model: Model.Type, limit: Int
  ) throws(PersistenceError) -> [DanglingRow] {
    let table = try catalog.table(of: model)
    var found: [Int64: DanglingRow] = [:]
    for reference in table.definition.references {
      let name = table.definition.fields[reference.column].name
      let (number, key) = (Schema<Model>.numberName.quoted, Schema<Model>.keyName.quoted)
      let sql = """
        SELECT t0.\(number) FROM \(table.name) AS t0 WHERE t0.\(name.quoted) IS NOT NULL AND NOT EXISTS \
        (SELECT 1 FROM \(reference.parent.quoted) AS p WHERE p.\(key) = t0.\(name.quoted)) \
        ORDER BY t0.\(number) LIMIT \(limit)
        """
      let result = try run(sql)
      for row in 0..<result.count {
        let number = try result.values(at: row)[0].number
        if found[number] != nil { continue }
        found[number] = DanglingRow(table: table.schema.table, number: number, column: name)
      }
    }
    return found.values.sorted { $0.number < $1.number }
  }
}

extension PostgreSQLParameter {
  /// About how many bytes it has.
  fileprivate var weight: Int {
    switch self {
    case .one(.text(let text), _): 8 + text.utf8.count
    case .one(.blob(let bytes), _): 8 + bytes.count
    case .one: 16
    case .list(let values, _): 16 * values.count
    }
  }
}

/// Rows that wait to be copied into one table, and the unique values of all that were loaded.
struct LoadedRows {
  private var table = ""
  private var columns: [String] = []
  private var rows: [[PostgreSQLParameter]] = []
  /// About how many bytes the rows have.
  private var size = 0
  private var claimed: [ClaimPlace: Set<Claim>] = [:]

  private struct ClaimPlace: Hashable {
    let table: String
    let index: Int
  }

  /// The unique values of a row, as two hashes: the values themselves would take ten times the memory.
  private struct Claim: Hashable {
    let first: Int
    let second: Int

    init(_ values: [SQLValue]) {
      first = values.hashValue
      var hasher = Hasher()
      hasher.combine("claim")
      hasher.combine(values)
      second = hasher.finalize()
    }
  }

  var isEmpty: Bool { rows.isEmpty }
  var isFull: Bool { rows.count >= 500 || size > 1 << 23 }

  /// - Throws: `constraint` when another row has the unique values of this one.
  mutating func claim(
    _ values: [SQLValue], number: Int64, of definition: TableDefinition
  ) throws(PersistenceError) {
    var claims: [(ClaimPlace, Claim)] = []
    for (index, columns) in definition.uniqueIndexes.enumerated().reversed() {
      let key = columns.map { values[$0] }
      if key.contains(.null) { continue }
      let (place, claim) = (ClaimPlace(table: definition.name, index: index), Claim(key))
      if claimed[place]?.contains(claim) == true { throw definition.violation(.unique, columns: columns) }
      claims.append((place, claim))
    }
    for (place, claim) in claims { claimed[place, default: []].insert(claim) }
  }

  mutating func add(_ row: [PostgreSQLParameter], to table: String, _ columns: [String]) {
    if rows.isEmpty { (self.table, self.columns) = (table, columns) }
    rows.append(row)
    size += row.reduce(0) { $0 + $1.weight }
  }

  /// Whether rows of another table wait.
  func isOfOther(than table: String) -> Bool { !rows.isEmpty && self.table != table }

  mutating func take() -> (table: String, columns: [String], rows: [[PostgreSQLParameter]]) {
    defer { (rows, size) = ([], 0) }
    return (table, columns, rows)
  }
}
