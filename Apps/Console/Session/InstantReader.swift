import Foundation
import ModuloUtilities

/// Reads moments as RFC 3339 writes them, such as `2026-04-12T12:00:00Z`, and as strictly as days are read.
enum InstantReader {
  /// The moment; nil for a text that is written otherwise, or whose day or time doesn't exist.
  ///
  /// Foundation's parser reads days before 1582 in the Julian calendar, so it isn't asked.
  static func read(_ text: String) -> Date? {
    let form =
      #/
      ([0-9]{4}-[0-9]{2}-[0-9]{2}) T ([0-9]{2}) : ([0-9]{2}) : ([0-9]{2}(?:\.[0-9]+)?)
      (?: Z | ([+-]) ([0-9]{2}) : ([0-9]{2}) )
      /#
    guard let match = text.wholeMatch(of: form) else { return nil }
    let (_, dayText, hour, minute, second, sign, zoneHour, zoneMinute) = match.output
    guard
      let day = CalendarDay(String(dayText)), let hours = number(hour, below: 24),
      let minutes = number(minute, below: 60), let seconds = number(second, below: 60),
      let offsetHours = number(zoneHour ?? "00", below: 24), let offsetMinutes = number(zoneMinute ?? "00", below: 60)
    else { return nil }
    let offset = (offsetHours * 60 + offsetMinutes) * (sign == "-" ? -60 : 60)
    return day.date(in: .gmt).addingTimeInterval((hours * 60 + minutes) * 60 + seconds - offset)
  }

  private static func number(_ digits: Substring, below limit: Double) -> Double? {
    Double(digits).flatMap { $0 < limit ? $0 : nil }
  }
}
