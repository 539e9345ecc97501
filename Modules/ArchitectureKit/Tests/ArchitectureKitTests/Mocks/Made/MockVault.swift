// Made by `architect mocks` from Modules/ArchitectureKit/Tests/ArchitectureKitTests/Mocks/Workshop.swift; edits are lost.

/// A mock of `Vault`: calls are answered by plan, else by its fake.
actor MockVault: Vault {
  /// What is planned for each requirement of `Vault`, and how it was called.
  final class Mocked: Sendable {
    /// Every call in order, and every plan.
    let log: MockLog
    /// Plans and calls of `name`.
    let name: SendableMockedRequirement<Void, String, Never, SyncRequirement>
    /// Plans and calls of `open(_:)`.
    let open: SendableMockedRequirement<Int, Pot, KilnError, AsyncRequirement>
    /// Plans and calls of `peek()`.
    let peek: SendableMockedRequirement<Void, Int, Never, SyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      name = SendableMockedRequirement("Vault.name", log)
      open = SendableMockedRequirement("Vault.open(_:)", log)
      peek = SendableMockedRequirement("Vault.peek()", log)
    }
  }

  /// Plans and calls by requirement.
  nonisolated let mocked: Mocked
  private let fake: (any Vault)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  init(fake: (any Vault)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  nonisolated var name: String {
    if let answer = mocked.name.answer(()) { return answer }
    return mocked.name.fallback(fake).name
  }

  func open(_ code: Int) async throws(KilnError) -> Pot {
    if let answer = try await mocked.open.answer(code) { return answer }
    return try await mocked.open.fallback(fake).open(code)
  }

  func peek() -> Int {
    if let answer = mocked.peek.answer(()) { return answer }
    mocked.peek.unplanned()
  }
}
