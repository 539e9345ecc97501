import Foundation

/// The rows that a descriptor is about, as a statement says it.
struct PostgreSQLCondition {
  /// nil for every row.
  var clause: String?
  var parameters: [PostgreSQLParameter]
  let orderBy: String

  var filter: String { clause.map { " WHERE \($0)" } ?? "" }
}

extension PostgreSQLSession {
  /// What a descriptor asks of rows, and their order. A predicate that asks about the characters of a text is answered
  /// here: the server yields the rows that may match, and the numbers of those that do are what the statement asks for.
  func condition<Model: PersistentModel>(
    of descriptor: FetchDescriptor<Model>
  ) throws(PersistenceError) -> PostgreSQLCondition {
    let query = try BuiltQuery(descriptor, members: Model.members, conditions: connection.conditions)
    let text = try QueryShapeCache.postgreSQL.text(of: query.shape, for: Model.self)
    var parameters: [PostgreSQLParameter] = []
    for value in query.bindings { parameters.append(.one(try value.sqlValue, type(of: value).kind)) }
    var condition = PostgreSQLCondition(clause: text.whereClause, parameters: parameters, orderBy: text.orderBy)
    if text.isExact { return condition }
    let asksForOthers = query.shape.tokens.contains(where: \.asksAboutRelatedRows)
    let numbers = try numbers(matching: descriptor.predicate, among: condition, asksForOthers)
    condition.clause = "t0.\(Schema<Model>.numberName.quoted) = ANY($1)"
    condition.parameters = [.numbers(numbers)]
    return condition
  }

  /// The rows of a table that a predicate is true of: as the engine in memory finds them.
  private func numbers<Model: PersistentModel>(
    matching predicate: Predicate<Model>?, among condition: PostgreSQLCondition, _ asksForOthers: Bool
  ) throws(PersistenceError) -> [Int64] {
    let models = asksForOthers ? catalog.reachable(from: Model.self) : [Model.self]
    var database = try MemoryDatabase(models: models)
    for model in models {
      if asksForOthers {
        try load(model, into: &database, "TRUE", [])
      } else {
        try load(model, into: &database, condition.clause ?? "TRUE", condition.parameters)
      }
    }
    return try MemoryQuery(FetchDescriptor(predicate: predicate)).matches(in: database).map(\.number)
  }

  private func load<Model: PersistentModel>(
    _ model: Model.Type, into database: inout MemoryDatabase, _ clause: String, _ parameters: [PostgreSQLParameter]
  ) throws(PersistenceError) {
    let table = try catalog.table(of: model)
    try forEachRow(of: table.select(where: clause), parameters, table.shape) { row throws(PersistenceError) in
      try database.copy(model, number: table.number(of: row), values: table.columns(of: row))
    }
  }
}

extension QueryToken {
  /// Whether it reads other rows than those of the fetched model.
  fileprivate var asksAboutRelatedRows: Bool {
    switch self {
    case .parent, .someChild, .everyChild, .childCount, .filteredCount: true
    default: false
    }
  }
}

// MARK: - Fetching

extension PostgreSQLSession {
  func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws(PersistenceError) -> [Model] {
    let shape = try catalog.table(of: Model.self).shape
    var models: [Model] = []
    let (sql, parameters) = try selection(of: descriptor)
    try forEachRow(of: sql, parameters, shape) { row throws(PersistenceError) in
      models.append(try Model(row: Row(values: row, shape: shape)))
    }
    return models
  }

  /// The whole rows of a descriptor.
  func rows<Model: PersistentModel>(
    of descriptor: FetchDescriptor<Model>, _ shape: RowShape
  ) throws(PersistenceError) -> [[SQLValue]] {
    let (sql, parameters) = try selection(of: descriptor)
    return try rows(sql, parameters, shape)
  }

  /// The statement of a descriptor's whole rows.
  private func selection<Model: PersistentModel>(
    of descriptor: FetchDescriptor<Model>
  ) throws(PersistenceError) -> (sql: String, parameters: [PostgreSQLParameter]) {
    let table = try catalog.table(of: Model.self)
    var condition = try condition(of: descriptor)
    let window = window(of: descriptor, &condition)
    let rows = "FROM \(table.name) AS t0\(condition.filter) ORDER BY \(condition.orderBy)\(window)"
    return ("SELECT \(table.schema.selectList) \(rows)", condition.parameters)
  }

  /// The clauses of a limit and an offset, whose values are added to the parameters.
  private func window<Model>(
    of descriptor: FetchDescriptor<Model>, limit: Int? = nil, _ condition: inout PostgreSQLCondition
  ) -> String {
    var window = ""
    if let limit = limit ?? descriptor.limit {
      condition.parameters.append(.number(Int64(limit)))
      window = " LIMIT $\(condition.parameters.count)"
    }
    if descriptor.skipped > 0 {
      condition.parameters.append(.number(Int64(descriptor.skipped)))
      window += " OFFSET $\(condition.parameters.count)"
    }
    return window
  }

