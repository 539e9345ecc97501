/// The tokens of a document, with errors that say what should have been there.
struct DocumentInput {
  private var reader: JSONReader

  init(_ reader: JSONReader) {
    self.reader = reader
  }

  /// The start of the last token.
  var position: JSONPosition { reader.position }

  mutating func token() throws(PersistenceError) -> JSONToken {
    try reader.token()
  }

  /// Reads a token that must be this one; `words` say what it is.
  mutating func expect(_ expected: JSONToken, _ words: String? = nil) throws(PersistenceError) {
    let found = try token()
    guard found == expected else { throw unexpected(found, words ?? expected.words) }
  }

  mutating func integer(_ words: String) throws(PersistenceError) -> Int64 {
    let found = try token()
    guard case .integer(let value) = found else { throw unexpected(found, words) }
    return value
  }

  /// An error at the last token.
  func failure(_ reason: String) -> PersistenceError {
    reader.failure(reason: reason)
  }

  func unexpected(_ found: JSONToken, _ expected: String) -> PersistenceError {
    failure("expected \(expected), found \(found.words)")
  }
}

extension DocumentInput {
  /// The rest of a row, whose beginning has been read.
  ///
  /// - Parameter isEarlier: whether the document is of an earlier version, which lacks the optional columns that were
  ///   added later. Those are null.
  mutating func row(
    _ columns: DocumentColumns, above last: Int64, isEarlier: Bool
  ) throws(PersistenceError) -> (number: Int64, values: [SQLValue]) {
    try expect(.name(DocumentFormat.number))
    let number = try integer("the number of the row")
    guard number > last else { throw failure("expected a number above \(last), found \(number)") }
    var values = [SQLValue](repeating: .null, count: columns.count)
    if let place = columns.numberPlace { values[place] = .integer(number) }
    var found = try token()
    for column in columns.all {
      if found != .name(column.name) {
        if isEarlier, column.isOptional { continue }
        throw unexpected(found, "the column \"\(column.name)\"")
      }
      values[column.place] = try value(of: column)
      found = try token()
    }
    guard found == .endObject else { throw unexpected(found, "the end of the row") }
    return (number, values)
  }

  private mutating func value(of column: DocumentColumns.Column) throws(PersistenceError) -> SQLValue {
    let found = try token()
    if found == .null, column.isOptional { return .null }
    let value: SQLValue?
    do { value = try column.form.value(of: found) } catch {
      guard case .unsupported(let construct, _) = error else { throw error }
      throw failure("\(construct) can't be kept")
    }
    guard let value else {
      let words = column.form.words + (column.isOptional ? " or null" : "")
      throw unexpected(found, "\(words) for \"\(column.name)\"")
    }
    return value
  }
}
