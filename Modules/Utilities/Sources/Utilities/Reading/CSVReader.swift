/// Reads a CSV file row by row, in memory that doesn't grow with the file.
///
/// The form is that of RFC 4180, read strictly: a field may be quoted, a quote inside is doubled, and anything that is
/// not quite so is an error with its place rather than a guess. Lines end with LF, CRLF or CR, mixed as they come; byte
/// order marks in front of a row are dropped, as joined files have them; blank lines are skipped.
///
/// ```swift
/// var reader = CSVReader(source: try FileByteSource(path: path))
/// while let row = try reader.next() { print(row.line, row.texts) }
/// ```
public struct CSVReader: Sendable {
  private let encoding: TextEncoding
  private var scanner: CSVScanner
  private var record = CSVRecord()
  private var failure: CSVError?

  /// A reader at the beginning of the source. A field longer than the limit, in bytes, is an error, and so is a row
  /// that needs more memory than four such fields, or than 4 MB if that is more; without limits a single quote could
  /// make a whole file one field.
  public init(
    source: some ByteSource, delimiter: CSVDelimiter = .comma, encoding: TextEncoding = .utf8,
    fieldLimit: Int = 1_000_000
  ) {
    self.encoding = encoding
    let form = CSVForm(
      delimiter: delimiter.byte, isStrict: true, fieldLimit: fieldLimit,
      rowLimit: max(4 * min(fieldLimit, .max / 4), 4_000_000), fieldCountLimit: .max,
      fieldCost: MemoryLayout<CSVField>.stride)
    scanner = CSVScanner(source, encoding: encoding, form: form)
  }

  /// The next row, nil after the last. After an error every further call throws the same error.
  public mutating func next() throws(CSVError) -> CSVRow? {
    if let failure { throw failure }
    do {
      return try nextRow()
    } catch {
      let failure = named(error)
      self.failure = failure
      throw failure
    }
  }
}

extension CSVReader {
  private mutating func nextRow() throws(CSVError) -> CSVRow? {
    while true {
      switch try scanner.next(into: &record) {
      case .end: return nil
      case .overfullRow: throw .rowTooLong(line: record.line, limit: scanner.form.rowLimit)
      case .row: if !record.isBlankLine { return CSVRow(record) }
      }
    }
  }

  /// The error for the file as a whole where its beginning shows one, else the given error. Only the rest of the
  /// beginning is read for it.
  private mutating func named(_ error: CSVError) -> CSVError {
    if encoding == .utf16LittleEndian || encoding == .utf16BigEndian { return error }
    let isInvalid: Bool
    switch error {
    case .nul: isInvalid = false
    case .invalidUTF8: isInvalid = true
    default: return error
    }
    do { try scanner.readBeginning() } catch { return error }
    if scanner.beginning.looksLikeUTF16 { return .utf16 }
    return isInvalid && scanner.beginning.contains(0) ? .binary : error
  }
}

extension CSVRecord {
  /// Whether the row is white space without a delimiter and without quotes.
  fileprivate var isBlankLine: Bool {
    fields.count == 1 && !isLastQuoted
      && bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}

extension [UInt8] {
  /// Whether the bytes begin with a mark of UTF-16, or as ASCII does in UTF-16.
  fileprivate var looksLikeUTF16: Bool {
    if starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) { return true }
    let first = prefix(16).enumerated().map { (isEven: $0.isMultiple(of: 2), isNUL: $1 == 0) }
    guard first.count >= 4 else { return false }
    return first.allSatisfy { $0.isEven == $0.isNUL } || first.allSatisfy { $0.isEven != $0.isNUL }
  }
}

/// The character between two fields of a CSV file.
public struct CSVDelimiter: Hashable, Sendable {
  let byte: UInt8

  /// The text that names it: the character, or `tab`.
  public var name: String { self == .tab ? "tab" : character }

  /// The character itself.
  var character: String { String(Unicode.Scalar(byte)) }

  /// `,`: where the dot is the decimal mark.
  public static let comma = CSVDelimiter(byte: UInt8(ascii: ","))
  /// `;`: where the comma is.
  public static let semicolon = CSVDelimiter(byte: UInt8(ascii: ";"))
  /// A tab, as between the columns of a copied table.
  public static let tab = CSVDelimiter(byte: UInt8(ascii: "\t"))

  /// The delimiter that the text names: one ASCII character that is neither letter, digit, quote nor line break, or
  /// `tab` or `\t` for a tab. Nil for anything else.
  public init?(_ text: String) {
    if text == "tab" || text == "\\t" { self = .tab; return }
    guard text.utf8.count == 1, let byte = text.utf8.first, Self.isUsable(byte) else { return nil }
    self.init(byte: byte)
  }

  private init(byte: UInt8) {
    self.byte = byte
  }

  private static func isUsable(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return byte == UInt8(ascii: "\t")
      || (0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && !byte.isDigit && !scalar.properties.isAlphabetic)
  }
}
