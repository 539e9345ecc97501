// Made by `architect mocks` from Modules/ArchitectureKit/Tests/ArchitectureKitTests/Mocks/Workshop.swift; edits are lost.

/// A mock of `Scale`: calls are answered by plan, else by its fake.
final class MockScale: Scale {
  /// What is planned for each requirement of `Scale`, and how it was called.
  final class Mocked {
    /// Every call in order, and every plan.
    let log: MockLog
    /// Plans and calls of `add(_:)`.
    let add: MockedRequirement<Int, Int, Never, SyncRequirement>
    /// Plans and calls of `total`.
    let total: MockedRequirement<Void, Int, Never, SyncRequirement>
    /// Plans and calls of `total =`.
    let setTotal: MockedRequirement<Int, Void, Never, SyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      add = MockedRequirement("Scale.add(_:)", log)
      total = MockedRequirement("Scale.total", log)
      setTotal = MockedRequirement("Scale.total =", log)
    }
  }

  /// Plans and calls by requirement.
  let mocked: Mocked
  private var fake: (any Scale)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  init(fake: (any Scale)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  func add(_ weight: Int) -> Int {
    if let answer = mocked.add.answer(weight) { return answer }
    var changed = mocked.add.fallback(fake)
    defer { fake = changed }
    return changed.add(weight)
  }

  var total: Int {
    get {
      if let answer = mocked.total.answer(()) { return answer }
      return mocked.total.fallback(fake).total
    }
    set {
      if mocked.setTotal.answer(newValue) != nil { return }
      var changed = mocked.setTotal.fallback(fake)
      defer { fake = changed }
      changed.total = newValue
    }
  }
}
