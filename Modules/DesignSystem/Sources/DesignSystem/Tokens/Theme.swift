public import ModuloModels
public import TerminalKit

/// The colours of the product, on a terminal and on a page. Each is legible on light and on dark; nothing is said by a
/// colour alone.
public struct Theme: Sendable {
  private let accent: Shade
  private let background: TerminalBackground

  /// The theme of a colour; what money does has the same colours in all of them.
  ///
  /// - Parameter background: That of the terminal, where it is known.
  public init(_ color: ThemeColor, on background: TerminalBackground = .unknown) {
    self.background = background
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

  /// The shade of a token, for terminals and pages.
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
  public func color(_ token: ColorToken) -> Color { shade(token).terminal(on: background) }

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

/// The purpose of a colour. A ``Theme`` has the colour for it.
public enum ColorToken: Hashable, Sendable, CaseIterable {
  /// Money that came in, a goal that is reached.
  case positive
  /// Money that went out, a month below zero.
  case negative
  /// Emphasised text and charts.
  case accent
  /// Less important text.
  case secondary
}

extension Theme {
  /// The change of an amount, after an arrow where one is drawn: `↗ +£50.00 (+50.0%)`.
  public func text(_ change: BalanceChangeUIModel, in environment: EnvironmentValues) -> TerminalText {
    text(change, change.text + (change.percentage.map { " (\($0))" } ?? ""), in: environment)
  }

  /// The same where there is little room: `↗ +50.0%`, of a debt `↘ reduced (+5.0%)`.
  public func shortText(_ change: BalanceChangeUIModel, in environment: EnvironmentValues) -> TerminalText {
    text(change, change.shortText, in: environment)
  }

  private func text(
    _ change: BalanceChangeUIModel, _ words: String, in environment: EnvironmentValues
  ) -> TerminalText {
    let icon: Icon
    switch change.trend {
    case .flat: return text(words, .secondary)
    case .up: icon = .higher
    case .down: icon = .lower
    }
    let token: ColorToken = change.isPositive ? .positive : .negative
    return icon.text(before: text(words, token), in: environment, color(token))
  }

  /// An amount that stands out when it is below zero.
  func balance(_ amount: String, isNegative: Bool) -> TerminalText {
    isNegative ? text(amount, .negative) : TerminalText(amount)
  }
}
