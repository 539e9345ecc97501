public import Foundation
public import ModuloModels
public import ModuloUtilities
import PersistenceKit

/// The stored sessions. Every method is one transaction, and every read one consistent snapshot.
public protocol TrackingSessionRepository: Sendable {
  /// One page of a block's sessions, the newest first: by the moment of completion, and of one moment by number. The
  /// cost grows with the page.
  func fetchAll(of blockID: UUID, page: Page) async throws(RepositoryError) -> [TrackingSessionRecord]

  /// The sessions of a day, of all blocks, by their numbers.
  func fetchAll(on day: CalendarDay) async throws(RepositoryError) -> [TrackingSessionRecord]

  /// The session that `reference` names.
  ///
  /// - Throws: ``RepositoryError/notFound``.
  func fetchOne(matching reference: NumberReference) async throws(RepositoryError) -> TrackingSessionRecord

  /// Changes the memo of a session, and nothing else.
  ///
  /// - Returns: The session as it is now.
  /// - Throws: ``RepositoryError/notFound``.
  @discardableResult
  func update(
    memo: String?, matching reference: NumberReference
  ) async throws(RepositoryError) -> TrackingSessionRecord

  /// Deletes a session with all of its times.
  ///
  /// - Returns: The session as it was.
  /// - Throws: ``RepositoryError/notFound``.
  @discardableResult
  func delete(matching reference: NumberReference) async throws(RepositoryError) -> TrackingSessionRecord
}

extension FetchDescriptor<TrackingSessionEntity> {
  /// One page of a block's sessions, the newest first.
  static func sessions(of blockID: UUID, _ page: Page) -> Self {
    FetchDescriptor(
      predicate: #Predicate { $0.blockID == blockID },
      sortBy: [SortDescriptor(\.createdAt, order: .reverse), SortDescriptor(\.number, order: .reverse)],
      fetchLimit: page.limit, fetchOffset: page.offset)
  }

  /// The sessions of a day, by their numbers.
  static func sessions(on day: CalendarDay) -> Self {
    FetchDescriptor(predicate: #Predicate { $0.day == day }, sortBy: [SortDescriptor(\.number)])
  }

  /// The session that is meant.
  static func matching(_ reference: NumberReference) -> Self {
    switch reference {
    case .number(let number): FetchDescriptor(predicate: #Predicate { $0.number == number })
    case .id(let id): FetchDescriptor(predicate: #Predicate { $0.id == id })
    }
  }
}

extension FetchDescriptor<TrackingTimeEntity> {
  /// The times of a session, in order of their starts.
  static func times(of sessionID: UUID) -> Self {
    FetchDescriptor(predicate: #Predicate { $0.sessionID == sessionID }, sortBy: [SortDescriptor(\.start)])
  }
}
