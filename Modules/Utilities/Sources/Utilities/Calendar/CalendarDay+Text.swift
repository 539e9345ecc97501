extension CalendarDay: LosslessStringConvertible {
  /// `YYYY-MM-DD`.
  public var description: String { "\(month)-\(dayOfMonth.padded(to: 2))" }

  /// The day written as `YYYY-MM-DD`, or nil for any other text and for a day that doesn't exist.
  public init?(_ description: String) {
    guard let (year, month, day) = CalendarDay.components(of: description) else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension CalendarDay: Codable {
  /// Reads the text `YYYY-MM-DD`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = CalendarDay(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a day (YYYY-MM-DD)")
    }
    self = day
  }

  /// Writes the text `YYYY-MM-DD`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension CalendarDay {
  /// The three numbers of a text shaped `YYYY-MM-DD`, whether or not such a day exists.
  static func components(of text: String) -> (year: Int, month: Int, day: Int)? {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return nil }
    guard let year = Int(digits: parts[0]), let month = Int(digits: parts[1]), let day = Int(digits: parts[2]) else {
      return nil
    }
    return (year, month, day)
  }
}
