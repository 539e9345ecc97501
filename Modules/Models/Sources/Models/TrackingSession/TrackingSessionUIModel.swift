public import Foundation
import ModuloUtilities

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

  /// The message after the session was changed: `Session #3 of "Reading" saved · 09:00–10:30 on Nov 22, 2026: 01:30:00`.
  public func updatedText(_ format: FormatContext, of block: BlockDomain) -> String {
    format.strings.trackingSession.updated(
      "#\(number)", block.title, timesText(format), format.hours(activeSeconds), format.day(day))
  }

  /// The times on a clock of 24 hours.
  fileprivate func timesText(_ format: FormatContext) -> String {
    spans.map { span in
      let days = day.days(until: span.localEnd.day)
      let zone = span.zonedStart.isShownAlike(in: format.timeZone) ? "" : " (\(span.zone.identifier))"
      return format.clock(span) + (days > 0 ? " +\(days)" : "") + zone
    }.joined(separator: ", ")
  }
}
