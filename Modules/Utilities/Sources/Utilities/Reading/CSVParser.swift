/// Turns the pieces of a CSV file, which may be cut anywhere, into rows.
///
/// It works on bytes: Swift's `Character` takes CRLF for one character, and making one costs more than all else here.
struct CSVParser {
  private enum State {
    /// Before the first character of a field.
    case fieldStart
    /// In a field without quotes.
    case plain
    /// Between quotes.
    case quoted
    /// After a quote between quotes: it closes, unless another follows.
    case quote
  }

  private let delimiter: UInt8
  private var row: CSVRowBuilder
  private var state = State.fieldStart
  private var place = CSVPlace()
  private var endedWithCarriageReturn = false

  private var sequence = UTF8Sequence()
  private var sequenceOffset = 0
  private var offset = 0

  init(delimiter: CSVDelimiter, fieldLimit: Int) {
    self.delimiter = delimiter.byte
    row = CSVRowBuilder(fieldLimit: fieldLimit)
  }

  /// The next row that ends in the piece, read from the position on; nil when the piece is used up.
  mutating func row(from piece: [UInt8], at position: inout Int) throws(CSVError) -> CSVRow? {
    let start = position
    defer { offset += position - start }
    while position < piece.count {
      try takePlainRun(of: piece, at: &position)
      guard position < piece.count else { break }
      let byte = piece[position]
      if byte < 0x80 {
        position += 1
        if let row = try take(byte) { return row }
      } else {
        try takeMultibyte(byte, offset: offset + position - start)
        position += 1
      }
    }
    return nil
  }

  /// The row that the end of the file ends, if it does.
  mutating func lastRow() throws(CSVError) -> CSVRow? {
    guard !sequence.isOpen else { throw brokenSequence }
    guard state != .quoted else {
      throw .unclosedQuote(line: row.fieldPlace.line, column: row.fieldPlace.column)
    }
    return state == .fieldStart && row.isEmpty ? nil : try endRow()
  }
}

extension CSVParser {
  /// Takes the characters that mean only themselves all at once: this is where most of the time goes.
  private mutating func takePlainRun(of piece: [UInt8], at position: inout Int) throws(CSVError) {
    guard state == .plain || state == .quoted, !sequence.isOpen else { return }
    let start = position
    while position < piece.count {
      let byte = piece[position]
      guard 0x20..<0x7F ~= byte, byte != quoteMark, byte != delimiter else { break }
      position += 1
    }
    guard position > start else { return }
    place.column += position - start
    endedWithCarriageReturn = false
    try row.append(contentsOf: piece[start..<position])
  }

  /// Takes an ASCII character; gives the row that it ends.
  private mutating func take(_ byte: UInt8) throws(CSVError) -> CSVRow? {
    guard !sequence.isOpen else { throw brokenSequence }
    let followsCarriageReturn = endedWithCarriageReturn
    endedWithCarriageReturn = byte == carriageReturn
    switch byte {
    case lineFeed where followsCarriageReturn:
      if state == .quoted { try row.append(byte) }
      return nil
    case lineFeed, carriageReturn: return try takeLineEnd(byte)
    case quoteMark: try takeQuote()
    case delimiter where state != .quoted: try endField()
    case 0: throw .nul(line: place.line, column: place.column)
    default: try takeText(byte)
    }
    place.column += 1
    return nil
  }

  private mutating func takeMultibyte(_ byte: UInt8, offset: Int) throws(CSVError) {
    let isFirst = !sequence.isOpen
    if isFirst { sequenceOffset = offset }
    guard sequence.take(byte) else { throw brokenSequence }
    endedWithCarriageReturn = false
    try takeText(byte)
    if isFirst { place.column += 1 }
    if state == .plain, row.dropByteOrderMark() {
      state = .fieldStart
      place = CSVPlace(line: place.line)
    }
  }

  private mutating func takeText(_ byte: UInt8) throws(CSVError) {
    if state == .quote { throw .textAfterQuote(line: place.line, column: place.column) }
    if state == .fieldStart { beginField(.plain) }
    try row.append(byte)
  }

  private mutating func takeQuote() throws(CSVError) {
    switch state {
    case .fieldStart: beginField(.quoted)
    case .plain: throw .strayQuote(line: place.line, column: place.column)
    case .quoted: state = .quote
    case .quote:
      state = .quoted
      try row.append(quoteMark)
    }
  }

  private mutating func takeLineEnd(_ byte: UInt8) throws(CSVError) -> CSVRow? {
    defer { place = CSVPlace(line: place.line + 1) }
    guard state == .quoted else { return try endRow() }
    try row.append(byte)
    return nil
  }

  private mutating func beginField(_ state: State) {
    self.state = state
    row.beginField(at: place)
  }

  private mutating func endField() throws(CSVError) {
    if state == .fieldStart { beginField(.plain) }
    try row.endField()
    state = .fieldStart
  }

  /// The row that ends here, nil for a blank line.
  private mutating func endRow() throws(CSVError) -> CSVRow? {
    let isBlank = state != .quote && row.isBlank
    try endField()
    let ended = row.endRow()
    return isBlank ? nil : ended
  }

  private var brokenSequence: CSVError { .invalidUTF8(line: place.line, byteOffset: sequenceOffset) }
}

private let quoteMark = UInt8(ascii: "\"")
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
