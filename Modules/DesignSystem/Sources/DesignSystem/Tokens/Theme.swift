public import ModuloModels
public import TerminalKit

/// The colours of the product, on a terminal and on a page. Each is legible on light and on dark; nothing is said by a
/// colour alone.
public struct Theme: Sendable {
  private let accent: Shade

  /// The theme of a colour; what money does has the same colours in all of them.
  public init(_ color: ThemeColor) {
    accent =
      switch color {
      case .green: .green
      case .blue: .blue
      case .purple: .purple
      case .pink: .pink
      case .red: .red
      }
  }

  /// The theme of whoever chose none.
  public static let standard = Theme(.standard)

  /// What a token looks like, wherever it is shown.
  public func shade(_ token: ColorToken) -> Shade {
    switch token {
    case .positive: .green
    case .negative: .red
    case .accent: accent
    case .secondary: .gray
    }
  }
}

extension Theme {
  /// The colour that is meant, on a terminal.
  public func color(_ token: ColorToken) -> Color { shade(token).terminal }

  /// The text in the colour that is meant.
  public func text(_ text: String, _ token: ColorToken) -> TerminalText {
    TerminalText(text).foregroundStyle(color(token))
  }
}

/// The theme that is chosen now. A screen asks whenever it is drawn, so that a choice is seen on those that are open too.
public typealias CurrentTheme = @MainActor () -> Theme
