/// A piece of a source. The tokens of a source follow each other without a gap: put together again they are the source.
public struct Token: Sendable, Hashable {
  /// The kind of a token, as the compiler has it.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    // What is no code.
    /// Spaces and tabs.
    case whitespace
    /// A single end of a line: `\n`, `\r` or both.
    case lineBreak
    /// `// …` or `/* … */`, with what is nested in it.
    case comment
    /// A comment that documents: `/// …` or `/** … */`.
    case documentation
    /// The first line of a script, from `#!` on.
    case shebang
    /// The text of a string literal between its delimiters and interpolations.
    case stringText

    // Names.
    /// A name or a keyword, `_` among them.
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
    /// Digits of any base, with what belongs to them: `0xFF`, `1_000.5e3`.
    case number
    /// A whole regex between its slashes: `/a+/`, `#/a b/#`.
    case regex
    /// The signs that open a string, its `#` among them.
    case stringStart
    /// The signs that close a string, its `#` among them. A string that ends with its line has none.
    case stringEnd
    /// The backslash and parenthesis that open code in a string: `\(`, `\#(`.
    case interpolationStart
    /// The parenthesis that closes an interpolation.
    case interpolationEnd

    // Operators, by the space around them; `=`, `->` and `?` among them.
    /// One that touches only what follows: `-a`, `&value`.
    case prefixOperator
    /// One with space on both sides, or on neither: `a + b`, `a..<b`.
    case infixOperator
    /// One that touches only what is before it: `a!`, `a?`.
    case postfixOperator

    // Punctuation.
    /// `(` of an argument list, a tuple or an expression.
    case leftParen
    /// `)` that isn't the end of an interpolation.
    case rightParen
    /// `[` of a literal, a type or a subscript.
    case leftBracket
    /// `]` of a literal, a type or a subscript.
    case rightBracket
    /// `{` of a body or a closure.
    case leftBrace
    /// `}` of a body or a closure.
    case rightBrace
    /// `,` between elements.
    case comma
    /// `:` after a label or a name.
    case colon
    /// `;` between statements on one line.
    case semicolon
    /// `.` before a member.
    case period
    /// `@` before an attribute.
    case at
    /// `\` before a key path.
    case backslash

    /// Bytes that begin no token of Swift.
    case unknown
  }

  /// The kind of the token; its text is in the file (``SourceFile/text(of:)``).
  public let kind: Kind
  /// The reserved or contextual word that an identifier spells; nil after a period, where every word is a name.
  let keyword: Keyword?
  /// Whether it is the first code of its line.
  public let startsLine: Bool
  /// Whether a documentation comment is between it and the code before.
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

  /// Its place: indices of the file's bytes.
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
