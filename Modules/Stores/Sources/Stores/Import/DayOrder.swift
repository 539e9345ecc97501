import ModuloModels
import ModuloUtilities

/// The order of the rows of one account, as it was said or as its days show it. Memory grows with the months.
struct DayOrder {
  private let given: FileOrder?
  private let fallback: FileOrder?
  /// The order that the days show; `nil` while there is one day only.
  private var found: FileOrder?
  /// Whether the days run forward and backward.
  private var isMixed = false
  private var days = DaySet()

  /// - Parameters:
  ///   - given: The order that was said or proved; `nil` for that of the days.
  ///   - fallback: The order of rows of one day only; `nil` where that may be either.
  init(_ given: FileOrder?, fallback: FileOrder?) {
    self.given = given
    self.fallback = fallback
  }

  /// The order; `nil` while nothing shows it.
  var known: FileOrder? { given ?? found ?? fallback }

  /// Whether nothing shows the order, or the days show both.
  var isUnknown: Bool { known == nil || given == nil && isMixed }

  /// Takes the step from a row's day to the next one's.
  mutating func step(from day: CalendarDay, to next: CalendarDay) {
    let step: FileOrder = day < next ? .oldestFirst : .newestFirst
    if let found, found != step { isMixed = true }
    found = found ?? step
  }

  /// Ends a day.
  ///
  /// - Returns: Whether it is the first time that the day ends.
  mutating func end(_ day: CalendarDay) -> Bool { days.insert(day) }
}

/// Days, in memory that grows with their months.
private struct DaySet {
  private var months: [Int: UInt32] = [:]

  /// - Returns: Whether the day wasn't among them.
  mutating func insert(_ day: CalendarDay) -> Bool {
    let (month, number) = day.rawValue.quotientAndRemainder(dividingBy: 100)
    let bit: UInt32 = 1 << UInt32(number)
    let known = months[month, default: 0]
    months[month] = known | bit
    return known & bit == 0
  }
}
