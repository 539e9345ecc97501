/// Reads a document into an empty database, in a transaction that the caller rolls back when this throws.
struct DocumentImport {
  let session: any StorageSession
  private var input: DocumentInput
  private let cancellation: Cancellation?
  private var positions: [String: RowPositions] = [:]

  init(_ session: any StorageSession, _ reader: JSONReader, _ cancellation: Cancellation?) {
    self.session = session
    self.cancellation = cancellation
    input = DocumentInput(reader)
  }

  mutating func run(
    _ models: [any PersistentModel.Type], _ configuration: ModelConfiguration
  ) throws(PersistenceError) -> TransferSummary {
    var counts: [String: Int] = [:]
    for model in models {
      try session.requireEmpty(model)
      counts[tableName(of: model)] = 0
    }
    let isEarlier = try readHeader(for: configuration) < configuration.schemaVersion
    try session.beginLoading()
    var hasEnded = false
    for model in models where !hasEnded {
      // A document of an earlier version lacks the tables that were added later.
      hasEnded = try !beginTable(of: model, orEnd: isEarlier)
      if !hasEnded { counts[tableName(of: model)] = try readTable(of: model, isEarlier: isEarlier) }
    }
    if !hasEnded { try input.expect(.endArray, "the end of the tables, which are complete") }
    try input.expect(.endObject)
    try input.expect(.end)
    try endLoading(of: models)
    return TransferSummary(rows: counts)
  }

  /// The same error, as one of the document where it names a row of it.
  func located(_ error: PersistenceError, in models: [any PersistentModel.Type]) -> PersistenceError {
    guard case .decoding(let table, _, let number, _) = error else { return error }
    do throws(PersistenceError) {
      guard let position = try position(of: number, in: table, models) else { return error }
      return error.located(at: position)
    } catch {
      return error
    }
  }
}

extension DocumentImport {
  private func tableName<Model: PersistentModel>(of model: Model.Type) -> String { model.schema.table }

  /// Returns the version of the schema that the document is of.
  private mutating func readHeader(for configuration: ModelConfiguration) throws(PersistenceError) -> Int64 {
    try input.expect(.beginObject)
    try input.expect(.name("format"))
    try input.expect(.string(DocumentFormat.name), "the format \"\(DocumentFormat.name)\"")
    try input.expect(.name("version"))
    try input.expect(.integer(DocumentFormat.version), "version \(DocumentFormat.version) of the format")
    try input.expect(.name("applicationID"))
    let application = Int64(configuration.applicationID)
    try input.expect(.integer(application), "the application id \(application)")
    try input.expect(.name("schemaVersion"))
    let version = try input.integer("the version of the schema")
    guard (1...Int64(configuration.schemaVersion)).contains(version) else {
      throw input.failure("expected a schema's version up to \(configuration.schemaVersion), found \(version)")
    }
    try input.expect(.name("tables"))
    try input.expect(.beginArray)
    return version
  }

  /// Reads the beginning of a table; false where there may be no more tables, and there are none.
  private mutating func beginTable<Model: PersistentModel>(
    of model: Model.Type, orEnd mayEnd: Bool
  ) throws(PersistenceError) -> Bool {
    let token = try input.token()
    if mayEnd, token == .endArray { return false }
    guard token == .beginObject else { throw input.unexpected(token, "the table \"\(model.schema.table)\"") }
    return true
  }

  /// Returns how many rows the table has.
  private mutating func readTable<Model: PersistentModel>(
    of model: Model.Type, isEarlier: Bool
  ) throws(PersistenceError) -> Int {
    let table = model.schema.table
    try input.expect(.name("name"))
    try input.expect(.string(table), "the table \"\(table)\"")
    try input.expect(.name("lastNumber"))
    let last = try input.integer("the highest number that was given out")
    let lastPosition = input.position
    try input.expect(.name("rows"))
    try input.expect(.beginArray)
    let (count, highest) = try readRows(of: model, isEarlier: isEarlier)
    let least = max(highest, 0)
    guard last >= least, last <= RowNumber.highest else {
      let limit = last < least ? "\(least) or more" : "\(RowNumber.highest) or less"
      throw PersistenceError.invalidDocument(
        line: lastPosition.line, column: lastPosition.column,
        reason: "expected the highest number that was given out, \(limit)")
    }
    try session.setLastNumber(last, of: model)
    try input.expect(.endObject)
    return count
  }

