public import Foundation
public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// Tracked sessions in a storage. The engine keeps the derived sums in step.
public struct DefaultTrackingSessionRepository: TrackingSessionRepository {
  private let storage: any Storage

  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchAll(
    of reference: BlockReference?, in days: ClosedRange<CalendarDay>?, page: Page
  ) async throws(RepositoryError) -> (
    block: BlockEntity?, sessions: [TrackingSessionDetailedRecord], offset: Int, count: Int
  ) {
    try await storage.read { context in
      let block = try reference.map { try $0.choice(among: try context.fetch(.blocks), in: try context.fetch(.groups)) }
      let list = FetchDescriptor.sessions(of: block?.id, in: days)
      let found = try context.page(page, of: list)
      return (
        block: block, sessions: try context.detailed(try context.records(of: found.rows)), offset: found.offset,
        count: try context.fetchCount(list)
      )
    }
  }

  public func insertAll(
    _ sessions: [TrackingSessionRecord], allowingOverlap: Bool
  ) async throws(RepositoryError) -> [TrackingSessionDetailedRecord] {
    try await storage.write { context in
      if let stored = try context.stored(sessions) { return try context.detailed(stored) }
      if !allowingOverlap { try context.refuseOverlap(with: sessions.flatMap(\.spans).joined) }
      var stored: [TrackingSessionRecord] = []
      for session in sessions { stored.append(try context.store(session)) }
      return try context.detailed(stored)
    }
  }

  public func fetchOne(matching reference: NumberReference) async throws(RepositoryError)
    -> TrackingSessionDetailedRecord
  {
    try await storage.read { try $0.record(reference) }
  }

  @discardableResult
  public func update(
    memo: String?, matching reference: NumberReference
  ) async throws(RepositoryError) -> TrackingSessionDetailedRecord {
    try await storage.write { context in
      let present = try context.record(reference)
      var session = present.record.session
      session.memo = memo
      try context.update(session)
      return TrackingSessionDetailedRecord(
        record: TrackingSessionRecord(session: session, times: present.record.times), block: present.block,
        group: present.group)
    }
  }

  @discardableResult
  public func delete(by id: UUID) async throws(RepositoryError) -> TrackingSessionDetailedRecord {
    try await storage.write { context in
      let record = try context.record(.id(id))
      try context.delete(TrackingSessionEntity.self, for: id)
      return record
    }
  }
}

extension ModelContext {
  /// The session that a reference names, which has to be there.
  fileprivate borrowing func record(_ reference: NumberReference) throws -> TrackingSessionDetailedRecord {
    let found: [TrackingSessionEntity] = try fetch(.matching(reference))
    guard let record = try detailed(try records(of: found)).first else { throw RepositoryError.notFound }
    return record
  }

  /// The rows of sessions that are stored already; `nil` where the first isn't.
  fileprivate borrowing func stored(_ sessions: [TrackingSessionRecord]) throws -> [TrackingSessionRecord]? {
    guard let first = sessions.first, try model(TrackingSessionEntity.self, for: first.session.id) != nil else {
      return nil
    }
    var stored: [TrackingSessionEntity] = []
    for session in sessions {
      // One of several that was deleted since stays deleted.
      if let found = try model(TrackingSessionEntity.self, for: session.session.id) { stored.append(found) }
    }
    return try records(of: stored)
  }

  fileprivate borrowing func refuseOverlap(with spans: [TimeSpan]) throws {
    if let overlap = try overlap(with: spans) ?? runningOverlap(with: spans) {
      throw RepositoryError.forbidden(.tracking(.overlap(overlap)))
    }
  }

  /// Sessions with their times, in the same order: one read, however many there are.
  fileprivate borrowing func records(
    of sessions: [TrackingSessionEntity]
  ) throws(PersistenceError) -> [TrackingSessionRecord] {
    sessions.records(with: sessions.isEmpty ? [] : try fetch(.times(of: sessions.map(\.id))))
  }
}
