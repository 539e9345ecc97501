/// What counts as a row of a CSV file, and how large one may be.
struct CSVForm: Sendable {
  /// The byte between fields.
  let delimiter: UInt8
  /// Whether everything is as in RFC 4180 and in UTF-8. Else a quote inside a field without quotes stands for itself,
  /// blanks may stand around quotes, and the bytes aren't looked at.
  let isStrict: Bool
  /// The most bytes of a field.
  let fieldLimit: Int
  /// The most bytes of a row.
  let rowLimit: Int
  /// The most fields of a row.
  let fieldCountLimit: Int
  /// The bytes that each field of a row counts beside its own.
  let fieldCost: Int
}

/// Cuts the pieces of a CSV file, wherever they end, into rows: the one state machine for every form.
///
/// It works on bytes: Swift's `Character` takes CRLF for one character, and making one costs more than all else here.
/// Lines end with LF, CRLF or CR, mixed as they come. Memory is that of a row and a piece.
struct CSVScanner: Sendable {
  /// What `next(into:)` has found.
  enum Step {
    case row
    /// A row with more fields than the limit, as far as it was read.
    case overfullRow
    case end
  }

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

  let form: CSVForm
  /// The first bytes of the file, which identify it when it is not text.
  private(set) var beginning: [UInt8] = []
  private var source: any ByteSource
  private var decoder: TextDecoder
  private var piece: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  private var state = State.fieldStart
  private var line = 1
  private var column = 1
  private var followsCarriageReturn = false
  private var fieldStart = 0
  private var fieldLine = 1
  private var fieldColumn = 1

  /// The bytes before the piece, and the place of a character that has begun.
  private var pieceOffset = 0
  private var sequence = UTF8Sequence()
  private var sequenceOffset = 0
  /// How far a byte that means only itself may be from 0x20: up to 0x7F where characters are looked at.
  private let plainSpan: UInt8

  init(_ source: any ByteSource, encoding: TextEncoding, form: CSVForm) {
    self.source = source
    self.form = form
    decoder = TextDecoder(encoding)
    plainSpan = form.isStrict ? 0x5F : 0xDF
  }

  /// Reads the next row, a blank line included.
  mutating func next(into row: inout CSVRecord) throws(CSVError) -> Step {
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
      if let step = try take(byte, into: &row) { return step }
    }
  }

  /// Reads on until ``beginning`` is whole.
  mutating func readBeginning() throws(CSVError) {
    while beginning.count < Self.beginningLength, try loadPiece() {}
  }

  /// The number of bytes that identify a file.
  private static let beginningLength = 1_024
}

extension CSVScanner {
  /// Takes the bytes that mean only themselves all at once: this is where most of the time goes.
  private mutating func takeRun(into row: inout CSVRecord) throws(CSVError) {
    if sequence.isOpen { return }
    let start = position
    let delimiter = state == .quoted ? quoteMark : form.delimiter
    var index = start
    var scalars = 0
    let end = piece.count
    while index < end {
      let byte = piece[index]
      if byte &- 0x20 > plainSpan || byte == quoteMark || byte == delimiter { break }
      if byte & 0xC0 != 0x80 { scalars &+= 1 }
      index &+= 1
    }
    guard index > start else { return }
    position = index
    column += scalars
    followsCarriageReturn = false
    row.bytes.append(contentsOf: piece[start..<index])
    try checkField(row)
  }

