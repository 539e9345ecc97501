import Foundation
import ModuloModels
import ModuloTracking
import ModuloUtilities

/// The documents of `track` commands about stored sessions.
enum TrackingSessionJSON {
  /// Sessions, one for each day, and the seconds that were left out.
  typealias Added = (sessions: [TrackingSessionDetailedDomain], restSeconds: Int64)
  /// One page of sessions, and whether there are sessions after it.
  typealias Page = (sessions: [TrackingSessionDetailedDomain], hasMore: Bool)

  static let session = Document("session", "A session", members)

  static let list = Document<Page>(
    "track-list", "A page of sessions",
    [
      Member("sessions", .list(.object(members)), "Newest first.") { $0.sessions },
      Member("hasMore", .flag, "Whether there are sessions after the page.") { $0.hasMore },
    ])

  static let added = Document("track-add", "Sessions that were added", addedMembers)

  static let schemas = [session.schema, list.schema, added.schema]

  /// What was stored of a span, in every document that says so.
  static let addedMembers: [Member<Added>] = [
    Member("sessions", .list(.object(members)), "One for each day.") { $0.sessions },
    Member("restSeconds", .integer, "The time that makes no whole half, and was left out.") { $0.restSeconds },
  ]

  /// The half blocks of a session.
  static let times = Shape.list(.object(TrackingJSON.time)).described("The half blocks, in order of their starts.")
    .of { (session: TrackingSessionDomain) in session.times.map { ($0.zonedSpan, $0.activeSeconds) } }

  private static let members: [Member<TrackingSessionDetailedDomain>] = [
    Member("id", .id) { $0.session.id },
    Member("number", .integer) { $0.session.number },
    Member("block", .object(BlockJSON.reference)) { $0.block },
    Member("group", .object(BlockGroupJSON.reference)) { $0.group },
    Member("day", .day) { $0.session.day },
    Member("createdAt", .moment, "The moment of completion.") {
      ZonedInstant($0.session.createdAt, in: $0.session.times.last?.zone ?? .gmt)
    },
    Member("halves", .integer) { $0.session.halves },
    Member("output", .output) { $0.session.halves },
    Member("activeSeconds", .integer, "The time without pauses.") { $0.session.activeSeconds },
    Member("memo", .optional(.text)) { $0.session.memo },
    Member("times", times) { $0.session },
  ]
}

extension TrackingSessionsListScreen: LinkedScreen {
  var json: JSONValue? {
    viewModel.sessions.map { TrackingSessionJSON.list.json(($0, viewModel.hasFurtherSessions)) }
  }
}

extension TrackingSessionFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}
