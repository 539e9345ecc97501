// Made by `architect mocks` from Modules/Providers/Sources/Providers/RecurringPlan/RecurringPlanProvider.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloProviders
import ModuloStores
public import ModuloUtilities

/// A mock of `RecurringPlanProvider`: calls are answered by plan, else by its fake.
@MainActor
public final class MockRecurringPlanProvider: RecurringPlanProvider {
  /// What is planned for each requirement of `RecurringPlanProvider`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `create(_:)`.
    public let create: MockedRequirement<RecurringPlanDraft, RecurringPlanDomain, RecurringPlanError, AsyncRequirement>
    /// Plans and calls of `delete(by:)`.
    public let delete: MockedRequirement<UUID, RecurringPlanDomain, RecurringPlanError, AsyncRequirement>
    /// Plans and calls of `due(on:limit:)`.
    public let due: MockedRequirement<(today: CalendarDay, limit: Int), DueList, RecurringPlanError, AsyncRequirement>
    /// Plans and calls of `enter(_:on:allowingShort:)`.
    public let enter:
      MockedRequirement<
        (selection: DueSelection, today: CalendarDay, allowsShort: Bool), [PlanEntry], RecurringPlanError,
        AsyncRequirement
      >
    /// Plans and calls of `fetchAll(of:)`.
    public let fetchAll: MockedRequirement<PlanOwnerReference?, Void, RecurringPlanError, AsyncRequirement>
    /// Plans and calls of `findOne(_:)`.
    public let findOne: MockedRequirement<NumberReference, RecurringPlanDomain, RecurringPlanError, AsyncRequirement>
    /// Plans and calls of `recurringPlans`.
    public let recurringPlans: MockedRequirement<Void, [RecurringPlanDomain], Never, SyncRequirement>
    /// Plans and calls of `skip(_:on:)`.
    public let skip:
      MockedRequirement<
        (selection: DueSelection, today: CalendarDay), [DueOccurrence], RecurringPlanError, AsyncRequirement
      >
    /// Plans and calls of `update(_:on:)`.
    public let update:
      MockedRequirement<
        (draft: RecurringPlanDraft, today: CalendarDay), RecurringPlanChange, RecurringPlanError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      create = MockedRequirement("RecurringPlanProvider.create(_:)", log)
      delete = MockedRequirement("RecurringPlanProvider.delete(by:)", log)
      due = MockedRequirement("RecurringPlanProvider.due(on:limit:)", log)
      enter = MockedRequirement("RecurringPlanProvider.enter(_:on:allowingShort:)", log)
      fetchAll = MockedRequirement("RecurringPlanProvider.fetchAll(of:)", log)
      findOne = MockedRequirement("RecurringPlanProvider.findOne(_:)", log)
      recurringPlans = MockedRequirement("RecurringPlanProvider.recurringPlans", log)
      skip = MockedRequirement("RecurringPlanProvider.skip(_:on:)", log)
      update = MockedRequirement("RecurringPlanProvider.update(_:on:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any RecurringPlanProvider)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any RecurringPlanProvider)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func create(_ draft: RecurringPlanDraft) async throws(RecurringPlanError) -> RecurringPlanDomain {
    if let answer = try await mocked.create.answer(draft) { return answer }
    return try await mocked.create.fallback(fake).create(draft)
  }

  @discardableResult
  public func delete(by id: UUID) async throws(RecurringPlanError) -> RecurringPlanDomain {
    if let answer = try await mocked.delete.answer(id) { return answer }
    return try await mocked.delete.fallback(fake).delete(by: id)
  }

  public func due(on today: CalendarDay, limit: Int) async throws(RecurringPlanError) -> DueList {
    if let answer = try await mocked.due.answer((today, limit)) { return answer }
    return try await mocked.due.fallback(fake).due(on: today, limit: limit)
  }

  @discardableResult
  public func enter(_ selection: DueSelection, on today: CalendarDay, allowingShort allowsShort: Bool)
    async throws(RecurringPlanError) -> [PlanEntry]
  {
    if let answer = try await mocked.enter.answer((selection, today, allowsShort)) { return answer }
    return try await mocked.enter.fallback(fake).enter(selection, on: today, allowingShort: allowsShort)
  }

  public func fetchAll(of owner: PlanOwnerReference?) async throws(RecurringPlanError) {
    if try await mocked.fetchAll.answer(owner) != nil { return }
    try await mocked.fetchAll.fallback(fake).fetchAll(of: owner)
  }

  public func findOne(_ reference: NumberReference) async throws(RecurringPlanError) -> RecurringPlanDomain {
    if let answer = try await mocked.findOne.answer(reference) { return answer }
    return try await mocked.findOne.fallback(fake).findOne(reference)
  }

  public var recurringPlans: [RecurringPlanDomain] {
    if let answer = mocked.recurringPlans.answer(()) { return answer }
    return mocked.recurringPlans.fallback(fake).recurringPlans
  }

  @discardableResult
  public func skip(_ selection: DueSelection, on today: CalendarDay) async throws(RecurringPlanError) -> [DueOccurrence]
  {
    if let answer = try await mocked.skip.answer((selection, today)) { return answer }
    return try await mocked.skip.fallback(fake).skip(selection, on: today)
  }

  @discardableResult
  public func update(_ draft: RecurringPlanDraft, on today: CalendarDay) async throws(RecurringPlanError)
    -> RecurringPlanChange
  {
    if let answer = try await mocked.update.answer((draft, today)) { return answer }
    return try await mocked.update.fallback(fake).update(draft, on: today)
  }
}
