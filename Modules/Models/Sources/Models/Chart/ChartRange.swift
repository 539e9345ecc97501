/// The range of days of a chart of balances. The raw value is its name for scripts and in the settings file.
public enum ChartRange: String, CaseIterable, Codable, Sendable {
  /// The last 7 days and today.
  case week = "1W"
  /// The last month.
  case month = "1M"
  /// The last 3 months.
  case quarter = "3M"
  /// The last 12 months.
  case year = "1Y"
  /// The last 5 years.
  case fiveYears = "5Y"
  /// All days since the first balance.
  case max

  /// The default.
  public static let standard = ChartRange.max

  /// The range that the text names, in any case of letters; `nil` for a text that names none.
  public init?(argument: String) {
    let text = argument.lowercased()
    guard let range = Self.allCases.first(where: { $0.rawValue.lowercased() == text }) else { return nil }
    self = range
  }

  /// The number of days; `nil` for all.
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

  /// The next longer range; `nil` for the longest.
  public var longer: ChartRange? { neighbor(1) }

  /// The next shorter range; `nil` for the shortest.
  public var shorter: ChartRange? { neighbor(-1) }

  /// The cases stand in the order of their days.
  private func neighbor(_ step: Int) -> ChartRange? {
    let ranges = Self.allCases
    guard let index = ranges.firstIndex(of: self), ranges.indices.contains(index + step) else { return nil }
    return ranges[index + step]
  }
}
