extension SQLiteSession {
  func forEachRow<Model: PersistentModel>(
    in selection: RowSelection<Model>, _ body: (borrowing Row) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    _ = try prepared(Model.self)
    let reading = try SelectionReading(selection)
    var limit = selection.descriptor.limit
    for range in reading.ranges(of: selection) {
      if limit == 0 { return }
      let count = try read(range, of: reading, limit: limit, body)
      limit = limit.map { $0 - count }
    }
  }

  /// - Returns: how many rows there were.
  private func read(
    _ range: Keyset?, of reading: SelectionReading, limit: Int?,
    _ body: (borrowing Row) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> Int {
    let statement = connection.statement(reading.text(for: range, isLimited: limit != nil))
    return try statement.query(reading.shape) { parameters throws(PersistenceError) in
      try reading.bind(range, limit: limit, to: parameters)
    } _: { rows throws(PersistenceError) in
      var count = 0
      while try rows.step() {
        count += 1
        try body(rows.row)
      }
      return count
    }
  }
}

/// A selection as SQL, without its model.
struct SelectionReading {
  let shape: RowShape
  private let query: RenderedQuery
  private let rows: String
  private let isForSums: Bool
  private let skipped: Int

  init<Model: PersistentModel>(_ selection: RowSelection<Model>) throws(PersistenceError) {
    var descriptor = selection.descriptor
    skipped = descriptor.skipped
    (descriptor.fetchLimit, descriptor.fetchOffset) = (nil, nil)
    query = try descriptor.rendered()
    shape = selection.shape()
    isForSums = selection.isForSums
    let schema = Model.schema
    let hidden = isForSums ? [] : [Schema<Model>.numberName]
    let names = selection.columns.map { $0.map { schema.columns[$0].name } + hidden }
    let list = names?.map { "t0.\($0.quoted)" }.joined(separator: ", ") ?? schema.selectList
    rows = "SELECT \(list) FROM \(schema.table.quoted) AS t0"
  }

  /// The parts in which the rows are read; nil for all of them at once.
  func ranges<Model>(of selection: RowSelection<Model>) -> [Keyset?] {
    guard let (values, order) = selection.position else { return [nil] }
    return Keyset.ranges(behind: values, in: order, firstParameter: query.bindings.count + 1)
  }

  func text(for range: Keyset?, isLimited: Bool) -> String {
    let conditions = [query.text.whereClause, range?.condition].compactMap { $0 }.map { "(\($0))" }
    let filter = conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
    let first = query.bindings.count + (range?.values.count ?? 0) + 1
    let order = isForSums ? "" : " ORDER BY \(query.text.orderBy)"
    // SQL has no offset without a limit; the limit of -1 is SQLite's "all".
    let window = isLimited || skipped > 0 ? " LIMIT ?\(first) OFFSET ?\(first + 1)" : ""
    return rows + filter + order + window
  }

  func bind(_ range: Keyset?, limit: Int?, to parameters: borrowing Parameters) throws(PersistenceError) {
    try parameters.bind(query.bindings, at: 1)
    var index = query.bindings.count + 1
    for value in range?.values ?? [] {
      try parameters.bind(value, at: index)
      index += 1
    }
    guard limit != nil || skipped > 0 else { return }
    try parameters.bind(Int64(limit ?? -1), at: index)
    try parameters.bind(Int64(skipped), at: index + 1)
  }
}
