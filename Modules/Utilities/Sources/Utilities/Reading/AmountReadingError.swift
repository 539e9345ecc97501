public import Foundation

/// Why a text is not a valid amount or number, with the values for a message.
public enum AmountReadingError: Error, Equatable, Sendable {
  /// There is nothing but white space.
  case empty
  /// In the text that was read, the character at this column, counted in Unicode scalars from 1, is invalid.
  case notANumber(String, column: Int)
  /// The text, or the term of a sum that it names, can be read as two numbers. Each is given as it can be typed without
  /// a second reading: in plain digits, and where it has decimals with a mark that the reader takes for nothing else. In
  /// the first one the point of the text was the decimal mark, or would be if there were one.
  case ambiguous(String, first: String, second: String)
  /// More decimals are written than the currency has, or than a number may have. The readings are what could be meant,
  /// as it can be typed: the nearest numbers with fewer decimals, or the nearest one and the one in which the mark
  /// groups.
  case tooManyDecimals(allowed: Int, readings: [String] = [])
  /// The amount is farther from zero than the limit, the most that 64 bits of its smallest unit can hold.
  case outOfRange(limit: Decimal)
  /// In the text that was read, there is the sign or the code of another currency at this column, counted in Unicode
  /// scalars from 1.
  case otherCurrency(String, column: Int, Currency)
  /// The text is written as a day.
  case day(String)
  /// In the text that was read, a minus stands between two numbers without a space at this column, counted in Unicode
  /// scalars from 1: it may be the hyphen of a day or of a range. The reading is the difference as it can be typed.
  case bareMinus(String, column: Int, reading: String)
}

extension AmountReadingError {
  /// The reading error of an amount that can't be stored.
  public init(_ error: MoneyRangeError) { self = .outOfRange(limit: error.limit.decimal) }
}
