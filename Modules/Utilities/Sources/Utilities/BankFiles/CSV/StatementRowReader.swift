/// Reads the rows of a bank's CSV file on bytes, in memory that doesn't grow with the file.
///
/// It reads what banks write: a quote inside a field without quotes stands for itself, and blanks may stand around a
/// quoted field. Text after a closing quote is an error, as in ``CSVReader``.
struct StatementRowReader {
  /// The most fields of a row.
  static let fieldCountLimit = 1_000
  static let fieldLimit = 1_000_000
  static let rowLimit = 4_000_000

  private enum State {
    case fieldStart
    case plain
    case quoted
    /// After a quote between quotes: it closes, unless another follows.
    case quote
  }

  private var source: any ByteSource
  private var decoder: TextDecoder
  private let delimiter: UInt8
  private var piece: [UInt8] = []
  private var position = 0
  private var state = State.fieldStart
  private var line = 1
  private var column = 1
  private var followsCarriageReturn = false
  private var fieldStart = 0
  private var fieldLine = 1
  private var fieldColumn = 1
  private var isAtEnd = false

  init(_ source: any ByteSource, delimiter: CSVDelimiter, encoding: TextEncoding) {
    self.source = source
    decoder = TextDecoder(encoding)
    self.delimiter = delimiter.byte
  }

  /// Reads the next row, a blank line included; false after the last.
  mutating func next(into row: inout StatementRow) throws(BankFileError) -> Bool {
    row.clear(line: line)
    beginField(in: row)
    while true {
      if position >= piece.count {
        guard try loadPiece() else { return try endFile(&row) }
        continue
      }
      if state == .plain || state == .quoted { try takeRun(into: &row) }
      guard position < piece.count else { continue }
      let byte = piece[position]
      position += 1
      if try take(byte, into: &row) { return true }
    }
  }
}

extension StatementRowReader {
  /// Takes the bytes that mean only themselves all at once.
  private mutating func takeRun(into row: inout StatementRow) throws(BankFileError) {
    let start = position
    let isQuoted = state == .quoted
    var index = start
    var scalars = 0
    let end = piece.count
    while index < end {
      let byte = piece[index]
      if byte < 0x20 || byte == quoteMark || byte == delimiter && !isQuoted { break }
      if byte & 0xC0 != 0x80 { scalars &+= 1 }
      index &+= 1
    }
    guard index > start else { return }
    position = index
    column += scalars
    followsCarriageReturn = false
    row.bytes.append(contentsOf: piece[start..<index])
    try checkSize(row)
  }

  /// Takes a byte; true where it ends the row.
  private mutating func take(_ byte: UInt8, into row: inout StatementRow) throws(BankFileError) -> Bool {
    let follows = followsCarriageReturn
    followsCarriageReturn = byte == carriageReturn
    switch byte {
    case lineFeed where follows:
      if state == .quoted { row.bytes.append(byte) }
      return false
    case lineFeed, carriageReturn:
      line += 1
      column = 1
      if state == .quoted {
        row.bytes.append(byte)
        return false
      }
      endField(&row)
      return true
    case delimiter where state != .quoted: try takeDelimiter(&row)
    case quoteMark: try takeQuote(&row)
    case 0: throw .csv(.nul(line: line, column: column))
    default: try takeText(byte, &row)
    }
    if byte & 0xC0 != 0x80 { column += 1 }
    return false
  }

  private mutating func takeDelimiter(_ row: inout StatementRow) throws(BankFileError) {
    endField(&row)
    guard row.fields.count < Self.fieldCountLimit else {
      throw .tooLarge(.fields(Self.fieldCountLimit), line: row.line)
    }
    column += 1
    beginField(in: row)
    column -= 1
  }

  private mutating func takeQuote(_ row: inout StatementRow) throws(BankFileError) {
    switch state {
    case .fieldStart: state = .quoted
    case .plain:
      // Blanks, or a byte order mark, before the opening quote.
      if row.bytes.trimmed(fieldStart..<row.bytes.count).isEmpty {
        row.bytes.removeLast(row.bytes.count - fieldStart)
        state = .quoted
      } else {
        row.bytes.append(quoteMark)
      }
    case .quoted: state = .quote
    case .quote:
      state = .quoted
      row.bytes.append(quoteMark)
    }
    try checkSize(row)
  }

  private mutating func takeText(_ byte: UInt8, _ row: inout StatementRow) throws(BankFileError) {
    if state == .quote {
      guard byte == blank || byte == tab else { throw .csv(.textAfterQuote(line: line, column: column)) }
      return
    }
    if state == .fieldStart { state = .plain }
    row.bytes.append(byte)
    try checkSize(row)
  }

  private mutating func beginField(in row: StatementRow) {
    state = .fieldStart
    fieldStart = row.bytes.count
    fieldLine = line
    fieldColumn = column
  }

  private mutating func endField(_ row: inout StatementRow) {
    row.fields.append(
      StatementRow.Field(start: fieldStart, end: row.bytes.count, line: fieldLine, column: fieldColumn))
    state = .fieldStart
  }

  private func checkSize(_ row: StatementRow) throws(BankFileError) {
    guard row.bytes.count - fieldStart <= Self.fieldLimit else {
      throw .csv(.fieldTooLong(line: fieldLine, limit: Self.fieldLimit))
    }
    guard row.bytes.count <= Self.rowLimit else { throw .csv(.rowTooLong(line: row.line, limit: Self.rowLimit)) }
  }

  private mutating func loadPiece() throws(BankFileError) -> Bool {
    if isAtEnd { return false }
    position = 0
    do {
      if let bytes = try source.next() {
        piece = decoder.utf8(from: bytes)
      } else {
        isAtEnd = true
        piece = decoder.end()
      }
    } catch {
      throw .unreadable(error)
    }
    return true
  }

  private mutating func endFile(_ row: inout StatementRow) throws(BankFileError) -> Bool {
    guard state != .quoted else { throw .csv(.unclosedQuote(line: fieldLine, column: fieldColumn)) }
    if state == .fieldStart, row.fields.isEmpty { return false }
    endField(&row)
    row.isCutShort = true
    return true
  }
}

private let quoteMark = UInt8(ascii: "\"")
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let blank = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")
