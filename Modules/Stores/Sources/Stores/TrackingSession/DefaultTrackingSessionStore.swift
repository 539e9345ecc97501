public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities
public import Observation

/// Keeps the sessions of a repository, and checks the rules before anything is written.
@MainActor
public final class DefaultTrackingSessionStore: TrackingSessionStore, Observable {
  public var sessions: [TrackingSessionDetailedDomain] { list.elements }
  private let list = ObservableRows<TrackingSessionDetailedDomain>()
  private let repository: any TrackingSessionRepository
  private let date: DateGenerator

  /// - Parameter date: The clock, for the moment of creation.
  public init(repository: any TrackingSessionRepository, date: DateGenerator) {
    self.repository = repository
    self.date = date
  }

  @discardableResult
  public func fetchAll(
    of blockID: UUID?, in days: ClosedRange<CalendarDay>?, page: Page
  ) async throws(TrackingError) -> (offset: Int, count: Int) {
    try await TrackingError.during(.reading) { () throws(RepositoryError) in
      let found = try await repository.fetchAll(of: blockID, in: days, page: page)
      list.show(try found.sessions.toDomain())
      return (found.offset, found.count)
    }
  }

  public func findOne(_ reference: NumberReference) async throws(TrackingError) -> TrackingSessionDetailedDomain {
    try await TrackingError.during(.reading) { () throws(RepositoryError) in
      try await repository.fetchOne(matching: reference).toDomain()
    }
  }

  @discardableResult
  public func create(
    _ draft: TrackingSessionDraft
  ) async throws(TrackingError) -> (sessions: [TrackingSessionDetailedDomain], restSeconds: Int64) {
    let now = Instant(date.now)
    let made: (sessions: [TrackingSessionDomain], restSeconds: Int64)
    do { made = try draft.sessions(at: now) } catch { throw .rule(error) }
    let block = draft.blockID.uuidString
    let stored = try await TrackingError.during(.tracking(block: block)) { () throws(RepositoryError) in
      try await repository.insertAll(
        made.sessions.map { $0.toRecord(now: now) }, allowingOverlap: draft.allowsOverlap
      ).toDomain()
    }
    for session in stored where !list.replace(session) { list.append(session) }
    return (stored, made.restSeconds)
  }

  @discardableResult
  public func update(
    memo: String?, of reference: NumberReference
  ) async throws(TrackingError) -> TrackingSessionDetailedDomain {
    let checked: String?
    do { checked = try TrackingMemo.checked(memo) } catch { throw .rule(error) }
    let changed = try await TrackingError.during(.reading) { () throws(RepositoryError) in
      try await repository.update(memo: checked, matching: reference).toDomain()
    }
    list.replace(changed)
    return changed
  }

  @discardableResult
  public func delete(_ reference: NumberReference) async throws(TrackingError) -> TrackingSessionDetailedDomain {
    let deleted = try await TrackingError.during(.reading) { () throws(RepositoryError) in
      try await repository.delete(matching: reference).toDomain()
    }
    list.remove(deleted.id)
    return deleted
  }

  public func invalidate() { list.show([]) }
}
