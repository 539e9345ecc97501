/// A piece of a source. The tokens of a source follow each other without a gap: put together again they are the source.
public struct Token: Sendable, Hashable {
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    // What is no code.
    case whitespace, lineBreak, comment, documentation, shebang
    /// What a string literal holds between its delimiters and interpolations.
    case stringText

    // Names.
    case identifier
    /// A name between backticks, which are part of the token.
    case escapedIdentifier
    /// `$0`, `$binding`
    case dollarIdentifier
    /// `#selector`, `#expect`
    case poundName
    /// `#if`, `#elseif`, `#else`, `#endif`
    case directive

    // Literals. A string begins and ends with tokens of its own, with its code and texts between them.
    case number, regex
    case stringStart, stringEnd
    case interpolationStart, interpolationEnd

    // Operators, by the space around them; `=`, `->` and `?` among them.
    case prefixOperator, infixOperator, postfixOperator

    // Punctuation.
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, colon, semicolon, period, at, backslash

    /// What begins no token of Swift.
    case unknown
  }

  public let kind: Kind
  /// The reserved or contextual word that an identifier spells; nil behind a period, where every word is a name.
  public let keyword: Keyword?
  /// Whether no code stands before it on its line.
  public let startsLine: Bool
  /// Whether a documentation comment stands between it and the code before.
  public let followsDocumentation: Bool
  private let first: UInt32
  private let size: UInt32

  init(kind: Kind, keyword: Keyword? = nil, startsLine: Bool, followsDocumentation: Bool, range: Range<Int>) {
    self.kind = kind
    self.keyword = keyword
    self.startsLine = startsLine
    self.followsDocumentation = followsDocumentation
    first = UInt32(range.lowerBound)
    size = UInt32(range.count)
  }

  /// The token's bytes.
  public var range: Range<Int> { Int(first)..<Int(first) + Int(size) }
  var start: Int { Int(first) }
  var end: Int { Int(first) + Int(size) }
  var length: Int { Int(size) }
}

extension Token.Kind {
  /// Whether it counts as code. A string's delimiters do, its text doesn't.
  public var isCode: Bool { rawValue > Token.Kind.stringText.rawValue }

  var isName: Bool { self == .identifier || self == .escapedIdentifier }
  var isOperator: Bool { self == .prefixOperator || self == .infixOperator || self == .postfixOperator }
}
