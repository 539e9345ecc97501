/// What all bytes of a file show before they are read as text.
struct FileBytes {
  /// The first bytes, enough to recognise the kind.
  private(set) var beginning: [UInt8] = []
  /// Whether all bytes are ASCII.
  private(set) var isASCII = true
  private var scan = TextEncodingScan()
  private var sequence = UTF8Sequence()
  /// The characters in several bytes that are UTF-8.
  private var validCount = 0
  private var invalid: (line: Int, offset: Int)?
  private var line = 1
  private var offset = 0
  private var start = 0

  /// Reads the file to its end.
  init(_ source: any ByteSource) throws(BankFileError) {
    var source = source
    do {
      while let piece = try source.next() {
        let missing = BankFileSniffer.length - beginning.count
        if missing > 0 { beginning += piece.prefix(missing) }
        let isPlain = piece.isASCII && !sequence.isOpen && offset > 3
        if !isPlain { scan.take(piece) }
        look(at: piece, isPlain: isPlain)
      }
    } catch {
      throw .unreadable(error)
    }
    if sequence.isOpen { noteInvalid(at: start) }
  }

  /// The encoding of a kind that names its own.
  func encoding(declared: TextEncoding?) -> TextEncoding { scan.encoding(declared: declared) }

  /// The encoding of a table.
  ///
  /// - Parameters:
  ///   - said: The encoding that a person says; nil for none.
  ///   - usual: That of a profile.
  /// - Throws: The place where the bytes aren't what is said, or are of two encodings: text in UTF-8, and bytes that
  ///   aren't.
  func tableEncoding(said: TextEncoding?, usual: TextEncoding?) throws(BankFileError) -> TextEncoding {
    // UTF-16 without a mark looks like ASCII with NULs.
    if isASCII, said == .utf16LittleEndian || said == .utf16BigEndian, TextEncoding(markOf: beginning) == nil {
      return said ?? .utf8
    }
    let encoding = scan.encoding(declared: said ?? usual)
    guard let invalid, encoding != .utf16LittleEndian, encoding != .utf16BigEndian else { return encoding }
    if encoding == .utf8 || said == .utf8 || validCount > 0 && said == nil {
      throw .csv(.invalidUTF8(line: invalid.line, byteOffset: invalid.offset))
    }
    return said ?? encoding
  }

  private mutating func look(at piece: [UInt8], isPlain: Bool) {
    if isPlain {
      line += piece.lineCount
      offset += piece.count
      return
    }
    for byte in piece {
      if byte >= 0x80 || sequence.isOpen { take(byte) }
      if byte == 0x0A { line += 1 }
      offset &+= 1
    }
  }

  private mutating func take(_ byte: UInt8) {
    if byte >= 0x80 { isASCII = false }
    let wasOpen = sequence.isOpen
    if !wasOpen { start = offset }
    if byte >= 0x80, sequence.take(byte) {
      if !sequence.isOpen { validCount += 1 }
      return
    }
    noteInvalid(at: start)
    sequence = UTF8Sequence()
    // The byte that breaks a character may begin another.
    if wasOpen, byte >= 0x80 {
      start = offset
      if !sequence.take(byte) { sequence = UTF8Sequence() }
    }
  }

  private mutating func noteInvalid(at offset: Int) {
    if invalid == nil { invalid = (line, offset) }
  }
}

extension [UInt8] {
  fileprivate var isASCII: Bool {
    var all: UInt8 = 0
    for byte in self { all |= byte }
    return all < 0x80
  }

  fileprivate var lineCount: Int {
    var count = 0
    for byte in self { count &+= byte == 0x0A ? 1 : 0 }
    return count
  }
}
