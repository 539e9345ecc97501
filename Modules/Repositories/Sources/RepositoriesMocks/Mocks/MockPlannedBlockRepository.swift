// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/PlannedBlock/PlannedBlockRepository.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// A mock of `PlannedBlockRepository`: calls are answered by plan, else by its fake.
public final class MockPlannedBlockRepository: PlannedBlockRepository {
  /// What is planned for each requirement of `PlannedBlockRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `copy(_:to:id:at:)`.
    public let copy:
      SendableMockedRequirement<
        (day: CalendarDay, target: CalendarDay, id: UUID, now: Instant), [PlannedBlockDetailedRecord], RepositoryError,
        AsyncRequirement
      >
    /// Plans and calls of `delete(by:)`.
    public let delete: SendableMockedRequirement<UUID, PlannedBlockDetailedRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchAll(of:in:)`.
    public let fetchAll:
      SendableMockedRequirement<
        (filter: TimeFilter, days: ClosedRange<CalendarDay>), [PlannedBlockDetailedRecord], RepositoryError,
        AsyncRequirement
      >
    /// Plans and calls of `fetchComparison(of:in:)`.
    public let fetchComparison:
      SendableMockedRequirement<
        (filter: TimeFilter, days: ClosedRange<CalendarDay>), PlannedComparisonRecord, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `fetchOne(matching:)`.
    public let fetchOne:
      SendableMockedRequirement<NumberReference, PlannedBlockDetailedRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `insert(_:at:)`.
    public let insert:
      SendableMockedRequirement<
        (draft: PlannedBlockDraft, now: Instant), PlannedBlockDetailedRecord, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `update(_:matching:at:)`.
    public let update:
      SendableMockedRequirement<
        (change: PlannedBlockChange, reference: NumberReference, now: Instant), PlannedBlockChangeRecord,
        RepositoryError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      copy = SendableMockedRequirement("PlannedBlockRepository.copy(_:to:id:at:)", log)
      delete = SendableMockedRequirement("PlannedBlockRepository.delete(by:)", log)
      fetchAll = SendableMockedRequirement("PlannedBlockRepository.fetchAll(of:in:)", log)
      fetchComparison = SendableMockedRequirement("PlannedBlockRepository.fetchComparison(of:in:)", log)
      fetchOne = SendableMockedRequirement("PlannedBlockRepository.fetchOne(matching:)", log)
      insert = SendableMockedRequirement("PlannedBlockRepository.insert(_:at:)", log)
      update = SendableMockedRequirement("PlannedBlockRepository.update(_:matching:at:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any PlannedBlockRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any PlannedBlockRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func copy(_ day: CalendarDay, to target: CalendarDay, id: UUID, at now: Instant) async throws(RepositoryError)
    -> [PlannedBlockDetailedRecord]
  {
    if let answer = try await mocked.copy.answer((day, target, id, now)) { return answer }
    return try await mocked.copy.fallback(fake).copy(day, to: target, id: id, at: now)
  }

  @discardableResult
  public func delete(by id: UUID) async throws(RepositoryError) -> PlannedBlockDetailedRecord {
    if let answer = try await mocked.delete.answer(id) { return answer }
    return try await mocked.delete.fallback(fake).delete(by: id)
  }

  public func fetchAll(of filter: TimeFilter, in days: ClosedRange<CalendarDay>) async throws(RepositoryError)
    -> [PlannedBlockDetailedRecord]
  {
    if let answer = try await mocked.fetchAll.answer((filter, days)) { return answer }
    return try await mocked.fetchAll.fallback(fake).fetchAll(of: filter, in: days)
  }

  public func fetchComparison(of filter: TimeFilter, in days: ClosedRange<CalendarDay>) async throws(RepositoryError)
    -> PlannedComparisonRecord
  {
    if let answer = try await mocked.fetchComparison.answer((filter, days)) { return answer }
    return try await mocked.fetchComparison.fallback(fake).fetchComparison(of: filter, in: days)
  }

  public func fetchOne(matching reference: NumberReference) async throws(RepositoryError) -> PlannedBlockDetailedRecord
  {
    if let answer = try await mocked.fetchOne.answer(reference) { return answer }
    return try await mocked.fetchOne.fallback(fake).fetchOne(matching: reference)
  }

  public func insert(_ draft: PlannedBlockDraft, at now: Instant) async throws(RepositoryError)
    -> PlannedBlockDetailedRecord
  {
    if let answer = try await mocked.insert.answer((draft, now)) { return answer }
    return try await mocked.insert.fallback(fake).insert(draft, at: now)
  }

  @discardableResult
  public func update(_ change: PlannedBlockChange, matching reference: NumberReference, at now: Instant)
    async throws(RepositoryError) -> PlannedBlockChangeRecord
  {
    if let answer = try await mocked.update.answer((change, reference, now)) { return answer }
    return try await mocked.update.fallback(fake).update(change, matching: reference, at: now)
  }
}