  /// Takes a byte; what it ends.
  private mutating func take(_ byte: UInt8, into row: inout CSVRecord) throws(CSVError) -> Step? {
    if form.isStrict, byte >= 0x80 || sequence.isOpen { try takeCharacter(byte) }
    let follows = followsCarriageReturn
    followsCarriageReturn = byte == carriageReturn
    switch byte {
    case lineFeed where follows:
      if state == .quoted { row.bytes.append(byte) }
      return nil
    case lineFeed, carriageReturn:
      line += 1
      column = 1
      if state == .quoted {
        row.bytes.append(byte)
        return nil
      }
      try endField(&row)
      return .row
    case form.delimiter where state != .quoted:
      try endField(&row)
      if row.fields.count >= form.fieldCountLimit { return .overfullRow }
      column += 1
      beginField(in: row)
      return nil
    case quoteMark: try takeQuote(&row)
    case 0: throw .nul(line: line, column: column)
    default: try takeText(byte, &row)
    }
    if byte & 0xC0 != 0x80 { column += 1 }
    if form.isStrict, byte == lastOfMark { dropByteOrderMark(&row) }
    return nil
  }

  /// Follows a character outside ASCII.
  private mutating func takeCharacter(_ byte: UInt8) throws(CSVError) {
    if !sequence.isOpen { sequenceOffset = pieceOffset + position - 1 }
    guard byte >= 0x80, sequence.take(byte) else { throw brokenSequence }
  }

  private mutating func takeQuote(_ row: inout CSVRecord) throws(CSVError) {
    switch state {
    case .fieldStart: state = .quoted
    case .plain:
      if form.isStrict { throw .strayQuote(line: line, column: column) }
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
    try checkField(row)
  }

  private mutating func takeText(_ byte: UInt8, _ row: inout CSVRecord) throws(CSVError) {
    if state == .quote {
      let isIgnored = !form.isStrict && (byte == blank || byte == tab)
      guard isIgnored else { throw .textAfterQuote(line: line, column: column) }
      return
    }
    if state == .fieldStart { state = .plain }
    row.bytes.append(byte)
    try checkField(row)
  }

  /// Drops a byte order mark in front of a row, as joined files have them.
  private mutating func dropByteOrderMark(_ row: inout CSVRecord) {
    guard state == .plain, row.fields.isEmpty, row.bytes.count == 3, row.bytes == [0xEF, 0xBB, lastOfMark] else {
      return
    }
    row.bytes.removeAll(keepingCapacity: true)
    column = 1
    beginField(in: row)
  }

  private mutating func beginField(in row: CSVRecord) {
    state = .fieldStart
    fieldStart = row.bytes.count
    fieldLine = line
    fieldColumn = column
  }

  private mutating func endField(_ row: inout CSVRecord) throws(CSVError) {
    row.isLastQuoted = state == .quote
    row.fields.append(CSVRecord.Field(start: fieldStart, end: row.bytes.count, line: fieldLine, column: fieldColumn))
    state = .fieldStart
    guard row.bytes.count + row.fields.count * form.fieldCost <= form.rowLimit else {
      throw .rowTooLong(line: row.line, limit: form.rowLimit)
    }
  }

  private func checkField(_ row: CSVRecord) throws(CSVError) {
    guard row.bytes.count - fieldStart <= form.fieldLimit else {
      throw .fieldTooLong(line: fieldLine, limit: form.fieldLimit)
    }
  }

  /// Whether there was another piece.
  private mutating func loadPiece() throws(CSVError) -> Bool {
    if isAtEnd { return false }
    pieceOffset += piece.count
    position = 0
    piece = []
    do {
      if let bytes = try source.next() {
        if beginning.count < Self.beginningLength {
          beginning += bytes.prefix(Self.beginningLength - beginning.count)
        }
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

  private mutating func endFile(_ row: inout CSVRecord) throws(CSVError) -> Step {
    if sequence.isOpen { throw brokenSequence }
    guard state != .quoted else { throw .unclosedQuote(line: fieldLine, column: fieldColumn) }
    if state == .fieldStart, row.fields.isEmpty { return .end }
    try endField(&row)
    row.isCutShort = true
    return .row
  }

  private var brokenSequence: CSVError { .invalidUTF8(line: line, byteOffset: sequenceOffset) }
}

private let quoteMark = UInt8(ascii: "\"")
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let blank = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")
/// The last byte of a byte order mark.
private let lastOfMark: UInt8 = 0xBF
