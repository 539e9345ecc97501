/// When a target is reached. Earlier is less, and `never` is the latest.
public enum SavingsArrival: Hashable, Comparable, Sendable {
  /// The target is saved already.
  case reached
  /// The target is reached in the course of the month.
  case month(CalendarMonth)
  /// The target is reached more than ``horizon`` months ahead, or after the year 9999.
  case beyondHorizon
  /// What is expected doesn't reach the target, however long it goes on.
  case never

  /// The number of months that are looked ahead: 100 years.
  public static let horizon = 1_200

  /// The month; `nil` for a target that is reached already, and for one that isn't reached in any month looked at.
  public var month: CalendarMonth? {
    if case .month(let month) = self { month } else { nil }
  }

  /// The arrival so many months after a month; beyond the horizon for `nil`.
  init(_ months: Int?, after month: CalendarMonth) {
    let later = months.flatMap { $0 <= Self.horizon ? month.adding($0) : nil }
    self = later.map(Self.month) ?? .beyondHorizon
  }
}
