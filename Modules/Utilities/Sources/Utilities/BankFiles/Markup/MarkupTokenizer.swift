/// Cuts markup into tags and texts, in memory that doesn't grow with the file.
///
/// It takes what banks write: a bare `&`, a `<` in a text, unknown entities. Comments and processing instructions are
/// skipped, and so is white space before a text. A document type declaration is refused.
struct MarkupTokenizer: Sendable {
  /// What was read.
  enum Token: Equatable {
    /// A start tag, or one without content, which an end follows.
    case start
    /// An end tag.
    case end
    /// A text that isn't blank.
    case text
  }

  /// The most bytes of an attribute with its name.
  static let attributeLimit = 65_536

  /// The name of the tag that was read last, without its namespace.
  private(set) var name = ""
  /// The text that was read last, in UTF-8 and with its entities replaced.
  var text: [UInt8] { unescaper.text }
  /// Where the token that was read last begins.
  private(set) var tokenPlace = TextPlace()

  private let dialect: MarkupDialect
  private var input: BankFileText
  private var piece: [UInt8] = []
  private var position = 0
  private var place = TextPlace()
  private var unescaper: MarkupUnescaper
  private var nameBytes: [UInt8] = []
  private var attributeBytes: [UInt8] = []
  private var openTag: OpenTag?
  private var isEndNext = false

  /// A tag whose name is next.
  private struct OpenTag {
    let place: TextPlace
    let isEnd: Bool
  }

  init(source: any ByteSource, encoding: TextEncoding, dialect: MarkupDialect) {
    input = BankFileText(source: source, encoding: encoding)
    self.dialect = dialect
    unescaper = MarkupUnescaper(unescapesTwice: dialect == .sgml)
  }

  /// The next token; nil at the end of the text.
  mutating func next() throws(BankFileError) -> Token? {
    if isEndNext {
      isEndNext = false
      return .end
    }
    if openTag == nil, try takeText() { return .text }
    guard let tag = openTag else { return nil }
    openTag = nil
    return try takeTag(tag)
  }

  /// The value of an attribute of the start tag that was read last; nil when it has none of that name.
  func attribute(_ name: String) throws(BankFileError) -> String? {
    var attributes = MarkupAttributes(attributeBytes)
    while let attribute = attributes.next() {
      guard attribute.name.elementsEqual(name.utf8) else { continue }
      var unescaper = MarkupUnescaper(unescapesTwice: false)
      for byte in attribute.value { unescaper.take(byte) }
      return try String(bankText: unescaper.text, line: tokenPlace.line)
    }
    return nil
  }

  /// The line that is read.
  var line: Int { place.line }
}

/// How tags are written.
enum MarkupDialect: Sendable {
  /// As OFX does: names in capitals, and entities that may be escaped twice.
  case sgml
  /// XML.
  case xml
}

extension MarkupTokenizer {
  /// The next byte, which stays the next one; nil at the end.
  private mutating func peek() throws(BankFileError) -> UInt8? {
    while position == piece.count {
      switch try input.next() {
      case .bytes(let bytes): (piece, position) = (bytes, 0)
      case .nul: throw .nul(line: place.line, column: place.column)
      case .end: return nil
      }
    }
    return piece[position]
  }

  private mutating func skip() {
    place.take(piece[position])
    position += 1
  }

  /// The next byte, where the text can't end.
  private mutating func take() throws(BankFileError) -> UInt8 {
    guard let byte = try peek() else { throw .truncated(line: place.line) }
    skip()
    return byte
  }
}

extension MarkupTokenizer {
  /// Reads up to the next tag; false where there is no text before it.
  private mutating func takeText() throws(BankFileError) -> Bool {
    unescaper.begin()
    while let byte = try peek() {
      if byte == lessThan {
        let start = place
        skip()
        if try takeMarkup(at: start) { break }
      } else if unescaper.text.isEmpty, byte.isBlank {
        skip()
      } else {
        if unescaper.text.isEmpty { tokenPlace = place }
        try takeRun()
      }
    }
    return !unescaper.text.isEmpty
  }

  /// Takes a character that may mean something, and those after it that mean only themselves.
  private mutating func takeRun() throws(BankFileError) {
    try append(piece[position])
    skip()
    let start = position
    var columns = 0
    while position < piece.count {
      let byte = piece[position]
      guard byte >= 0x20, byte != lessThan, byte != ampersand, byte != semicolon else { break }
      if byte & 0xC0 != 0x80 { columns += 1 }
      position += 1
    }
    guard position > start else { return }
    place.take(columns: columns)
    unescaper.take(piece[start..<position])
    try checkText()
  }

  private mutating func append(_ byte: UInt8) throws(BankFileError) {
    unescaper.take(byte)
    try checkText()
  }

  private func checkText() throws(BankFileError) {
    guard unescaper.text.count <= BankFileText.limit else {
      throw .tooLarge(.text(BankFileText.limit), line: tokenPlace.line)
    }
  }

  /// Takes what follows a `<` in a text; true for a tag, whose name is next.
  private mutating func takeMarkup(at start: TextPlace) throws(BankFileError) -> Bool {
    switch try peek() {
    case .some(let byte) where byte.beginsMarkupName:
      openTag = OpenTag(place: start, isEnd: false)
      return true
    case slash:
      skip()
      if let byte = try peek(), byte.beginsMarkupName {
        openTag = OpenTag(place: start, isEnd: true)
        return true
      }
      try appendPlain([lessThan, slash], at: start)
    case questionMark:
      skip()
      try skipInstruction()
    case exclamationMark:
      skip()
      try takeDeclaration(at: start)
    default: try appendPlain([lessThan], at: start)
    }
    return false
  }

