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
