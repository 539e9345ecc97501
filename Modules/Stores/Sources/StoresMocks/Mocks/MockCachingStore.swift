// Made by `architect mocks` from Modules/Stores/Sources/Stores/Data/DataStore.swift; edits are lost.

public import ModuloStores

/// A mock of `CachingStore`: calls are answered by plan, else by its fake.
@MainActor
public final class MockCachingStore: CachingStore {
  /// What is planned for each requirement of `CachingStore`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `invalidate()`.
    public let invalidate: MockedRequirement<Void, Void, Never, SyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      invalidate = MockedRequirement("CachingStore.invalidate()", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any CachingStore)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any CachingStore)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func invalidate() {
    if mocked.invalidate.answer(()) != nil { return }
    mocked.invalidate.fallback(fake).invalidate()
  }
}
