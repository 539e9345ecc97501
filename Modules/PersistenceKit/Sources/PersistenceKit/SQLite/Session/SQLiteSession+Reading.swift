extension SQLiteSession {
  func forEachRow<Model: PersistentModel>(
    in selection: RowSelection<Model>, _ body: (borrowing Row) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    try forEachStatement(of: selection) { rows throws(PersistenceError) in try rows.count(body) }
  }

  func fetchCount<Model: PersistentModel>(_ selection: RowSelection<Model>) throws(PersistenceError) -> Int {
    let members = try prepared(Model.self).table.members
    let query = try BuiltQuery(selection.descriptor, members: members, conditions: connection.conditions)
    var count = 0
    for part in try connection.plan(of: selection, query, counts: true).parts {
      count +=
        try part.statement(on: connection).value(Int.self) { parameters throws(PersistenceError) in
          try selection.bind(query, part.places, to: parameters)
        } ?? 0
    }
    return selection.descriptor.windowed(count)
  }

  func batch<Model: PersistentModel>(
    of size: Int, in selection: RowSelection<Model>, _ order: QueryOrder
  ) throws(PersistenceError) -> ModelBatch<Model> {
    var batch = ModelBatch<Model>()
    try forEachStatement(of: selection) { rows throws(PersistenceError) in
      let models = try Model.next(size - batch.models.count, of: rows)
      // The rows of a first statement, which mostly is the only one, are handed on as they are.
      if batch.models.isEmpty { batch.models = models } else { batch.models += models }
      guard batch.models.count == size else { return models.count }
      if !models.isEmpty { batch.last = try order.position(of: rows.row) }
      batch.hasMore = try rows.step()
      return models.count + (batch.hasMore ? 1 : 0)
    }
    return batch
  }

  /// Asks the planner, which sorts where no index has the order.
  func sorts<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws(PersistenceError) -> Bool {
    _ = try prepared(Model.self)
    let query = try descriptor.rendered()
    return try connection.statement("EXPLAIN QUERY PLAN " + query.text.select).query(.anonymous) {
      parameters throws(PersistenceError) in
      try parameters.bind(query.bindings, at: 1)
      try parameters.bind(query.window, at: 1 + query.bindings.count)
    } _: { rows throws(PersistenceError) in
      while try rows.step() {
        let step: String = try rows.row[3]
        if step.hasPrefix("USE TEMP B-TREE"), step.hasSuffix("ORDER BY") { return true }
      }
      return false
    }
  }

  /// Reads what each statement of a selection yields, until there is as much as its limit allows.
  ///
  /// - Parameter read: says how many rows it has taken.
  private func forEachStatement<Model: PersistentModel>(
    of selection: RowSelection<Model>, _ read: (borrowing Rows) throws(PersistenceError) -> Int
  ) throws(PersistenceError) {
    let members = try prepared(Model.self).table.members
    let query = try BuiltQuery(selection.descriptor, members: members, conditions: connection.conditions)
    let plan = try connection.plan(of: selection, query)
    var limit = selection.descriptor.limit
    for part in plan.parts {
      if limit == 0 { return }
      let statement = part.statement(on: connection)
      let count = try statement.query(plan.shape) { parameters throws(PersistenceError) in
        let index = try selection.bind(query, part.places, to: parameters)
        guard !query.window.isEmpty else { return }
        try parameters.bind(Int64(limit ?? -1), at: index)
        try parameters.bind(Int64(selection.descriptor.skipped), at: index + 1)
      } _: { rows throws(PersistenceError) in
        try read(rows)
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
  /// Binds the predicate's values, and those of a position at the places.
  ///
  /// - Returns: the number of the first parameter after them.
  @discardableResult
  fileprivate func bind(
    _ query: BuiltQuery, _ places: [Int], to parameters: borrowing Parameters
  ) throws(PersistenceError) -> Int {
    try parameters.bind(query.bindings, at: 1)
    var index = query.bindings.count + 1
    for place in places {
      guard let values = position?.values else { break }
      try parameters.bind(values[place], at: index)
      index += 1
    }
    return index
  }
}
