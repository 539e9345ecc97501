public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// Plans blocks in a repository.
@MainActor
public final class DefaultPlannedBlockStore: PlannedBlockStore {
  private let repository: any PlannedBlockRepository

  /// Creates a store on a repository. Nothing is read.
  public init(repository: any PlannedBlockRepository) {
    self.repository = repository
  }

  public func fetchAll(
    of filter: TimeFilter, in days: ClosedRange<CalendarDay>
  ) async throws(PlannedBlockError) -> [PlannedBlockDetailedDomain] {
    do { return try await repository.fetchAll(of: filter, in: days).toDomain() } catch {
      throw PlannedBlockError(TrackingError(error, of: filter))
    }
  }

  public func findOne(_ reference: NumberReference) async throws(PlannedBlockError) -> PlannedBlockDetailedDomain {
    try await PlannedBlockError.during(.reading) { () throws(RepositoryError) in
      try await repository.fetchOne(matching: reference).toDomain()
    }
  }

  public func comparison(
    of filter: TimeFilter, in days: ClosedRange<CalendarDay>, by grouping: TimeGrouping, firstWeekday: Weekday
  ) async throws(PlannedBlockError) -> PlannedComparison {
    do {
      return try await repository.fetchComparison(of: filter, in: days)
        .toDomain(by: grouping, firstWeekday: firstWeekday)
    } catch {
      throw PlannedBlockError(TrackingError(error, of: filter))
    }
  }

  @discardableResult
  public func create(
    _ draft: PlannedBlockDraft, at now: Instant
  ) async throws(PlannedBlockError) -> PlannedBlockDetailedDomain {
    try await PlannedBlockError.during(.planning(draft.block.text)) { () throws(RepositoryError) in
      try await repository.insert(draft, at: now).toDomain()
    }
  }

  @discardableResult
  public func update(
    _ change: PlannedBlockChange, of reference: NumberReference, at now: Instant
  ) async throws(PlannedBlockError) -> PlannedBlockChanged {
    let operation = change.block.map { PlannedBlockRule.Operation.planning($0.text) } ?? .reading
    return try await PlannedBlockError.during(operation) { () throws(RepositoryError) in
      try await repository.update(change, matching: reference, at: now).toDomain()
    }
  }

  @discardableResult
  public func copy(
    _ day: CalendarDay, to target: CalendarDay, id: UUID, at now: Instant
  ) async throws(PlannedBlockError) -> [PlannedBlockDetailedDomain] {
    try await PlannedBlockError.during(.reading) { () throws(RepositoryError) in
      try await repository.copy(day, to: target, id: id, at: now).toDomain()
    }
  }

  @discardableResult
  public func delete(by id: UUID) async throws(PlannedBlockError) -> PlannedBlockDetailedDomain {
    try await PlannedBlockError.during(.reading) { () throws(RepositoryError) in
      try await repository.delete(by: id).toDomain()
    }
  }
}
