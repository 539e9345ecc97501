/// A pattern in texts: characters of some ranges, or a regular expression.
public struct TextPattern: Sendable, Hashable {
  private enum Kind: Hashable {
    case characters([ClosedRange<Unicode.Scalar>])
    case expression(String)
  }

  private let kind: Kind

  /// Any character of some ranges. Much faster than an expression.
  public static func characters(_ ranges: [ClosedRange<Unicode.Scalar>]) -> TextPattern {
    TextPattern(kind: .characters(ranges))
  }

  /// A regular expression in Swift's notation.
  ///
  /// - Throws: If it isn't a pattern, with what the reader of expressions says.
  public static func expression(_ text: String) throws(TextPatternError) -> TextPattern {
    do { _ = try Regex(text) } catch { throw TextPatternError(expression: text, reason: "\(error)") }
    return TextPattern(kind: .expression(text))
  }

  /// Arrows, technical signs, lines, blocks, shapes, pictures and private glyphs, as a `TextPattern`.
  public static let glyphs = characters([
    "\u{2190}"..."\u{23FF}", "\u{2500}"..."\u{27BF}", "\u{2900}"..."\u{2BFF}", "\u{E000}"..."\u{F8FF}",
    "\u{1F300}"..."\u{1FAFF}",
  ])

  /// Finds the first match in a text. Made once per file, because a compiled expression can't be shared.
  var finder: (String) -> String? {
    switch kind {
    case .characters(let ranges):
      return { text in
        text.unicodeScalars.first { scalar in scalar.value > 0 && ranges.contains { $0.contains(scalar) } }.map(
          String.init)
      }
    case .expression(let text):
      // It compiled when the pattern was made.
      guard let regex = try? Regex(text) else { return { _ in nil } }
      return { text in text.firstMatch(of: regex).map { String(text[$0.range]) } }
    }
  }
}

/// An expression that can't be read, and why.
public struct TextPatternError: Error, Hashable {
  /// The text that isn't a pattern.
  public let expression: String
  /// The error of the reader of expressions.
  public let reason: String
}
