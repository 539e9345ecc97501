import Foundation
public import ModuloModels
import ModuloUtilities
public import PersistenceKit

extension ModelContext {
  /// What is left to do once a document is imported.
  ///
  /// - Throws: `decoding` for a tracked time that isn't of its session's block and day.
  public borrowing func finishImport() throws {
    try mendBalances()
    try forEachMisplacedTime { number in
      throw PersistenceError.decoding(
        table: TrackingTimeEntity.schema.table, column: "session_id", number: number,
        detail: Damage.misplacedTime(number: number).detail)
    }
    try mendSessions()
    try suspendTracking()
  }

  /// Takes the starts of the sessions from their times. Documents and files of an earlier version have none.
  public borrowing func mendSessions() throws {
    for (id, start) in try staleSessions() {
      guard var session = try model(TrackingSessionEntity.self, for: id) else { continue }
      session.start = start
      try update(session)
    }
  }

  /// The faults between rows, which no row by itself has. The first thousand of each kind are named.
  public borrowing func derivedFaults() throws -> [DataFault] {
    var faults = try balanceFaults()
    var count = 0
    try forEachMisplacedTime { number in
      count += 1
      guard count <= 1_000 else { return }
      faults.append(
        DataFault(
          .reference, table: TrackingTimeEntity.schema.table, number: Int(number),
          detail: "the time #\(number): \(Damage.misplacedTime(number: number).detail)"))
    }
    return faults + (try sessionFaults())
  }

  /// Pauses the running session at its last event. So a copy of the data that was made long ago brings no halves for the
  /// time since.
  public borrowing func suspendTracking() throws {
    try changeTracking { $0.suspended }
  }

  /// Replaces the running session, unless it is paused, by what is made of it.
  borrowing func changeTracking(_ change: (TrackingState) -> TrackingState) throws {
    let key = KeyValueKey<TrackingState?>.trackingSession
    let name = key.name
    let found = try fetch(FetchDescriptor<KeyValueEntity>(predicate: #Predicate { $0.key == name }))
    guard let stored = found.first, let state = try stored.decoded(as: key), !state.isPaused else { return }
    try update(try KeyValueEntity(id: stored.id, number: stored.number, change(state), for: key))
  }

  /// The sessions whose start isn't that of their first time. The first thousand are named.
  private borrowing func sessionFaults() throws -> [DataFault] {
    try staleSessions().prefix(1_000).compactMap { id, _ in
      try model(TrackingSessionEntity.self, for: id).map { session in
        DataFault(
          .total, table: TrackingSessionEntity.schema.table, number: Int(session.number),
          detail: "the start of the session #\(session.number) differs from its times")
      }
    }
  }

  /// The sessions that are kept with another start than that of their first time, with the right one. Keeps the
  /// sessions in memory.
  private borrowing func staleSessions() throws -> [(id: UUID, start: Instant?)] {
    var first: [UUID: Instant] = [:]
    try forEachTime { first[$0.sessionID] = min(first[$0.sessionID] ?? $0.start, $0.start) }
    let sessions = try fetch(
      FetchDescriptor<TrackingSessionEntity>(sortBy: [SortDescriptor(\.number)]), properties: \.id, \.start)
    return sessions.filter { first[$0.0] != $0.1 }.map { ($0.0, first[$0.0]) }
  }

  /// Passes the number of each time whose block or day isn't its session's. Keeps the sessions in memory.
  private borrowing func forEachMisplacedTime(_ body: (Int64) throws -> Void) throws {
    let sessions = try fetch(
      FetchDescriptor<TrackingSessionEntity>(), properties: \.id, \.blockID, \.day)
    let owners = Dictionary(sessions.map { ($0.0, TimeOwner(blockID: $0.1, day: $0.2)) }) { first, _ in first }
    try forEachTime { time in
      if owners[time.sessionID] != TimeOwner(blockID: time.blockID, day: time.day) { try body(time.number) }
    }
  }

  /// Passes every time in the order of the numbers. Keeps ten thousand in memory.
  private borrowing func forEachTime(_ body: (StoredTime) throws -> Void) throws {
    var last: Int64 = 0
    while true {
      let number = last
      var times = FetchDescriptor<TrackingTimeEntity>(
        predicate: #Predicate { $0.number > number }, sortBy: [SortDescriptor(\.number)])
      times.fetchLimit = 10_000
      let found = try fetch(times, properties: \.number, \.sessionID, \.blockID, \.day, \.start)
      for (number, sessionID, blockID, day, start) in found {
        try body(StoredTime(number: number, sessionID: sessionID, blockID: blockID, day: day, start: start))
      }
      guard let end = found.last else { return }
      last = end.0
    }
  }
}

/// What is read of a time to compare it with its session.
private struct StoredTime {
  let number: Int64
  let sessionID: UUID
  let blockID: UUID
  let day: CalendarDay
  let start: Instant
}

/// What a time has from its session.
private struct TimeOwner: Equatable {
  let blockID: UUID
  let day: CalendarDay
}
