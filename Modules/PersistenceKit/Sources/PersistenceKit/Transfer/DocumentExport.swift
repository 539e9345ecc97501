/// Writes everything that a transaction sees.
struct DocumentExport {
  let session: any StorageSession
  let writer: DocumentWriter
  let cancellation: Cancellation?

  func run(
    _ models: [any PersistentModel.Type], _ configuration: ModelConfiguration
  ) throws(PersistenceError) -> TransferSummary {
    var counts: [String: Int] = [:]
    var refused = 0
    writer.write("\(DocumentFormat.beginning),\"version\":\(DocumentFormat.version)")
    writer.write(",\"applicationID\":\(configuration.applicationID),\"schemaVersion\":\(configuration.schemaVersion)")
    writer.write(",\"tables\":[")
    for (index, model) in models.enumerated() {
      writer.write(index == 0 ? "\n" : ",\n")
      counts[tableName(of: model)] = try write(model, refused: &refused)
    }
    writer.write("\n]}\n")
    try writer.finish()
    return TransferSummary(rows: counts, refusedRows: refused)
  }
}

extension DocumentExport {
  private func tableName<Model: PersistentModel>(of model: Model.Type) -> String { model.schema.table }

  /// Returns how many rows there are, and adds those that an import would refuse.
  private func write<Model: PersistentModel>(
    _ model: Model.Type, refused: inout Int
  ) throws(PersistenceError) -> Int {
    let schema = model.schema
    let columns = DocumentColumns(schema)
    var count = 0
    writer.write("{\"name\":")
    writer.writeQuoted(schema.table)
    writer.write(",\"lastNumber\":\(try session.lastNumber(of: model)),\"rows\":[")
    try session.forEachRow(of: model) { number, row throws(PersistenceError) in
      try cancellation?.check()
      writer.write(count == 0 ? "\n" : ",\n")
      try write(row, number, columns)
      if try isRefused(row, as: model) { refused += 1 }
      try writer.continueOrFinish()
      count += 1
    }
    writer.write(count == 0 ? "]}" : "\n]}")
    return count
  }

  /// Whether the model finds anything in the row, or can't read it.
  private func isRefused<Model: PersistentModel>(
    _ row: borrowing Row, as model: Model.Type
  ) throws(PersistenceError) -> Bool {
    do { return try !Model(row: row).findings(in: row).isEmpty } catch {
      guard case .decoding = error else { throw error }
      return true
    }
  }

  private func write(
    _ row: borrowing Row, _ number: Int64, _ columns: DocumentColumns
  ) throws(PersistenceError) {
    writer.write("{\"number\":\(number)")
    for column in columns.all {
      writer.write(column.opening)
      try writer.write(row, at: column.place, as: column.form)
    }
    writer.write("}")
  }
}

/// The columns of a model that a document has besides the number.
struct DocumentColumns {
  struct Column {
    let name: String
    /// The text before the column's value.
    let opening: [UInt8]
    let place: Int
    let form: DocumentValueForm
    let isOptional: Bool
  }

  let all: [Column]
  /// The place of the number among the schema's columns; nil when it is hidden.
  let numberPlace: Int?
  /// The number of columns in the schema.
  let count: Int

  init<Model: PersistentModel>(_ schema: Schema<Model>) {
    numberPlace = schema.columns.firstIndex(where: \.isNumber)
    count = schema.columns.count
    all = schema.columns.enumerated().filter { !$1.isNumber }.map { place, column in
      Column(
        name: column.name, opening: DocumentWriter.opening(of: column.name), place: place,
        form: DocumentValueForm(column), isOptional: column.isOptional)
    }
  }
}
