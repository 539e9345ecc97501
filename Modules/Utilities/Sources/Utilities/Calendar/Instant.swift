public import Foundation

/// A moment in whole milliseconds since 1970, from year 1 to year 9999. Its arithmetic is exact, where that of a `Date`
/// rounds.
public struct Instant: RawRepresentable, Hashable, Codable, Sendable {
  /// Milliseconds since 1 January 1970 in UTC, negative before.
  public let rawValue: Int64

  /// The moment so many milliseconds after 1970, or nil outside the years 1 to 9999 in UTC.
  public init?(rawValue: Int64) {
    guard Instant.range.contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  /// The last whole millisecond that is not after the date. A date outside the years 1 to 9999 gives the first or the
  /// last moment there is.
  public init(_ date: Date) {
    // A date counts in binary fractions: without the room, a whole millisecond may come out one too low.
    let milliseconds = (date.timeIntervalSince1970 * 1_000 + roundingRoom).rounded(.down)
    let (first, last) = (TimeInterval(Instant.range.lowerBound), TimeInterval(Instant.range.upperBound))
    // IEEE minimum and maximum, because they also turn a NaN into a bound.
    rawValue = Int64(TimeInterval.minimum(TimeInterval.maximum(milliseconds, first), last))
  }

  private init(clamping milliseconds: Int64) {
    rawValue = min(max(milliseconds, Instant.range.lowerBound), Instant.range.upperBound)
  }

  private static let range =
    Int64(CivilCalendar.dayNumbers.lowerBound) * millisecondsPerDay...Int64(CivilCalendar.dayNumbers.upperBound + 1)
    * millisecondsPerDay - 1

  /// The beginning of 1970 in UTC.
  public static let epoch = Instant(clamping: 0)

  /// The first millisecond of year 1 in UTC.
  public static let earliest = Instant(clamping: .min)

  /// The last millisecond of year 9999 in UTC.
  public static let latest = Instant(clamping: .max)
}

extension Instant {
  /// The moment as a date.
  public var date: Date { Date(timeIntervalSince1970: TimeInterval(rawValue) / 1_000) }

  /// The moment so many milliseconds later, or earlier when negative; the first or the last there is where it would be
  /// outside the years 1 to 9999.
  public func adding(milliseconds: Int64) -> Instant {
    let (sum, overflow) = rawValue.addingReportingOverflow(milliseconds)
    return Instant(clamping: overflow ? (milliseconds < 0 ? .min : .max) : sum)
  }

  /// The same in seconds.
  public func adding(seconds: Int64) -> Instant {
    let (milliseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000)
    return adding(milliseconds: overflow ? (seconds < 0 ? .min : .max) : milliseconds)
  }

  /// The beginning of the minute that the moment is in, counted from 1970.
  public var inWholeMinutes: Instant {
    let rest = rawValue % 60_000
    return adding(milliseconds: rest < 0 ? -rest - 60_000 : -rest)
  }

  /// The milliseconds from this moment to the other, negative for one that is past.
  public func milliseconds(until other: Instant) -> Int64 { other.rawValue - rawValue }
}

extension Instant: Comparable {
  public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.rawValue < rhs.rawValue }
}

private let millisecondsPerDay: Int64 = 86_400_000

/// A thousandth of a millisecond, above the resolution of a `Date` in any of these years.
private let roundingRoom: TimeInterval = 0.05
