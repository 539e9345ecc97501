/// A model's table as a query's text names it: under the alias `t0` for the fetched model, `t1` and so on for related
/// ones.
struct QuerySource {
  let columns: [(name: String, isOptional: Bool, kind: ValueKind)]
  let number: String
  let key: String
  /// The table and its alias, as a FROM clause names them.
  let from: String
  let parents: [(column: Int, model: any PersistentModel.Type)]
  let children: [(column: String, model: any PersistentModel.Type)]
  private let keyIndex: Int?
  private let selectList: String

  init<Model: PersistentModel>(_ model: Model.Type, scope: Int) throws(PersistenceError) {
    let schema = model.schema
    let alias = "t\(scope)."
    number = alias + Schema<Model>.numberName.quoted
    key = alias + Schema<Model>.keyName.quoted
    columns = schema.columns.map { (alias + $0.name.quoted, $0.isOptional && !$0.isNumber, $0.kind) }
    from = "\(schema.table.quoted) AS t\(scope)"
    keyIndex = schema.columns.firstIndex { $0.isKey }
    selectList = schema.selectList
    var parents: [(column: Int, model: any PersistentModel.Type)] = []
    for relationship in schema.relationships {
      parents.append((try schema.place(of: relationship.keyPath), relationship.parent))
    }
    self.parents = parents
    var children: [(column: String, model: any PersistentModel.Type)] = []
    for inverse in schema.inverses {
      children.append((try inverse.child.columnName(for: inverse.keyPath), inverse.child))
    }
    self.children = children
  }

  func select(_ rows: String) -> String {
    "SELECT \(selectList) FROM \(from)\(rows)"
  }

  /// Skips over numbers only, then reads the rows that are left: where an index covers the order, skipping reads no
  /// row.
  func selectByNumbers(_ rows: String, orderBy: String) -> String {
    "SELECT \(selectList) FROM (SELECT \(number) AS key FROM \(from)\(rows)) AS page"
      + " JOIN \(from) ON \(number) = page.key ORDER BY \(orderBy)"
  }

  func count(_ filter: String) -> String {
    "SELECT count(*) FROM \(from)\(filter)"
  }

  /// Whether the column of that place is the key.
  func isKey(_ index: Int) -> Bool { index == keyIndex }
}

extension PersistentModel {
  fileprivate static func columnName(for keyPath: AnyKeyPath) throws(PersistenceError) -> String {
    try schema.requiredColumn(for: keyPath, of: "an inverse").name.quoted
  }
}
