import Foundation
import ModuloCore
import ModuloDesignSystem
import ModuloModels
import ModuloTracking
import ModuloUtilities

/// The document of `day`.
enum DayJSON {
  /// A day, and the moment up to which the running session counts.
  typealias Day = (day: DayDomain, now: Instant)

  static let day = Document<Day>(
    "day", "A day",
    [
      Member("day", .day) { $0.day.day },
      Member("halves", .integer, "The whole ones of the stored sessions.") { $0.day.timeline.halves },
      Member("output", .output) { $0.day.timeline.halves },
      Member("activeSeconds", .integer, "The time of the stored sessions.") { $0.day.timeline.activeSeconds },
      Member("worth", .object(HourlyRateJSON.worth), "What the time of the stored sessions is worth.") { $0.day.worth },
      board,
      Member("timeline", .list(.object(item)), "In order of their starts.") { items($0.day) },
      Member("planned", PlannedBlockJSON.planned) { $0.day.planned },
      Member("comparison", PlannedBlockJSON.day) { $0.day },
      targets,
    ])

  static let schemas = [day.schema]

  /// The total and the board, in a document that says more than of the day.
  static let summary: [Member<Day>] = [
    Member("halves", .integer) { $0.day.timeline.halves }, Member("output", .output) { $0.day.timeline.halves }, board,
    targets,
  ]

  /// The targets in their periods of the day.
  static let targets = Member<Day>("targets", .list(.object(TargetJSON.progress)), "In their periods of the day.") {
    $0.day.targets
  }

  private static let board = Member<Day>("board", .list(.object(hour)), "The hours from 0 to 23.") { value in
    let stored = Set(value.day.sessions.map(\.id))
    return value.day.board(at: value.now).hours.enumerated().map { ($0, $1, stored) }
  }
}

extension DayJSON {
  /// An hour of the board, and the ids of the stored sessions.
  private typealias Hour = (number: Int, hour: DayBoard.Hour, stored: Set<UUID>)
  private typealias Half = (half: DayBoard.Half, stored: Set<UUID>)

  private static let hour: [Member<Hour>] = [
    Member("hour", .integer) { $0.number },
    Member("first", .optional(.object(half))) { value in value.hour.first.map { ($0, value.stored) } },
    Member("second", .optional(.object(half))) { value in value.hour.second.map { ($0, value.stored) } },
  ]

  private static let half: [Member<Half>] = [
    Member("block", .id) { $0.half.blockID },
    Member("session", .optional(.id), "Null for the running session.") {
      $0.stored.contains($0.half.sessionID) ? $0.half.sessionID : nil
    },
    Member("color", .hex) { $0.half.color },
    Member("state", .choice(["stored", "begun", "tracking", "paused"])) { $0.half.state.name },
  ]
}

extension DayJSON {
  /// A session of the timeline.
  private typealias Item = (entry: DayTimeline.Entry, session: TrackingSessionDetailedDomain)

  private static func items(_ day: DayDomain) -> [Item] {
    let owners = Dictionary(day.sessions.map { ($0.id, $0) }) { first, _ in first }
    return day.timeline.entries.compactMap { entry in owners[entry.session.id].map { (entry, $0) } }
  }

  private static let item: [Member<Item>] =
    [
      Member("session", .id) { $0.session.id },
      Member("number", .integer) { $0.session.session.number },
      Member("block", .object(BlockJSON.reference)) { $0.session.block },
      Member("group", .object(BlockGroupJSON.reference)) { $0.session.group },
      Member("start", .moment) { ZonedInstant($0.entry.start, in: $0.entry.session.times.first?.zone ?? .gmt) },
      Member("end", .moment) { ZonedInstant($0.entry.end, in: $0.entry.session.times.last?.zone ?? .gmt) },
    ] + TrackingSessionJSON.counts.of { $0.entry.session } + [
      Member("memo", .optional(.text)) { $0.entry.session.memo },
      Member("times", TrackingSessionJSON.times) { $0.entry.session },
    ]
}

extension DayBoard.State {
  fileprivate var name: String {
    switch self {
    case .stored: "stored"
    case .begun: "begun"
    case .tracking: "tracking"
    case .paused: "paused"
    }
  }
}

extension DayScreen: LinkedScreen {
  var json: JSONValue? { viewModel.day.map { DayJSON.day.json(($0, viewModel.now)) } }
}
