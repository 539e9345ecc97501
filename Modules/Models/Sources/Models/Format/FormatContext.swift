public import Foundation
public import ModuloUtilities

/// The language, locale and time zone in which values are formatted as text, and the host's words for advice.
public struct FormatContext: Sendable {
  /// The language of all texts, by the locale.
  public let language: Language
  /// The locale of numbers, amounts and days.
  public let locale: Locale
  /// The time zone of instants shown as days.
  public let timeZone: TimeZone
  let adviceWords: (any AdviceWords)?

  /// - Parameters:
  ///   - language: The language of the words; that of the locale where none is given.
  ///   - adviceWords: The host's words for advice; without them, texts end before their advice.
  public init(
    locale: Locale, timeZone: TimeZone, language: Language? = nil, adviceWords: (any AdviceWords)? = nil
  ) {
    self.language = language ?? Language(locale)
    self.locale = locale
    self.timeZone = timeZone
    self.adviceWords = adviceWords
  }

  /// The words of the product, in the context's language.
  public var strings: Strings { Strings(language) }

  /// A title and its text, separated as the language does: `Theme: pink`, in French `Thème : rose`.
  public func titled(_ title: String, _ text: String) -> String { title + strings.titleSeparator + text }
}

extension FormatContext {
  /// The mark before the decimals.
  public var decimalSeparator: String { locale.decimalSeparator ?? "." }

  /// An amount as the locale writes it: `$1,200` when it is whole, else with all of the currency's decimals,
  /// `$1,234.50`.
  public func amount(_ amount: Money) -> String { amount.decimal.formatted(style(of: amount)) }

  /// An amount with its sign always shown, where the locale puts it: `+$50`, `+50 €`.
  public func signedAmount(_ amount: Money) -> String {
    amount.decimal.formatted(style(of: amount).sign(strategy: .always(showZero: true)))
  }

  /// An amount in whole units with its sign always shown; the fraction is cut off: `+$49` for 49.99.
  public func signedWholeAmount(_ amount: Money) -> String {
    let style = style(amount.currency, isWhole: true).sign(strategy: .always(showZero: true))
    return amount.decimal.truncated.formatted(style)
  }

  /// An amount with all of the currency's decimals, whole or not: `£50.00`.
  public func exactAmount(_ amount: Money) -> String {
    amount.decimal.formatted(style(amount.currency, isWhole: false))
  }

  /// The same with its sign always shown, where the locale puts it: `+£50.00`.
  public func signedExactAmount(_ amount: Money) -> String {
    let style = style(amount.currency, isWhole: false).sign(strategy: .always(showZero: true))
    return amount.decimal.formatted(style)
  }

  /// An amount in whole thousands or millions, the rest cut off: `£1M`, `-£1K`, `£999`.
  public func compactAmount(_ amount: Money) -> String {
    let units: [(limit: Decimal, letter: String)] = [(1_000_000, "M"), (1_000, "K"), (1, "")]
    let magnitude = amount.magnitude.decimal
    let unit = units.first { magnitude >= $0.limit } ?? (1, "")
    let whole = (magnitude / unit.limit).truncated
    let text = (amount.isNegative && whole > 0 ? -whole : whole).formatted(style(amount.currency, isWhole: true))
    guard let digit = text.lastIndex(where: \.isNumber) else { return text }
    return text[...digit] + unit.letter + text[text.index(after: digit)...]
  }

  /// A percentage with one decimal and its sign always shown: `+10.0%` for 10. Rounded half away from zero.
  public func signedPercentage(_ percentage: Decimal) -> String {
    self.percentage(percentage, sign: .always(includingZero: true))
  }

  /// A percentage with one decimal: `81.5%` for 81.5. Rounded half away from zero.
  public func percentage(_ percentage: Decimal) -> String { self.percentage(percentage, sign: .automatic) }

  private func percentage(
    _ percentage: Decimal, sign: NumberFormatStyleConfiguration.SignDisplayStrategy
  ) -> String {
    let style = Decimal.FormatStyle.Percent(locale: locale).precision(.fractionLength(1))
    return (percentage.rounded(scale: 1) / 100).formatted(style.sign(strategy: sign))
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

  private func style(of amount: Money) -> Decimal.FormatStyle.Currency {
    style(amount.currency, isWhole: amount.decimal == amount.decimal.truncated)
  }

  private func style(_ currency: Currency, isWhole: Bool) -> Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: currency.code, locale: locale)
      .precision(.fractionLength(isWhole ? 0 : currency.exponent))
  }
}

extension Decimal {
  /// The whole number towards zero.
  var truncated: Decimal {
    var (whole, value) = (Decimal(), self)
    NSDecimalRound(&whole, &value, 0, value < 0 ? .up : .down)
    return whole
  }
}
