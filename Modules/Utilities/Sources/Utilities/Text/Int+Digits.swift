extension Int {
  /// The number that the ASCII digits write; nil when there is another byte, none at all, or too many of them.
  init?(digits: some Collection<UInt8>) {
    guard 1...18 ~= digits.count, digits.allSatisfy(\.isDigit) else { return nil }
    self = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// The number with zeros in front, at least so many digits wide.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}

extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
