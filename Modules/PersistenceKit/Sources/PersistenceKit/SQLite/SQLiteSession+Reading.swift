extension SQLiteSession {
  func forEachRow<Model: PersistentModel>(
    in selection: RowSelection<Model>, _ body: (borrowing Row) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    let query = try BuiltQuery(selection.descriptor, members: try prepared(Model.self).table.members)
    let plan = try connection.plan(of: selection, query)
    var limit = selection.descriptor.limit
    for part in plan.parts {
      if limit == 0 { return }
      let statement = part.statement(on: connection)
      let count = try statement.query(plan.shape) { parameters throws(PersistenceError) in
        try selection.bind(query, part.places, limit: limit, to: parameters)
      } _: { rows throws(PersistenceError) in
        try rows.count(body)
      }
      limit = limit.map { $0 - count }
    }
  }
}

extension Rows {
  /// - Returns: how many rows there were.
  fileprivate func count(
    _ body: (borrowing Row) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> Int {
    var count = 0
    while try step() {
      count += 1
      try body(row)
    }
    return count
  }
}

extension RowSelection {
  /// Binds the predicate's values, those of a position that stand at the places, and the window.
  fileprivate func bind(
    _ query: BuiltQuery, _ places: [Int], limit: Int?, to parameters: borrowing Parameters
  ) throws(PersistenceError) {
    try parameters.bind(query.bindings, at: 1)
    var index = query.bindings.count + 1
    if let values = position?.values {
      for place in places {
        try parameters.bind(values[place], at: index)
        index += 1
      }
    }
    guard !query.window.isEmpty else { return }
    try parameters.bind(Int64(limit ?? -1), at: index)
    try parameters.bind(Int64(descriptor.skipped), at: index + 1)
  }
}
