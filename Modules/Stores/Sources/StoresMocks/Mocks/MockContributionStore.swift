// Made by `architect mocks` from Modules/Stores/Sources/Stores/Contribution/ContributionStore.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities

/// A mock of `ContributionStore`: calls are answered by plan, else by its fake.
@MainActor
public final class MockContributionStore: ContributionStore {
  /// What is planned for each requirement of `ContributionStore`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `create(_:on:)`.
    public let create:
      MockedRequirement<
        (draft: ContributionDraft, today: CalendarDay), ContributionDetailedDomain, ContributionError, AsyncRequirement
      >
    /// Plans and calls of `delete(by:of:allowsNegativeTotal:on:)`.
    public let delete:
      MockedRequirement<
        (id: UUID, goal: FinancialGoalDomain, allowsNegativeTotal: Bool, today: CalendarDay),
        ContributionDetailedDomain, ContributionError, AsyncRequirement
      >
    /// Plans and calls of `fetchAll(of:matching:on:page:)`.
    public let fetchAll:
      MockedRequirement<
        (goal: NamedReference?, filter: EntryFilter, today: CalendarDay, page: Page), ContributionListDomain,
        ContributionError, AsyncRequirement
      >
    /// Plans and calls of `findOne(_:on:)`.
    public let findOne:
      MockedRequirement<
        (reference: NumberReference, today: CalendarDay), ContributionDetailedDomain, ContributionError,
        AsyncRequirement
      >
    /// Plans and calls of `importAll(_:into:onProgress:)`.
    public let importAll:
      MockedRequirement<
        (file: ContributionImport, goal: FinancialGoalDomain, onProgress: (@Sendable (_ rowsRead: Int) -> Void)),
        ContributionImportReport, ContributionImportError, AsyncRequirement
      >
    /// Plans and calls of `invalidate()`.
    public let invalidate: MockedRequirement<Void, Void, Never, SyncRequirement>
    /// Plans and calls of `move(_:on:)`.
    public let move:
      MockedRequirement<
        (draft: ContributionMoveDraft, today: CalendarDay), ContributionMoveDomain, ContributionError, AsyncRequirement
      >
    /// Plans and calls of `rows`.
    public let rows: MockedRequirement<Void, [ContributionDomain], Never, SyncRequirement>
    /// Plans and calls of `update(_:on:)`.
    public let update:
      MockedRequirement<
        (draft: ContributionDraft, today: CalendarDay), ContributionDetailedDomain, ContributionError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      create = MockedRequirement("ContributionStore.create(_:on:)", log)
      delete = MockedRequirement("ContributionStore.delete(by:of:allowsNegativeTotal:on:)", log)
      fetchAll = MockedRequirement("ContributionStore.fetchAll(of:matching:on:page:)", log)
      findOne = MockedRequirement("ContributionStore.findOne(_:on:)", log)
      importAll = MockedRequirement("ContributionStore.importAll(_:into:onProgress:)", log)
      invalidate = MockedRequirement("ContributionStore.invalidate()", log)
      move = MockedRequirement("ContributionStore.move(_:on:)", log)
      rows = MockedRequirement("ContributionStore.rows", log)
      update = MockedRequirement("ContributionStore.update(_:on:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any ContributionStore)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any ContributionStore)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func create(_ draft: ContributionDraft, on today: CalendarDay) async throws(ContributionError)
    -> ContributionDetailedDomain
  {
    if let answer = try await mocked.create.answer((draft, today)) { return answer }
    return try await mocked.create.fallback(fake).create(draft, on: today)
  }

  @discardableResult
  public func delete(by id: UUID, of goal: FinancialGoalDomain, allowsNegativeTotal: Bool, on today: CalendarDay)
    async throws(ContributionError) -> ContributionDetailedDomain
  {
    if let answer = try await mocked.delete.answer((id, goal, allowsNegativeTotal, today)) { return answer }
    return try await mocked.delete.fallback(fake).delete(
      by: id, of: goal, allowsNegativeTotal: allowsNegativeTotal, on: today)
  }

  @discardableResult
  public func fetchAll(of goal: NamedReference?, matching filter: EntryFilter, on today: CalendarDay, page: Page)
    async throws(ContributionError) -> ContributionListDomain
  {
    if let answer = try await mocked.fetchAll.answer((goal, filter, today, page)) { return answer }
    return try await mocked.fetchAll.fallback(fake).fetchAll(of: goal, matching: filter, on: today, page: page)
  }

  public func findOne(_ reference: NumberReference, on today: CalendarDay) async throws(ContributionError)
    -> ContributionDetailedDomain
  {
    if let answer = try await mocked.findOne.answer((reference, today)) { return answer }
    return try await mocked.findOne.fallback(fake).findOne(reference, on: today)
  }

  public func importAll(
    _ file: ContributionImport, into goal: FinancialGoalDomain,
    onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(ContributionImportError) -> ContributionImportReport {
    if let answer = try await mocked.importAll.answer((file, goal, onProgress)) { return answer }
    return try await mocked.importAll.fallback(fake).importAll(file, into: goal, onProgress: onProgress)
  }

  public func invalidate() {
    if mocked.invalidate.answer(()) != nil { return }
    mocked.invalidate.fallback(fake).invalidate()
  }

  @discardableResult
  public func move(_ draft: ContributionMoveDraft, on today: CalendarDay) async throws(ContributionError)
    -> ContributionMoveDomain
  {
    if let answer = try await mocked.move.answer((draft, today)) { return answer }
    return try await mocked.move.fallback(fake).move(draft, on: today)
  }

  public var rows: [ContributionDomain] {
    if let answer = mocked.rows.answer(()) { return answer }
    return mocked.rows.fallback(fake).rows
  }

  @discardableResult
  public func update(_ draft: ContributionDraft, on today: CalendarDay) async throws(ContributionError)
    -> ContributionDetailedDomain
  {
    if let answer = try await mocked.update.answer((draft, today)) { return answer }
    return try await mocked.update.fallback(fake).update(draft, on: today)
  }
}
