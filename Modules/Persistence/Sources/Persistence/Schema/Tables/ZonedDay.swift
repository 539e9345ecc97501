public import ModuloUtilities

/// A day in a time zone, as the number of a bucket of a rollup: the day in front, so that the numbers sort as days do.
public struct ZonedDay: Equatable, Sendable {
  /// The day and the zone in one number.
  public let number: Int

  /// The bits that the name of a zone gets: 36, and 27 are enough for any day.
  private static let zoneBits = 36

  /// - Parameter zone: The identifier of a time zone. A bucket has its hash, which differs for all that there are.
  public init(day: CalendarDay, zone: String) {
    number = day.rawValue << Self.zoneBits | zone.shortHash(bits: Self.zoneBits)
  }

  /// The buckets of some days, in whatever zones.
  public static func buckets(of days: ClosedRange<CalendarDay>) -> ClosedRange<Int> {
    let last = days.upperBound.rawValue << zoneBits | (1 << zoneBits - 1)
    return days.lowerBound.rawValue << zoneBits...last
  }

  /// - Returns: The day of a bucket; `nil` for a number that stands for none.
  public static func day(of number: Int) -> CalendarDay? { CalendarDay(rawValue: number >> zoneBits) }
}

extension String {
  /// FNV-1a (draft-eastlake-fnv), folded to so many bits: the same for ever, which `Hashable` isn't.
  fileprivate func shortHash(bits: Int) -> Int {
    let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let mask = (1 as UInt64) << UInt64(bits) - 1
    return Int((hash >> UInt64(bits) ^ hash) & mask)
  }
}
