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

  private func amountText(_ format: FormatContext) -> String {
    let number = rate.formatted(Decimal.FormatStyle(locale: format.locale).precision(.fractionLength(0...18)))
    return "\(number) \(base.code)"
  }
}
