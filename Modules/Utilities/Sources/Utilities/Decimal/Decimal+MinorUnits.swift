public import Foundation

extension Decimal {
  /// The amount that so many minor units make: 123450 with the exponent 2 is 1234.50. The exponent is the number of
  /// the currency's decimals, 0 to 18.
  public init(minorUnits: Int64, exponent: Int) {
    // Building the value from its parts takes nanoseconds, dividing takes microseconds.
    self.init(sign: .plus, exponent: -exponent, significand: Decimal(minorUnits))
  }

  /// The amount in minor units of a currency with so many decimals: 1234.5 with the exponent 2 is 123450. Exact: what
  /// would need rounding is an error.
  public func minorUnits(exponent: Int) throws(DecimalConversionError) -> Int64 {
    guard !isNaN else { throw .notANumber }
    // The description of a whole number is its plain digits, so the reading checks for decimals and range at once.
    let units = Decimal(sign: .plus, exponent: exponent, significand: self).description
    if let exact = Int64(units) { return exact }
    throw units.contains(".") ? .tooManyDecimals(allowed: exponent) : .outOfRange
  }
}
