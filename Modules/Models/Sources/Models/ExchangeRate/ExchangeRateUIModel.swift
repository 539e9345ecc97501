public import Foundation
import ModuloUtilities

/// An exchange rate as a list shows it: text, ready for display.
public struct ExchangeRateUIModel: Identifiable, Equatable, Sendable {
  /// The rate's identifier.
  public let id: UUID
  /// The number with its sign: `#3`.
  public let number: String
  /// One unit: `1 USD`.
  public let unit: String
  /// The value of the unit, with all of its digits: `0.92 EUR`.
  public let amount: String
  /// In digits.
  public let date: String
}

extension ExchangeRateDomain {
  /// The rate as a list shows it.
  public func toUIModel(_ format: FormatContext) -> ExchangeRateUIModel {
    ExchangeRateUIModel(
      id: id, number: "#\(number)", unit: "1 \(currency.code)", amount: amountText(format),
      date: format.numericDay(date))
  }

  /// The rate on a line of its own: the value of one unit, and the day it took effect.
  public func text(_ format: FormatContext) -> String {
    format.strings.portfolio.rate("1 \(currency.code)", amountText(format), format.day(date))
  }

  fileprivate func amountText(_ format: FormatContext) -> String {
    let parts = rate.denominator == 1 ? [rate.numerator] : [rate.numerator, rate.denominator]
    return "\(parts.map(format.rate).joined(separator: "/")) \(base.code)"
  }

  /// The rate as an equation: `1 EUR = 1.0823 USD`.
  fileprivate func equation(_ format: FormatContext) -> String { "1 \(currency.code) = \(amountText(format))" }
}

extension ExchangeRateChange {
  /// The confirmation of a rate that was set: the value of one unit, the day it takes effect, and what the value was
  /// before: `1 EUR = 1.09 USD from 4/12/2026 (was 1.08 USD)`.
  public func text(_ format: FormatContext) -> String {
    let shown = rate.toUIModel(format)
    let former = replaced?.amountText(format)
    return format.strings.rate.created(shown.unit, shown.amount, shown.date)
      + (former == shown.amount ? "" : former.map(format.strings.change.was) ?? "")
  }
}

extension ExchangeRateUse {
  /// The rate on a line of its own: the value of one unit, the day from which it is known, and unless it is stored as it
  /// is, the stored rates that it was made of. Those have all of their digits, the value has the first ones.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.portfolio
    if kind == .direct { return rates[0].text(format) }
    let value = "\(format.rate(factor.approximated(digits: 10))) \(base.code)"
    let text = words.rate("1 \(currency.code)", value, format.day(date))
    let sources = rates.map { $0.equation(format) }
    return through.map { words.cross(text, $0.code, sources.joined(separator: ", ")) }
      ?? words.inverse(text, sources.joined(separator: ", "))
  }
}

extension FormatContext {
  /// A number of a rate, with all of its decimals.
  fileprivate func rate(_ value: Decimal) -> String {
    value.formatted(
      Decimal.FormatStyle(locale: locale).precision(.fractionLength(0...ExchangeRateDomain.decimals)))
  }
}
