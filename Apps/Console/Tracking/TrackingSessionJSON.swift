import Foundation
import ModuloModels
import ModuloTracking
import ModuloUtilities

/// The documents of `track` commands about stored sessions.
enum TrackingSessionJSON {
  /// One page of sessions, whether there are sessions after it, and how many and how much there is of all pages.
  typealias Page = (sessions: [TrackingSessionDetailedDomain], hasMore: Bool, count: Int, activeSeconds: Int64)

  static let change = Document<TrackingSessionOutcome>(
    "track-change", "Sessions that were changed",
    [
      Member("sessions", .list(.object(members)), "As they are now; a deleted one as it was.") { $0.sessions },
      recounted,
    ])

  static let list = Document<Page>(
    "track-list", "A page of sessions",
    [
      Member("sessions", .list(.object(members)), "Newest first.") { $0.sessions },
      Member("hasMore", .flag, "Whether there are sessions after the page.") { $0.hasMore },
      Member("count", .integer, "The sessions of all pages.") { $0.count },
      Member("activeSeconds", .integer, "The time of the sessions of all pages.") { $0.activeSeconds },
    ])

  static let added = Document<TrackingSessionOutcome>(
    "track-add", "Sessions that were added", addedMembers.of { $0.sessions } + [recounted])

  static let importing = Document<ImportJSON.Outcome<TrackingSessionImportError.Problem>>(
    "track-import", "Outcomes of the rows of a file of times",
    ImportJSON.members(warnings: [])
      + [
        Member("activeSeconds", .integer, "The time of the imported rows.") { $0.activeSeconds },
        Member("groups", .list(.text), "The groups that were made, by their names.") { $0.groups.map(\.name) },
        Member("blocks", .list(.text), "The blocks that were made, by their names.") { $0.blocks.map(\.name) },
        Member("recounted", .list(.object(recount)), "The sessions that count for other half blocks since.") {
          $0.recounted
        },
      ].of { $0.report.tracked })

  static let export = Document<(count: Int, file: DataFile)>(
    "track-export", "Times that were written to a file",
    DocumentFileJSON.file.of { $0.file } + [Member("count", .integer, "How many times there are in it.") { $0.count }])

  static let schemas = [change.schema, list.schema, added.schema, importing.schema, export.schema]

  /// What was stored of a span, in every document that says so.
  static let addedMembers: [Member<[TrackingSessionDetailedDomain]>] = [
    Member("sessions", .list(.object(members)), "One for each day.") { $0 }
  ]

  /// What a session counts for.
  static let counts: [Member<TrackingSessionDomain>] = [
    Member("halves", .integer, "The half blocks that became full in it.") { $0.halves },
    Member("output", .output) { $0.halves },
    Member(
      "begunSeconds", .integer, "The time of the half blocks that are only begun and of which it has the last time."
    ) { session in session.halfBlocks.filter { !$0.isFull }.reduce(0) { $0 + $1.activeSeconds } },
    Member("activeSeconds", .integer, "The time without pauses.") { $0.activeSeconds },
  ]

  /// The times of a session.
  static let times = Shape.list(.object(TrackingJSON.time)).described("Without pauses, in order of their starts.")
    .of { (session: TrackingSessionDomain) in session.times.map { ($0.zonedSpan, $0.activeSeconds) } }

  private static let recounted = Member<TrackingSessionOutcome>(
    "recounted", .list(.object(recount)), "The others that count for other half blocks since."
  ) { $0.recounted }

  private static let recount: [Member<TrackingSessionOutcome.Recount>] = [
    Member("id", .id) { $0.session.id }, Member("number", .integer) { $0.session.session.number },
    Member("halves", .integer) { $0.session.session.halves },
    Member("formerHalves", .integer, "Before the change.") { $0.formerHalves },
  ]

  private static let moments: [Member<TrackingSessionDomain>] = [
    Member("start", .optional(.moment)) { session in
      session.times.first.map { ZonedInstant($0.start, in: $0.zone) }
    },
    Member("end", .optional(.moment)) { session in
      session.times.last.map { ZonedInstant($0.end, in: $0.zone) }
    },
    Member("createdAt", .moment, "The moment of completion.") {
      ZonedInstant($0.createdAt, in: $0.times.last?.zone ?? .gmt)
    },
  ]

  /// A stored session, in every document that has one.
  static let members: [Member<TrackingSessionDetailedDomain>] =
    [
      Member("id", .id) { $0.session.id },
      Member("number", .integer) { $0.session.number },
      Member("block", .object(BlockJSON.reference)) { $0.block },
      Member("group", .object(BlockGroupJSON.reference)) { $0.group },
      Member("day", .day) { $0.session.day },
    ] + moments.of { $0.session } + counts.of { $0.session } + [
      Member("memo", .optional(.text)) { $0.session.memo },
      Member("times", times) { $0.session },
    ]
}

extension TrackingSessionsListScreen: ListScreen {
  var csv: [[String]]? { viewModel.sessions.map(TrackingSessionJSON.members.csv) }

  var json: JSONValue? {
    viewModel.sessions.map {
      TrackingSessionJSON.list.json(($0, viewModel.hasFurtherSessions, viewModel.count, viewModel.activeSeconds))
    }
  }
}

extension TrackingSessionImportScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension TrackingSessionExportScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension TrackingSessionFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension TrackingSessionDivisionScreen: LinkedScreen {
  var json: JSONValue? { words }
}
