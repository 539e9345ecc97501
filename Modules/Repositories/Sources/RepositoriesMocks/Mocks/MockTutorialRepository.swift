// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/Tutorial/TutorialRepository.swift; edits are lost.

public import ModuloModels
public import ModuloRepositories

/// A mock of `TutorialRepository`: calls are answered by plan, else by its fake.
public final class MockTutorialRepository: TutorialRepository {
  /// What is planned for each requirement of `TutorialRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `complete()`.
    public let complete: SendableMockedRequirement<Void, Void, RepositoryError, AsyncRequirement>
    /// Plans and calls of `isCompleted()`.
    public let isCompleted: SendableMockedRequirement<Void, Bool, RepositoryError, AsyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      complete = SendableMockedRequirement("TutorialRepository.complete()", log)
      isCompleted = SendableMockedRequirement("TutorialRepository.isCompleted()", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any TutorialRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any TutorialRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func complete() async throws(RepositoryError) {
    if try await mocked.complete.answer(()) != nil { return }
    try await mocked.complete.fallback(fake).complete()
  }

  public func isCompleted() async throws(RepositoryError) -> Bool {
    if let answer = try await mocked.isCompleted.answer(()) { return answer }
    return try await mocked.isCompleted.fallback(fake).isCompleted()
  }
}
