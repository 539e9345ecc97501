/// How a connection reads a selection: one statement after the other.
final class SelectionPlan {
  let shape: RowShape
  let parts: [SelectionPart]

  init(shape: RowShape, parts: [SelectionPart]) {
    self.shape = shape
    self.parts = parts
  }

  /// The bytes of the texts of its statements.
  var textSize: Int { parts.reduce(0) { $0 + $1.text.utf8.count } }
}

/// One of the statements.
final class SelectionPart {
  let text: String
  /// The values of the position that are bound after those of the predicate.
  let places: [Int]
  private var statement: Statement?

  init(text: String, places: [Int]) {
    self.text = text
    self.places = places
  }

  /// The statement, prepared once: a plan belongs to one connection.
  func statement(on connection: Connection) -> Statement {
    if let statement { return statement }
    let made = Statement(text, database: connection.handle)
    statement = made
    return made
  }
}

/// All that the statements of a selection depend on.
struct SelectionKey: Hashable {
  let shape: QueryShape
  /// Whether the rows are only counted.
  var counts = false
  let columns: [Int]?
  /// The values of the position that are nil.
  let nils: [Bool]?
}

extension SelectionPlan {
  /// - Parameter counts: Whether each statement yields the number of its rows, all of them.
  convenience init<Model: PersistentModel>(
    _ selection: RowSelection<Model>, _ query: BuiltQuery, counts: Bool = false
  ) throws(PersistenceError) {
    let schema = Model.schema
    let text = try QueryShapeCache.shared.text(of: query.shape, for: Model.self)
    let names = selection.columns.map { $0.map { schema.columns[$0].name } + [Schema<Model>.numberName] }
    let list = names?.map { "t0.\($0.quoted)" }.joined(separator: ", ") ?? schema.selectList
    let ranges: [Keyset?] =
      if let (values, order) = selection.position {
        Keyset.ranges(after: values, in: order, firstParameter: query.bindings.count + 1)
      } else { [nil] }
    let parts = ranges.map { range in
      let conditions = [text.whereClause, range?.condition].compactMap { $0 }.map { "(\($0))" }
      let filter = conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
      let first = query.bindings.count + (range?.places.count ?? 0) + 1
      let window = query.window.isEmpty ? "" : " LIMIT ?\(first) OFFSET ?\(first + 1)"
      let rows = "FROM \(schema.table.quoted) AS t0" + filter
      let ordered = "SELECT \(list) \(rows) ORDER BY \(text.orderBy)" + window
      return SelectionPart(text: counts ? "SELECT count(*) \(rows)" : ordered, places: range?.places ?? [])
    }
    self.init(shape: selection.shape(), parts: parts)
  }
}
