// Made by `architect mocks` from Modules/ArchitectureKit/Tests/ArchitectureKitTests/Mocks/Workshop.swift; edits are lost.

/// A mock of `Clay`: calls are answered by plan, else by its fake.
final class MockClay<Form>: Clay {
  /// What is planned for each requirement of `Clay`, and how it was called.
  final class Mocked {
    /// Every call in order, and every plan.
    let log: MockLog
    /// Plans and calls of `each(_:)`.
    let each: MockedRequirement<Void, Any, Never, SyncRequirement>
    /// Plans and calls of `form`.
    let form: MockedRequirement<Void, Form, Never, SyncRequirement>
    /// Plans and calls of `joined(with:by:)`.
    let joined: MockedRequirement<(others: [MockClay], form: Form), MockClay?, Never, SyncRequirement>
    /// Plans and calls of `shaped(as:)`.
    let shaped: MockedRequirement<Form, MockClay, Never, SyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      each = MockedRequirement("Clay.each(_:)", log)
      form = MockedRequirement("Clay.form", log)
      joined = MockedRequirement("Clay.joined(with:by:)", log)
      shaped = MockedRequirement("Clay.shaped(as:)", log)
    }
  }

  /// Plans and calls by requirement.
  let mocked: Mocked
  private let fake: (any Clay<Form>)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  init(fake: (any Clay<Form>)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  func each<Value>(_ body: (Form) throws -> Value) rethrows -> Value {
    if let answer = mocked.each.answer(()) { return mocked.each.typed(answer) }
    return try mocked.each.fallback(fake).each(body)
  }

  var form: Form {
    if let answer = mocked.form.answer(()) { return answer }
    return mocked.form.fallback(fake).form
  }

  func joined(with others: [MockClay], by form: Form) -> MockClay? {
    if let answer = mocked.joined.answer((others, form)) { return answer }
    mocked.joined.unplanned()
  }

  func shaped(as form: Form) -> MockClay {
    if let answer = mocked.shaped.answer(form) { return answer }
    mocked.shaped.unplanned()
  }
}
