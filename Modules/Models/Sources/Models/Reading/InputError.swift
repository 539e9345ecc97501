public import ModuloUtilities

/// An error of a form with an amount.
public protocol AmountInputError: Error {
  /// No amount is typed.
  static var missingAmount: Self { get }
  /// The text is not a valid amount.
  static func unreadableAmount(_ error: AmountReadingError) -> Self
}

/// An error of a form with a day.
public protocol DayInputError: Error {
  /// The text is not a valid day.
  static func unreadableDay(_ error: DayReadingError) -> Self
}

/// An error of a form with a time.
public protocol TimeInputError: Error {
  /// The text is not a valid time.
  static func unreadableTime(_ error: TimeReadingError) -> Self
}

/// An error of a form with a currency.
public protocol CurrencyInputError: Error {
  /// No currency is typed, and there is no default.
  static var missingCurrency: Self { get }
  /// The code is not in ISO 4217.
  static func unknownCurrency(_ code: String) -> Self
}

extension FinancialGoalError: AmountInputError, DayInputError, CurrencyInputError {}
extension ContributionError: AmountInputError, DayInputError {}
extension FinancialAccountError: AmountInputError, DayInputError, CurrencyInputError {}
extension BalanceUpdateError: AmountInputError, DayInputError {}
extension ExchangeRateError: DayInputError, CurrencyInputError {}
extension TrackingError: DayInputError, TimeInputError {}
