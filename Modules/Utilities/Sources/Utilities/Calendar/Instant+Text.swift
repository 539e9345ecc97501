public import Foundation

extension Instant: CustomStringConvertible {
  /// In UTC: `2026-10-25T00:30:00Z`.
  public var description: String { text(in: .gmt) }

  /// The moment as the zone's clocks show it, with the offset from UTC: `2026-10-25T01:30:00+01:00`, `Z` for none.
  /// Milliseconds are written where there are any.
  public func text(in zone: TimeZone) -> String {
    let (day, seconds) = local(in: zone)
    let milliseconds = Int(rawValue - rawValue.floorDivided(by: 1_000) * 1_000)
    let fraction = milliseconds == 0 ? "" : "." + milliseconds.padded(to: 3)
    return "\(day)T\(clock(seconds, showsSeconds: true))\(fraction)\(offsetText(in: zone))"
  }
}

extension Instant {
  /// The day that the zone's calendars show, and the seconds since its midnight on the clock, 0 to 86,399.
  func local(in zone: TimeZone) -> (day: CalendarDay, seconds: Int) {
    let seconds = rawValue.floorDivided(by: 1_000) + Int64(zone.secondsFromGMT(for: date))
    let number = Int(seconds.floorDivided(by: 86_400))
    // An offset may lead out of the calendar at its ends.
    let day = CalendarDay(dayNumber: number) ?? (number < 0 ? .earliest : .latest)
    return (day, Int(seconds - seconds.floorDivided(by: 86_400) * 86_400))
  }

  /// The offset of the zone's clocks from UTC at this moment: `+01:00`, with seconds where it has some, `Z` for none.
  public func offsetText(in zone: TimeZone) -> String {
    let offset = zone.secondsFromGMT(for: date)
    if offset == 0 { return "Z" }
    return (offset < 0 ? "-" : "+") + clock(abs(offset), showsSeconds: !offset.isMultiple(of: 60))
  }
}

extension Int64 {
  /// The quotient rounded down, below zero too.
  fileprivate func floorDivided(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

private func clock(_ seconds: Int, showsSeconds: Bool) -> String {
  let minutes = "\((seconds / 3_600).padded(to: 2)):\((seconds / 60 % 60).padded(to: 2))"
  return showsSeconds ? "\(minutes):\((seconds % 60).padded(to: 2))" : minutes
}
