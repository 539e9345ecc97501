// Made by `architect mocks` from Modules/Stores/Sources/Stores/BankImport/BankImportStore.swift; edits are lost.

public import ModuloModels
public import ModuloStores

/// A mock of `BankImportStore`: calls are answered by plan, else by its fake.
@MainActor
public final class MockBankImportStore: BankImportStore {
  /// What is planned for each requirement of `BankImportStore`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `importAll(_:isTrial:onProgress:)`.
    public let importAll:
      MockedRequirement<
        (files: BankImport, isTrial: Bool, onProgress: (@Sendable (_ itemsRead: Int) -> Void)), BankImportReport,
        BankImportError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      importAll = MockedRequirement("BankImportStore.importAll(_:isTrial:onProgress:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any BankImportStore)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any BankImportStore)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func importAll(_ files: BankImport, isTrial: Bool, onProgress: @escaping @Sendable (_ itemsRead: Int) -> Void)
    async throws(BankImportError) -> BankImportReport
  {
    if let answer = try await mocked.importAll.answer((files, isTrial, onProgress)) { return answer }
    return try await mocked.importAll.fallback(fake).importAll(files, isTrial: isTrial, onProgress: onProgress)
  }
}
