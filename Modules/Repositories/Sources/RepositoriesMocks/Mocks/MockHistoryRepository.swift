// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/History/HistoryRepository.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// A mock of `HistoryRepository`: calls are answered by plan, else by its fake.
public final class MockHistoryRepository: HistoryRepository {
  /// What is planned for each requirement of `HistoryRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `clear(before:)`.
    public let clear: SendableMockedRequirement<Instant?, Int, RepositoryError, AsyncRequirement>
    /// Plans and calls of `count(before:)`.
    public let count: SendableMockedRequirement<Instant?, Int, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchAll(since:containing:limit:)`.
    public let fetchAll:
      SendableMockedRequirement<
        (moment: Instant?, text: String?, limit: Int), (steps: [HistoryStepDomain], hasMore: Bool), RepositoryError,
        AsyncRequirement
      >
    /// Plans and calls of `fetchOne(_:)`.
    public let fetchOne: SendableMockedRequirement<Int, HistoryStepDomain, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchReceipt(of:)`.
    public let fetchReceipt: SendableMockedRequirement<UUID, HistoryReceiptDomain?, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchRedoable(limit:)`.
    public let fetchRedoable: SendableMockedRequirement<Int, [HistoryStepDomain], RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchUndoable(limit:)`.
    public let fetchUndoable: SendableMockedRequirement<Int, [HistoryStepDomain], RepositoryError, AsyncRequirement>
    /// Plans and calls of `redo(_:allowingNegativeTotal:at:longSession:)`.
    public let redo:
      SendableMockedRequirement<
        (numbers: [Int], allowsNegativeTotal: Bool, now: Instant, limit: LongSession), [HistoryStepDomain],
        RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `undo(_:for:allowingNegativeTotal:at:longSession:)`.
    public let undo:
      SendableMockedRequirement<
        (numbers: [Int], request: HistoryRequest, allowsNegativeTotal: Bool, now: Instant, limit: LongSession),
        UndoneSteps, RepositoryError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      clear = SendableMockedRequirement("HistoryRepository.clear(before:)", log)
      count = SendableMockedRequirement("HistoryRepository.count(before:)", log)
      fetchAll = SendableMockedRequirement("HistoryRepository.fetchAll(since:containing:limit:)", log)
      fetchOne = SendableMockedRequirement("HistoryRepository.fetchOne(_:)", log)
      fetchReceipt = SendableMockedRequirement("HistoryRepository.fetchReceipt(of:)", log)
      fetchRedoable = SendableMockedRequirement("HistoryRepository.fetchRedoable(limit:)", log)
      fetchUndoable = SendableMockedRequirement("HistoryRepository.fetchUndoable(limit:)", log)
      redo = SendableMockedRequirement("HistoryRepository.redo(_:allowingNegativeTotal:at:longSession:)", log)
      undo = SendableMockedRequirement("HistoryRepository.undo(_:for:allowingNegativeTotal:at:longSession:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any HistoryRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any HistoryRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func clear(before moment: Instant?) async throws(RepositoryError) -> Int {
    if let answer = try await mocked.clear.answer(moment) { return answer }
    return try await mocked.clear.fallback(fake).clear(before: moment)
  }

  public func count(before moment: Instant?) async throws(RepositoryError) -> Int {
    if let answer = try await mocked.count.answer(moment) { return answer }
    return try await mocked.count.fallback(fake).count(before: moment)
  }

  public func fetchAll(since moment: Instant?, containing text: String?, limit: Int) async throws(RepositoryError) -> (
    steps: [HistoryStepDomain], hasMore: Bool
  ) {
    if let answer = try await mocked.fetchAll.answer((moment, text, limit)) { return answer }
    return try await mocked.fetchAll.fallback(fake).fetchAll(since: moment, containing: text, limit: limit)
  }

  public func fetchOne(_ number: Int) async throws(RepositoryError) -> HistoryStepDomain {
    if let answer = try await mocked.fetchOne.answer(number) { return answer }
    return try await mocked.fetchOne.fallback(fake).fetchOne(number)
  }

  public func fetchReceipt(of id: UUID) async throws(RepositoryError) -> HistoryReceiptDomain? {
    if let answer = try await mocked.fetchReceipt.answer(id) { return answer }
    return try await mocked.fetchReceipt.fallback(fake).fetchReceipt(of: id)
  }

  public func fetchRedoable(limit: Int) async throws(RepositoryError) -> [HistoryStepDomain] {
    if let answer = try await mocked.fetchRedoable.answer(limit) { return answer }
    return try await mocked.fetchRedoable.fallback(fake).fetchRedoable(limit: limit)
  }

  public func fetchUndoable(limit: Int) async throws(RepositoryError) -> [HistoryStepDomain] {
    if let answer = try await mocked.fetchUndoable.answer(limit) { return answer }
    return try await mocked.fetchUndoable.fallback(fake).fetchUndoable(limit: limit)
  }

  public func redo(
    _ numbers: [Int], allowingNegativeTotal allowsNegativeTotal: Bool, at now: Instant, longSession limit: LongSession
  ) async throws(RepositoryError) -> [HistoryStepDomain] {
    if let answer = try await mocked.redo.answer((numbers, allowsNegativeTotal, now, limit)) { return answer }
    return try await mocked.redo.fallback(fake).redo(
      numbers, allowingNegativeTotal: allowsNegativeTotal, at: now, longSession: limit)
  }

  public func undo(
    _ numbers: [Int], for request: HistoryRequest, allowingNegativeTotal allowsNegativeTotal: Bool, at now: Instant,
    longSession limit: LongSession
  ) async throws(RepositoryError) -> UndoneSteps {
    if let answer = try await mocked.undo.answer((numbers, request, allowsNegativeTotal, now, limit)) { return answer }
    return try await mocked.undo.fallback(fake).undo(
      numbers, for: request, allowingNegativeTotal: allowsNegativeTotal, at: now, longSession: limit)
  }
}
