/// Cuts Swift source into tokens, in one walk over its bytes.
///
/// It decides as the compiler does what is a comment, a text or code, and whether a slash begins a regex. It never
/// fails: a literal without an end ends with its line (or with the source), and what begins no token is `unknown`.
public struct Lexer {
  let bytes: [UInt8]
  var position = 0
  /// The strings whose interpolations are being read, the innermost last.
  var strings: [OpenString] = []
  private(set) var tokens: [Token] = []
  /// The last token of code.
  private(set) var previous: Token?
  /// Whether `try?` or `try!` was just read: an operand follows, though both look like postfix operators.
  var isBehindTry = false
  private var isAtLineStart = true
  private var sawDocumentation = false
  private let keywords = KeywordTable.shared

  /// The tokens of a source in UTF-8, from its first byte to its last. Linear in its length.
  ///
  /// - Precondition: A source has no more bytes than `UInt32` counts.
  public static func tokens(in bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    while lexer.position < bytes.count { lexer.readToken() }
    return lexer.tokens
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4)
  }
}

// What the parts of the lexer share.
extension Lexer {
  /// The byte some places ahead; 0 after the end.
  @inline(__always) func peek(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  /// The byte at an index; 0 outside the source.
  @inline(__always) func byte(at index: Int) -> UInt8 {
    index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  /// Ends a token at the current position.
  mutating func finish(_ kind: Token.Kind, from start: Int) {
    let keyword = kind == .identifier && previous?.kind != .period ? keywords.keyword(in: bytes, start..<position) : nil
    let token = Token(
      kind: kind, keyword: keyword, startsLine: isAtLineStart, followsDocumentation: sawDocumentation,
      range: start..<position)
    tokens.append(token)
    if kind.isCode {
      previous = token
      isAtLineStart = false
      sawDocumentation = false
      isBehindTry = false
    } else if kind == .lineBreak {
      isAtLineStart = true
    } else if kind == .documentation {
      sawDocumentation = true
    }
  }

  /// Takes a token of a known length.
  mutating func take(_ kind: Token.Kind, _ length: Int = 1) {
    let start = position
    position = min(position + length, bytes.count)
    finish(kind, from: start)
  }

  @inline(__always) mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }
}

// What a token can begin with.
extension Lexer {
  private mutating func readToken() {
    switch bytes[position] {
    case .a ... .z, .upperA ... .upperZ, .underscore: readName()
    case .space, .tab, 0x0B, 0x0C, 0: readWhitespace()
    case .newline: take(.lineBreak)
    case .carriageReturn: take(.lineBreak, peek(1) == .newline ? 2 : 1)
    case .period: readPeriod()
    case .zero ... .nine: readNumber()
    case .quote: openString(pounds: 0)
    case .slash: readSlash()
    case .pound: readPound()
    case .backtick: readEscapedName()
    case .dollar: readDollarName()
    case 0x80...: readUnicode()
    case let other: readPunctuation(other)
    }
  }

  private mutating func readPunctuation(_ byte: UInt8) {
    switch byte {
    case .leftParen: readLeftParen()
    case .rightParen: readRightParen()
    case .leftBrace: take(.leftBrace)
    case .rightBrace: take(.rightBrace)
    case .leftBracket: take(.leftBracket)
    case .rightBracket: take(.rightBracket)
    case .comma: take(.comma)
    case .colon: take(.colon)
    case .semicolon: take(.semicolon)
    case .at: take(.at)
    case .backslash: take(.backslash)
    case .exclamation, .question: readMark()
    case let other where other.isOperatorByte: readOperator()
    default: take(.unknown)
    }
  }

  private mutating func readWhitespace() {
    let start = position
    skip { $0 == .space || $0 == .tab || $0 == 0x0B || $0 == 0x0C || $0 == 0 }
    finish(.whitespace, from: start)
  }

  /// A period, or an operator that begins with one; `\\.?` goes on in a key path.
  private mutating func readPeriod() {
    let isOperator = peek(1) == .period || peek(1).isOperatorByte && byte(at: position - 1) != .backslash
    if isOperator { readOperator() } else { take(.period) }
  }

  private mutating func readSlash() {
    switch peek(1) {
    case .slash: readLineComment()
    case .asterisk: readBlockComment()
    default: readOperator()
    }
  }

  private mutating func readLeftParen() {
    if !strings.isEmpty { strings[strings.count - 1].depth += 1 }
    take(.leftParen)
  }

  /// A closing parenthesis, or the end of the interpolation that the innermost open string waits for.
  private mutating func readRightParen() {
    guard let string = strings.last else { return take(.rightParen) }
    if string.depth > 0 {
      strings[strings.count - 1].depth -= 1
      return take(.rightParen)
    }
    take(.interpolationEnd)
    strings.removeLast()
    readStringBody(string)
  }
}
