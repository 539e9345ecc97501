import Foundation
import ModuloCore
import ModuloModels
import ModuloTracking
import ModuloUtilities

/// The documents of `track` commands about the running session.
enum TrackingJSON {
  /// The running session at a moment.
  typealias Running = (tracking: TrackingDomain, now: Instant)

  static let running = Document<Running?>(
    "track", "The running session", [Member("running", .optional(.object(members)), "Null while none runs.") { $0 }])

  static let completion = Document<TrackingCompletionDomain>(
    "track-stop", "What completing the running session saved",
    TrackingSessionJSON.addedMembers.of { completed in
      let tracking = completed.tracking
      let sessions = completed.sessions.map {
        TrackingSessionDetailedDomain(session: $0, block: tracking.block, group: tracking.group)
      }
      return (sessions, completed.restSeconds)
    } + [
      Member("overlap", .optional(.object(overlap)), "What was saved before for the same time; null for nothing.") {
        $0.overlap
      }
    ])

  static let discarded = Document<Running>(
    "track-discard", "A session that was discarded", [Member("discarded", .object(members)) { $0 }])

  static let schemas = [running.schema, completion.schema, discarded.schema]

  /// The document of the running session at a moment; `nil` for none.
  static func running(_ tracking: TrackingDomain?, at now: Instant) -> JSONValue {
    running.json(tracking.map { ($0, now) })
  }

  /// The running session, in every document that has one.
  static let members: [Member<Running>] =
    [
      Member("block", .object(BlockJSON.reference)) { $0.tracking.block },
      Member("group", .object(BlockGroupJSON.reference)) { $0.tracking.group },
      Member("since", .moment) { $0.tracking.state.zonedStart },
      Member(
        "zone", .text,
        "Time zone in which the session was started: of IANA, or such as GMT+0900 for a start that was typed with another "
          + "offset."
      ) { $0.tracking.state.zone.identifier },
      Member("paused", .flag) { $0.tracking.state.isPaused },
    ] + progress.of { $0.tracking.state.progress(at: $0.now) }

  private static let progress: [Member<TrackingProgress>] = [
    Member("elapsedSeconds", .integer, "The active time of the half that is not completed.") { $0.elapsedSeconds },
    Member("activeSeconds", .integer) { $0.activeSeconds },
    Member("halves", .integer, "The completed halves.") { $0.halves.count },
    Member("output", .output) { $0.halves.count },
    Member("times", .list(.object(time)), "The last \(timesLimit) half blocks, in order of their starts.") {
      $0.halves.suffix(timesLimit).map { ($0, HalfBlock.seconds) }
    },
  ]

  /// The most halves that are listed of a running session, which may have run for years.
  private static let timesLimit = 100

  private static let overlap: [Member<TrackingOverlap>] = [
    Member("block", .text) { $0.blockName }, Member("start", .localTime) { $0.start.localTime },
  ]

  /// A half block, in the time zone of its own.
  static let time: [Member<(span: ZonedSpan, activeSeconds: Int64)>] = [
    Member("start", .moment) { ZonedInstant($0.span.start, in: $0.span.zone) },
    Member("end", .moment) { ZonedInstant($0.span.end, in: $0.span.zone) },
    Member("activeSeconds", .integer, "The time without pauses.") { $0.activeSeconds },
  ]
}

extension TrackingScreen: LinkedScreen {
  var json: JSONValue? { viewModel.day.map { TrackingJSON.running($0.running, at: viewModel.now) } }
}

extension TrackingStartScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension TrackingCompletionScreen: LinkedScreen {
  var json: JSONValue? { words }
}
