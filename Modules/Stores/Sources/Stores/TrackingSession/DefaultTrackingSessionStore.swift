public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities
public import Observation

/// Keeps the sessions of a repository, and checks the rules before anything is written.
@MainActor
public final class DefaultTrackingSessionStore: TrackingSessionStore, Observable {
  public var rows: [TrackingSessionDetailedDomain] { list.elements }
  private lazy var list = ObservableRows<TrackingSessionDetailedDomain>()
  private let repository: any TrackingSessionRepository

  /// Creates a store on a repository. Nothing is read.
  public init(repository: any TrackingSessionRepository) {
    self.repository = repository
  }

  @discardableResult
  public func fetchAll(
    of block: BlockReference?, in days: ClosedRange<CalendarDay>?, page: Page
  ) async throws(TrackingError) -> (block: BlockDomain?, offset: Int, count: Int) {
    do {
      let found = try await repository.fetchAll(of: block, in: days, page: page)
      list.show(try found.sessions.toDomain())
      return (found.block?.toDomain(), found.offset, found.count)
    } catch {
      throw TrackingError(BlockError(error, during: block.map { .reading($0.text) } ?? .listing))
    }
  }

  public func findOne(_ reference: NumberReference) async throws(TrackingError) -> TrackingSessionDetailedDomain {
    try await TrackingError.during(.reading) { () throws(RepositoryError) in
      try await repository.fetchOne(matching: reference).toDomain()
    }
  }

  @discardableResult
  public func create(
    _ draft: TrackingSessionDraft, at now: Instant
  ) async throws(TrackingError) -> (sessions: [TrackingSessionDetailedDomain], restSeconds: Int64) {
    let made: (sessions: [TrackingSessionDomain], restSeconds: Int64)
    do { made = try draft.sessions(at: now) } catch { throw .rule(error) }
    let stored = try await TrackingError.during(.creating(of: draft.blockID.uuidString)) { () throws(RepositoryError) in
      try await repository.insertAll(
        made.sessions.map { $0.toRecord() }, allowingOverlap: draft.allowsOverlap
      ).toDomain()
    }
    list.put(stored)
    return (stored, made.restSeconds)
  }

  @discardableResult
  public func update(
    memo: String?, of reference: NumberReference
  ) async throws(TrackingError) -> TrackingSessionDetailedDomain {
    let checked: String?
    do { checked = try TrackingMemo.checked(memo) } catch { throw .rule(error) }
    let changed = try await TrackingError.during(.changing) { () throws(RepositoryError) in
      try await repository.update(memo: checked, matching: reference).toDomain()
    }
    list.replace(changed)
    return changed
  }

  @discardableResult
  public func delete(by id: UUID) async throws(TrackingError) -> TrackingSessionDetailedDomain {
    let deleted = try await TrackingError.during(.changing) { () throws(RepositoryError) in
      try await repository.delete(by: id).toDomain()
    }
    list.remove(id)
    return deleted
  }

  public func invalidate() { list.show([]) }
}
