/// Reads a document into an empty database, in a transaction that the caller rolls back when this throws.
struct DocumentImport {
  let session: any StorageSession
  private var input: DocumentInput
  private let cancellation: Cancellation?
  /// Where the rows of each table begin.
  private var places: [String: JSONPosition] = [:]

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
      try requireEmpty(model)
      counts[tableName(of: model)] = 0
    }
    let isEarlier = try readHeader(for: configuration) < configuration.schemaVersion
    try session.beginLoading()
    var hasEnded = false
    for model in models where !hasEnded {
      // Of tables that came later, the documents of an earlier version know nothing.
      hasEnded = try !beginTable(of: model, orEnd: isEarlier)
      if !hasEnded { counts[tableName(of: model)] = try readTable(of: model) }
    }
    if !hasEnded { try input.expect(.endArray, "the end of the tables, which are complete") }
    try input.expect(.endObject)
    try input.expect(.end)
    if let row = try session.endLoading() { throw failure(of: row) }
    return TransferSummary(rows: counts)
  }
}

extension DocumentImport {
  private func requireEmpty<Model: PersistentModel>(_ model: Model.Type) throws(PersistenceError) {
    let count = try session.fetchCount(FetchDescriptor<Model>())
    if count > 0 { throw .notEmpty(table: model.schema.table) }
  }

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
    of model: Model.Type
  ) throws(PersistenceError) -> Int {
    let table = model.schema.table
    try input.expect(.name("name"))
    try input.expect(.string(table), "the table \"\(table)\"")
    try input.expect(.name("lastNumber"))
    let last = try input.integer("the highest number that was given out")
    let lastPosition = input.position
    try input.expect(.name("rows"))
    try input.expect(.beginArray)
    places[table] = input.position
    let (count, highest) = try readRows(of: model)
    guard last >= max(highest, 0) else {
      throw PersistenceError.invalidDocument(
        line: lastPosition.line, column: lastPosition.column,
        reason: "expected the highest number that was given out, \(max(highest, 0)) or more")
    }
    try session.setLastNumber(last, of: model)
    try input.expect(.endObject)
    return count
  }

  private mutating func readRows<Model: PersistentModel>(
    of model: Model.Type
  ) throws(PersistenceError) -> (count: Int, highest: Int64) {
    let columns = DocumentColumns(model.schema)
    var (count, highest) = (0, Int64.min)
    while true {
      try cancellation?.check()
      let token = try input.token()
      if token == .endArray { return (count, highest) }
      guard token == .beginObject else { throw input.unexpected(token, "a row") }
      let position = input.position
      let (number, values) = try input.row(columns, above: highest)
      do { try session.load(model, number: number, values: values) } catch { throw error.located(at: position) }
      (count, highest) = (count + 1, number)
    }
  }

  private func failure(of row: DanglingRow) -> PersistenceError {
    let position = places[row.table] ?? JSONPosition()
    let reason = "the row \(row.number) of \(row.table) points to nothing through \(row.column)"
    return .invalidDocument(line: position.line, column: position.column, reason: reason)
  }
}

extension PersistenceError {
  /// What an engine says of a row, as a fault of the document.
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
    default: nil
    }
  }
}
