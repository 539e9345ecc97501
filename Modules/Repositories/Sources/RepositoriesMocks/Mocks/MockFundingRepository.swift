// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/Funding/FundingRepository.swift; edits are lost.

public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// A mock of `FundingRepository`: calls are answered by plan, else by its fake.
public final class MockFundingRepository: FundingRepository {
  /// What is planned for each requirement of `FundingRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `delete(of:from:)`.
    public let delete:
      SendableMockedRequirement<
        (goal: NamedReference, account: NamedReference?), [FundingChangeRecord], RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `fetchAll(of:)`.
    public let fetchAll: SendableMockedRequirement<FundingOwner?, FundingListRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchChoices(of:account:on:)`.
    public let fetchChoices:
      SendableMockedRequirement<
        (goal: NamedReference, account: NamedReference?, day: CalendarDay), FundingChoicesRecord, RepositoryError,
        AsyncRequirement
      >
    /// Plans and calls of `save(_:allowingShort:)`.
    public let save:
      SendableMockedRequirement<
        (edit: FundingEdit, allowsShort: Bool), FundingChangeRecord, RepositoryError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      delete = SendableMockedRequirement("FundingRepository.delete(of:from:)", log)
      fetchAll = SendableMockedRequirement("FundingRepository.fetchAll(of:)", log)
      fetchChoices = SendableMockedRequirement("FundingRepository.fetchChoices(of:account:on:)", log)
      save = SendableMockedRequirement("FundingRepository.save(_:allowingShort:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any FundingRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any FundingRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func delete(of goal: NamedReference, from account: NamedReference?) async throws(RepositoryError)
    -> [FundingChangeRecord]
  {
    if let answer = try await mocked.delete.answer((goal, account)) { return answer }
    return try await mocked.delete.fallback(fake).delete(of: goal, from: account)
  }

  public func fetchAll(of owner: FundingOwner?) async throws(RepositoryError) -> FundingListRecord {
    if let answer = try await mocked.fetchAll.answer(owner) { return answer }
    return try await mocked.fetchAll.fallback(fake).fetchAll(of: owner)
  }

  public func fetchChoices(of goal: NamedReference, account: NamedReference?, on day: CalendarDay)
    async throws(RepositoryError) -> FundingChoicesRecord
  {
    if let answer = try await mocked.fetchChoices.answer((goal, account, day)) { return answer }
    return try await mocked.fetchChoices.fallback(fake).fetchChoices(of: goal, account: account, on: day)
  }

  public func save(_ edit: FundingEdit, allowingShort allowsShort: Bool) async throws(RepositoryError)
    -> FundingChangeRecord
  {
    if let answer = try await mocked.save.answer((edit, allowsShort)) { return answer }
    return try await mocked.save.fallback(fake).save(edit, allowingShort: allowsShort)
  }
}
