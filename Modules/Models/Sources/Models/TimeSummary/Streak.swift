public import ModuloUtilities

/// Days in a row on which something was tracked.
public struct Streak: Equatable, Sendable {
  /// The days in a row up to today, or up to yesterday while today has nothing.
  public let current: Int
  /// The most days in a row that there ever were.
  public let longest: Int

  /// - Parameter days: The days on which something was tracked, in any order. Those after today count for the longest
  ///   streak alone.
  public init(_ days: some Sequence<CalendarDay>, on today: CalendarDay) {
    let days = Set(days)
    var longest = 0
    for day in days where day.adding(days: -1).map({ !days.contains($0) }) ?? true {
      longest = max(longest, Self.run(from: day, by: 1, in: days))
    }
    let yesterday = today.adding(days: -1) ?? today
    current = Self.run(from: days.contains(today) ? today : yesterday, by: -1, in: days)
    self.longest = longest
  }

  /// The number of days in a row, from a day on or back.
  private static func run(from day: CalendarDay, by step: Int, in days: Set<CalendarDay>) -> Int {
    var count = 0
    var next = Optional(day)
    while let day = next, days.contains(day) {
      count += 1
      next = day.adding(days: step)
    }
    return count
  }
}
