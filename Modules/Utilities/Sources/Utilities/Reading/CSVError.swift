/// Why a CSV file can't be read on. Lines are physical lines and count from 1; columns are positions in their line,
/// counted in Unicode scalars from 1.
public enum CSVError: Error, Equatable, Sendable {
  /// The bytes can't be read.
  case unreadable(ByteSourceError)
  /// A quote is inside a field that doesn't begin with one.
  case strayQuote(line: Int, column: Int)
  /// Something other than a delimiter or the line's end follows a closing quote.
  case textAfterQuote(line: Int, column: Int)
  /// The file ends inside the quotes that were opened here.
  case unclosedQuote(line: Int, column: Int)
  /// The file is UTF-16, by its mark, or because every second byte of its beginning is NUL.
  case utf16
  /// The bytes are no UTF-8, and there are NULs among them: this is no text.
  case binary
  /// A NUL byte in what is a text otherwise.
  case nul(line: Int, column: Int)
  /// The bytes from this offset, counted from 0, are no UTF-8.
  case invalidUTF8(line: Int, byteOffset: Int)
  /// The field that begins in this line has more bytes than the limit.
  case fieldTooLong(line: Int, limit: Int)
  /// The row that begins in this line needs more memory than the limit, in bytes.
  case rowTooLong(line: Int, limit: Int)

  /// There is no header row, because there is no row at all.
  case noHeader
  /// No column has this name; the available ones are in the file's order.
  case missingColumn(name: String, available: [String])
  /// No column has this name: the first row is one field, with another delimiter in it.
  case otherDelimiter(name: String, found: CSVDelimiter)
  /// More than one column has this name.
  case duplicateColumn(name: String)
  /// The row has fewer fields than the header has names.
  case shortRow(line: Int, expected: Int, found: Int)
  /// The row has a field beyond the header's names that isn't empty.
  case extraField(line: Int, column: Int)
}

extension CSVError {
  /// The line at fault, nil when it is the file as a whole.
  public var line: Int? {
    switch self {
    case .strayQuote(let line, _), .textAfterQuote(let line, _), .unclosedQuote(let line, _), .nul(let line, _),
      .invalidUTF8(let line, _), .fieldTooLong(let line, _), .rowTooLong(let line, _), .shortRow(let line, _, _),
      .extraField(let line, _):
      line
    case .unreadable, .utf16, .binary, .noHeader, .missingColumn, .otherDelimiter, .duplicateColumn: nil
    }
  }

  /// The column at fault in the line, nil when it is the line as a whole or known by its byte only.
  public var column: Int? {
    switch self {
    case .strayQuote(_, let column), .textAfterQuote(_, let column), .unclosedQuote(_, let column),
      .nul(_, let column), .extraField(_, let column):
      column
    case .unreadable, .utf16, .binary, .invalidUTF8, .fieldTooLong, .rowTooLong, .noHeader, .missingColumn,
      .otherDelimiter, .duplicateColumn, .shortRow:
      nil
    }
  }
}
