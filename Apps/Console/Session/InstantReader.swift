import Foundation
import ModuloUtilities

/// Reads moments as RFC 3339 writes them, such as `2026-04-12T12:00:00Z`, and as strictly as days are read.
enum InstantReader {
  /// The moment; nil for a text that is written otherwise, or whose day or time doesn't exist.
  static func read(_ text: String) -> Date? {
    let form = /([0-9]{4}-[0-9]{2}-[0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(\.[0-9]+)?(?:Z|[+-]([0-9]{2}):([0-9]{2}))/
    guard let match = text.wholeMatch(of: form) else { return nil }
    let (_, day, hour, minute, second, fraction, zoneHour, zoneMinute) = match.output
    // Two digits compare as text as they do as numbers.
    let isTime = hour < "24" && minute < "60" && second < "60" && zoneHour ?? "" < "24" && zoneMinute ?? "" < "60"
    guard isTime, CalendarDay(String(day)) != nil else { return nil }
    do {
      return try Date.ISO8601FormatStyle(includingFractionalSeconds: fraction != nil).parse(text)
    } catch {
      return nil
    }
  }
}
