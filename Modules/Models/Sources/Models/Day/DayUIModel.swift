public import ModuloUtilities

/// A day as it is shown at a moment: text, ready for display.
public struct DayUIModel: Equatable, Sendable {
  /// With a short month.
  public let day: String
  /// The output of the stored sessions with their active time, and with any hourly rate what that is worth:
  /// `1.5 blocks · 1:40 · $58.33`; `nil` for no session.
  public let total: String?
  /// The halves by the hour.
  public let board: DayBoardUIModel
  /// The stored sessions in the order in which they began.
  public let timeline: [TrackingSessionUIModel]
  /// The plans of the day, by their starts.
  public let planned: [PlannedBlockUIModel]
  /// The plans beside the stored sessions; `nil` where nothing is planned.
  public let comparison: PlannedComparisonUIModel?
  /// The targets in their periods of the day.
  public let targets: [TargetProgressUIModel]
}

extension DayDomain {
  /// The day as it is shown at a moment, up to which the running session counts.
  public func toUIModel(_ format: FormatContext, at now: Instant) -> DayUIModel {
    let timeline = timeline
    let owners = Dictionary(sessions.map { ($0.id, $0) }) { first, _ in first }
    return DayUIModel(
      day: format.day(day),
      total: timeline.text(format).map { ([$0] + [worthText(format)].compactMap(\.self)).joined(separator: " · ") },
      board: toBoardUIModel(format, at: now),
      timeline: timeline.entries.compactMap { owners[$0.session.id]?.toUIModel(format) },
      planned: planned.map { $0.toUIModel(format) },
      comparison: planned.isEmpty ? nil : comparison.toUIModel(format),
      targets: targets.toUIModel(format))
  }
}

extension DayDomain {
  /// What the stored time is worth; `nil` without any hourly rate.
  fileprivate func worthText(_ format: FormatContext) -> String? { rates.isEmpty ? nil : worth.text(format) }
}

extension DayTimeline {
  fileprivate func text(_ format: FormatContext) -> String? {
    if entries.isEmpty { return nil }
    return "\(format.blocks(of: halves)) · \(format.hoursAndMinutes(activeSeconds))"
  }
}

/// The words of days.
public struct DayStrings: Sendable {
  let language: Language

  /// Title of a day's sessions.
  public var timeline: String { language("Timeline", "Chronologie") }
  /// The text of a day without sessions.
  public var none: String { language("No blocks on this day.", "Aucun bloc ce jour-là.") }
  /// Title of today's board.
  public var today: String { language("Today", "Aujourd’hui") }
  /// Heading of the blocks of a board.
  public var block: String { language("Block", "Bloc") }
  /// Heading of the times of a block.
  public var times: String { language("Times", "Heures") }
  /// Of a time that is not stored yet, that it runs or is paused.
  func unstored(_ times: String, _ state: String) -> String { language("\(times) (\(state))", "\(times) (\(state))") }
}

extension Strings {
  /// Texts of days.
  public var day: DayStrings { DayStrings(language: language) }
}
