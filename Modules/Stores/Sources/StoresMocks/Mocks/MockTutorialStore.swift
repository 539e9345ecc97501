// Made by `architect mocks` from Modules/Stores/Sources/Stores/Tutorial/TutorialStore.swift; edits are lost.

public import ModuloModels
public import ModuloStores

/// A mock of `TutorialStore`: calls are answered by plan, else by its fake.
@MainActor
public final class MockTutorialStore: TutorialStore {
  /// What is planned for each requirement of `TutorialStore`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `complete()`.
    public let complete: MockedRequirement<Void, Void, TrackingError, AsyncRequirement>
    /// Plans and calls of `isCompleted()`.
    public let isCompleted: MockedRequirement<Void, Bool, TrackingError, AsyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      complete = MockedRequirement("TutorialStore.complete()", log)
      isCompleted = MockedRequirement("TutorialStore.isCompleted()", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any TutorialStore)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any TutorialStore)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func complete() async throws(TrackingError) {
    if try await mocked.complete.answer(()) != nil { return }
    try await mocked.complete.fallback(fake).complete()
  }

  public func isCompleted() async throws(TrackingError) -> Bool {
    if let answer = try await mocked.isCompleted.answer(()) { return answer }
    return try await mocked.isCompleted.fallback(fake).isCompleted()
  }
}
