// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/RecurringPlan/RecurringPlanRepository.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// A mock of `RecurringPlanRepository`: calls are answered by plan, else by its fake.
public final class MockRecurringPlanRepository: RecurringPlanRepository {
  /// What is planned for each requirement of `RecurringPlanRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `delete(by:)`.
    public let delete: SendableMockedRequirement<UUID, RecurringPlanRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `enter(_:on:allowingShort:id:)`.
    public let enter:
      SendableMockedRequirement<
        (selection: DueSelection, today: CalendarDay, allowsShort: Bool, id: (@Sendable () -> UUID)),
        [PlanOccurrenceRecord], RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `fetchAll(of:)`.
    public let fetchAll:
      SendableMockedRequirement<PlanOwnerReference?, [RecurringPlanRecord], RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchDue(on:limit:)`.
    public let fetchDue:
      SendableMockedRequirement<(today: CalendarDay, limit: Int), DueRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchOne(matching:)`.
    public let fetchOne:
      SendableMockedRequirement<NumberReference, RecurringPlanRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `insert(_:)`.
    public let insert:
      SendableMockedRequirement<RecurringPlanEntity, RecurringPlanRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `skip(_:on:id:)`.
    public let skip:
      SendableMockedRequirement<
        (selection: DueSelection, today: CalendarDay, id: (@Sendable () -> UUID)), [PlanOccurrenceRecord],
        RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `update(_:since:successor:validFrom:on:)`.
    public let update:
      SendableMockedRequirement<
        (
          plan: RecurringPlanEntity, original: RecurringPlanEntity?, successor: UUID, validFrom: CalendarDay?,
          today: CalendarDay
        ), RecurringPlanChangeRecord, RepositoryError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      delete = SendableMockedRequirement("RecurringPlanRepository.delete(by:)", log)
      enter = SendableMockedRequirement("RecurringPlanRepository.enter(_:on:allowingShort:id:)", log)
      fetchAll = SendableMockedRequirement("RecurringPlanRepository.fetchAll(of:)", log)
      fetchDue = SendableMockedRequirement("RecurringPlanRepository.fetchDue(on:limit:)", log)
      fetchOne = SendableMockedRequirement("RecurringPlanRepository.fetchOne(matching:)", log)
      insert = SendableMockedRequirement("RecurringPlanRepository.insert(_:)", log)
      skip = SendableMockedRequirement("RecurringPlanRepository.skip(_:on:id:)", log)
      update = SendableMockedRequirement("RecurringPlanRepository.update(_:since:successor:validFrom:on:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any RecurringPlanRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any RecurringPlanRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func delete(by id: UUID) async throws(RepositoryError) -> RecurringPlanRecord {
    if let answer = try await mocked.delete.answer(id) { return answer }
    return try await mocked.delete.fallback(fake).delete(by: id)
  }

  public func enter(
    _ selection: DueSelection, on today: CalendarDay, allowingShort allowsShort: Bool,
    id: @escaping @Sendable () -> UUID
  ) async throws(RepositoryError) -> [PlanOccurrenceRecord] {
    if let answer = try await mocked.enter.answer((selection, today, allowsShort, id)) { return answer }
    return try await mocked.enter.fallback(fake).enter(selection, on: today, allowingShort: allowsShort, id: id)
  }

  public func fetchAll(of owner: PlanOwnerReference?) async throws(RepositoryError) -> [RecurringPlanRecord] {
    if let answer = try await mocked.fetchAll.answer(owner) { return answer }
    return try await mocked.fetchAll.fallback(fake).fetchAll(of: owner)
  }

  public func fetchDue(on today: CalendarDay, limit: Int) async throws(RepositoryError) -> DueRecord {
    if let answer = try await mocked.fetchDue.answer((today, limit)) { return answer }
    return try await mocked.fetchDue.fallback(fake).fetchDue(on: today, limit: limit)
  }

  public func fetchOne(matching reference: NumberReference) async throws(RepositoryError) -> RecurringPlanRecord {
    if let answer = try await mocked.fetchOne.answer(reference) { return answer }
    return try await mocked.fetchOne.fallback(fake).fetchOne(matching: reference)
  }

  public func insert(_ plan: RecurringPlanEntity) async throws(RepositoryError) -> RecurringPlanRecord {
    if let answer = try await mocked.insert.answer(plan) { return answer }
    return try await mocked.insert.fallback(fake).insert(plan)
  }

  public func skip(_ selection: DueSelection, on today: CalendarDay, id: @escaping @Sendable () -> UUID)
    async throws(RepositoryError) -> [PlanOccurrenceRecord]
  {
    if let answer = try await mocked.skip.answer((selection, today, id)) { return answer }
    return try await mocked.skip.fallback(fake).skip(selection, on: today, id: id)
  }

  public func update(
    _ plan: RecurringPlanEntity, since original: RecurringPlanEntity?, successor: UUID, validFrom: CalendarDay?,
    on today: CalendarDay
  ) async throws(RepositoryError) -> RecurringPlanChangeRecord {
    if let answer = try await mocked.update.answer((plan, original, successor, validFrom, today)) { return answer }
    return try await mocked.update.fallback(fake).update(
      plan, since: original, successor: successor, validFrom: validFrom, on: today)
  }
}
