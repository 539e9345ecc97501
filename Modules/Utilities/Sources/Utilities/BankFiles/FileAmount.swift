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

extension FileAmount {
  /// The most digits that an amount of a file has.
  static let digitLimit = 18

  /// The amount that digits write, with a sign in front or none, and with one of the decimal marks or none: `-12.50`,
  /// `9,`, `,5`. Nil for another text, for one without a digit and for one with more than 18.
  init?(_ text: some Collection<UInt8>, decimalMarks: [UInt8]) {
    var rest = text[...]
    let isNegative = rest.first == minus
    if isNegative || rest.first == plus { rest = rest.dropFirst() }
    var (units, digits): (Int64, Int) = (0, 0)
    var decimals: Int?
    for byte in rest {
      if byte.isDigit {
        guard digits < Self.digitLimit else { return nil }
        digits += 1
        units = units * 10 + Int64(byte - zero)
        decimals = decimals.map { $0 + 1 }
      } else {
        guard decimals == nil, decimalMarks.contains(byte) else { return nil }
        decimals = 0
      }
    }
    guard digits > 0 else { return nil }
    self.init(units: isNegative ? -units : units, decimals: decimals ?? 0)
  }
}

private let plus = UInt8(ascii: "+")
private let minus = UInt8(ascii: "-")
private let zero = UInt8(ascii: "0")
