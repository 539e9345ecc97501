/// How far back a chart of balances goes. The raw value is what a person types after `--range`, and what a preference keeps.
public enum ChartRange: String, CaseIterable, Codable, Sendable {
  case week = "1W"
  case month = "1M"
  case quarter = "3M"
  case year = "1Y"
  case fiveYears = "5Y"
  case max

  /// The one that holds while none was chosen.
  public static let standard = ChartRange.max

  /// The range that the text names, in any case of letters; `nil` for a text that names none.
  public init?(argument: String) {
    let text = argument.lowercased()
    guard let range = Self.allCases.first(where: { $0.rawValue.lowercased() == text }) else { return nil }
    self = range
  }

  /// How many days it goes back; `nil` for all of them.
  public var days: Int? {
    switch self {
    case .week: 7
    case .month: 30
    case .quarter: 90
    case .year: 365
    case .fiveYears: 1825
    case .max: nil
    }
  }
}
