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
    try suspendTracking()
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
    return faults
  }

  /// Pauses the running session at its last event. So a copy of the data that was made long ago brings no halves for the
  /// time since.
  public borrowing func suspendTracking() throws {
    let key = KeyValueKey<TrackingState?>.trackingSession
    let name = key.name
    let found = try fetch(FetchDescriptor<KeyValueEntity>(predicate: #Predicate { $0.key == name }))
    guard let stored = found.first, let state = try stored.decoded(as: key), !state.isPaused else { return }
    try update(try KeyValueEntity(id: stored.id, number: stored.number, state.suspended, for: key))
  }

  /// Passes the number of each time whose block or day isn't its session's. Keeps the sessions in memory.
  private borrowing func forEachMisplacedTime(_ body: (Int64) throws -> Void) throws {
    let sessions = try fetch(
      FetchDescriptor<TrackingSessionEntity>(), properties: \.id, \.blockID, \.day)
    let owners = Dictionary(sessions.map { ($0.0, TimeOwner(blockID: $0.1, day: $0.2)) }) { first, _ in first }
    var last: Int64 = 0
    while true {
      let number = last
      var times = FetchDescriptor<TrackingTimeEntity>(
        predicate: #Predicate { $0.number > number }, sortBy: [SortDescriptor(\.number)])
      times.fetchLimit = 10_000
      let found = try fetch(times, properties: \.number, \.sessionID, \.blockID, \.day)
      for (number, sessionID, blockID, day) in found where owners[sessionID] != TimeOwner(blockID: blockID, day: day) {
        try body(number)
      }
      guard let end = found.last else { return }
      last = end.0
    }
  }
}

/// What a time has from its session.
private struct TimeOwner: Equatable {
  let blockID: UUID
  let day: CalendarDay
}
