extension FileAmount {
  /// The amount in a currency; zeros beyond its decimals are left out.
  ///
  /// - Throws: ``AmountReadingError/tooManyDecimals(allowed:readings:)``;
  ///   ``AmountReadingError/outOfRange(limit:)`` for an amount that no column holds.
  public func money(in currency: Currency) throws(AmountReadingError) -> Money {
    var units = Int128(units)
    for _ in 0..<max(0, decimals - currency.exponent) {
      let (quotient, rest) = units.quotientAndRemainder(dividingBy: 10)
      guard rest == 0 else { throw .tooManyDecimals(allowed: currency.exponent) }
      units = quotient
      if units == 0 { break }
    }
    let limit = Money(minorUnits: .max, in: currency)
    for _ in 0..<max(0, currency.exponent - decimals) {
      let (product, overflows) = units.multipliedReportingOverflow(by: 10)
      if overflows { throw .outOfRange(limit: limit.decimal) }
      units = product
    }
    // The magnitude is stored, and the lowest amount that can be read has none in a column.
    guard let stored = Int64(exactly: units), stored != .min else { throw .outOfRange(limit: limit.decimal) }
    return Money(minorUnits: stored, in: currency)
  }
}

extension FileAmount {
  /// The amount in plain digits with a point: `-1234.50`.
  public var plainText: String {
    let digits = String(units.magnitude)
    let sign = units < 0 ? "-" : ""
    guard decimals > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count)) + digits
    return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }
}
