/// Where a copy happens.
struct SQLiteRowCopying: RowCopying {
  let connection: Connection
  let cancellation: Cancellation
  let versions: MigrationVersions
  /// The name that the target's table has meanwhile.
  let table: String
  let keepsNumbers: Bool
}

extension SQLiteRowCopying {
  func copy<Old: PersistentModel, New: PersistentModel>(
    _ old: Schema<Old>, to new: Schema<New>, _ transform: (Old) throws -> New?
  ) throws(PersistenceError) {
    let shape = RowShape(sealed: old)
    let insertion = RowInsertion(new, into: table)
    let statement = connection.statement(insertion.sql)
    try connection.statement(old.selectionByNumber).query(shape) { _ throws(PersistenceError) in
    } _: { rows throws(PersistenceError) in
      while try rows.step() {
        try cancellation.check()
        let number = try shape.rowNumber(of: rows.row)
        do {
          guard let row = try transform(try Old(row: rows.row)) else { continue }
          try insertion.insert(row, number: keepsNumbers ? number : nil, by: statement)
        } catch {
          throw versions.failure(
            PersistenceError(wrapping: error).located(in: new.table), at: "\(old.table) #\(number)")
        }
      }
    }
  }
}

/// Inserts a model's rows into a table of any name, under numbers that the model doesn't choose.
private struct RowInsertion<Model: PersistentModel> {
  let sql: String
  private let binders: [PropertyBinder]

  init(_ schema: Schema<Model>, into table: String) {
    let columns = schema.columns.filter { !$0.isNumber }
    let names = [Schema<Model>.numberName] + columns.map(\.name)
    let marks = names.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
    sql = "INSERT INTO \(table.quoted) (\(names.map(\.quoted).joined(separator: ", "))) VALUES (\(marks))"
    binders = columns.map(\.bind)
  }

  /// Inserts the row; nil gives it the next number.
  func insert(_ model: Model, number: Int64?, by statement: Statement) throws(PersistenceError) {
    try statement.run { parameters throws(PersistenceError) in
      try number.bind(to: parameters, at: 1)
      try parameters.bind(binders, of: model, at: 2)
    }
  }
}

extension Schema {
  /// The statement for all rows, in the order of insertion.
  fileprivate var selectionByNumber: String {
    "SELECT \(selectList) FROM \(table.quoted) AS t0 ORDER BY t0.\(Self.numberName.quoted)"
  }
}

extension RowShape {
  fileprivate func rowNumber(of row: borrowing Row) throws(PersistenceError) -> Int64 {
    try row[number ?? columns.count]
  }
}
