import Foundation
import ModuloUtilities

/// A time without a pause, and the day that it counts for.
struct DayTime: Equatable {
  /// The day on which the half block that the time begins with was begun, in its time zone.
  let day: CalendarDay
  /// The time, in the time zone of that day.
  let span: ZonedSpan
}

/// The times of a session in order, each of one day and one time zone.
///
/// A half block is of the day and the time zone in which it was begun: a time that goes past midnight, or is in another
/// zone than the one before it, first fills the half that was begun. So each day and zone but the last of a session has
/// whole halves.
struct DayTimes: Equatable {
  /// In order. One takes the place of those that follow each other without a gap.
  private(set) var times: [DayTime] = []
  /// What the half that was begun last lacks, in milliseconds; 0 where none was.
  private var lack: Int64 = 0

  /// The cost grows with the spans and the days.
  init(_ spans: some Sequence<ZonedSpan>) {
    for span in spans { append(span) }
  }

  private mutating func append(_ span: ZonedSpan) {
    var start = span.start
    if lack > 0, start < span.end, let last = times.last {
      let end = min(span.end, start.adding(milliseconds: lack))
      lack -= start.milliseconds(until: end)
      append(DayTime(day: last.day, span: ZonedSpan(start: start, end: end, zone: last.span.zone)))
      start = end
    }
    while start < span.end {
      let day = LocalTime(start, in: span.zone).day
      let end = min(span.end, Self.endOfHalves(of: day, from: start, in: span.zone))
      append(DayTime(day: day, span: ZonedSpan(start: start, end: end, zone: span.zone)))
      let begun = start.milliseconds(until: end) % HalfBlock.milliseconds
      lack = begun == 0 ? 0 : HalfBlock.milliseconds - begun
      start = end
    }
  }

  private mutating func append(_ time: DayTime) {
    guard let last = times.last, last.day == time.day, last.span.zone == time.span.zone,
      last.span.end == time.span.start
    else { return times.append(time) }
    let span = ZonedSpan(start: last.span.start, end: time.span.end, zone: time.span.zone)
    times[times.count - 1] = DayTime(day: time.day, span: span)
  }

  /// The end of the last of the halves that follow each other from the start on and begin on the day.
  private static func endOfHalves(of day: CalendarDay, from start: Instant, in zone: TimeZone) -> Instant {
    let midnight = day.adding(days: 1).map { Instant($0.date(in: zone)) } ?? .latest
    // Where the clocks were put back over midnight, a day goes on after the next one has begun: then half by half.
    let left = max(1, start.milliseconds(until: midnight))
    let halves = (left + HalfBlock.milliseconds - 1) / HalfBlock.milliseconds
    return start.adding(milliseconds: halves * HalfBlock.milliseconds)
  }
}
