import Foundation

/// The clocks of a time zone in 2026, from a table: nothing of Foundation's, and nothing of ours.
struct TrackingModelZone: Hashable {
  let name: String
  /// The offset from UTC in seconds at the beginning of the year.
  private let first: Int
  /// The moments at which the clocks are changed, in seconds since 1970, each with the offset from then on.
  private let changes: [Change]

  private struct Change: Hashable {
    let moment: Int64
    let offset: Int
  }

  private init(_ name: String, _ first: Int, _ changes: (moment: Int64, offset: Int)...) {
    self.name = name
    self.first = first
    self.changes = changes.map { Change(moment: $0.moment, offset: $0.offset) }
  }

  static let all = [
    TrackingModelZone("Asia/Tokyo", 32_400),
    TrackingModelZone("Asia/Kathmandu", 20_700),
    TrackingModelZone("Pacific/Kiritimati", 50_400),
    TrackingModelZone(
      "Europe/Paris", 3_600, (seconds(3, 29, hour: 1), 7_200), (seconds(10, 25, hour: 1), 3_600)),
    TrackingModelZone(
      "America/New_York", -18_000, (seconds(3, 8, hour: 7), -14_400), (seconds(11, 1, hour: 6), -18_000)),
    TrackingModelZone(
      "America/Los_Angeles", -28_800, (seconds(3, 8, hour: 10), -25_200), (seconds(11, 1, hour: 9), -28_800)),
    // Half an hour, at 15:00 and 15:30 in UTC.
    TrackingModelZone(
      "Australia/Lord_Howe", 39_600, (seconds(4, 4, hour: 15), 37_800), (seconds(10, 3, hour: 15) + 1_800, 39_600)),
  ]

  /// The zone of a time that is typed with an offset.
  static func fixed(_ offset: Int) -> TrackingModelZone {
    let minutes = abs(offset) / 60
    return TrackingModelZone("GMT" + (offset < 0 ? "-" : "+") + two(minutes / 60) + two(minutes % 60), offset)
  }

  /// The offset from UTC in seconds at a moment in milliseconds.
  func offset(at moment: Int64) -> Int { changes.last { $0.moment * 1_000 <= moment }?.offset ?? first }

  /// The day of the year from 0, and the minute of the day, that the clocks show at a moment in milliseconds.
  func local(_ moment: Int64) -> (day: Int, minute: Int) {
    let seconds = Int(moment / 1_000 - Self.newYear) + offset(at: moment)
    return (seconds / 86_400, seconds % 86_400 / 60)
  }

  /// `02:30`
  func clock(_ moment: Int64) -> String {
    let minute = local(moment).minute
    return "\(two(minute / 60)):\(two(minute % 60))"
  }

  /// `+05:45`, as it is typed and told; `Z` for none.
  func offsetText(at moment: Int64) -> String {
    let offset = offset(at: moment)
    let minutes = abs(offset) / 60
    return offset == 0 ? "Z" : (offset < 0 ? "-" : "+") + "\(two(minutes / 60)):\(two(minutes % 60))"
  }

  /// The moment as it is typed: `2026-03-08T01:59:59.250-05:00`.
  func typed(_ moment: Int64) -> String {
    let milliseconds = moment % 60_000
    let digits = String(1_000 + milliseconds % 1_000).dropFirst()
    let day = String(TrackingModelDay.number(local(moment).day))
    return "\(day.prefix(4))-\(day.dropFirst(4).prefix(2))-\(day.suffix(2))T\(clock(moment)):"
      + "\(two(Int(milliseconds / 1_000))).\(digits)\(offsetText(at: moment))"
  }

  /// 1 January 2026 in UTC, in seconds since 1970.
  private static let newYear: Int64 = 1_767_225_600

  /// A moment in UTC, in seconds since 1970.
  static func seconds(_ month: Int, _ day: Int, hour: Int) -> Int64 {
    let days = TrackingModelDay.lengths.prefix(month - 1).reduce(day - 1, +)
    return newYear + Int64(days * 86_400 + hour * 3_600)
  }
}

/// The days of 2026, counted from 0 for 1 January, a Thursday.
enum TrackingModelDay {
  /// The days of each month.
  static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// The digits of a day: 20260308.
  static func number(_ day: Int) -> Int {
    var (month, rest) = (0, day)
    while rest >= lengths[month] { (month, rest) = (month + 1, rest - lengths[month]) }
    return 20_260_000 + (month + 1) * 100 + rest + 1
  }

  /// The Monday of the day's week.
  static func monday(_ day: Int) -> Int { day - (day + 3) % 7 }
}

private func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