  private mutating func appendPlain(_ bytes: [UInt8], at start: TextPlace) throws(BankFileError) {
    if unescaper.text.isEmpty { tokenPlace = start }
    for byte in bytes { try append(byte) }
  }

  /// Takes what follows `<!`.
  private mutating func takeDeclaration(at start: TextPlace) throws(BankFileError) {
    switch try peek() {
    case hyphen:
      skip()
      guard try peek() == hyphen else { return try appendPlain(Array("<!-".utf8), at: start) }
      skip()
      try skipComment()
    case openBracket:
      skip()
      for byte in Array("CDATA[".utf8) {
        guard try take() == byte else { throw .documentType(line: start.line) }
      }
      try takeSection()
    case .some(let byte) where byte.beginsMarkupName: throw .documentType(line: start.line)
    default: try appendPlain(Array("<!".utf8), at: start)
    }
  }

  private mutating func skipInstruction() throws(BankFileError) {
    var last: UInt8 = 0
    while true {
      let byte = try take()
      if last == questionMark, byte == greaterThan { return }
      last = byte
    }
  }

  private mutating func skipComment() throws(BankFileError) {
    var hyphens = 0
    while true {
      let byte = try take()
      if byte == greaterThan, hyphens >= 2 { return }
      hyphens = byte == hyphen ? hyphens + 1 : 0
    }
  }

  /// Takes a section whose characters mean only themselves, up to `]]>`.
  private mutating func takeSection() throws(BankFileError) {
    var brackets = 0
    if unescaper.text.isEmpty { tokenPlace = place }
    while true {
      let byte = try take()
      if byte == closeBracket {
        brackets += 1
        continue
      }
      if byte == greaterThan, brackets >= 2 {
        for _ in 2..<brackets { unescaper.takePlain(closeBracket) }
        return try checkText()
      }
      for _ in 0..<brackets { unescaper.takePlain(closeBracket) }
      brackets = 0
      unescaper.takePlain(byte)
      try checkText()
    }
  }
}

extension MarkupTokenizer {
  private mutating func takeTag(_ tag: OpenTag) throws(BankFileError) -> Token {
    tokenPlace = tag.place
    nameBytes.removeAll(keepingCapacity: true)
    attributeBytes.removeAll(keepingCapacity: true)
    var length = 0
    while let byte = try peek(), byte.isInMarkupName {
      skip()
      length += 1
      guard length <= Self.attributeLimit else { throw tooLargeAttribute }
      if byte == colon { nameBytes.removeAll(keepingCapacity: true) } else { nameBytes.append(byte) }
    }
    if dialect == .sgml {
      for index in nameBytes.indices where 0x61...0x7A ~= nameBytes[index] { nameBytes[index] -= 0x20 }
    }
    name = String(decoding: nameBytes, as: UTF8.self)
    try takeAttributes()
    guard !tag.isEnd else { return .end }
    isEndNext = attributeBytes.last == slash
    return .start
  }

  /// Takes what follows a tag's name, up to its end. The next tag ends it too.
  private mutating func takeAttributes() throws(BankFileError) {
    var quote: UInt8?
    var length = 0
    while true {
      guard let byte = try peek() else { throw .truncated(line: place.line) }
      if quote == nil {
        if byte == lessThan { return }
        if byte == greaterThan { return skip() }
        if byte.isBlank { length = 0 }
        if byte == doubleQuote || byte == singleQuote { quote = byte }
      } else if byte == quote {
        quote = nil
      }
      skip()
      length += 1
      attributeBytes.append(byte)
      guard length <= Self.attributeLimit else { throw tooLargeAttribute }
      guard attributeBytes.count <= BankFileText.limit else {
        throw .tooLarge(.text(BankFileText.limit), line: tokenPlace.line)
      }
    }
  }

  private var tooLargeAttribute: BankFileError {
    .tooLarge(.attribute(Self.attributeLimit), line: tokenPlace.line)
  }
}

extension UInt8 {
  /// Whether a name of markup begins with the byte: a letter, an underscore, or a part of a character outside ASCII.
  fileprivate var beginsMarkupName: Bool {
    0x61...0x7A ~= self || 0x41...0x5A ~= self || self == UInt8(ascii: "_") || self >= 0x80
  }

  /// Whether a name of markup has the byte.
  fileprivate var isInMarkupName: Bool {
    beginsMarkupName || isDigit || self == UInt8(ascii: ".") || self == hyphen || self == colon
  }
}

private let lessThan = UInt8(ascii: "<")
private let greaterThan = UInt8(ascii: ">")
private let ampersand = UInt8(ascii: "&")
private let semicolon = UInt8(ascii: ";")
private let slash = UInt8(ascii: "/")
private let questionMark = UInt8(ascii: "?")
private let exclamationMark = UInt8(ascii: "!")
private let hyphen = UInt8(ascii: "-")
private let colon = UInt8(ascii: ":")
private let openBracket = UInt8(ascii: "[")
private let closeBracket = UInt8(ascii: "]")
private let doubleQuote = UInt8(ascii: "\"")
private let singleQuote = UInt8(ascii: "'")
