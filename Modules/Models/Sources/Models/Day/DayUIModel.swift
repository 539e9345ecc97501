public import ModuloUtilities

/// A day as it is shown at a moment: text, ready for display.
public struct DayUIModel: Equatable, Sendable {
  /// With a short month.
  public let day: String
  /// The output of the stored sessions; `nil` for none.
  public let total: String?
  /// The halves by the hour.
  public let board: DayBoardUIModel
  /// The stored sessions in the order in which they began.
  public let timeline: [TrackingSessionUIModel]
}

extension DayDomain {
  /// The day as it is shown at a moment, up to which the running session counts.
  public func toUIModel(_ format: FormatContext, at now: Instant) -> DayUIModel {
    let timeline = timeline
    let owners = Dictionary(sessions.map { ($0.id, $0) }) { first, _ in first }
    return DayUIModel(
      day: format.day(day), total: timeline.halves > 0 ? format.blocks(of: timeline.halves) : nil,
      board: toBoardUIModel(format, at: now),
      timeline: timeline.entries.compactMap { owners[$0.session.id]?.toUIModel(format) })
  }
}

/// The words of days.
public struct DayStrings: Sendable {
  /// Title of a day's sessions.
  public let timeline: String
  /// The text of a day without sessions.
  public let none: String
  /// Title of today's board.
  public let today: String
  /// Heading of the blocks of a board.
  public let block: String
  /// Heading of the times of a block.
  public let times: String
  /// Of a time that is not stored yet, that it runs or is paused.
  let unstored: @Sendable (_ times: String, _ state: String) -> String
}

extension DayStrings {
  static let english = DayStrings(
    timeline: "Timeline", none: "No blocks on this day.", today: "Today", block: "Block", times: "Times",
    unstored: { times, state in "\(times) (\(state))" })

  static let french = DayStrings(
    timeline: "Chronologie", none: "Aucun bloc ce jour-là.", today: "Aujourd’hui", block: "Bloc", times: "Heures",
    unstored: { times, state in "\(times) (\(state))" })
}
