/// Reads JSON that is written by hand: with comments (`//`, `/* */`) and trailing commas.
struct JSONReader {
  private static let deepest = 128

  private let bytes: [UInt8]
  private let file: String
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  /// The one value of a text.
  static func node(in text: some Collection<UInt8>, file: String) throws(ConfigurationError) -> JSONNode {
    // Some editors begin a file with a mark of its encoding.
    let bytes = Array(text)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var reader = JSONReader(bytes: bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes, file: file)
    let node = try reader.readValue()
    try reader.skipSpace()
    guard reader.position == reader.bytes.count else { throw reader.error("nothing may follow the first value") }
    return node
  }

  private init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }
}

// Values.
extension JSONReader {
  private mutating func readValue() throws(ConfigurationError) -> JSONNode {
    try skipSpace()
    let place = location
    switch peek() {
    case .leftBrace: return JSONNode(content: .object(try readMembers()), location: place)
    case .leftBracket: return JSONNode(content: .array(try readElements()), location: place)
    case .quote: return JSONNode(content: .string(try readString()), location: place)
    default: return JSONNode(content: try readWord(), location: place)
    }
  }

  private mutating func readMembers() throws(ConfigurationError) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    try open()
    while try !closes(with: .rightBrace) {
      let place = location
      guard peek() == .quote else { throw error("a name between quotes is expected") }
      let name = try readString()
      if members.contains(where: { $0.name == name }) { throw error("“\(name)” stands here already", at: place) }
      try skipSpace()
      guard peek() == .colon else { throw error("a colon is expected after “\(name)”") }
      position += 1
      members.append(JSONNode.Member(name: name, location: place, value: try readValue()))
      try readComma(before: .rightBrace)
    }
    return members
  }

  private mutating func readElements() throws(ConfigurationError) -> [JSONNode] {
    var elements: [JSONNode] = []
    try open()
    while try !closes(with: .rightBracket) {
      elements.append(try readValue())
      try readComma(before: .rightBracket)
    }
    return elements
  }

  private mutating func open() throws(ConfigurationError) {
    depth += 1
    guard depth <= Self.deepest else { throw error("more than \(Self.deepest) values inside each other") }
    position += 1
  }

  /// Steps over the closing bracket, if it stands here.
  private mutating func closes(with bracket: UInt8) throws(ConfigurationError) -> Bool {
    try skipSpace()
    guard peek() == bracket else { return false }
    position += 1
    depth -= 1
    return true
  }

  private mutating func readComma(before bracket: UInt8) throws(ConfigurationError) {
    try skipSpace()
    if peek() == .comma {
      position += 1
    } else if peek() != bracket {
      throw error("a comma or “\(String(UnicodeScalar(bracket)))” is expected")
    }
  }

  private mutating func readWord() throws(ConfigurationError) -> JSONNode.Content {
    let start = position
    while peek().isNameByte || peek() == .minus || peek() == .plus || peek() == .period { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      if Double(word) != nil, word.first?.isNumber == true || word.first == "-" { return .number(word) }
      position = start
      throw error(word.isEmpty ? "a value is expected" : "“\(word)” is no value")
    }
  }
}

// Space and places.
extension JSONReader {
  private func peek(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private var location: SourceLocation {
    SourceLocation(file: file, line: line, column: position - lineStart + 1)
  }

  private func error(_ message: String, at place: SourceLocation? = nil) -> ConfigurationError {
    ConfigurationError(location: place ?? location, message: message)
  }

  private mutating func advance() {
    if bytes[position] == .newline {
      line += 1
      lineStart = position + 1
    }
    position += 1
  }

  private mutating func skipSpace() throws(ConfigurationError) {
    while position < bytes.count {
      if peek().isSpaceOrTab || peek().isLineEnd {
        advance()
      } else if peek() == .slash, peek(1) == .slash {
        while position < bytes.count, peek() != .newline { advance() }
      } else if peek() == .slash, peek(1) == .asterisk {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() throws(ConfigurationError) {
    let place = location
    while position < bytes.count, !(peek() == .asterisk && peek(1) == .slash) { advance() }
    guard position < bytes.count else { throw error("this comment has no end", at: place) }
    position += 2
  }
}

// Strings.
extension JSONReader {
  private mutating func readString() throws(ConfigurationError) -> String {
    let place = location
    var text: [UInt8] = []
    position += 1
    while peek() != .quote {
      guard position < bytes.count, !peek().isLineEnd else { throw error("this string has no end", at: place) }
      if peek() == .backslash {
        text += try readEscape()
      } else {
        text.append(peek())
        position += 1
      }
    }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func readEscape() throws(ConfigurationError) -> [UInt8] {
    let letter = peek(1)
    switch letter {
    case .quote, .backslash, .slash: return take(2, [letter])
    case UInt8(ascii: "n"): return take(2, [.newline])
    case UInt8(ascii: "t"): return take(2, [.tab])
    case UInt8(ascii: "r"): return take(2, [.carriageReturn])
    case UInt8(ascii: "b"): return take(2, [8])
    case UInt8(ascii: "f"): return take(2, [12])
    case UInt8(ascii: "u"): return try readScalar()
    default: throw error("“\\\(String(UnicodeScalar(letter)))” is no escape")
    }
  }

  private mutating func take(_ count: Int, _ bytes: [UInt8]) -> [UInt8] {
    position += count
    return bytes
  }

  /// `\u20AC`, or a pair of them for what is outside the first plane.
  private mutating func readScalar() throws(ConfigurationError) -> [UInt8] {
    let first = try readUnit()
    if let scalar = UnicodeScalar(first) { return Array(String(Character(scalar)).utf8) }
    guard first < 0xDC00, peek() == .backslash, peek(1) == UInt8(ascii: "u") else {
      throw error("half a pair of \\u escapes")
    }
    let second = try readUnit()
    let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second &- 0xDC00)
    guard let scalar = UnicodeScalar(value) else { throw error("half a pair of \\u escapes") }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func readUnit() throws(ConfigurationError) -> UInt16 {
    let digits = bytes[min(position + 2, bytes.count)..<min(position + 6, bytes.count)]
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw error("four hexadecimal digits are expected after \\u")
    }
    position += 6
    return unit
  }
}
