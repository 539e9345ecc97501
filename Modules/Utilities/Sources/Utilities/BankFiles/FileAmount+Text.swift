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
