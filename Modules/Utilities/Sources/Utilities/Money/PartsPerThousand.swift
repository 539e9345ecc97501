extension Int128 {
  /// This number in thousandths of another one's magnitude, rounded half away from zero: 500 for 1 of 2, -500 for -1
  /// of 2. For changes and shares of amounts and times, which stay whole numbers.
  ///
  /// - Returns: Nil where the other one is 0, and for a result that doesn't fit.
  public func perThousand(of other: Int128) -> Int? {
    if other == 0 { return nil }
    let (product, overflow) = magnitude.multipliedReportingOverflow(by: 1_000)
    if overflow { return nil }
    let (whole, rest) = product.quotientAndRemainder(dividingBy: other.magnitude)
    let rounded = rest >= other.magnitude - rest ? whole + 1 : whole
    guard let result = Int(exactly: rounded) else { return nil }
    return self < 0 ? -result : result
  }
}
