/// An amount as a file writes it: digits and the place of the decimal mark, in a currency that the reader of the file
/// may not know.
public struct FileAmount: Hashable, Sendable {
  /// All digits as a whole number; negative for money that goes out.
  public let units: Int64
  /// The number of digits after the decimal mark, zeros included; 0 and more.
  public let decimals: Int

  /// The amount of `units` with that many digits after the decimal mark.
  public init(units: Int64, decimals: Int) {
    self.units = units
    self.decimals = decimals
  }
}

extension FileAmount {
  /// The same amount in the other direction.
  var reversed: FileAmount { FileAmount(units: 0 &- units, decimals: decimals) }

  /// The sum, with as many decimals as the longer one has; nil beyond 64 bits.
  func adding(_ other: FileAmount) -> FileAmount? {
    let decimals = max(decimals, other.decimals)
    guard let own = scaled(to: decimals), let others = other.scaled(to: decimals) else { return nil }
    let (sum, overflow) = own.addingReportingOverflow(others)
    return overflow ? nil : FileAmount(units: sum, decimals: decimals)
  }

  /// Whether both are worth the same, with zeros at the end or without.
  func isEqual(to other: FileAmount) -> Bool {
    let decimals = max(decimals, other.decimals)
    guard let own = scaled(to: decimals), let others = other.scaled(to: decimals) else { return false }
    return own == others
  }

  private func scaled(to decimals: Int) -> Int64? {
    var units = units
    for _ in self.decimals..<decimals {
      let (scaled, overflow) = units.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      units = scaled
    }
    return units
  }
}
