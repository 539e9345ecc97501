public import TerminalKit

/// The colours of the product. They are the terminal's own named ones, which people choose to be legible on their
/// background, light or dark; nothing is said by a colour alone.
public struct Theme: Sendable {
  private let colors: [ColorToken: Color]

  /// - Parameter colors: A token without a colour is shown in the terminal's own.
  public init(colors: [ColorToken: Color]) {
    self.colors = colors
  }

  public static let standard = Theme(
    colors: [.positive: .green, .negative: .red, .accent: .blue, .secondary: .gray])

  /// The text in the colour that is meant.
  public func text(_ text: String, _ token: ColorToken) -> TerminalText {
    TerminalText(text).foregroundStyle(colors[token])
  }
}

extension Theme {
  /// The colour that is meant; `nil` is the terminal's own.
  public func color(_ token: ColorToken) -> Color? { colors[token] }
}
