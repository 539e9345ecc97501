// Made by `architect mocks` from Modules/Providers/Sources/Providers/BankImport/BankImportProvider.swift; edits are lost.

public import ModuloModels
public import ModuloProviders
import ModuloStores
public import ModuloUtilities

/// A mock of `BankImportProvider`: calls are answered by plan, else by its fake.
@MainActor
public final class MockBankImportProvider: BankImportProvider {
  /// What is planned for each requirement of `BankImportProvider`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `accounts(of:_:)`.
    public let accounts:
      MockedRequirement<
        (files: [BankImportFile], selection: BankFileSelection), [String], BankImportError, AsyncRequirement
      >
    /// Plans and calls of `importAll(_:isTrial:onProgress:)`.
    public let importAll:
      MockedRequirement<
        (files: BankImport, isTrial: Bool, onProgress: (@Sendable (_ itemsRead: Int) -> Void)), BankImportReport,
        BankImportError, AsyncRequirement
      >
    /// Plans and calls of `recognize(_:_:profiles:on:)`.
    public let recognize:
      MockedRequirement<
        (sources: [InputSource], options: BankFileOptions, profiles: [BankProfile], today: CalendarDay),
        [BankImportFile], BankImportError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      accounts = MockedRequirement("BankImportProvider.accounts(of:_:)", log)
      importAll = MockedRequirement("BankImportProvider.importAll(_:isTrial:onProgress:)", log)
      recognize = MockedRequirement("BankImportProvider.recognize(_:_:profiles:on:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any BankImportProvider)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any BankImportProvider)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func accounts(of files: [BankImportFile], _ selection: BankFileSelection) async throws(BankImportError)
    -> [String]
  {
    if let answer = try await mocked.accounts.answer((files, selection)) { return answer }
    return try await mocked.accounts.fallback(fake).accounts(of: files, selection)
  }

  public func importAll(_ files: BankImport, isTrial: Bool, onProgress: @escaping @Sendable (_ itemsRead: Int) -> Void)
    async throws(BankImportError) -> BankImportReport
  {
    if let answer = try await mocked.importAll.answer((files, isTrial, onProgress)) { return answer }
    return try await mocked.importAll.fallback(fake).importAll(files, isTrial: isTrial, onProgress: onProgress)
  }

  public func recognize(
    _ sources: [InputSource], _ options: BankFileOptions, profiles: [BankProfile], on today: CalendarDay
  ) async throws(BankImportError) -> [BankImportFile] {
    if let answer = try await mocked.recognize.answer((sources, options, profiles, today)) { return answer }
    return try await mocked.recognize.fallback(fake).recognize(sources, options, profiles: profiles, on: today)
  }
}
