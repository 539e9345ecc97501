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
  private var source: any ByteSource
  private let encoding: TextEncoding
  private var decoder: TextDecoder
  private var parser: CSVParser
  private var piece: [UInt8] = []
  private var position = 0
  /// The first bytes of the file, which identify it when it is not text.
  private var beginning: [UInt8] = []
  private var failure: CSVError?

  /// A reader at the beginning of the source. A field longer than the limit, in bytes, is an error, and so is a row
  /// that needs more memory than four such fields, or than 4 MB if that is more; without limits a single quote could
  /// make a whole file one field.
  public init(
    source: some ByteSource, delimiter: CSVDelimiter = .comma, encoding: TextEncoding = .utf8,
    fieldLimit: Int = 1_000_000
  ) {
    self.source = source
    self.encoding = encoding
    decoder = TextDecoder(encoding)
    parser = CSVParser(delimiter: delimiter, fieldLimit: fieldLimit)
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
    repeat {
      if let row = try parser.row(from: piece, at: &position) { return row }
    } while try loadPiece()
    return try parser.lastRow()
  }

  /// Whether there was another piece.
  private mutating func loadPiece() throws(CSVError) -> Bool {
    position = 0
    piece = []
    do {
      guard let bytes = try source.next() else {
        piece = decoder.end()
        return !piece.isEmpty
      }
      if beginning.count < lengthOfBeginning { beginning += bytes.prefix(lengthOfBeginning - beginning.count) }
      piece = decoder.utf8(from: bytes)
      return true
    } catch {
      throw .unreadable(error)
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
    do {
      while beginning.count < lengthOfBeginning, try loadPiece() {}
    } catch {
      return error
    }
    if beginning.looksLikeUTF16 { return .utf16 }
    return isInvalid && beginning.contains(0) ? .binary : error
  }
}

/// The number of bytes that identify a file.
private let lengthOfBeginning = 1_024

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