  private mutating func readRows<Model: PersistentModel>(
    of model: Model.Type, isEarlier: Bool
  ) throws(PersistenceError) -> (count: Int, highest: Int64) {
    let (columns, shape) = (DocumentColumns(model.schema), RowShape(model.schema))
    var rows = RowPositions()
    defer { positions[model.schema.table] = rows }
    var (count, highest) = (0, Int64.min)
    while true {
      try cancellation?.check()
      let token = try input.token()
      if token == .endArray { return (count, highest) }
      guard token == .beginObject else { throw input.unexpected(token, "a row") }
      let position = input.position
      let (number, values) = try input.row(columns, above: highest, isEarlier: isEarlier)
      do { try load(model, number, values, shape) } catch { throw error.located(at: position) }
      rows.append(position)
      (count, highest) = (count + 1, number)
    }
  }

  private func load<Model: PersistentModel>(
    _ type: Model.Type, _ number: Int64, _ values: [SQLValue], _ shape: RowShape
  ) throws(PersistenceError) {
    let row = Row(values: values.count == shape.number ? values + [.integer(number)] : values, shape: shape)
    let model = try Model(row: row)
    if let finding = try model.findings(in: row).first {
      throw .decoding(table: shape.table, column: finding.column, number: number, detail: finding.detail)
    }
    try session.load(model, number: number, values: values)
  }

  private mutating func endLoading(of models: [any PersistentModel.Type]) throws(PersistenceError) {
    let tables = models.map { tableName(of: $0) }
    let dangling: DanglingRow?
    do { dangling = try session.endLoading(of: tables) } catch { throw error.located(at: input.position) }
    guard let row = dangling else { return }
    let position = try position(of: row.number, in: row.table, models) ?? input.position
    let reason = "the row \(row.number) of \(row.table) points to nothing through \(row.column)"
    throw .invalidDocument(line: position.line, column: position.column, reason: reason)
  }

  /// Where a row that was loaded begins; nil for none. It counts the rows before it.
  private func position(
    of number: Int64, in table: String, _ models: [any PersistentModel.Type]
  ) throws(PersistenceError) -> JSONPosition? {
    guard let model = models.first(where: { tableName(of: $0) == table }) else { return nil }
    return try positions[table]?.position(at: count(of: model, below: number))
  }

  private func count<Model: PersistentModel>(
    of model: Model.Type, below number: Int64
  ) throws(PersistenceError) -> Int {
    var count = 0
    try session.forEachRow(of: model) { other, _ in if other < number { count += 1 } }
    return count
  }
}

extension PersistenceError {
  /// The error of a row, as a fault of the document.
  fileprivate func located(at position: JSONPosition) -> PersistenceError {
    guard let reason = rowReason else { return self }
    return .invalidDocument(line: position.line, column: position.column, reason: reason)
  }

  private var rowReason: String? {
    switch self {
    case .constraint(let rule):
      switch rule.kind {
      case .unique: "another row has the same \(rule.columns.joined(separator: " and "))"
      case .foreignKey: "the row points to nothing through \(rule.columns.joined(separator: " and "))"
      case .check: "the value of \(rule.columns.joined(separator: " and ")) isn't allowed"
      case .notNull: "\(rule.columns.joined(separator: " and ")) may not be null"
      }
    case .decoding(_, let column, _, let detail): "\(column): \(detail)"
    case .unsupported(let construct, _): "\(construct) can't be kept"
    case .overflow(let table): "the sum in \(table) doesn't fit into 64 bits"
    default: nil
    }
  }
}
