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

  /// The theme while none is chosen.
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

private enum ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.standard
}

extension EnvironmentValues {
  /// The theme in which a view is drawn. A host sets it whenever it draws, so that open screens follow the choice.
  public var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
