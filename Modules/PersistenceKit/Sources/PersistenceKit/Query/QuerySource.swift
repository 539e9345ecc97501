/// A model's table as a query's text names it: always under the alias `t0`.
struct QuerySource {
  let columns: [(name: String, isOptional: Bool)]
  let number: String
  private let table: String
  private let selectList: String

  init<Model: PersistentModel>(_ schema: Schema<Model>) {
    number = "t0.\(Schema<Model>.numberName.quoted)"
    columns = schema.columns.map { ("t0.\($0.name.quoted)", $0.isOptional) }
    table = schema.table.quoted
    selectList = schema.selectList
  }

  func select(_ rows: String) -> String {
    "SELECT \(selectList) FROM \(table) AS t0\(rows)"
  }

  /// Skips over numbers only, then reads the rows that are left: where an index covers the order, skipping reads no row.
  func selectByNumbers(_ rows: String, orderBy: String) -> String {
    "SELECT \(selectList) FROM (SELECT \(number) AS key FROM \(table) AS t0\(rows)) AS page"
      + " JOIN \(table) AS t0 ON \(number) = page.key ORDER BY \(orderBy)"
  }

  func count(_ filter: String) -> String {
    "SELECT count(*) FROM \(table) AS t0\(filter)"
  }
}
