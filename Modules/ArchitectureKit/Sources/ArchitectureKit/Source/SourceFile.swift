/// One Swift file, read: its tokens, its imports and its declarations.
public struct SourceFile: Sendable {
  /// Path of the file, usually relative to the root of what is checked.
  public let path: String
  /// The module it belongs to; empty where none is given.
  public let module: String
  /// The source as it is on the disk.
  public let bytes: [UInt8]
  /// Every token, without a gap.
  public let tokens: [Token]
  /// The tokens that count as code: no space, no comment, no text of a string, and nothing of a clause that no build
  /// compiles, such as `#if false`.
  public let code: [Token]
  /// Every import in the code, from the top down, those of conditional compilation too.
  public let imports: [ImportDeclaration]
  /// Every type, member and function in the code, from the top down.
  public let declarations: [Declaration]
  /// For each bracket in `code`, the index of the one it belongs to.
  let brackets: Brackets
  private let inactive: InactiveCode
  private let lines: LineTable

  /// Reads a file. Never fails: what is no Swift is read as far as it can be. Linear in the source's length.
  public init(path: String, module: String = "", bytes: [UInt8]) {
    self.path = path
    self.module = module
    self.bytes = bytes
    tokens = Lexer.tokens(in: bytes)
    let written = CodeText(bytes: bytes, code: tokens.filter(\.kind.isCode))
    inactive = InactiveCode(in: written)
    let source =
      inactive.ranges.isEmpty ? written : CodeText(bytes: bytes, code: inactive.active(written.code))
    let lines = LineTable(of: bytes)
    let location = { (index: Int) in lines.location(of: source.code[index].start, in: path) }
    imports = ImportReader.imports(in: source, location: location)
    declarations = DeclarationReader.declarations(in: source, location: location)
    code = source.code
    brackets = source.brackets
    self.lines = lines
  }

  /// Reads a source that isn't on the disk, or isn't yet. Never fails either. Linear in its length.
  public init(path: String, module: String = "", text: String) {
    self.init(path: path, module: module, bytes: Array(text.utf8))
  }
}

extension SourceFile {
  /// The number of lines in the file; text after the last line break is a line only if it isn't empty.
  public var lineCount: Int { lines.count }

  /// The place of a byte. Costs a binary search over the lines.
  public func location(of offset: Int) -> SourceLocation { lines.location(of: offset, in: path) }

  /// The place where a token begins.
  public func location(of token: Token) -> SourceLocation { location(of: token.start) }

  /// The column of a place in UTF-16 code units, from 1 on; nil for a place that the file doesn't have.
  func utf16Column(of place: SourceLocation) -> Int? {
    guard let start = lines.start(ofLine: place.line), place.column > 0, start + place.column <= bytes.count + 1 else {
      return nil
    }
    return String(decoding: bytes[start..<start + place.column - 1], as: UTF8.self).utf16.count + 1
  }

  /// The text of a token. Costs a copy.
  public func text(of token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// The tokens without those of clauses that no build compiles. Linear in them where there are such clauses.
  var activeTokens: [Token] { inactive.active(tokens) }

  /// The code with what reads it.
  var codeText: CodeText { CodeText(bytes: bytes, code: code, brackets: brackets) }
}
