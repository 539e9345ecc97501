import Foundation
import ModuloDesignSystem
import ModuloModels
import ModuloUtilities

/// JSON output of `day`.
enum DayJSON {
  /// The board and the timeline of a day at a moment.
  static func day(_ day: DayDomain, at now: Instant) -> JSONValue {
    let timeline = day.timeline
    let owners = Dictionary(day.sessions.map { ($0.id, $0) }) { first, _ in first }
    return .object(
      schema + [
        .init("day", JSONValue(day.day)), .init("halves", JSONValue(timeline.halves)),
        .init("output", BlockJSON.output(of: timeline.halves)), .init("board", board(day, at: now)),
        .init(
          "timeline", .array(timeline.entries.compactMap { entry in owners[entry.session.id].map { item(entry, $0) } })),
      ])
  }

  /// The total and the board of a day; null where it can't be read.
  static func summary(_ day: DayDomain?, at now: Instant) -> JSONValue {
    guard let day else { return .null }
    let halves = day.timeline.halves
    return ["halves": JSONValue(halves), "output": BlockJSON.output(of: halves), "board": board(day, at: now)]
  }

  /// The hours of a day's board at a moment.
  private static func board(_ day: DayDomain, at now: Instant) -> JSONValue {
    let stored = Set(day.sessions.map(\.id))
    return .array(
      day.board(at: now).hours.enumerated().map { hour, halves in
        [
          "hour": JSONValue(hour), "first": half(halves.first, stored), "second": half(halves.second, stored),
        ]
      })
  }

  /// - Parameter stored: The ids of the stored sessions; the running one is named by none.
  private static func half(_ half: DayBoard.Half?, _ stored: Set<UUID>) -> JSONValue {
    guard let half else { return .null }
    let session = stored.contains(half.sessionID) ? JSONValue.string(half.sessionID.uuidString.lowercased()) : .null
    return [
      "block": .string(half.blockID.uuidString.lowercased()), "session": session,
      "color": .string("\(half.color.page)"),
      "state": .string(half.state.name),
    ]
  }

  private static func item(_ entry: DayTimeline.Entry, _ session: TrackingSessionDetailedDomain) -> JSONValue {
    let zones = entry.session.times.map(\.zone)
    return [
      "session": .string(session.id.uuidString.lowercased()), "number": JSONValue(session.session.number),
      "block": BlockJSON.reference(to: session.block), "group": BlockGroupJSON.reference(to: session.group),
      "start": .string(entry.start.text(in: zones.first ?? .gmt)),
      "end": .string(entry.end.text(in: zones.last ?? .gmt)),
      "halves": JSONValue(entry.session.halves), "output": BlockJSON.output(of: entry.session.halves),
      "activeSeconds": JSONValue(Int(entry.session.activeSeconds)), "memo": JSONValue(entry.session.memo),
      "times": TrackingSessionJSON.times(entry.session),
    ]
  }
}

extension DayBoard.State {
  fileprivate var name: String {
    switch self {
    case .stored: "stored"
    case .tracking: "tracking"
    case .paused: "paused"
    }
  }
}
