import Foundation

extension SQLiteSession {
  func sums<Model: PersistentModel>(
    of column: Int, by group: Int?, matching predicate: Predicate<Model>?
  ) throws(PersistenceError) -> [GroupedSums] {
    _ = try prepared(Model.self)
    let schema = Model.schema
    let query = try FetchDescriptor(predicate: predicate).rendered()
    let filter = query.text.whereClause.map { " WHERE \($0)" } ?? ""
    let arguments = ([column] + (group.map { [$0] } ?? [])).map { "t0.\(schema.columns[$0].name.quoted)" }
    let rows = "(\(arguments.joined(separator: ", "))) FROM \(schema.table.quoted) AS t0\(filter)"
    let sums = try connection.groupFunctions.sums(of: schema.columns[column].storageClass) {
      function throws(PersistenceError) in
      try connection.statement("SELECT \(function)\(rows)").run { parameters throws(PersistenceError) in
        try parameters.bind(query.bindings, at: 1)
      }
    }
    if let sums { return sums }
    let name = group.map { schema.columns[$0].name } ?? ""
    throw .decoding(table: schema.table, column: name, number: 0, detail: "expected text")
  }
}
