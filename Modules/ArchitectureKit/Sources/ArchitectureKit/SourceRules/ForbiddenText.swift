import Foundation

/// Texts that may not stand in string literals, such as glyphs, colours and rows of spaces that belong to a design.
public struct ForbiddenText: SourceRule {
  public let id: String
  /// The severity of a finding.
  public let severity: Severity
  private let pattern: TextPattern
  private let advice: String?

  /// A rule against every literal in which the pattern is found, whether it is written out or as an escape.
  ///
  /// - Parameters:
  ///   - id: In kebab case.
  ///   - pattern: What to look for between the quotes, interpolations left out.
  ///   - advice: What to write instead; nil where nothing is better.
  ///   - severity: How much a finding weighs.
  public init(id: String, pattern: TextPattern, advice: String? = nil, severity: Severity = .error) {
    self.id = id
    self.pattern = pattern
    self.advice = advice
    self.severity = severity
  }

  public func violations(in file: SourceFile) -> [Violation] {
    let find = pattern.finder
    return file.stringTexts.compactMap { violation(in: $0.token, pounds: $0.pounds, of: file, find) }
  }

  private func violation(
    in token: Token, pounds: Int, of file: SourceFile, _ find: (String) -> String?
  ) -> Violation? {
    let text = file.text(of: token)
    guard let found = find(text) ?? unescaped(text, pounds: pounds).flatMap(find) else { return nil }
    // What only an escape spells has the place of its text.
    let start = text.range(of: found)?.lowerBound ?? text.startIndex
    let offset = text.utf8.distance(from: text.startIndex, to: start)
    return Violation(
      location: file.location(of: token.start + offset), rule: id, severity: severity,
      message: "the text \"\(visible(found))\" is forbidden here", advice: advice)
  }

  /// The text with its `\u{…}` read; the other escapes stay; nil where it has none. An escape of a raw string has
  /// the string's `#` after its backslash.
  private func unescaped(_ text: String, pounds: Int) -> String? {
    let escape = "\\" + String(repeating: "#", count: pounds)
    guard text.contains(escape + "u{") else { return nil }
    var (read, rest) = ("", text[...])
    while let start = rest.range(of: escape, options: .literal) {
      read += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      if let match = rest.prefixMatch(of: /u\{([0-9A-Fa-f]{1,8})\}/),
        let scalar = UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init)
      {
        read.unicodeScalars.append(scalar)
        rest = rest[match.range.upperBound...]
      } else {
        // The sign after it belongs to the escape, a second backslash too.
        read += escape + rest.prefix(1)
        rest = rest.dropFirst()
      }
    }
    return read + rest
  }

  /// The text as it can be shown: control characters are written as escapes.
  private func visible(_ text: String) -> String {
    text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? $0.escaped(asASCII: true) : String($0) }.joined()
  }
}

extension SourceFile {
  /// The texts in string literals, each with the number of `#` around its literal.
  fileprivate var stringTexts: [(token: Token, pounds: Int)] {
    var texts: [(token: Token, pounds: Int)] = []
    var pounds = 0
    // For each open interpolation that of the string around it.
    var outer: [Int] = []
    for token in activeTokens {
      switch token.kind {
      case .stringStart: pounds = bytes[token.range].prefix { $0 == .pound }.count
      case .interpolationStart: outer.append(pounds)
      case .interpolationEnd: pounds = outer.popLast() ?? 0
      case .stringText: texts.append((token, pounds))
      default: break
      }
    }
    return texts
  }
}
