// Made by `architect mocks` from Modules/Stores/Sources/Stores/Funding/FundingStore.swift; edits are lost.

public import ModuloModels
public import ModuloStores
public import ModuloUtilities

/// A mock of `FundingStore`: calls are answered by plan, else by its fake.
@MainActor
public final class MockFundingStore: FundingStore {
  /// What is planned for each requirement of `FundingStore`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `choices(for:account:on:)`.
    public let choices:
      MockedRequirement<
        (goal: NamedReference, account: NamedReference?, today: CalendarDay), FundingChoices, FundingError,
        AsyncRequirement
      >
    /// Plans and calls of `fundings(of:)`.
    public let fundings: MockedRequirement<FundingOwner?, FundingList, FundingError, AsyncRequirement>
    /// Plans and calls of `remove(_:from:)`.
    public let remove:
      MockedRequirement<
        (goal: NamedReference, account: NamedReference?), [FundingDomain], FundingError, AsyncRequirement
      >
    /// Plans and calls of `save(_:)`.
    public let save: MockedRequirement<FundingDraft, FundingDomain, FundingError, AsyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      choices = MockedRequirement("FundingStore.choices(for:account:on:)", log)
      fundings = MockedRequirement("FundingStore.fundings(of:)", log)
      remove = MockedRequirement("FundingStore.remove(_:from:)", log)
      save = MockedRequirement("FundingStore.save(_:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any FundingStore)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any FundingStore)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func choices(for goal: NamedReference, account: NamedReference?, on today: CalendarDay)
    async throws(FundingError) -> FundingChoices
  {
    if let answer = try await mocked.choices.answer((goal, account, today)) { return answer }
    return try await mocked.choices.fallback(fake).choices(for: goal, account: account, on: today)
  }

  public func fundings(of owner: FundingOwner?) async throws(FundingError) -> FundingList {
    if let answer = try await mocked.fundings.answer(owner) { return answer }
    return try await mocked.fundings.fallback(fake).fundings(of: owner)
  }

  @discardableResult
  public func remove(_ goal: NamedReference, from account: NamedReference?) async throws(FundingError)
    -> [FundingDomain]
  {
    if let answer = try await mocked.remove.answer((goal, account)) { return answer }
    return try await mocked.remove.fallback(fake).remove(goal, from: account)
  }

  @discardableResult
  public func save(_ draft: FundingDraft) async throws(FundingError) -> FundingDomain {
    if let answer = try await mocked.save.answer(draft) { return answer }
    return try await mocked.save.fallback(fake).save(draft)
  }
}
