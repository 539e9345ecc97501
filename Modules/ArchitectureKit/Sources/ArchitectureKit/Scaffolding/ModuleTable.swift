/// The table of modules in the manifest of a workspace: `let modules: [Module] = [ … ]`.
struct ModuleTable {
  /// A module's line.
  struct Entry: Hashable {
    let kind: ScaffoldKind
    let name: String
    /// The modules that a feature may import.
    var uses: [String] = []
    /// The root feature of an app.
    var root: String?

    var text: String {
      let parts =
        ["\"\(name)\""] + (root.map { ["root: \"\($0)\""] } ?? [])
        + (uses.isEmpty ? [] : ["uses: [\(uses.map { "\"\($0)\"" }.joined(separator: ", "))]"])
      return ".\(kind.rawValue)(\(parts.joined(separator: ", ")))"
    }
  }

  private let text: String
  /// The elements as they are written, with the comments before them.
  private var elements: [String]
  /// What is between the table's brackets, in the text's UTF-8.
  private let content: Range<Int>

  /// - Throws: `noTable`, which says what `entry` would have added.
  init(_ text: String, for entry: Entry) throws(ScaffoldError) {
    let bytes = Array(text.utf8)
    let tokens = Lexer.tokens(in: bytes)
    guard let open = Self.opening(tokens, bytes), let parts = Self.parts(after: open, tokens) else {
      throw .noTable(line: entry.text)
    }
    self.text = text
    content = tokens[open].end..<parts.end
    elements = parts.ranges.map { String(decoding: bytes[$0], as: UTF8.self).trimmed }.filter { !$0.isEmpty }
  }

  /// The modules, as far as a line is written as a scaffold writes it.
  var entries: [(kind: ScaffoldKind, name: String)] {
    elements.compactMap { element in
      guard let match = element.firstMatch(of: /\.(app|domain|feature|service|shared)\("([A-Za-z0-9]+)"/) else {
        return nil
      }
      return ScaffoldKind(rawValue: String(match.1)).map { ($0, String(match.2)) }
    }
  }

  /// The manifest with some lines more. Lines stay sorted if they were.
  func adding(_ new: [Entry]) -> String {
    let lines = elements + new.map(\.text)
    return replacing(elements == elements.sorted() ? lines.sorted() : lines)
  }

  /// The manifest with only these lines.
  func with(_ entries: [Entry]) -> String { replacing(entries.map(\.text).sorted()) }

  private func replacing(_ lines: [String]) -> String {
    let list = lines.map { "  " + $0 }.joined(separator: ",\n")
    let bytes = Array(text.utf8)
    return String(decoding: bytes[..<content.lowerBound], as: UTF8.self) + "\n" + list
      + (lines.count > 1 ? ",\n" : "\n") + String(decoding: bytes[content.upperBound...], as: UTF8.self)
  }
}

extension ModuleTable {
  /// The bracket that opens the table.
  private static func opening(_ tokens: [Token], _ bytes: [UInt8]) -> Int? {
    let code = tokens.indices.filter { tokens[$0].kind.isCode }
    let words = ["let", "modules", ":", "[", "Module", "]", "=", "["]
    for start in code.indices.dropLast(words.count - 1) {
      let found = code[start..<start + words.count]
      if zip(found, words).allSatisfy({ bytes[tokens[$0].range].elementsEqual($1.utf8) }) { return found.last }
    }
    return nil
  }

  /// The elements after an opening bracket, and the place of the bracket that closes it; nil for one that isn't closed.
  private static func parts(after open: Int, _ tokens: [Token]) -> (ranges: [Range<Int>], end: Int)? {
    var (depth, start) = (0, tokens[open].end)
    var ranges: [Range<Int>] = []
    for token in tokens[(open + 1)...] {
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightBracket where depth == 0: return (ranges + [start..<token.start], token.start)
      case .rightParen, .rightBracket, .rightBrace: depth -= 1
      case .comma where depth == 0:
        ranges.append(start..<token.start)
        start = token.end
      default: break
      }
    }
    return nil
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