  func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws(PersistenceError) -> Int {
    descriptor.windowed(try count(condition(of: descriptor), in: catalog.table(of: Model.self)))
  }

  private func count<Model: PersistentModel>(
    _ condition: PostgreSQLCondition, in table: PostgreSQLTable<Model>
  ) throws(PersistenceError) -> Int {
    let result = try run("SELECT count(*) FROM \(table.name) AS t0\(condition.filter)", condition.parameters)
    return Int(try result.values(at: 0)[0].number)
  }

  // MARK: Selections

  func forEachRow<Model: PersistentModel>(
    in selection: RowSelection<Model>, _ body: (borrowing Row) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    let (table, shape) = (try catalog.table(of: Model.self), selection.shape())
    let names = selection.columns.map { $0.map { table.schema.columns[$0].name } + [Schema<Model>.numberName] }
    let list = names?.map { "t0.\($0.quoted)" }.joined(separator: ", ") ?? table.schema.selectList
    var limit = selection.descriptor.limit
    for part in try parts(of: selection) {
      if limit == 0 { return }
      var part = part
      let window = window(of: selection.descriptor, limit: limit, &part)
      let sql = "SELECT \(list) FROM \(table.name) AS t0\(part.filter) ORDER BY \(part.orderBy)\(window)"
      var count = 0
      try forEachRow(of: sql, part.parameters, shape) { row throws(PersistenceError) in
        count += 1
        try body(Row(values: row, shape: shape))
      }
      limit = limit.map { $0 - count }
    }
  }

  func fetchCount<Model: PersistentModel>(_ selection: RowSelection<Model>) throws(PersistenceError) -> Int {
    let table = try catalog.table(of: Model.self)
    var total = 0
    for part in try parts(of: selection) { total += try count(part, in: table) }
    return selection.descriptor.windowed(total)
  }

  /// What is asked of the rows of a selection, one range of an index after the other.
  private func parts<Model: PersistentModel>(
    of selection: RowSelection<Model>
  ) throws(PersistenceError) -> [PostgreSQLCondition] {
    let condition = try condition(of: selection.descriptor)
    guard let (values, order) = selection.position else { return [condition] }
    let first = condition.parameters.count + 1
    return Keyset.ranges(after: values, in: order, firstParameter: first, of: PostgreSQLDialect()).map { range in
      var part = condition
      let clauses = [condition.clause, range.condition].compactMap { $0 }.filter { !$0.isEmpty }
      part.clause = clauses.isEmpty ? nil : clauses.map { "(\($0))" }.joined(separator: " AND ")
      part.parameters += range.places.map { .one(values[$0], order.terms[$0].kind) }
      return part
    }
  }

  /// Whether no index has the order: that of the row numbers, and those that are declared, in either direction.
  func sorts<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws(PersistenceError) -> Bool {
    // What can't be translated is refused before anything is done.
    _ = try BuiltQuery(descriptor, members: Model.members, conditions: connection.conditions)
    let (schema, terms) = (Model.schema, try QueryOrder(of: descriptor).terms)
    guard terms.count > 1 else {
      return !terms.allSatisfy { schema.columns.indices.contains($0.place) ? schema.columns[$0.place].isNumber : true }
    }
    guard terms.allSatisfy({ $0.isDescending == terms[0].isDescending }) else { return true }
    let names = terms.dropLast().map(\.name)
    return !(try schema.indexDefinitions().contains { !$0.isUnique && $0.columns == names })
  }

  func sums<Model: PersistentModel>(
    of column: Int, by group: Int?, matching predicate: Predicate<Model>?
  ) throws(PersistenceError) -> [GroupedSums] {
    let table = try catalog.table(of: Model.self)
    let condition = try condition(of: FetchDescriptor(predicate: predicate))
    let name = "t0.\(table.schema.columns[column].name.quoted)"
    let isReal = table.schema.columns[column].storageClass == .real
    let key = group.map { "t0.\(table.schema.columns[$0].name.quoted)" } ?? "0::bigint"
    let sum = isReal ? "sum(\(name))" : "sum(\(name))::text"
    let result = try run(
      """
      SELECT \(key), count(\(name)), \(sum), min(\(name)), max(\(name)) FROM \(table.name) AS t0\(condition.filter) \
      \(group == nil ? "" : "GROUP BY 1 ")HAVING count(\(name)) > 0
      """, condition.parameters)
    var sums: [GroupedSums] = []
    for row in 0..<result.count {
      let values = try result.values(at: row)
      let count = try values[1].number
      switch (values[2], values[3], values[4]) {
      case (.text(let total), .integer(let low), .integer(let high)):
        guard let total = Int128(total) else { throw .otherColumnType }
        sums.append((values[0], NumberSums(count: Int(count), total: total, minimum: low, maximum: high)))
      case (.real(let total), .real(let low), .real(let high)):
        sums.append((values[0], NumberSums(count: Int(count), total: total, minimum: low, maximum: high)))
      default: throw .misuse("a sum of \(table.schema.table) is of another type")
      }
    }
    return sums
  }
}
