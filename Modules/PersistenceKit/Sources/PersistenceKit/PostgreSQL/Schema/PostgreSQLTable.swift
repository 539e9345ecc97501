/// A model's table on a server, with the texts of its statements.
///
/// Those that write bind the columns without the number, in the schema's order, then the number, and the checksum after
/// it, if there is one. The rules that refer to other rows are a part of the statements: the engine keeps them, and the
/// book's lock keeps all others from writing meanwhile. So a row that is refused changes nothing, and is no failure of the
/// transaction.
final class PostgreSQLTable<Model: PersistentModel>: Sendable {
  let schema: Schema<Model>
  let definition: TableDefinition
  /// Of rows that are compared with their checksums.
  let shape: RowShape
  /// Of rows that aren't.
  let unsealedShape: RowShape
  let seeds: [UInt64]
  let hasRollups: Bool
  let kinds: [ValueKind]
  /// The places of the columns that are written.
  let written: [Int]
  private let references: String
  private let uniques: [[Int]]

  init(_ schema: Schema<Model>, _ definition: TableDefinition) throws(PersistenceError) {
    self.schema = schema
    self.definition = definition
    shape = RowShape(sealed: schema)
    unsealedShape = RowShape(schema)
    seeds = schema.seeds(of: schema.columns)
    hasRollups = !schema.rollups.isEmpty
    kinds = schema.columns.map(\.kind)
    let written = schema.columns.indices.filter { !schema.columns[$0].isNumber }
    self.written = written
    uniques = definition.uniqueIndexes
    func mark(_ column: Int) -> String { Self.mark(column, among: written) }
    var conditions: [String] = []
    for (reference, relationship) in zip(definition.references, schema.relationships) {
      let value = mark(reference.column)
      var condition =
        "EXISTS (SELECT 1 FROM \(reference.parent.quoted) WHERE \(relationship.parent.keyColumn) = \(value))"
      if schema.columns[reference.column].isOptional { condition += " OR \(value) IS NULL" }
      if reference.parent == schema.table { condition += " OR \(value) = \(mark(definition.key))" }
      conditions.append(" AND (\(condition))")
    }
    references = conditions.joined()
  }
}

extension PostgreSQLTable {
  var name: String { schema.table.quoted }
  private var key: String { Schema<Model>.keyName.quoted }
  private var number: String { Schema<Model>.numberName.quoted }

  /// The number's parameter.
  private var numberMark: String { "$\(written.count + 1)" }

  /// The parameter of a column: the number's is after those that are written.
  private static func mark(_ column: Int, among written: [Int]) -> String {
    "$\((written.firstIndex(of: column) ?? written.count) + 1)"
  }

  private func mark(_ column: Int) -> String { Self.mark(column, among: written) }

  /// What the statements that write bind.
  func parameters(_ values: [SQLValue], number: Int64) -> [PostgreSQLParameter] {
    var parameters = written.map { PostgreSQLParameter.one(values[$0], kinds[$0]) } + [.number(number)]
    if schema.isChecksummed { parameters.append(.number(RowChecksum.value(of: values, seeds))) }
    return parameters
  }

  /// How many columns a statement writes: those, the number, and the checksum, if there is one.
  var columnCount: Int { written.count + (schema.isChecksummed ? 2 : 1) }

  /// Their names.
  var columnNames: [String] {
    written.map { schema.columns[$0].name } + [Schema<Model>.numberName]
      + (schema.isChecksummed ? [Schema<Model>.checksumName] : [])
  }

  /// - Parameter isChecked: whether the row has to point to rows that are there.
  func insert(isChecked: Bool) -> String {
    let names = columnNames
    let marks = names.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
    return "INSERT INTO \(name) (\(names.map(\.quoted).joined(separator: ", "))) SELECT \(marks)"
      + (isChecked ? " WHERE TRUE" + references : "") + " ON CONFLICT DO NOTHING"
  }

  /// Sets every column of the row with the key.
  var update: String {
    "UPDATE \(name) AS t SET \(settings(withKey: false)) WHERE t.\(key) = \(mark(definition.key))" + references
      + uniqueness("u.\(key) <> \(mark(definition.key))", besides: definition.key)
  }

  /// Sets every column of the row with the number, whatever it points to.
  var put: String {
    "UPDATE \(name) AS t SET \(settings(withKey: true)) WHERE t.\(number) = \(numberMark)"
      + uniqueness("u.\(number) <> \(numberMark)", besides: nil)
  }

  private func settings(withKey: Bool) -> String {
    var settings = written.filter { withKey || $0 != definition.key }
      .map { "\(schema.columns[$0].name.quoted) = \(mark($0))" }
    if schema.isChecksummed { settings.append("\(Schema<Model>.checksumName.quoted) = $\(written.count + 2)") }
    return settings.isEmpty ? "\(key) = t.\(key)" : settings.joined(separator: ", ")
  }

  private func uniqueness(_ isOther: String, besides key: Int?) -> String {
    uniques.filter { $0 != [key] }.map { columns in
      let same = columns.map { "u.\(schema.columns[$0].name.quoted) = \(mark($0))" }.joined(separator: " AND ")
      return " AND NOT EXISTS (SELECT 1 FROM \(name) AS u WHERE \(same) AND \(isOther))"
    }.joined()
  }

  /// Finds another row than that of the first parameter with the same values in some columns.
  func other(withSame columns: [Int]) -> String {
    let same = columns.enumerated().map { "\(schema.columns[$1].name.quoted) = $\($0 + 2)" }
    return "SELECT 1 FROM \(name) WHERE \(number) <> $1 AND \(same.joined(separator: " AND ")) LIMIT 1"
  }

  /// - Parameter condition: over `t0`.
  func select(where condition: String) -> String {
    "SELECT \(schema.selectList) FROM \(name) AS t0 WHERE \(condition) ORDER BY t0.\(number)"
  }

  /// The next rows after the number of the first parameter.
  var selectNext: String { select(where: "t0.\(number) > $1") + " LIMIT 1000" }

  /// What each of the rollups gets of a row.
  func entries(of values: [SQLValue], number: Int64) throws(PersistenceError) -> [NamedEntry] {
    guard hasRollups else { return [] }
    let row = try definition.row(number, values)
    return zip(definition.rollups, row.entries).map { NamedEntry(table: $0, entry: $1) }
  }
}

extension PersistentModel {
  fileprivate static var keyColumn: String { Schema<Self>.keyName.quoted }
}
