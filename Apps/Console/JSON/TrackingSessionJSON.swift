import Foundation
import ModuloModels
import ModuloUtilities

/// JSON output of `track` commands about stored sessions.
enum TrackingSessionJSON {
  /// A session as it was changed or deleted.
  static func session(_ session: TrackingSessionDetailedDomain) -> JSONValue {
    .object(schema + members(of: session))
  }

  /// One page of sessions.
  ///
  /// - Parameter hasMore: Whether there are sessions after those of the page.
  static func list(_ sessions: [TrackingSessionDetailedDomain], hasMore: Bool) -> JSONValue {
    .object(
      schema + [
        .init("sessions", .array(sessions.map { .object(members(of: $0)) })), .init("hasMore", .bool(hasMore)),
      ])
  }

  /// The sessions that were added, one for each day, and the seconds that were left out.
  static func added(_ sessions: [TrackingSessionDetailedDomain], restSeconds: Int64) -> JSONValue {
    .object(
      schema + [
        .init("sessions", .array(sessions.map { .object(members(of: $0)) })),
        .init("restSeconds", JSONValue(Int(restSeconds))),
      ])
  }

  static func members(of detailed: TrackingSessionDetailedDomain) -> [JSONValue.Member] {
    let session = detailed.session
    return [
      .init("id", .string(session.id.uuidString.lowercased())), .init("number", JSONValue(session.number)),
      .init("block", BlockJSON.reference(to: detailed.block)),
      .init("group", BlockGroupJSON.reference(to: detailed.group)),
      .init("day", JSONValue(session.day)),
      .init("createdAt", .string(session.createdAt.text(in: session.times.last?.zone ?? .gmt))),
      .init("halves", JSONValue(session.halves)), .init("output", BlockJSON.output(of: session.halves)),
      .init("activeSeconds", JSONValue(Int(session.activeSeconds))), .init("memo", JSONValue(session.memo)),
      .init("times", times(session)),
    ]
  }

  static func times(_ session: TrackingSessionDomain) -> JSONValue {
    .array(session.times.map { TrackingJSON.time($0.start, $0.end, $0.activeSeconds, in: $0.zone) })
  }
}
