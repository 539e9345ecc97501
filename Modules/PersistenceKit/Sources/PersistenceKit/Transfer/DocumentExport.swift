/// Writes everything that a transaction sees.
struct DocumentExport {
  let session: any StorageSession
  let writer: DocumentWriter
  let cancellation: Cancellation?
  /// Finds the rows that are left out; nil where damage ends the export.
  private var omission: DamageOmission?

  init(session: any StorageSession, writer: DocumentWriter, cancellation: Cancellation?) {
    self.session = session
    self.writer = writer
    self.cancellation = cancellation
  }

  /// - Parameter omitsDamage: whether damaged rows are left out, instead of ending the export.
  mutating func run(
    _ models: [any PersistentModel.Type], _ configuration: ModelConfiguration, omittingDamage omitsDamage: Bool
  ) throws(PersistenceError) -> TransferSummary {
    if omitsDamage { omission = try DamageOmission(from: session, models, cancellation) }
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
    return TransferSummary(rows: counts, refusedRows: refused, omittedRows: omission?.faults ?? [])
  }
}

extension DocumentExport {
  private func tableName<Model: PersistentModel>(of model: Model.Type) -> String { model.schema.table }

  /// Returns how many rows there are, and adds those that an import would refuse.
  private mutating func write<Model: PersistentModel>(
    _ model: Model.Type, refused: inout Int
  ) throws(PersistenceError) -> Int {
    let schema = model.schema
    let (columns, layout) = (DocumentColumns(schema), try OmissionLayout(schema))
    var (count, omission) = (0, omission)
    let last = try session.lastNumber(of: model, isVerified: omission == nil)
    writer.write("{\"name\":")
    writer.writeQuoted(schema.table)
    writer.write(",\"lastNumber\":\(omission?.lastNumber(last, of: model) ?? last),\"rows\":[")
    try session.forEachRow(of: model, isVerified: omission == nil) { number, row throws(PersistenceError) in
      try cancellation?.check()
      if try omission?.keeps(row, number, layout) == false { return }
      writer.write(count == 0 ? "\n" : ",\n")
      try write(row, number, columns)
      if try isRefused(row, as: model) { refused += 1 }
      try writer.continueOrFinish()
      count += 1
    }
    writer.write(count == 0 ? "]}" : "\n]}")
    self.omission = omission
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
