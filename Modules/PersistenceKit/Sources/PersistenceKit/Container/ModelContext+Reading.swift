extension ModelContext {
  /// The ids of the models that `fetch` would return, in that order.
  ///
  /// It finds rows as `fetch` does, and reads nothing of them but the id.
  ///
  /// - Throws: as `fetch`.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws(PersistenceError) -> [Model.ID] {
    try begin(reading: Model.self, matching: descriptor.predicate)
    let key = try Model.schema.keyPlace()
    var found: [Model.ID] = []
    try session.forEachRow(in: RowSelection(descriptor: descriptor, columns: [key])) { row throws(PersistenceError) in
      found.append(try row[0])
    }
    return found
  }

  /// Some properties of the models that `fetch` would return, in that order.
  ///
  /// It finds rows as `fetch` does, reads nothing of them but these columns, and makes no model. An index that holds
  /// these and all that the descriptor mentions is read instead of the table.
  ///
  /// ```swift
  /// let titles = try context.fetch(FetchDescriptor<Book>(), properties: \.title, \.pages)  // [(String, Int)]
  /// ```
  ///
  /// - Throws: as `fetch`, and `unsupported` for a property without a column.
  public func fetch<Model: PersistentModel, each Value: ColumnValue>(
    _ descriptor: FetchDescriptor<Model>, properties: repeat any KeyPath<Model, each Value> & Sendable
  ) throws(PersistenceError) -> [(repeat each Value)] {
    try begin(reading: Model.self, matching: descriptor.predicate)
    var columns: [Int] = []
    for property in repeat each properties { columns.append(try Model.schema.place(of: property)) }
    var found: [(repeat each Value)] = []
    try session.forEachRow(in: RowSelection(descriptor: descriptor, columns: columns)) {
      row throws(PersistenceError) in
      var index = 0
      found.append((repeat try row.next((each Value).self, &index)))
    }
    return found
  }
}

extension Row {
  fileprivate func next<Value: ColumnValue>(_ type: Value.Type, _ index: inout Int) throws(PersistenceError) -> Value {
    defer { index += 1 }
    return try self[index]
  }
}

extension Schema {
  fileprivate func keyPlace() throws(PersistenceError) -> Int {
    guard let place = columns.firstIndex(where: { $0.isKey }) else { throw .misuse("the table \(table) has no key") }
    return place
  }
}
