public import Foundation

/// Why a text is not a valid amount or number, with the values for a message.
public enum AmountReadingError: Error, Equatable, Sendable {
  /// There is nothing but white space.
  case empty
  /// In the text that was read, the character at this column, counted in Unicode scalars from 1, is invalid.
  case notANumber(String, column: Int)
  /// The text can be read as two numbers, given in plain digits; in the first one the point is the decimal mark, or
  /// would be if there were one.
  case ambiguous(first: String, second: String)
  /// More decimals are written than the currency has, or than a number may have.
  case tooManyDecimals(allowed: Int)
  /// The amount is farther from zero than the limit, the most that 64 bits of its smallest unit can hold.
  case outOfRange(limit: Decimal)
}

extension AmountReadingError {
  /// The reading error of an amount that can't be stored.
  public init(_ error: MoneyRangeError) { self = .outOfRange(limit: error.limit.decimal) }
}
