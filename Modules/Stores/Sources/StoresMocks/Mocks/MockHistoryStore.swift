// Made by `architect mocks` from Modules/Stores/Sources/Stores/History/HistoryStore.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities

/// A mock of `HistoryStore`: calls are answered by plan, else by its fake.
@MainActor
public final class MockHistoryStore: HistoryStore {
  /// What is planned for each requirement of `HistoryStore`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `author`.
    public let author: MockedRequirement<Void, String, Never, SyncRequirement>
    /// Plans and calls of `clear(before:)`.
    public let clear: MockedRequirement<Instant?, Int, HistoryError, AsyncRequirement>
    /// Plans and calls of `count(before:)`.
    public let count: MockedRequirement<Instant?, Int, HistoryError, AsyncRequirement>
    /// Plans and calls of `receipt(of:)`.
    public let receipt: MockedRequirement<UUID, HistoryReceiptDomain?, HistoryError, AsyncRequirement>
    /// Plans and calls of `redo(_:at:longSession:)`.
    public let redo:
      MockedRequirement<
        (count: Int, now: Instant, limit: LongSession), [HistoryStepDomain], HistoryError, AsyncRequirement
      >
    /// Plans and calls of `step(_:)`.
    public let step: MockedRequirement<Int, HistoryStepDomain, HistoryError, AsyncRequirement>
    /// Plans and calls of `steps(since:containing:limit:)`.
    public let steps:
      MockedRequirement<
        (moment: Instant?, text: String?, limit: Int), (steps: [HistoryStepDomain], hasMore: Bool), HistoryError,
        AsyncRequirement
      >
    /// Plans and calls of `undo(_:for:allowingNegativeTotal:at:longSession:)`.
    public let undo:
      MockedRequirement<
        (
          steps: [HistoryStepDomain], request: HistoryRequest, allowsNegativeTotal: Bool, now: Instant,
          limit: LongSession
        ), UndoneSteps, HistoryError, AsyncRequirement
      >
    /// Plans and calls of `undoable(_:)`.
    public let undoable: MockedRequirement<HistoryRequest, [HistoryStepDomain], HistoryError, AsyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      author = MockedRequirement("HistoryStore.author", log)
      clear = MockedRequirement("HistoryStore.clear(before:)", log)
      count = MockedRequirement("HistoryStore.count(before:)", log)
      receipt = MockedRequirement("HistoryStore.receipt(of:)", log)
      redo = MockedRequirement("HistoryStore.redo(_:at:longSession:)", log)
      step = MockedRequirement("HistoryStore.step(_:)", log)
      steps = MockedRequirement("HistoryStore.steps(since:containing:limit:)", log)
      undo = MockedRequirement("HistoryStore.undo(_:for:allowingNegativeTotal:at:longSession:)", log)
      undoable = MockedRequirement("HistoryStore.undoable(_:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any HistoryStore)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any HistoryStore)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public var author: String {
    if let answer = mocked.author.answer(()) { return answer }
    return mocked.author.fallback(fake).author
  }

  public func clear(before moment: Instant?) async throws(HistoryError) -> Int {
    if let answer = try await mocked.clear.answer(moment) { return answer }
    return try await mocked.clear.fallback(fake).clear(before: moment)
  }

  public func count(before moment: Instant?) async throws(HistoryError) -> Int {
    if let answer = try await mocked.count.answer(moment) { return answer }
    return try await mocked.count.fallback(fake).count(before: moment)
  }

  public func receipt(of id: UUID) async throws(HistoryError) -> HistoryReceiptDomain? {
    if let answer = try await mocked.receipt.answer(id) { return answer }
    return try await mocked.receipt.fallback(fake).receipt(of: id)
  }

  public func redo(_ count: Int, at now: Instant, longSession limit: LongSession) async throws(HistoryError)
    -> [HistoryStepDomain]
  {
    if let answer = try await mocked.redo.answer((count, now, limit)) { return answer }
    return try await mocked.redo.fallback(fake).redo(count, at: now, longSession: limit)
  }

  public func step(_ number: Int) async throws(HistoryError) -> HistoryStepDomain {
    if let answer = try await mocked.step.answer(number) { return answer }
    return try await mocked.step.fallback(fake).step(number)
  }

  public func steps(since moment: Instant?, containing text: String?, limit: Int) async throws(HistoryError) -> (
    steps: [HistoryStepDomain], hasMore: Bool
  ) {
    if let answer = try await mocked.steps.answer((moment, text, limit)) { return answer }
    return try await mocked.steps.fallback(fake).steps(since: moment, containing: text, limit: limit)
  }

  public func undo(
    _ steps: [HistoryStepDomain], for request: HistoryRequest, allowingNegativeTotal allowsNegativeTotal: Bool,
    at now: Instant, longSession limit: LongSession
  ) async throws(HistoryError) -> UndoneSteps {
    if let answer = try await mocked.undo.answer((steps, request, allowsNegativeTotal, now, limit)) { return answer }
    return try await mocked.undo.fallback(fake).undo(
      steps, for: request, allowingNegativeTotal: allowsNegativeTotal, at: now, longSession: limit)
  }

  public func undoable(_ request: HistoryRequest) async throws(HistoryError) -> [HistoryStepDomain] {
    if let answer = try await mocked.undoable.answer(request) { return answer }
    return try await mocked.undoable.fallback(fake).undoable(request)
  }
}
