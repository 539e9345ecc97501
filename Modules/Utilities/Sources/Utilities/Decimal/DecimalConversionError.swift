/// Why a decimal can't be stored as a whole number of minor units.
public enum DecimalConversionError: Error, Equatable, Sendable {
  /// The value has more decimals than the currency, whose number of decimals is given.
  case tooManyDecimals(allowed: Int)
  /// The minor units don't fit 64 bits.
  case outOfRange
  /// The value is not a number, as after an overflow in a calculation.
  case notANumber
}
