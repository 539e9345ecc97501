// Made by `architect mocks` from Modules/Stores/Sources/Stores/FinancialGoal/FinancialGoalStore.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities

/// A mock of `FinancialGoalStore`: calls are answered by plan, else by its fake.
@MainActor
public final class MockFinancialGoalStore: FinancialGoalStore {
  /// What is planned for each requirement of `FinancialGoalStore`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `create(_:on:)`.
    public let create:
      MockedRequirement<
        (draft: FinancialGoalDraft, today: CalendarDay), FinancialGoalDomain, FinancialGoalError, AsyncRequirement
      >
    /// Plans and calls of `delete(by:on:)`.
    public let delete:
      MockedRequirement<
        (id: UUID, today: CalendarDay), OwnerDeletion<FinancialGoalDomain>, FinancialGoalError, AsyncRequirement
      >
    /// Plans and calls of `fetchAll(choosing:on:)`.
    public let fetchAllChoosingOn:
      MockedRequirement<
        (references: [NamedReference], today: CalendarDay), [FinancialGoalDomain], FinancialGoalError, AsyncRequirement
      >
    /// Plans and calls of `fetchAll(on:)`.
    public let fetchAllOn: MockedRequirement<CalendarDay, Void, FinancialGoalError, AsyncRequirement>
    /// Plans and calls of `findDeletion(of:on:)`.
    public let findDeletion:
      MockedRequirement<
        (reference: NamedReference, today: CalendarDay), OwnerDeletion<FinancialGoalDomain>, FinancialGoalError,
        AsyncRequirement
      >
    /// Plans and calls of `findOne(_:on:)`.
    public let findOne:
      MockedRequirement<
        (reference: NamedReference, today: CalendarDay), FinancialGoalDomain, FinancialGoalError, AsyncRequirement
      >
    /// Plans and calls of `findOneDetailed(_:on:page:)`.
    public let findOneDetailed:
      MockedRequirement<
        (reference: NamedReference, today: CalendarDay, page: Page), FinancialGoalDetailedDomain, FinancialGoalError,
        AsyncRequirement
      >
    /// Plans and calls of `invalidate()`.
    public let invalidate: MockedRequirement<Void, Void, Never, SyncRequirement>
    /// Plans and calls of `report(on:)`.
    public let report: MockedRequirement<CalendarDay, SavingsReportDomain, FinancialGoalError, AsyncRequirement>
    /// Plans and calls of `rows`.
    public let rows: MockedRequirement<Void, [FinancialGoalDomain], Never, SyncRequirement>
    /// Plans and calls of `setArchived(_:_:on:)`.
    public let setArchived:
      MockedRequirement<
        (isArchived: Bool, reference: NamedReference, today: CalendarDay), FinancialGoalDomain, FinancialGoalError,
        AsyncRequirement
      >
    /// Plans and calls of `update(_:on:)`.
    public let update:
      MockedRequirement<
        (draft: FinancialGoalDraft, today: CalendarDay), FinancialGoalDomain, FinancialGoalError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      create = MockedRequirement("FinancialGoalStore.create(_:on:)", log)
      delete = MockedRequirement("FinancialGoalStore.delete(by:on:)", log)
      fetchAllChoosingOn = MockedRequirement("FinancialGoalStore.fetchAll(choosing:on:)", log)
      fetchAllOn = MockedRequirement("FinancialGoalStore.fetchAll(on:)", log)
      findDeletion = MockedRequirement("FinancialGoalStore.findDeletion(of:on:)", log)
      findOne = MockedRequirement("FinancialGoalStore.findOne(_:on:)", log)
      findOneDetailed = MockedRequirement("FinancialGoalStore.findOneDetailed(_:on:page:)", log)
      invalidate = MockedRequirement("FinancialGoalStore.invalidate()", log)
      report = MockedRequirement("FinancialGoalStore.report(on:)", log)
      rows = MockedRequirement("FinancialGoalStore.rows", log)
      setArchived = MockedRequirement("FinancialGoalStore.setArchived(_:_:on:)", log)
      update = MockedRequirement("FinancialGoalStore.update(_:on:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any FinancialGoalStore)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any FinancialGoalStore)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func create(_ draft: FinancialGoalDraft, on today: CalendarDay) async throws(FinancialGoalError)
    -> FinancialGoalDomain
  {
    if let answer = try await mocked.create.answer((draft, today)) { return answer }
    return try await mocked.create.fallback(fake).create(draft, on: today)
  }

  @discardableResult
  public func delete(by id: UUID, on today: CalendarDay) async throws(FinancialGoalError) -> OwnerDeletion<
    FinancialGoalDomain
  > {
    if let answer = try await mocked.delete.answer((id, today)) { return answer }
    return try await mocked.delete.fallback(fake).delete(by: id, on: today)
  }

  public func fetchAll(choosing references: [NamedReference], on today: CalendarDay) async throws(FinancialGoalError)
    -> [FinancialGoalDomain]
  {
    if let answer = try await mocked.fetchAllChoosingOn.answer((references, today)) { return answer }
    return try await mocked.fetchAllChoosingOn.fallback(fake).fetchAll(choosing: references, on: today)
  }

  public func fetchAll(on today: CalendarDay) async throws(FinancialGoalError) {
    if try await mocked.fetchAllOn.answer(today) != nil { return }
    try await mocked.fetchAllOn.fallback(fake).fetchAll(on: today)
  }

  public func findDeletion(of reference: NamedReference, on today: CalendarDay) async throws(FinancialGoalError)
    -> OwnerDeletion<FinancialGoalDomain>
  {
    if let answer = try await mocked.findDeletion.answer((reference, today)) { return answer }
    return try await mocked.findDeletion.fallback(fake).findDeletion(of: reference, on: today)
  }

  public func findOne(_ reference: NamedReference, on today: CalendarDay) async throws(FinancialGoalError)
    -> FinancialGoalDomain
  {
    if let answer = try await mocked.findOne.answer((reference, today)) { return answer }
    return try await mocked.findOne.fallback(fake).findOne(reference, on: today)
  }

  public func findOneDetailed(_ reference: NamedReference, on today: CalendarDay, page: Page)
    async throws(FinancialGoalError) -> FinancialGoalDetailedDomain
  {
    if let answer = try await mocked.findOneDetailed.answer((reference, today, page)) { return answer }
    return try await mocked.findOneDetailed.fallback(fake).findOneDetailed(reference, on: today, page: page)
  }

  public func invalidate() {
    if mocked.invalidate.answer(()) != nil { return }
    mocked.invalidate.fallback(fake).invalidate()
  }

  public func report(on today: CalendarDay) async throws(FinancialGoalError) -> SavingsReportDomain {
    if let answer = try await mocked.report.answer(today) { return answer }
    return try await mocked.report.fallback(fake).report(on: today)
  }

  public var rows: [FinancialGoalDomain] {
    if let answer = mocked.rows.answer(()) { return answer }
    return mocked.rows.fallback(fake).rows
  }

  @discardableResult
  public func setArchived(_ isArchived: Bool, _ reference: NamedReference, on today: CalendarDay)
    async throws(FinancialGoalError) -> FinancialGoalDomain
  {
    if let answer = try await mocked.setArchived.answer((isArchived, reference, today)) { return answer }
    return try await mocked.setArchived.fallback(fake).setArchived(isArchived, reference, on: today)
  }

  @discardableResult
  public func update(_ draft: FinancialGoalDraft, on today: CalendarDay) async throws(FinancialGoalError)
    -> FinancialGoalDomain
  {
    if let answer = try await mocked.update.answer((draft, today)) { return answer }
    return try await mocked.update.fallback(fake).update(draft, on: today)
  }
}
