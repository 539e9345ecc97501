// Made by `architect mocks` from Modules/Providers/Sources/Providers/Tutorial/TutorialProvider.swift; edits are lost.

public import ModuloModels
public import ModuloProviders
import ModuloStores

/// A mock of `TutorialProvider`: calls are answered by plan, else by its fake.
@MainActor
public final class MockTutorialProvider: TutorialProvider {
  /// What is planned for each requirement of `TutorialProvider`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `complete()`.
    public let complete: MockedRequirement<Void, Void, TrackingError, AsyncRequirement>
    /// Plans and calls of `isCompleted()`.
    public let isCompleted: MockedRequirement<Void, Bool, TrackingError, AsyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      complete = MockedRequirement("TutorialProvider.complete()", log)
      isCompleted = MockedRequirement("TutorialProvider.isCompleted()", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any TutorialProvider)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any TutorialProvider)? = nil, log: MockLog = MockLog()) {
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
