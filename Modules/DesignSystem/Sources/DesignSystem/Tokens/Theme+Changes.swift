public import ModuloModels
public import TerminalKit

extension Theme {
  /// The change of an amount, after an arrow where one is drawn: `↗ +£50.00 (+50.0%)`.
  public func text(_ change: BalanceChangeUIModel, in environment: EnvironmentValues) -> TerminalText {
    text(change, change.text + (change.percentage.map { " (\($0))" } ?? ""), in: environment)
  }

  /// The same where there is little room: the percentage alone, and without one the amount: `↗ +50.0%`.
  public func shortText(_ change: BalanceChangeUIModel, in environment: EnvironmentValues) -> TerminalText {
    text(change, change.percentage ?? change.text, in: environment)
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
