// Made by `architect mocks` from Modules/ArchitectureKit/Tests/ArchitectureKitTests/Mocks/Workshop.swift; edits are lost.

/// A mock of `Panel`: calls are answered by plan, else by its fake.
@MainActor
final class MockPanel: Panel {
  /// What is planned for each requirement of `Panel`, and how it was called.
  final class Mocked: Sendable {
    /// Every call in order, and every plan.
    let log: MockLog
    /// Plans and calls of `count()`.
    let count: SendableMockedRequirement<Void, Int, Never, SyncRequirement>
    /// Plans and calls of `description`.
    let description: SendableMockedRequirement<Void, String, Never, SyncRequirement>
    /// Plans and calls of `press(_:on:)`.
    let press: SendableMockedRequirement<Int, Bool, any Error, AsyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      count = SendableMockedRequirement("Panel.count()", log)
      description = SendableMockedRequirement("Panel.description", log)
      press = SendableMockedRequirement("Panel.press(_:on:)", log)
    }
  }

  /// Plans and calls by requirement.
  nonisolated let mocked: Mocked
  private let fake: (any Panel)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  init(fake: (any Panel)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  nonisolated func count() -> Int {
    if let answer = mocked.count.answer(()) { return answer }
    mocked.count.unplanned()
  }

  nonisolated var description: String {
    if let answer = mocked.description.answer(()) { return answer }
    mocked.description.unplanned()
  }

  func press(_ button: Int, on glaze: Glaze?) async throws -> Bool {
    if let answer = try await mocked.press.answer(button) { return answer }
    return try await mocked.press.fallback(fake).press(button, on: glaze)
  }
}
