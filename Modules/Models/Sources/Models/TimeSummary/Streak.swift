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
    let yesterday = today.adding(days: -1)
    var (current, longest, run) = (0, 0, 0)
    var last: CalendarDay?
    for day in days.sorted() where day != last {
      run = last?.adding(days: 1) == day ? run + 1 : 1
      longest = max(longest, run)
      if day == yesterday || day == today { current = run }
      last = day
    }
    (self.current, self.longest) = (current, longest)
  }
}
