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

  public func fetchAll(of blockID: UUID, page: Page) async throws(RepositoryError) -> [TrackingSessionRecord] {
    try await storage.read { try $0.records(of: $0.fetch(.sessions(of: blockID, page))) }
  }

  public func fetchAll(on day: CalendarDay) async throws(RepositoryError) -> [TrackingSessionRecord] {
    try await storage.read { try $0.records(of: $0.fetch(.sessions(on: day))) }
  }

  public func fetchOne(matching reference: NumberReference) async throws(RepositoryError) -> TrackingSessionRecord {
    try await storage.read { try $0.record(reference) }
  }

  @discardableResult
  public func update(
    memo: String?, matching reference: NumberReference
  ) async throws(RepositoryError) -> TrackingSessionRecord {
    try await storage.write { context in
      let present = try context.record(reference)
      var session = present.session
      session.memo = memo
      try context.update(session)
      return TrackingSessionRecord(session: session, times: present.times)
    }
  }

  @discardableResult
  public func delete(matching reference: NumberReference) async throws(RepositoryError) -> TrackingSessionRecord {
    try await storage.write { context in
      let record = try context.record(reference)
      try context.delete(TrackingSessionEntity.self, for: record.session.id)
      return record
    }
  }
}

extension ModelContext {
  /// The session that a reference names, which has to be there.
  fileprivate borrowing func record(_ reference: NumberReference) throws -> TrackingSessionRecord {
    guard let session: TrackingSessionEntity = try fetch(.matching(reference)).first else {
      throw RepositoryError.notFound
    }
    return try record(of: session)
  }

  private borrowing func record(of session: TrackingSessionEntity) throws(PersistenceError) -> TrackingSessionRecord {
    TrackingSessionRecord(session: session, times: try fetch(.times(of: session.id)))
  }

  /// Sessions with their times. The cost grows with both.
  fileprivate borrowing func records(
    of sessions: [TrackingSessionEntity]
  ) throws(PersistenceError) -> [TrackingSessionRecord] {
    var records: [TrackingSessionRecord] = []
    for session in sessions { records.append(try record(of: session)) }
    return records
  }
}
