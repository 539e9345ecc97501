// Made by `architect mocks` from Modules/Providers/Sources/Providers/BalanceUpdate/BalanceUpdateProvider.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloProviders
import ModuloStores
public import ModuloUtilities

/// A mock of `BalanceUpdateProvider`: calls are answered by plan, else by its fake.
@MainActor
public final class MockBalanceUpdateProvider: BalanceUpdateProvider {
  /// What is planned for each requirement of `BalanceUpdateProvider`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `balanceUpdates`.
    public let balanceUpdates: MockedRequirement<Void, [BalanceUpdateDomain], Never, SyncRequirement>
    /// Plans and calls of `create(_:on:)`.
    public let createDraftOn:
      MockedRequirement<
        (draft: BalanceUpdateDraft, day: CalendarDay), BalanceUpdateDetailedDomain, BalanceUpdateError, AsyncRequirement
      >
    /// Plans and calls of `create(_:on:)`.
    public let createDraftsOn:
      MockedRequirement<
        (drafts: [BalanceUpdateDraft], day: CalendarDay), [BalanceUpdateDetailedDomain], BalanceUpdateError,
        AsyncRequirement
      >
    /// Plans and calls of `delete(by:of:on:)`.
    public let delete:
      MockedRequirement<
        (id: UUID, account: FinancialAccountDomain, day: CalendarDay), BalanceUpdateDetailedDomain, BalanceUpdateError,
        AsyncRequirement
      >
    /// Plans and calls of `exportAll(of:write:)`.
    public let exportAll:
      MockedRequirement<
        (account: NamedReference?, write: (@Sendable (_ bytes: [UInt8]) throws -> Void)), Int, DataError,
        AsyncRequirement
      >
    /// Plans and calls of `fetchAll(of:matching:on:page:)`.
    public let fetchAll:
      MockedRequirement<
        (account: NamedReference?, filter: EntryFilter, day: CalendarDay, page: Page),
        EntryList<BalanceUpdateDomain, FinancialAccountDomain>, BalanceUpdateError, AsyncRequirement
      >
    /// Plans and calls of `findOne(_:on:)`.
    public let findOne:
      MockedRequirement<
        (reference: NumberReference, day: CalendarDay), BalanceUpdateDetailedDomain, BalanceUpdateError,
        AsyncRequirement
      >
    /// Plans and calls of `importAll(_:onProgress:)`.
    public let importAll:
      MockedRequirement<
        (file: BalanceUpdateImport, onProgress: (@Sendable (_ rowsRead: Int) -> Void)), BalanceUpdateImportReport,
        BalanceUpdateImportError, AsyncRequirement
      >
    /// Plans and calls of `update(_:on:)`.
    public let update:
      MockedRequirement<
        (draft: BalanceUpdateDraft, day: CalendarDay), BalanceUpdateDetailedDomain, BalanceUpdateError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      balanceUpdates = MockedRequirement("BalanceUpdateProvider.balanceUpdates", log)
      createDraftOn = MockedRequirement("BalanceUpdateProvider.create(_:on:)", log)
      createDraftsOn = MockedRequirement("BalanceUpdateProvider.create(_:on:)", log)
      delete = MockedRequirement("BalanceUpdateProvider.delete(by:of:on:)", log)
      exportAll = MockedRequirement("BalanceUpdateProvider.exportAll(of:write:)", log)
      fetchAll = MockedRequirement("BalanceUpdateProvider.fetchAll(of:matching:on:page:)", log)
      findOne = MockedRequirement("BalanceUpdateProvider.findOne(_:on:)", log)
      importAll = MockedRequirement("BalanceUpdateProvider.importAll(_:onProgress:)", log)
      update = MockedRequirement("BalanceUpdateProvider.update(_:on:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any BalanceUpdateProvider)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any BalanceUpdateProvider)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public var balanceUpdates: [BalanceUpdateDomain] {
    if let answer = mocked.balanceUpdates.answer(()) { return answer }
    return mocked.balanceUpdates.fallback(fake).balanceUpdates
  }

  @discardableResult
  public func create(_ draft: BalanceUpdateDraft, on day: CalendarDay) async throws(BalanceUpdateError)
    -> BalanceUpdateDetailedDomain
  {
    if let answer = try await mocked.createDraftOn.answer((draft, day)) { return answer }
    return try await mocked.createDraftOn.fallback(fake).create(draft, on: day)
  }

  @discardableResult
  public func create(_ drafts: [BalanceUpdateDraft], on day: CalendarDay) async throws(BalanceUpdateError)
    -> [BalanceUpdateDetailedDomain]
  {
    if let answer = try await mocked.createDraftsOn.answer((drafts, day)) { return answer }
    return try await mocked.createDraftsOn.fallback(fake).create(drafts, on: day)
  }

  @discardableResult
  public func delete(by id: UUID, of account: FinancialAccountDomain, on day: CalendarDay)
    async throws(BalanceUpdateError) -> BalanceUpdateDetailedDomain
  {
    if let answer = try await mocked.delete.answer((id, account, day)) { return answer }
    return try await mocked.delete.fallback(fake).delete(by: id, of: account, on: day)
  }

  public func exportAll(of account: NamedReference?, write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void)
    async throws(DataError) -> Int
  {
    if let answer = try await mocked.exportAll.answer((account, write)) { return answer }
    return try await mocked.exportAll.fallback(fake).exportAll(of: account, write: write)
  }

  @discardableResult
  public func fetchAll(of account: NamedReference?, matching filter: EntryFilter, on day: CalendarDay, page: Page)
    async throws(BalanceUpdateError) -> EntryList<BalanceUpdateDomain, FinancialAccountDomain>
  {
    if let answer = try await mocked.fetchAll.answer((account, filter, day, page)) { return answer }
    return try await mocked.fetchAll.fallback(fake).fetchAll(of: account, matching: filter, on: day, page: page)
  }

  public func findOne(_ reference: NumberReference, on day: CalendarDay) async throws(BalanceUpdateError)
    -> BalanceUpdateDetailedDomain
  {
    if let answer = try await mocked.findOne.answer((reference, day)) { return answer }
    return try await mocked.findOne.fallback(fake).findOne(reference, on: day)
  }

  public func importAll(_ file: BalanceUpdateImport, onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void)
    async throws(BalanceUpdateImportError) -> BalanceUpdateImportReport
  {
    if let answer = try await mocked.importAll.answer((file, onProgress)) { return answer }
    return try await mocked.importAll.fallback(fake).importAll(file, onProgress: onProgress)
  }

  @discardableResult
  public func update(_ draft: BalanceUpdateDraft, on day: CalendarDay) async throws(BalanceUpdateError)
    -> BalanceUpdateDetailedDomain
  {
    if let answer = try await mocked.update.answer((draft, day)) { return answer }
    return try await mocked.update.fallback(fake).update(draft, on: day)
  }
}
