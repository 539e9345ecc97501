// Made by `architect mocks` from Modules/Providers/Sources/Providers/FinancialAccount/FinancialAccountProvider.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloProviders
import ModuloStores
public import ModuloUtilities

/// A mock of `FinancialAccountProvider`: calls are answered by plan, else by its fake.
@MainActor
public final class MockFinancialAccountProvider: FinancialAccountProvider {
  /// What is planned for each requirement of `FinancialAccountProvider`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `create(_:on:)`.
    public let create:
      MockedRequirement<
        (draft: FinancialAccountDraft, day: CalendarDay), FinancialAccountDomain, FinancialAccountError,
        AsyncRequirement
      >
    /// Plans and calls of `delete(by:on:)`.
    public let delete:
      MockedRequirement<
        (id: UUID, day: CalendarDay), OwnerDeletion<FinancialAccountDomain>, FinancialAccountError, AsyncRequirement
      >
    /// Plans and calls of `fetchAll(on:in:)`.
    public let fetchAll:
      MockedRequirement<(day: CalendarDay, currency: ReportingCurrency), Void, FinancialAccountError, AsyncRequirement>
    /// Plans and calls of `financialAccounts(by:)`.
    public let financialAccounts:
      MockedRequirement<FinancialAccountSort, [FinancialAccountDomain], Never, SyncRequirement>
    /// Plans and calls of `findDeletion(of:on:)`.
    public let findDeletion:
      MockedRequirement<
        (reference: NamedReference, day: CalendarDay), OwnerDeletion<FinancialAccountDomain>, FinancialAccountError,
        AsyncRequirement
      >
    /// Plans and calls of `findOne(_:on:)`.
    public let findOne:
      MockedRequirement<
        (reference: NamedReference, day: CalendarDay), FinancialAccountDomain, FinancialAccountError, AsyncRequirement
      >
    /// Plans and calls of `findOneDetailed(_:on:page:)`.
    public let findOneDetailed:
      MockedRequirement<
        (reference: NamedReference, day: CalendarDay, page: Page), FinancialAccountDetailedDomain,
        FinancialAccountError, AsyncRequirement
      >
    /// Plans and calls of `update(_:on:)`.
    public let update:
      MockedRequirement<
        (draft: FinancialAccountDraft, day: CalendarDay), FinancialAccountDomain, FinancialAccountError,
        AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      create = MockedRequirement("FinancialAccountProvider.create(_:on:)", log)
      delete = MockedRequirement("FinancialAccountProvider.delete(by:on:)", log)
      fetchAll = MockedRequirement("FinancialAccountProvider.fetchAll(on:in:)", log)
      financialAccounts = MockedRequirement("FinancialAccountProvider.financialAccounts(by:)", log)
      findDeletion = MockedRequirement("FinancialAccountProvider.findDeletion(of:on:)", log)
      findOne = MockedRequirement("FinancialAccountProvider.findOne(_:on:)", log)
      findOneDetailed = MockedRequirement("FinancialAccountProvider.findOneDetailed(_:on:page:)", log)
      update = MockedRequirement("FinancialAccountProvider.update(_:on:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any FinancialAccountProvider)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any FinancialAccountProvider)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func create(_ draft: FinancialAccountDraft, on day: CalendarDay) async throws(FinancialAccountError)
    -> FinancialAccountDomain
  {
    if let answer = try await mocked.create.answer((draft, day)) { return answer }
    return try await mocked.create.fallback(fake).create(draft, on: day)
  }

  @discardableResult
  public func delete(by id: UUID, on day: CalendarDay) async throws(FinancialAccountError) -> OwnerDeletion<
    FinancialAccountDomain
  > {
    if let answer = try await mocked.delete.answer((id, day)) { return answer }
    return try await mocked.delete.fallback(fake).delete(by: id, on: day)
  }

  public func fetchAll(on day: CalendarDay, in currency: ReportingCurrency) async throws(FinancialAccountError) {
    if try await mocked.fetchAll.answer((day, currency)) != nil { return }
    try await mocked.fetchAll.fallback(fake).fetchAll(on: day, in: currency)
  }

  public func financialAccounts(by sort: FinancialAccountSort) -> [FinancialAccountDomain] {
    if let answer = mocked.financialAccounts.answer(sort) { return answer }
    return mocked.financialAccounts.fallback(fake).financialAccounts(by: sort)
  }

  public func findDeletion(of reference: NamedReference, on day: CalendarDay) async throws(FinancialAccountError)
    -> OwnerDeletion<FinancialAccountDomain>
  {
    if let answer = try await mocked.findDeletion.answer((reference, day)) { return answer }
    return try await mocked.findDeletion.fallback(fake).findDeletion(of: reference, on: day)
  }

  public func findOne(_ reference: NamedReference, on day: CalendarDay) async throws(FinancialAccountError)
    -> FinancialAccountDomain
  {
    if let answer = try await mocked.findOne.answer((reference, day)) { return answer }
    return try await mocked.findOne.fallback(fake).findOne(reference, on: day)
  }

  public func findOneDetailed(_ reference: NamedReference, on day: CalendarDay, page: Page)
    async throws(FinancialAccountError) -> FinancialAccountDetailedDomain
  {
    if let answer = try await mocked.findOneDetailed.answer((reference, day, page)) { return answer }
    return try await mocked.findOneDetailed.fallback(fake).findOneDetailed(reference, on: day, page: page)
  }

  @discardableResult
  public func update(_ draft: FinancialAccountDraft, on day: CalendarDay) async throws(FinancialAccountError)
    -> FinancialAccountDomain
  {
    if let answer = try await mocked.update.answer((draft, day)) { return answer }
    return try await mocked.update.fallback(fake).update(draft, on: day)
  }
}
