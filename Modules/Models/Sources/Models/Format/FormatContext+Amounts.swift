public import Foundation
import ModuloUtilities

extension FormatContext {
  /// An amount as the locale writes it: `$1,200` when it is whole, else with all of the currency's decimals, `$1,234.50`.
  /// Rounded half away from zero.
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
