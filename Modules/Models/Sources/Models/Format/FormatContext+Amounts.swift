public import Foundation
import ModuloUtilities

extension FormatContext {
  /// An amount as the locale writes it: `$1,200` when it is whole, else with all of the currency's decimals,
  /// `$1,234.50`. Rounded half away from zero.
  public func amount(_ amount: Decimal, _ currency: Currency) -> String {
    let rounded = amount.rounded(scale: currency.exponent)
    return rounded.formatted(style(currency, isWhole: rounded == rounded.rounded(scale: 0)))
  }

  /// An amount with its sign always shown, where the locale puts it: `+$50`, `+50 €`.
  public func signedAmount(_ amount: Decimal, _ currency: Currency) -> String {
    let rounded = amount.rounded(scale: currency.exponent)
    let style = style(currency, isWhole: rounded == rounded.rounded(scale: 0))
    return rounded.formatted(style.sign(strategy: .always(showZero: true)))
  }

  /// An amount in whole units with its sign always shown; the fraction is cut off: `+$49` for 49.99.
  public func signedWholeAmount(_ amount: Decimal, _ currency: Currency) -> String {
    var whole = Decimal()
    var amount = amount
    NSDecimalRound(&whole, &amount, 0, amount < 0 ? .up : .down)
    return signedAmount(whole, currency)
  }

  /// An amount with all of the currency's decimals, whole or not: `£50.00`. Rounded half away from zero.
  public func exactAmount(_ amount: Decimal, _ currency: Currency) -> String {
    amount.rounded(scale: currency.exponent).formatted(style(currency, isWhole: false))
  }

  /// The same with its sign always shown, where the locale puts it: `+£50.00`.
  public func signedExactAmount(_ amount: Decimal, _ currency: Currency) -> String {
    let style = style(currency, isWhole: false).sign(strategy: .always(showZero: true))
    return amount.rounded(scale: currency.exponent).formatted(style)
  }

  /// An amount in whole thousands or millions, the rest cut off: `£1M`, `-£1K`, `£999`.
  public func compactAmount(_ amount: Decimal, _ currency: Currency) -> String {
    let units: [(limit: Decimal, letter: String)] = [(1_000_000, "M"), (1_000, "K"), (1, "")]
    let unit = units.first { abs(amount) >= $0.limit } ?? (1, "")
    var whole = Decimal()
    var share = abs(amount) / unit.limit
    NSDecimalRound(&whole, &share, 0, .down)
    let text = (amount < 0 && whole > 0 ? -whole : whole).formatted(style(currency, isWhole: true))
    guard let digit = text.lastIndex(where: \.isNumber) else { return text }
    return text[...digit] + unit.letter + text[text.index(after: digit)...]
  }

  /// A percentage with one decimal and its sign always shown: `+10.0%` for 10. Rounded half away from zero.
  public func signedPercentage(_ percentage: Decimal) -> String {
    let style = Decimal.FormatStyle.Percent(locale: locale).precision(.fractionLength(1))
    return (percentage.rounded(scale: 1) / 100).formatted(style.sign(strategy: .always(includingZero: true)))
  }

  /// A ratio as a whole percentage: 0.2 is `20%`, in French `20 %`. Rounded half away from zero.
  public func percent(_ ratio: Decimal) -> String {
    let style = Decimal.FormatStyle.Percent(locale: locale).precision(.fractionLength(0))
    return ratio.rounded(scale: 2).formatted(style)
  }

  /// A plain number, grouped as the locale does.
  public func number(_ value: Int) -> String {
    value.formatted(IntegerFormatStyle<Int>(locale: locale))
  }

  private func style(_ currency: Currency, isWhole: Bool) -> Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: currency.code, locale: locale)
      .precision(.fractionLength(isWhole ? 0 : currency.exponent))
  }
}
