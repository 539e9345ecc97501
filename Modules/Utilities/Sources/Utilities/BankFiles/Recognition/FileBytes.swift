/// What the bytes of a file show before any of it is read as a table.
struct FileBytes {
  /// The first bytes, at most 4,096.
  private(set) var beginning: [UInt8] = []
  private(set) var encoding: TextEncoding = .utf8
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
  ///
  /// - Parameter declared: The encoding that a person or a profile names.
  init(_ source: any ByteSource, declared: TextEncoding?) throws(BankFileError) {
    var source = source
    do {
      while let piece = try source.next() {
        if beginning.count < 4_096 { beginning += piece.prefix(4_096 - beginning.count) }
        let isPlain = piece.isASCII && !sequence.isOpen && offset > 3
        if !isPlain { scan.take(piece) }
        look(at: piece, isPlain: isPlain)
      }
    } catch {
      throw .unreadable(error)
    }
    if sequence.isOpen { noteInvalid(at: start) }
    encoding = scan.encoding(declared: declared)
    if declared == .utf8, encoding != .utf8, let invalid {
      throw .csv(.invalidUTF8(line: invalid.line, byteOffset: invalid.offset))
    }
    if let declared, declared == .latin1, encoding == .windows1252 { encoding = declared }
  }

  /// Throws where the bytes are of two encodings: text in UTF-8, and bytes that aren't.
  func checkEncoding(isDeclared: Bool) throws(BankFileError) {
    guard let invalid, encoding != .utf16LittleEndian, encoding != .utf16BigEndian else { return }
    if encoding == .utf8 || validCount > 0 && !isDeclared {
      throw .csv(.invalidUTF8(line: invalid.line, byteOffset: invalid.offset))
    }
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

extension FileBytes {
  /// The kind of a file that is no statement; nil where it may be one.
  var otherKind: String? {
    if beginning.starts(with: Array("%PDF".utf8)) { return "PDF" }
    if beginning.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return "ZIP" }
    if beginning.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { return "XLS" }
    let text = String(decoding: beginning.prefix(256), as: UTF8.self).visible.trimmed.lowercased()
    return text.hasPrefix("<!doctype html") || text.hasPrefix("<html") ? "HTML" : nil
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
