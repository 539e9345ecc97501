/// A paragraph: wraps at the width.
public struct Text: View {
  private let text: TerminalText
  private var limit: Int?

  /// A paragraph of styled text.
  public init(_ text: TerminalText) {
    self.text = text
  }

  /// A paragraph of text from anywhere; it is sanitised.
  public init(verbatim text: String) {
    self.init(TerminalText(text))
  }

  /// The paragraph on at most that many lines; the last one ends in an ellipsis when there is more. Nil is no limit.
  public func lineLimit(_ limit: Int?) -> Text {
    var limited = self
    limited.limit = limit
    return limited
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let text = environment.adapting(text)
    guard let width = environment.width else { return [text] }
    let lines = text.wrapped(to: width, ellipsis: environment.characterSet.placeholder)
    guard let limit, lines.count > limit else { return lines }
    guard limit > 0 else { return [] }
    let rest = lines[(limit - 1)...].joined(separator: " ")
    return lines.prefix(limit - 1) + [rest.truncated(to: width, ellipsis: environment.characterSet.ellipsis)]
  }
}
