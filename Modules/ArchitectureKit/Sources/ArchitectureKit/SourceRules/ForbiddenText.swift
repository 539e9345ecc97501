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
    return file.tokens.filter { $0.kind == .stringText }.compactMap { violation(in: $0, of: file, find) }
  }

  private func violation(in token: Token, of file: SourceFile, _ find: (String) -> String?) -> Violation? {
    let text = file.text(of: token)
    guard let found = find(text) ?? find(unescaped(text)) else { return nil }
    // What only an escape spells has the place of its text.
    let start = text.range(of: found)?.lowerBound ?? text.startIndex
    let offset = text.utf8.distance(from: text.startIndex, to: start)
    return Violation(
      location: file.location(of: token.start + offset), rule: id, severity: severity,
      message: "the text \"\(visible(found))\" is forbidden here", advice: advice)
  }

  /// The text with its `\u{…}` read; the other escapes stay.
  private func unescaped(_ text: String) -> String {
    guard text.contains("\\u{") else { return "" }
    return text.replacing(/\\u\{([0-9A-Fa-f]{1,8})\}/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? String(match.0)
    }
  }

  /// The text as it can be shown: control characters are written as escapes.
  private func visible(_ text: String) -> String {
    text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? $0.escaped(asASCII: true) : String($0) }.joined()
  }
}
