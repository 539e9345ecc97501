import Foundation
import ModuloModels
import ModuloUtilities

/// JSON output of `track` commands about the running session.
enum TrackingJSON {
  /// The running session at a moment; `nil` for none.
  static func running(_ tracking: TrackingDomain?, at now: Instant) -> JSONValue {
    .object(schema + [.init("running", members(of: tracking, at: now))])
  }

  /// What completing stored.
  static func completion(_ completed: TrackingCompletionDomain) -> JSONValue {
    let tracking = completed.tracking
    let sessions = completed.sessions.map {
      TrackingSessionDetailedDomain(session: $0, block: tracking.block, group: tracking.group)
    }
    return .object(
      schema + [
        .init("sessions", .array(sessions.map { .object(TrackingSessionJSON.members(of: $0)) })),
        .init("restSeconds", JSONValue(Int(completed.restSeconds))),
        .init(
          "overlap",
          completed.overlap.map { ["block": .string($0.blockName), "start": .string("\($0.start.localTime)")] } ?? .null
        ),
      ])
  }

  /// A session that was discarded, as it was.
  static func discarded(_ tracking: TrackingDomain, at now: Instant) -> JSONValue {
    .object(schema + [.init("discarded", members(of: tracking, at: now))])
  }

  /// The running session, in every document that has one; null for none.
  static func members(of tracking: TrackingDomain?, at now: Instant) -> JSONValue {
    guard let tracking else { return .null }
    let (state, progress) = (tracking.state, tracking.state.progress(at: now))
    let listed = progress.halves.suffix(timesLimit)
    return [
      "block": BlockJSON.reference(to: tracking.block), "group": BlockGroupJSON.reference(to: tracking.group),
      "since": .string(state.start.text(in: state.zone)), "zone": .string(state.zone.identifier),
      "paused": .bool(state.isPaused), "elapsedSeconds": JSONValue(Int(progress.elapsedSeconds)),
      "activeSeconds": JSONValue(Int(progress.activeSeconds)), "halves": JSONValue(progress.halves.count),
      "output": BlockJSON.output(of: progress.halves.count),
      "times": .array(listed.map { time($0.start, $0.end, HalfBlock.seconds, in: $0.zone) }),
    ]
  }

  /// The most halves that are listed of a running session, which may have run for years.
  private static let timesLimit = 100

  /// A half block, in the local time of its zone.
  static func time(_ start: Instant, _ end: Instant, _ activeSeconds: Int64, in zone: TimeZone) -> JSONValue {
    [
      "start": .string(start.text(in: zone)), "end": .string(end.text(in: zone)),
      "activeSeconds": JSONValue(Int(activeSeconds)),
    ]
  }
}
