import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

extension ModelContext {
  /// The saved session with its block and that one's group; `nil` without one, and where its block is gone.
  borrowing func running() throws -> TrackingRecord? {
    guard let state = try value(of: .trackingSession) else { return nil }
    guard let block = try model(BlockEntity.self, for: state.blockID),
      let group = try model(BlockGroupEntity.self, for: block.groupID)
    else { return nil }
    return TrackingRecord(state: state, block: block, group: group)
  }

  /// Stores sessions with their times.
  borrowing func store(_ records: [TrackingSessionRecord]) throws(PersistenceError) -> [TrackingSessionRecord] {
    try self.records(of: try insert(records))
  }

  /// Inserts sessions with their times.
  ///
  /// - Returns: The sessions with their numbers.
  borrowing func insert(_ records: [TrackingSessionRecord]) throws(PersistenceError) -> [TrackingSessionEntity] {
    var sessions: [TrackingSessionEntity] = []
    for record in records {
      var session = record.session
      session.number = try insert(session)
      for time in record.times { try insert(time) }
      sessions.append(session)
    }
    return sessions
  }

  /// The first stored time that overlaps with the spans, with those of its session that follow without a gap; `nil` for
  /// none. The whole of a stored time counts. The cost grows with the times that end after a span begins.
  ///
  /// - Parameter sessionID: A session whose times don't count.
  borrowing func overlap(with spans: [TimeSpan], besides sessionID: UUID? = nil) throws -> TrackingOverlap? {
    for span in spans {
      guard let found = try fetch(.overlapping(span, besides: sessionID)).first else { continue }
      guard let session = try model(TrackingSessionEntity.self, for: found.sessionID) else {
        throw RepositoryError.damaged(.misplacedTime(number: found.number))
      }
      guard let block = try model(BlockEntity.self, for: session.blockID) else {
        throw RepositoryError.damaged(.orphanedSession(number: session.number))
      }
      let half = try found.toDomain()
      let spans = try fetch(.times(of: session.id)).map { try $0.toDomain().zonedSpan }.joined
      let whole = spans.first { $0.start <= half.start && half.end <= $0.end } ?? half.zonedSpan
      return TrackingOverlap(blockName: block.name, start: whole.zonedStart, end: whole.end)
    }
    return nil
  }

  /// The first active time of the running session that has any time of the spans; `nil` for none.
  borrowing func runningOverlap(with spans: [TimeSpan]) throws -> TrackingOverlap? {
    guard let running = try running() else { return nil }
    let active = running.state.activeSpans(until: .latest)
    let found = active.first { active in spans.contains { $0.start < active.end && active.start < $0.end } }
    return found.map {
      TrackingOverlap(blockName: running.block.name, start: $0.zonedStart, end: $0.end == .latest ? nil : $0.end)
    }
  }
}

extension TrackingSessionRecord {
  /// The times from their starts to their ends, joined.
  var spans: [TimeSpan] { times.map { TimeSpan(start: $0.start, end: $0.end) }.joined }
}

extension FetchDescriptor<TrackingTimeEntity> {
  /// The first time that overlaps with the span.
  fileprivate static func overlapping(_ span: TimeSpan, besides sessionID: UUID?) -> Self {
    let (start, end) = (span.start, span.end)
    guard let sessionID else {
      return FetchDescriptor(
        predicate: #Predicate { $0.start < end && $0.end > start }, sortBy: [SortDescriptor(\.start)], fetchLimit: 1)
    }
    return FetchDescriptor(
      predicate: #Predicate { $0.start < end && $0.end > start && $0.sessionID != sessionID },
      sortBy: [SortDescriptor(\.start)], fetchLimit: 1)
  }
}
