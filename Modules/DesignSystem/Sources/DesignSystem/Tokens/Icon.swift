public import TerminalKit

/// A picture of one character: a glyph, and a form in ASCII.
public enum Icon: CaseIterable, Sendable {
  case target
  case check
  case warning
  /// Points up at what is meant.
  case pointer
  /// What an amount does: it is higher, or lower.
  case higher
  case lower

  /// The picture in the characters that can be shown.
  public func text(in environment: EnvironmentValues) -> TerminalText {
    environment.characterSet == .ascii ? TerminalText(ascii) : TerminalText(glyph)
  }

  /// The picture before a text; the text alone where nothing is drawn.
  public func text(before text: TerminalText, in environment: EnvironmentValues, _ color: Color? = nil) -> TerminalText
  {
    environment.isAccessible ? text : self.text(in: environment).foregroundStyle(color) + " " + text
  }

  private var glyph: String {
    switch self {
    case .target: "🎯"
    case .check: "✓"
    case .warning: "⚠"
    case .pointer: "▲"
    case .higher: "↗"
    case .lower: "↘"
    }
  }

  private var ascii: String {
    switch self {
    case .target: "(o)"
    case .check: "*"
    case .warning: "!"
    case .pointer: "^"
    case .higher: "/"
    case .lower: "\\"
    }
  }
}
