public import Foundation

extension CalendarDay {
  /// The day that the zone's calendars show at the given moment. A moment outside the years 1 to 9999 gives the first
  /// or the last day there is.
  public init(_ date: Date, in zone: TimeZone) {
    let local = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
    let bounds = CivilCalendar.dayNumbers
    // IEEE minimum and maximum, because they also turn a NaN into a bound.
    let number = Double.minimum(
      Double.maximum((local / secondsPerDay).rounded(.down), Double(bounds.lowerBound)), Double(bounds.upperBound))
    let (year, month, day) = CivilCalendar.date(dayNumber: Int(number))
    self.init(uncheckedYear: year, month: month, day: day)
  }

  /// The moment at which the day starts in the zone: midnight, or the first moment after it where the clocks skip
  /// midnight, or the first moment after the day where the zone skipped it as a whole.
  public func date(in zone: TimeZone) -> Date {
    let midnight = Double(dayNumber) * secondsPerDay
    // The offset may change on the day itself; the ones a day before and a day after are the only candidates.
    let offsets = [-secondsPerDay, secondsPerDay].map { zone.offset(at: midnight + $0) }
    let starts = offsets.map { midnight - $0 }.filter { $0 + zone.offset(at: $0) == midnight }
    return Date(timeIntervalSince1970: starts.min() ?? firstMoment(after: midnight - (offsets.max() ?? 0), in: zone))
  }
}

private let secondsPerDay = 86_400.0

extension TimeZone {
  fileprivate func offset(at moment: TimeInterval) -> TimeInterval {
    TimeInterval(secondsFromGMT(for: Date(timeIntervalSince1970: moment)))
  }
}

extension CalendarDay {
  /// The first whole second of this day or a later one, searched in the two days that follow the moment.
  private func firstMoment(after moment: TimeInterval, in zone: TimeZone) -> TimeInterval {
    var before = 0
    var after = Int(2 * secondsPerDay)
    while after - before > 1 {
      let middle = (before + after) / 2
      let day = CalendarDay(Date(timeIntervalSince1970: moment + Double(middle)), in: zone)
      if day < self { before = middle } else { after = middle }
    }
    return moment + Double(after)
  }
}
