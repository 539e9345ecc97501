/// A day of the week. The raw value counts from 0 for Sunday.
public enum Weekday: Int, CaseIterable, Codable, Sendable {
  case sunday
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
}

extension Weekday {
  /// The weekday with this English name in small letters: `sunday`.
  public init?(name: String) {
    guard let weekday = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = weekday
  }

  /// The number of days from the first day of a week to this one, 0 to 6.
  public func days(since first: Weekday) -> Int { (rawValue - first.rawValue + 7) % 7 }
}

extension CalendarDay {
  /// The day of the week.
  public var weekday: Weekday {
    // 1 January 1970 was a Thursday. A remainder takes the sign of the number, so seven are added to it.
    let index = ((dayNumber + Weekday.thursday.rawValue) % 7 + 7) % 7
    return Weekday.allCases[index]
  }

  /// The first day of the week that the day is in; nil when that week begins before year 1.
  public func startOfWeek(from first: Weekday) -> CalendarDay? { adding(days: -weekday.days(since: first)) }
}
