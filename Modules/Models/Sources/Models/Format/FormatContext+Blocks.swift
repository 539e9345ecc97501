import Foundation
public import ModuloUtilities

extension FormatContext {
  /// So many halves in blocks, with one decimal: `1.5` for three, in French `1,5`.
  public func output(of halves: Int) -> String {
    HalfBlock.output(of: halves).formatted(Decimal.FormatStyle(locale: locale).precision(.fractionLength(1)))
  }

  /// A local time with its day, on a clock of 24 hours: `Apr 12, 2026 09:30`.
  public func localTime(_ time: LocalTime) -> String { "\(day(time.day)) \(clock(time))" }

  /// A moment as calendar and clock of its zone showed it; with the zone where those of here showed something else:
  /// `Apr 12, 2026 09:30 (Asia/Tokyo)`.
  public func localTime(_ moment: ZonedInstant) -> String {
    let text = localTime(moment.localTime)
    return moment.isShownAlike(in: timeZone) ? text : "\(text) (\(moment.zone.identifier))"
  }

  /// A local time on a clock of 24 hours: `09:30`.
  public func clock(_ time: LocalTime) -> String { String(time.description.suffix(5)) }

  /// From a local time to another: `09:00–10:40`; the start alone within its minute. Where the clocks were put back so
  /// far that the end would not be after the start, with the offsets: `02:30+02:00–02:30+01:00`.
  func clock(_ span: ZonedSpan) -> String {
    let (start, end) = (span.localStart, span.localEnd)
    if start < end { return "\(clock(start))–\(clock(end))" }
    if span.start.milliseconds(until: span.end) < 60_000 { return clock(start) }
    return [(start, span.start), (end, span.end)].map { clock($0) + $1.offsetText(in: span.zone) }
      .joined(separator: "–")
  }

  /// A span with the day on which it began, and the day of its end where that is another; with the zone where the clocks
  /// of here showed something else: `Apr 12, 2026 09:30–10:20`.
  public func localSpan(_ span: ZonedSpan) -> String {
    let (start, end) = (span.localStart, span.localEnd)
    let text =
      start.day == end.day ? "\(day(start.day)) \(clock(span))" : "\(localTime(start)) – \(localTime(end))"
    return span.zonedStart.isShownAlike(in: timeZone) ? text : "\(text) (\(span.zone.identifier))"
  }

  /// So many halves in blocks, with the noun: `1.5 blocks`.
  public func blocks(of halves: Int) -> String { strings.count.blocks(output(of: halves), halves) }

  /// A time in minutes and seconds: `20:00`.
  public func minutes(_ seconds: Int64) -> String { "\(twoDigits(seconds / 60)):\(twoDigits(seconds % 60))" }

  /// A time in hours, minutes and seconds: `01:50:00`.
  public func hours(_ seconds: Int64) -> String { "\(twoDigits(seconds / 3_600)):\(minutes(seconds % 3_600))" }

  /// A number of seconds in hours and minutes, with a sign: `+1:30`, `-0:20`, `0:00`.
  func signedHours(_ seconds: Int64) -> String {
    // A part of a minute is cut off, so that nothing is shown as more than it is.
    let minutes = seconds / 60
    let sign = minutes == 0 ? "" : minutes < 0 ? "-" : "+"
    return sign + hoursAndMinutes(Int64(minutes.magnitude) * 60)
  }

  /// The time that is lost with what it was tracked of; `nil` for none, which needs no word.
  public func lostTime(_ seconds: Int64) -> String? { seconds == 0 ? nil : strings.tracking.tracked(hours(seconds)) }
}

private func twoDigits(_ number: Int64) -> String { (number < 10 ? "0" : "") + String(number) }
