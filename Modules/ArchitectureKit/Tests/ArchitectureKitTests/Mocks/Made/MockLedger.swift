// Made by `architect mocks` from Modules/ArchitectureKit/Tests/ArchitectureKitTests/Mocks/Workshop.swift; edits are lost.

/// A mock of `Ledger`: calls are answered by plan, else by its fake.
final class MockLedger: Ledger {
  /// What is planned for each requirement of `Ledger`, and how it was called.
  final class Mocked: Sendable {
    /// Every call in order, and every plan.
    let log: MockLog
    /// Plans and calls of `count`.
    let count: SendableMockedRequirement<Void, Int, Never, SyncRequirement>
    /// Plans and calls of `glaze(_:)`.
    let glaze: SendableMockedRequirement<Void, Never, Never, SyncRequirement>
    /// Plans and calls of `read(_:)`.
    let read: SendableMockedRequirement<Void, any Sendable, KilnError, AsyncRequirement>
    /// Plans and calls of `show()`.
    let show: SendableMockedRequirement<Void, [Pot], Never, SyncRequirement>
    /// Plans and calls of `value(of:as:)`.
    let value: SendableMockedRequirement<(key: String, type: any Sendable), any Sendable, KilnError, SyncRequirement>
    /// Plans and calls of `write(_:then:)`.
    let write: SendableMockedRequirement<String, Int, any Error, AsyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      count = SendableMockedRequirement("Ledger.count", log)
      glaze = SendableMockedRequirement("Ledger.glaze(_:)", log)
      read = SendableMockedRequirement("Ledger.read(_:)", log)
      show = SendableMockedRequirement("Ledger.show()", log)
      value = SendableMockedRequirement("Ledger.value(of:as:)", log)
      write = SendableMockedRequirement("Ledger.write(_:then:)", log)
    }
  }

  /// Plans and calls by requirement.
  let mocked: Mocked
  private let fake: (any Ledger)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  init(fake: (any Ledger)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  nonisolated static func == (left: MockLedger, right: MockLedger) -> Bool { left === right }

  var count: Int {
    if let answer = mocked.count.answer(()) { return answer }
    return mocked.count.fallback(fake).count
  }

  func glaze(_ glaze: Glaze) -> Glaze {
    _ = mocked.glaze.answer(())
    return mocked.glaze.fallback(fake).glaze(glaze)
  }

  func read<Value: Sendable>(_ body: @escaping @Sendable (_ lines: Int) throws -> Value) async throws(KilnError)
    -> Value
  {
    if let answer = try await mocked.read.answer(()) { return mocked.read.typed(answer) }
    return try await mocked.read.fallback(fake).read(body)
  }

  @MainActor
  func show() -> [Pot] {
    if let answer = mocked.show.answer(()) { return answer }
    return mocked.show.fallback(fake).show()
  }

  func value<Value: Sendable>(of key: String, as type: Value) throws(KilnError) -> Value {
    if let answer = try mocked.value.answer((key, type as any Sendable)) { return mocked.value.typed(answer) }
    return try mocked.value.fallback(fake).value(of: key, as: type)
  }

  func write(_ line: String, then proceed: @escaping () -> Void) async throws -> Int {
    if let answer = try await mocked.write.answer(line) { return answer }
    return try await mocked.write.fallback(fake).write(line, then: proceed)
  }
}
