/// The table of modules in the manifest of a workspace: `let modules: [Module] = [ … ]`.
struct ModuleTable {
  /// A module's line.
  struct Entry: Hashable {
    let kind: ScaffoldKind
    let name: String
    /// The modules that a feature, or its demo, may import.
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
  private let rows: [Row]
  /// The comments after the last row's line.
  private let ending: String
  /// What is between the table's brackets, in the text's UTF-8.
  private let content: Range<Int>

  /// - Throws: `noTable`, which says what `entry` would have added.
  init(_ text: String, for entry: Entry) throws(ScaffoldError) {
    let bytes = Array(text.utf8)
    let tokens = Lexer.tokens(in: bytes)
    guard let open = Self.opening(tokens, bytes), let reading = Reading(after: open, tokens, bytes) else {
      throw .noTable(line: entry.text)
    }
    self.text = text
    content = tokens[open].end..<reading.end
    rows = reading.rows
    ending = reading.ending
  }

  /// The modules, as far as a line is written as a scaffold writes it.
  var entries: [Entry] {
    rows.compactMap { row in
      guard let match = row.code.firstMatch(of: /^\.([a-z]+)\(\s*"([A-Za-z0-9]+)"/),
        let kind = ScaffoldKind(rawValue: String(match.1))
      else { return nil }
      let uses = row.code.firstMatch(of: /uses: \[([^\]]*)\]/).map { $0.1.matches(of: /"([A-Za-z0-9]+)"/) } ?? []
      return Entry(kind: kind, name: String(match.2), uses: uses.map { String($0.1) })
    }
  }

  /// The manifest with some lines more. Lines stay sorted if they were.
  func adding(_ new: [Entry]) -> String {
    let all = rows + new.map { Row(code: $0.text) }
    let isSorted = zip(rows, rows.dropFirst()).allSatisfy { $0.code <= $1.code }
    return replacing(isSorted ? all.sorted { $0.code < $1.code } : all, ending)
  }

  /// The manifest with only these lines.
  func with(_ entries: [Entry]) -> String { replacing(entries.map(\.text).sorted().map { Row(code: $0) }, "") }

  private func replacing(_ rows: [Row], _ ending: String) -> String {
    let lines = rows.map { row in
      "  \(row.before)\(row.code)" + (rows.count > 1 ? "," : "") + (row.after.isEmpty ? "" : "  \(row.after)") + "\n"
    }
    let bytes = Array(text.utf8)
    return String(decoding: bytes[..<content.lowerBound], as: UTF8.self) + "\n" + lines.joined()
      + (ending.isEmpty ? "" : "  \(ending)\n") + String(decoding: bytes[content.upperBound...], as: UTF8.self)
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
}

/// A row of the table.
private struct Row {
  /// The comments before it, with the white space that separates them from it.
  var before = ""
  let code: String
  /// The comments after it on its line.
  var after = ""
}

/// The rows after an opening bracket.
private struct Reading {
  private(set) var rows: [Row] = []
  /// The comments after the last row's line.
  private(set) var ending = ""
  /// The place of the bracket that closes the table.
  private(set) var end = 0

  private let tokens: [Token]
  private let bytes: [UInt8]

  /// Nil for a bracket that isn't closed.
  init?(after open: Int, _ tokens: [Token], _ bytes: [UInt8]) {
    self.tokens = tokens
    self.bytes = bytes
    var (depth, start) = (0, open + 1)
    for index in tokens.indices.dropFirst(open + 1) {
      switch tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightBracket where depth == 0:
        end = tokens[index].start
        add(start..<index)
        return
      case .rightParen, .rightBracket, .rightBrace: depth -= 1
      case .comma where depth == 0:
        add(start..<index)
        start = lineEnd(after: index)
      default: break
      }
    }
    return nil
  }

  /// The comments of a comma's line are about the row before it, unless another row follows them there.
  private mutating func lineEnd(after comma: Int) -> Int {
    let rest = tokens[(comma + 1)...].prefix { !$0.kind.isCode && $0.kind != .lineBreak }
    guard rest.endIndex < tokens.endIndex, tokens[rest.endIndex].kind == .lineBreak else { return comma + 1 }
    let remark = text(rest.indices)
    if !rows.isEmpty, !remark.isEmpty {
      rows[rows.endIndex - 1].after = [rows[rows.endIndex - 1].after, remark].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    return rest.endIndex
  }

  /// Adds the row that some tokens are; without code they are the comments after the last one.
  private mutating func add(_ range: Range<Int>) {
    guard let first = range.first(where: { tokens[$0].kind.isCode }),
      let last = range.last(where: { tokens[$0].kind.isCode })
    else {
      ending = text(range)
      return
    }
    let before = range.lowerBound..<first
    let comment = before.first { tokens[$0].kind == .comment || tokens[$0].kind == .documentation }
    rows.append(
      Row(
        before: comment.map { source($0..<first) } ?? "", code: source(first..<(last + 1)),
        after: text((last + 1)..<range.upperBound)))
  }

  private func text(_ range: Range<Int>) -> String { source(range).trimmed }

  private func source(_ range: Range<Int>) -> String {
    range.isEmpty
      ? "" : String(decoding: bytes[tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end], as: UTF8.self)
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
