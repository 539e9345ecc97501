/// The bytes of a file's text in UTF-8, piece by piece, without the byte order mark.
struct BankFileText: Sendable {
  /// What comes next.
  enum Part {
    /// Bytes of the text, at least one.
    case bytes([UInt8])
    /// A NUL byte, which no text has. Nothing follows.
    case nul
    /// The end of the text.
    case end
  }

  /// The most bytes that a single text of a file has.
  static let limit = 1_000_000

  private var source: any ByteSource
  private var decoder: TextDecoder
  private var isAtBeginning = true
  private var isAtNUL = false
  private var isAtEnd = false

  init(source: any ByteSource, encoding: TextEncoding) {
    self.source = source
    decoder = TextDecoder(encoding)
  }

  mutating func next() throws(BankFileError) -> Part {
    if isAtNUL { return .nul }
    var piece = try load()
    while isAtBeginning, !isAtEnd, piece.count < byteOrderMark.count, byteOrderMark.starts(with: piece) {
      piece += try load()
    }
    if isAtBeginning, piece.starts(with: byteOrderMark) { piece.removeFirst(byteOrderMark.count) }
    isAtBeginning = false
    while piece.isEmpty {
      guard !isAtEnd else { return .end }
      piece = try load()
    }
    guard let position = piece.firstIndex(of: 0) else { return .bytes(piece) }
    isAtNUL = true
    return position == 0 ? .nul : .bytes(Array(piece[..<position]))
  }

  private mutating func load() throws(BankFileError) -> [UInt8] {
    guard !isAtEnd else { return [] }
    do {
      if let bytes = try source.next() { return decoder.utf8(from: bytes) }
    } catch {
      throw .unreadable(error)
    }
    isAtEnd = true
    return decoder.end()
  }
}

private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

extension String {
  /// The text in UTF-8, with one blank for each run of white space and none around it.
  ///
  /// - Parameter line: The line of the text, which an error names.
  init(bankText bytes: some Collection<UInt8>, line: Int) throws(BankFileError) {
    var tidied: [UInt8] = []
    tidied.reserveCapacity(bytes.count)
    var isASCII = true
    for byte in bytes {
      if byte.isBlank {
        if let last = tidied.last, last != blank { tidied.append(blank) }
      } else {
        tidied.append(byte)
        if byte >= 0x80 { isASCII = false }
      }
    }
    if tidied.last == blank { tidied.removeLast() }
    if isASCII {
      // The standard library validates a text of ASCII much faster in this form.
      self.init(decoding: tidied, as: UTF8.self)
    } else {
      guard let text = String(validating: tidied, as: UTF8.self) else { throw .invalidUTF8(line: line) }
      self = text.tidied
    }
  }
}

extension UInt8 {
  /// Whether the byte is white space or a line end of ASCII.
  var isBlank: Bool { self == blank || 0x09...0x0D ~= self }
}

private let blank = UInt8(ascii: " ")
