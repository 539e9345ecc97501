extension CalendarMonth: LosslessStringConvertible {
  /// `YYYY-MM`.
  public var description: String { "\(year.padded(to: 4))-\(monthOfYear.padded(to: 2))" }

  /// The month written as `YYYY-MM`, or nil for any other text and for a month that doesn't exist.
  public init?(_ description: String) {
    let parts = description.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2], let year = Int(digits: parts[0]), let month = Int(digits: parts[1]) else {
      return nil
    }
    self.init(year: year, month: month)
  }
}

extension CalendarMonth: Codable {
  /// Reads the text `YYYY-MM`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let month = CalendarMonth(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a month (YYYY-MM)")
    }
    self = month
  }

  /// Writes the text `YYYY-MM`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
