// Made by `architect mocks` from Modules/Stores/Sources/Stores/ExchangeRate/ExchangeRateStore.swift; edits are lost.

public import ModuloModels
public import ModuloStores

/// A mock of `ExchangeRateStore`: calls are answered by plan, else by its fake.
@MainActor
public final class MockExchangeRateStore: ExchangeRateStore {
  /// What is planned for each requirement of `ExchangeRateStore`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `delete(_:)`.
    public let delete: MockedRequirement<NumberReference, ExchangeRateDomain, ExchangeRateError, AsyncRequirement>
    /// Plans and calls of `fetchAll()`.
    public let fetchAll: MockedRequirement<Void, Void, ExchangeRateError, AsyncRequirement>
    /// Plans and calls of `findOne(_:)`.
    public let findOne: MockedRequirement<NumberReference, ExchangeRateDomain, ExchangeRateError, AsyncRequirement>
    /// Plans and calls of `importAll(_:onProgress:)`.
    public let importAll:
      MockedRequirement<
        (file: ExchangeRateImport, onProgress: (@Sendable (_ ratesRead: Int) -> Void)), ExchangeRateImportReport,
        ExchangeRateImportError, AsyncRequirement
      >
    /// Plans and calls of `invalidate()`.
    public let invalidate: MockedRequirement<Void, Void, Never, SyncRequirement>
    /// Plans and calls of `rows`.
    public let rows: MockedRequirement<Void, [ExchangeRateDomain], Never, SyncRequirement>
    /// Plans and calls of `set(_:)`.
    public let set: MockedRequirement<ExchangeRateDraft, ExchangeRateChange, ExchangeRateError, AsyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      delete = MockedRequirement("ExchangeRateStore.delete(_:)", log)
      fetchAll = MockedRequirement("ExchangeRateStore.fetchAll()", log)
      findOne = MockedRequirement("ExchangeRateStore.findOne(_:)", log)
      importAll = MockedRequirement("ExchangeRateStore.importAll(_:onProgress:)", log)
      invalidate = MockedRequirement("ExchangeRateStore.invalidate()", log)
      rows = MockedRequirement("ExchangeRateStore.rows", log)
      set = MockedRequirement("ExchangeRateStore.set(_:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any ExchangeRateStore)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any ExchangeRateStore)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func delete(_ reference: NumberReference) async throws(ExchangeRateError) -> ExchangeRateDomain {
    if let answer = try await mocked.delete.answer(reference) { return answer }
    return try await mocked.delete.fallback(fake).delete(reference)
  }

  public func fetchAll() async throws(ExchangeRateError) {
    if try await mocked.fetchAll.answer(()) != nil { return }
    try await mocked.fetchAll.fallback(fake).fetchAll()
  }

  public func findOne(_ reference: NumberReference) async throws(ExchangeRateError) -> ExchangeRateDomain {
    if let answer = try await mocked.findOne.answer(reference) { return answer }
    return try await mocked.findOne.fallback(fake).findOne(reference)
  }

  public func importAll(_ file: ExchangeRateImport, onProgress: @escaping @Sendable (_ ratesRead: Int) -> Void)
    async throws(ExchangeRateImportError) -> ExchangeRateImportReport
  {
    if let answer = try await mocked.importAll.answer((file, onProgress)) { return answer }
    return try await mocked.importAll.fallback(fake).importAll(file, onProgress: onProgress)
  }

  public func invalidate() {
    if mocked.invalidate.answer(()) != nil { return }
    mocked.invalidate.fallback(fake).invalidate()
  }

  public var rows: [ExchangeRateDomain] {
    if let answer = mocked.rows.answer(()) { return answer }
    return mocked.rows.fallback(fake).rows
  }

  @discardableResult
  public func set(_ draft: ExchangeRateDraft) async throws(ExchangeRateError) -> ExchangeRateChange {
    if let answer = try await mocked.set.answer(draft) { return answer }
    return try await mocked.set.fallback(fake).set(draft)
  }
}
