import Foundation
import ModuloCore
import ModuloModels
import ModuloTracking
import ModuloUtilities

/// The documents of `track` commands about the running session.
enum TrackingJSON {
  /// The running session at a moment.
  typealias Running = (tracking: TrackingDomain, now: Instant)
  /// What a switch saved, `nil` for nothing, and the session that runs.
  typealias Switched = (completed: TrackingCompletionDomain?, running: Running)

  static let running = Document<(running: Running?, targets: [TargetProgress]?)>(
    "track", "The running session",
    [
      Member("running", .optional(.object(members)), "Null while none runs.") { $0.running },
      Member(
        "targets", .optional(.list(.object(TargetJSON.progress))),
        "The targets in their periods of today; null after a command that changes the session."
      ) { $0.targets },
    ])

  static let completion = Document<TrackingCompletionDomain>(
    "track-stop", "What completing the running session saved",
    TrackingSessionJSON.addedMembers.of(sessions) + [
      Member(
        "discardedSeconds", .integer, "The active time of a session of less than a minute, which isn't saved; else 0."
      ) { $0.discardedSeconds },
      Member("overlap", .optional(.object(overlap)), "What was saved before for the same time; null for nothing.") {
        $0.overlap
      },
    ])

  static let switched = Document<Switched>(
    "track-switch", "What a switch saved and started",
    [
      Member(
        "saved", .list(.object(TrackingSessionJSON.members)),
        "One for each day; none where nothing ran, or too shortly."
      ) { $0.completed.map(sessions) ?? [] },
      Member("running", .object(members)) { $0.running },
    ])

  static let discarded = Document<Running>(
    "track-discard", "A session that was discarded", [Member("discarded", .object(members)) { $0 }])

  static let schemas = [running.schema, completion.schema, switched.schema, discarded.schema]

  private static func sessions(_ completed: TrackingCompletionDomain) -> [TrackingSessionDetailedDomain] {
    let tracking = completed.tracking
    return completed.sessions.map {
      TrackingSessionDetailedDomain(session: $0, block: tracking.block, group: tracking.group)
    }
  }

  /// The document of the running session at a moment; `nil` for none.
  static func running(
    _ tracking: TrackingDomain?, at now: Instant, targets: [TargetProgress]? = nil
  ) -> JSONValue {
    running.json((tracking.map { ($0, now) }, targets))
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
    ] + progress.of { $0.tracking.state.progress(at: $0.now) } + [
      Member(
        "times", .list(.object(time)), "The last \(timesLimit) times between two pauses, in order of their starts."
      ) { value in
        value.tracking.state.activeSpans(until: value.now).suffix(timesLimit).map {
          ($0, $0.start.milliseconds(until: $0.end) / 1_000)
        }
      }
    ]

  private static let progress: [Member<TrackingProgress>] = [
    Member("elapsedSeconds", .integer, "The active time of the half that is not completed.") { $0.elapsedSeconds },
    Member("activeSeconds", .integer) { $0.activeSeconds },
    Member("halves", .integer, "The completed halves of the session by itself.") { $0.halves.count },
    Member("output", .output) { $0.halves.count },
  ]

  /// The most times that are listed of a running session.
  private static let timesLimit = 100

  private static let overlap: [Member<TrackingOverlap>] = [
    Member("block", .text) { $0.blockName }, Member("start", .localTime) { $0.start.localTime },
  ]

  /// A time, in the time zone of its own.
  static let time: [Member<(span: ZonedSpan, activeSeconds: Int64)>] = [
    Member("start", .moment) { ZonedInstant($0.span.start, in: $0.span.zone) },
    Member("end", .moment) { ZonedInstant($0.span.end, in: $0.span.zone) },
    Member("activeSeconds", .integer, "The time without pauses.") { $0.activeSeconds },
  ]
}

extension TrackingScreen: LinkedScreen {
  var json: JSONValue? {
    viewModel.day.map { TrackingJSON.running($0.running, at: viewModel.now, targets: $0.targets) }
  }
}

extension TrackingStartScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension TrackingCompletionScreen: LinkedScreen {
  var json: JSONValue? { words }
}
