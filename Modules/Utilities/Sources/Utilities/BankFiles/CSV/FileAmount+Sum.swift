extension FileAmount {
  /// Nothing, in whole units.
  static let zero = FileAmount(units: 0, decimals: 0)

  var isZero: Bool { units == 0 }
  var isNegative: Bool { units < 0 }

  /// The same amount in the other direction. A file's amount is never the lowest number.
  var turned: FileAmount { FileAmount(units: -units, decimals: decimals) }

  /// The sum, with the decimals of the one that has more; nil where it is too large.
  func sum(with other: FileAmount) -> FileAmount? {
    let decimals = max(decimals, other.decimals)
    guard let first = units(decimals: decimals), let second = other.units(decimals: decimals) else { return nil }
    let (sum, overflow) = first.addingReportingOverflow(second)
    return overflow || sum == .min ? nil : FileAmount(units: sum, decimals: decimals)
  }

  /// Whether the amounts are the same, however many zeros end them.
  func isWorth(_ other: FileAmount) -> Bool {
    if decimals == other.decimals { return units == other.units }
    let decimals = max(decimals, other.decimals)
    guard let first = units(decimals: decimals), let second = other.units(decimals: decimals) else { return false }
    return first == second
  }

  private func units(decimals: Int) -> Int64? {
    var units = units
    for _ in self.decimals..<decimals {
      let (product, overflow) = units.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      units = product
    }
    return units
  }
}
