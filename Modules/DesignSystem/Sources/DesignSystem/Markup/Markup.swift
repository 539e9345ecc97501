import TerminalKit

/// A fragment of HTML or SVG.
///
/// It is made of elements, whose names are literals of the program, and of texts and values, which are escaped where
/// they go in. There is no other way in, so text from outside can't become an element, an attribute or a style.
public struct Markup: Hashable, Sendable {
  /// What is written.
  public let source: String
  /// Whether it is text, beside which white space would show.
  fileprivate let isText: Bool

  /// Any text, escaped: without controls and without what turns the direction of writing.
  public static func text(_ text: String) -> Markup { Markup(source: text.harmless.escapedAsText, isText: true) }

  /// An element with its content. A `String` there is ``text(_:)``.
  ///
  /// - Parameter attributes: A value may be any text, except where a browser would run or load it.
  public static func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    @MarkupBuilder content: () -> Markup
  ) -> Markup {
    Markup(source: "<\(name)\(source(of: attributes))>\(content().source)</\(name)>", isText: false)
  }

  /// An element of HTML that never has anything in it, such as `meta`.
  public static func void(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>) -> Markup {
    Markup(source: "<\(name)\(source(of: attributes))>", isText: false)
  }

  /// An element of SVG with nothing in it, such as `rect`.
  public static func shape(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>) -> Markup {
    Markup(source: "<\(name)\(source(of: attributes))/>", isText: false)
  }

  /// A `style` element.
  public static func style(_ sheet: StyleSheet) -> Markup {
    Markup(source: "<style>\(sheet.source)</style>", isText: false)
  }

  private static func source(of attributes: KeyValuePairs<StaticString, String>) -> String {
    attributes.map { " \($0.key)=\"\($0.value.harmless.escapedAsValue)\"" }.joined()
  }
}

/// Collects the pieces in braces; `if` and `for` work inside, and a `String` is text.
@resultBuilder public enum MarkupBuilder {
  /// Text from any source.
  public static func buildExpression(_ text: String) -> Markup { .text(text) }
  /// A piece that was made elsewhere.
  public static func buildExpression(_ markup: Markup) -> Markup { markup }
  /// Elements stand on lines of their own; text keeps what is beside it.
  public static func buildBlock(_ parts: Markup...) -> Markup { joined(parts) }
  /// What an `if` without `else` collects: nothing when it doesn't hold.
  public static func buildOptional(_ part: Markup?) -> Markup { part ?? joined([]) }
  /// What the first branch collects.
  public static func buildEither(first part: Markup) -> Markup { part }
  /// What the other branch collects.
  public static func buildEither(second part: Markup) -> Markup { part }
  /// What a loop collects, round by round.
  public static func buildArray(_ parts: [Markup]) -> Markup { joined(parts) }

  private static func joined(_ parts: [Markup]) -> Markup {
    let parts = parts.filter { !$0.source.isEmpty }
    let isText = parts.contains(where: \.isText)
    return Markup(source: parts.map(\.source).joined(separator: isText ? "" : "\n"), isText: isText)
  }
}

extension String {
  /// Without controls, without what turns the direction of writing, and without the two code points that no document
  /// may have.
  fileprivate var harmless: String {
    TerminalText(self).plainText.replacingScalars(["\u{FFFE}": "\u{FFFD}", "\u{FFFF}": "\u{FFFD}"])
  }

  /// Text between tags, in HTML and in SVG.
  fileprivate var escapedAsText: String { replacingScalars(["&": "&amp;", "<": "&lt;", ">": "&gt;"]) }

  /// A value between quotes of either kind.
  fileprivate var escapedAsValue: String { escapedAsText.replacingScalars(["\"": "&quot;", "'": "&#39;"]) }

  /// The text with other texts for scalars: a mark that combines with `<` makes one character of both, and a browser
  /// would still find the `<`.
  private func replacingScalars(_ replacements: [Unicode.Scalar: String]) -> String {
    guard unicodeScalars.contains(where: { replacements[$0] != nil }) else { return self }
    var replaced = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let text = replacements[scalar] {
        replaced.append(contentsOf: text.unicodeScalars)
      } else {
        replaced.append(scalar)
      }
    }
    return String(replaced)
  }
}
