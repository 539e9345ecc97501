public import Foundation
public import ModuloUtilities

/// A stored session as a list shows it: text, ready for display.
public struct TrackingSessionUIModel: Identifiable, Equatable, Sendable {
  /// The session's identifier.
  public let id: UUID
  /// The number with its sign: `#12`; empty for a session that isn't stored.
  public let number: String
  /// In digits, with the weekday: `Sun 11/22/2026`.
  public let day: String
  /// Its times on a clock of 24 hours: `09:00–10:40, 10:50–11:20`; with the days that an end is later, `23:40–00:10 +1`,
  /// and with the zone where the clocks of here don't show them alike.
  public let times: String
  /// The block, by its icon, its colour and its name.
  public let block: BlockUIModel
  /// The name of the block's group.
  public let group: String
  /// The halves that became full in it, in blocks.
  public let output: String
  /// The active time, in hours and minutes: `1:25`.
  public let time: String
  /// The memo on one line; empty for none.
  public let memo: String
}

extension TrackingSessionDetailedDomain {
  /// The session as a list shows it.
  public func toUIModel(_ format: FormatContext) -> TrackingSessionUIModel {
    TrackingSessionUIModel(
      id: id, number: session.number == 0 ? "" : "#\(session.number)",
      day: "\(format.weekday(session.day)) \(format.numericDay(session.day))",
      times: session.timesText(format), block: block.toUIModel(format), group: group.title,
      output: format.output(of: session.halves), time: format.hoursAndMinutes(session.activeSeconds),
      memo: session.memo?.singleLine ?? "")
  }
}

extension TrackingSessionDomain {
  /// The message after the session was stored: `Reading · 00:50:00 on Nov 22, 2026 saved (#3): 0.5 blocks`.
  public func savedText(_ format: FormatContext, of block: BlockDomain) -> String {
    let words = format.strings.tracking
    let saved = words.saved(block.title, format.hours(activeSeconds), format.day(day), "#\(number)")
    return format.titled(saved, halves == 0 ? words.noneFilled : format.blocks(of: halves))
  }

  /// The message after the session was divided or joined: `Session #3 of "Reading" saved · 09:00–10:30 on Nov 22, 2026: 01:30:00`.
  func dividedText(_ format: FormatContext, of block: BlockDomain) -> String {
    format.strings.trackingSession.saved(
      "#\(number)", block.title, timesText(format), format.hours(activeSeconds), format.day(day))
  }

  /// The times on a clock of 24 hours.
  fileprivate func timesText(_ format: FormatContext) -> String {
    spans.map { span in
      format.clock(span) + laterDays(span.localEnd) + format.zoneText(span.zonedStart)
    }.joined(separator: ", ")
  }

  /// The moment at which the first time begins, on a clock of 24 hours; empty without times.
  fileprivate func startText(_ format: FormatContext) -> String {
    spans.first.map { format.clock($0.localStart) + format.zoneText($0.zonedStart) } ?? ""
  }

  /// The moment at which the last time ends, on a clock of 24 hours; empty without times.
  fileprivate func endText(_ format: FormatContext) -> String {
    spans.last.map { format.clock($0.localEnd) + laterDays($0.localEnd) + format.zoneText($0.zonedStart) } ?? ""
  }

  /// The days that an end is later than the day of the session: ` +1`; empty for none.
  private func laterDays(_ end: LocalTime) -> String {
    let days = day.days(until: end.day)
    return days > 0 ? " +\(days)" : ""
  }
}

extension TrackingSessionDetailedDomain {
  /// The message after the session was edited: what differs from what it was.
  ///
  /// - Parameter original: The session before the edit.
  public func updatedText(_ format: FormatContext, since original: TrackingSessionDetailedDomain) -> String {
    let words = format.strings.trackingSession
    func memo(_ session: TrackingSessionDomain) -> String { session.memo?.singleLine ?? words.changedToNoMemo }
    // Blocks of two groups may have one name.
    let isNamedAlike = block.id != original.block.id && block.title == original.block.title
    func title(_ session: TrackingSessionDetailedDomain) -> String {
      isNamedAlike ? "\(session.group.title)/\(session.block.title)" : session.block.title
    }
    let changes = format.changes([
      ChangedText(
        label: words.changedStart, now: session.startText(format), before: original.session.startText(format)),
      ChangedText(label: words.changedEnd, now: session.endText(format), before: original.session.endText(format)),
      ChangedText(label: words.changedBlock, now: title(self), before: title(original)),
      ChangedText(label: words.changedMemo, now: memo(session), before: memo(original.session)),
      ChangedText(
        label: words.changedTime, now: format.hours(session.activeSeconds),
        before: format.hours(original.session.activeSeconds)),
    ])
    return format.updated(words.edited("#\(session.number)", block.title, format.day(session.day)), changes)
  }
}

extension FormatContext {
  /// The zone of a moment, where the clocks of here didn't show the same; else empty.
  fileprivate func zoneText(_ moment: ZonedInstant) -> String {
    moment.isShownAlike(in: timeZone) ? "" : " (\(moment.zone.identifier))"
  }
}

extension TrackingSessionDetailedDomain {
  /// The times of the session as events of a calendar, each of which has the same id in every file.
  public func toEvents() -> [ICalendar.Event] {
    session.times.map { time in
      ICalendar.Event(
        uid: time.id.eventID, summary: block.title, details: session.memo,
        from: time.start, to: time.end)
    }
  }
}
