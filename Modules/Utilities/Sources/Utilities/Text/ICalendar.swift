import Foundation

/// A calendar of events, of whole days or from one moment to another, as RFC 5545 writes it.
///
/// A program that imports such a file again knows an event by its `uid`, and replaces it.
public struct ICalendar: Hashable, Sendable {
  /// When an event takes place.
  public enum Occurrence: Hashable, Sendable {
    /// On the days of a recurrence, of each the whole day.
    case days(Recurrence)
    /// From one moment to another, which are written in UTC; a millisecond is left out.
    case time(from: Instant, to: Instant)
  }

  /// An event of the calendar.
  public struct Event: Hashable, Sendable {
    /// What a later file knows the event by, the same in every file.
    public let uid: String
    /// What it is called. Control characters but line breaks are left out.
    public let summary: String
    /// More about it; nil for none.
    public let details: String?
    /// When it takes place.
    public let occurrence: Occurrence

    /// An event on the days of a recurrence.
    public init(uid: String, summary: String, details: String? = nil, days: Recurrence) {
      self.init(uid: uid, summary: summary, details: details, .days(days))
    }

    /// An event from one moment to another.
    public init(uid: String, summary: String, details: String? = nil, from start: Instant, to end: Instant) {
      self.init(uid: uid, summary: summary, details: details, .time(from: start, to: end))
    }

    private init(uid: String, summary: String, details: String?, _ occurrence: Occurrence) {
      self.uid = uid
      self.summary = summary
      self.details = details
      self.occurrence = occurrence
    }
  }

  /// What the file was written by.
  public let product: String
  /// When it was written; a millisecond is as good as a second.
  public let stamp: Instant
  /// Its events, in their order. The RFC asks for one at least.
  public let events: [Event]

  /// A calendar that a product writes at a moment.
  public init(product: String, stamp: Instant, events: [Event]) {
    self.product = product
    self.stamp = stamp
    self.events = events
  }
}

extension ICalendar {
  /// The file: lines of at most 75 bytes, which longer ones are folded into, each with CR and LF at its end. An event
  /// without a day is left out.
  public var text: String {
    let head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:\(Self.escaped(product))", "CALSCALE:GREGORIAN"]
    return (head + events.flatMap(lines) + ["END:VCALENDAR"]).map(Self.folded).joined()
  }

  private func lines(of event: Event) -> [String] {
    guard let when = event.occurrence.lines else { return [] }
    return ["BEGIN:VEVENT", "UID:\(Self.escaped(event.uid))", "DTSTAMP:\(stamp.basicText)"] + when
      + ["SUMMARY:\(Self.escaped(event.summary))"]
      + (event.details.map { ["DESCRIPTION:\(Self.escaped($0))"] } ?? [])
      + [event.occurrence.isBusy ? "TRANSP:OPAQUE" : "TRANSP:TRANSPARENT", "END:VEVENT"]
  }

  /// A text as a value: what would end it, or part it, is escaped.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\", ";", ",": escaped += "\\\(character)"
      case "\n", "\r\n", "\r": escaped += "\\n"
      default: escaped.unicodeScalars += character.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }
      }
    }
    return escaped
  }

  /// A line, and the lines that it goes on in: each begins with a space, which isn't part of the content. No character
  /// is parted.
  static func folded(_ line: String) -> String {
    var (folded, length) = ("", 0)
    for scalar in line.unicodeScalars {
      let bytes = UTF8.width(scalar)
      if length + bytes > 75 {
        folded += "\r\n "
        length = 1
      }
      folded.unicodeScalars.append(scalar)
      length += bytes
    }
    return folded + "\r\n"
  }
}

extension ICalendar.Occurrence {
  /// The lines that say it; nil for a recurrence without a day.
  fileprivate var lines: [String]? {
    switch self {
    case .days(let days):
      days.first(onOrAfter: days.start).map { ["DTSTART;VALUE=DATE:\($0.basicText)", "RRULE:\(days.rule)"] }
    case .time(let start, let end): ["DTSTART:\(start.basicText)", "DTEND:\(end.basicText)"]
    }
  }

  /// Whether the time can't be used otherwise.
  fileprivate var isBusy: Bool { if case .time = self { true } else { false } }
}

extension Instant {
  /// The moment in UTC: `20260412T120000Z`.
  fileprivate var basicText: String {
    let (day, seconds) = local(in: .gmt)
    let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { $0.padded(to: twoDigits) }
    return "\(day.basicText)T\(parts.joined())Z"
  }
}

extension Recurrence {
  /// The days as a rule of RFC 5545, which leaves a day out that a month doesn't have. What stands for it is said by the
  /// days from the 28th on, of which each month's last is meant.
  var rule: String {
    let count = interval == 1 ? [] : ["INTERVAL=\(interval)"]
    let until = end.map { ["UNTIL=\($0.basicText)"] } ?? []
    return (frequency + count + until).joined(separator: ";")
  }

  private var frequency: [String] {
    switch unit {
    case .day: ["FREQ=DAILY"]
    case .week: ["FREQ=WEEKLY"]
    case .month: ["FREQ=MONTHLY"] + dayOfMonth(upTo: anchor.dayOfMonth)
    case .year:
      ["FREQ=YEARLY", "BYMONTH=\(anchor.monthOfYear)"]
        // Only February has a length that changes.
        + (anchor.monthOfYear == 2
          ? dayOfMonth(upTo: anchor.dayOfMonth) : ["BYMONTHDAY=\(anchor.dayOfMonth)"])
    }
  }

  private func dayOfMonth(upTo day: Int) -> [String] {
    if day <= 28 { return ["BYMONTHDAY=\(day)"] }
    return ["BYMONTHDAY=\((28...day).map { "\($0)" }.joined(separator: ","))", "BYSETPOS=-1"]
  }
}

extension CalendarDay {
  /// `20260412`.
  fileprivate var basicText: String { rawValue.padded(to: dayDigits) }
}

/// How hours, minutes and seconds are written, and a day.
private let (twoDigits, dayDigits) = (2, 8)
