// Made by `architect mocks` from Modules/Stores/Sources/Stores/PlannedBlock/PlannedBlockStore.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities

/// A mock of `PlannedBlockStore`: calls are answered by plan, else by its fake.
@MainActor
public final class MockPlannedBlockStore: PlannedBlockStore {
  /// What is planned for each requirement of `PlannedBlockStore`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `comparison(of:in:by:firstWeekday:)`.
    public let comparison:
      MockedRequirement<
        (filter: TimeFilter, days: ClosedRange<CalendarDay>, grouping: TimeGrouping, firstWeekday: Weekday),
        PlannedComparison, PlannedBlockError, AsyncRequirement
      >
    /// Plans and calls of `copy(_:to:id:at:)`.
    public let copy:
      MockedRequirement<
        (day: CalendarDay, target: CalendarDay, id: UUID, now: Instant), [PlannedBlockDetailedDomain],
        PlannedBlockError, AsyncRequirement
      >
    /// Plans and calls of `create(_:at:)`.
    public let create:
      MockedRequirement<
        (draft: PlannedBlockDraft, now: Instant), PlannedBlockDetailedDomain, PlannedBlockError, AsyncRequirement
      >
    /// Plans and calls of `delete(by:)`.
    public let delete: MockedRequirement<UUID, PlannedBlockDetailedDomain, PlannedBlockError, AsyncRequirement>
    /// Plans and calls of `fetchAll(of:in:)`.
    public let fetchAll:
      MockedRequirement<
        (filter: TimeFilter, days: ClosedRange<CalendarDay>), [PlannedBlockDetailedDomain], PlannedBlockError,
        AsyncRequirement
      >
    /// Plans and calls of `findOne(_:)`.
    public let findOne:
      MockedRequirement<NumberReference, PlannedBlockDetailedDomain, PlannedBlockError, AsyncRequirement>
    /// Plans and calls of `update(_:of:at:)`.
    public let update:
      MockedRequirement<
        (change: PlannedBlockChange, reference: NumberReference, now: Instant), PlannedBlockChanged, PlannedBlockError,
        AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      comparison = MockedRequirement("PlannedBlockStore.comparison(of:in:by:firstWeekday:)", log)
      copy = MockedRequirement("PlannedBlockStore.copy(_:to:id:at:)", log)
      create = MockedRequirement("PlannedBlockStore.create(_:at:)", log)
      delete = MockedRequirement("PlannedBlockStore.delete(by:)", log)
      fetchAll = MockedRequirement("PlannedBlockStore.fetchAll(of:in:)", log)
      findOne = MockedRequirement("PlannedBlockStore.findOne(_:)", log)
      update = MockedRequirement("PlannedBlockStore.update(_:of:at:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any PlannedBlockStore)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any PlannedBlockStore)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func comparison(
    of filter: TimeFilter, in days: ClosedRange<CalendarDay>, by grouping: TimeGrouping, firstWeekday: Weekday
  ) async throws(PlannedBlockError) -> PlannedComparison {
    if let answer = try await mocked.comparison.answer((filter, days, grouping, firstWeekday)) { return answer }
    return try await mocked.comparison.fallback(fake).comparison(
      of: filter, in: days, by: grouping, firstWeekday: firstWeekday)
  }

  @discardableResult
  public func copy(_ day: CalendarDay, to target: CalendarDay, id: UUID, at now: Instant)
    async throws(PlannedBlockError) -> [PlannedBlockDetailedDomain]
  {
    if let answer = try await mocked.copy.answer((day, target, id, now)) { return answer }
    return try await mocked.copy.fallback(fake).copy(day, to: target, id: id, at: now)
  }

  @discardableResult
  public func create(_ draft: PlannedBlockDraft, at now: Instant) async throws(PlannedBlockError)
    -> PlannedBlockDetailedDomain
  {
    if let answer = try await mocked.create.answer((draft, now)) { return answer }
    return try await mocked.create.fallback(fake).create(draft, at: now)
  }

  @discardableResult
  public func delete(by id: UUID) async throws(PlannedBlockError) -> PlannedBlockDetailedDomain {
    if let answer = try await mocked.delete.answer(id) { return answer }
    return try await mocked.delete.fallback(fake).delete(by: id)
  }

  public func fetchAll(of filter: TimeFilter, in days: ClosedRange<CalendarDay>) async throws(PlannedBlockError)
    -> [PlannedBlockDetailedDomain]
  {
    if let answer = try await mocked.fetchAll.answer((filter, days)) { return answer }
    return try await mocked.fetchAll.fallback(fake).fetchAll(of: filter, in: days)
  }

  public func findOne(_ reference: NumberReference) async throws(PlannedBlockError) -> PlannedBlockDetailedDomain {
    if let answer = try await mocked.findOne.answer(reference) { return answer }
    return try await mocked.findOne.fallback(fake).findOne(reference)
  }

  @discardableResult
  public func update(_ change: PlannedBlockChange, of reference: NumberReference, at now: Instant)
    async throws(PlannedBlockError) -> PlannedBlockChanged
  {
    if let answer = try await mocked.update.answer((change, reference, now)) { return answer }
    return try await mocked.update.fallback(fake).update(change, of: reference, at: now)
  }
}
