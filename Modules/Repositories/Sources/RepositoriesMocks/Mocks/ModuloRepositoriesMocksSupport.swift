// Made by `architect mocks`; edits are lost.

import Synchronization

/// What mocks were asked for, in order, and the plans and calls that wait. One log can serve several mocks.
public final class MockLog: Sendable {
  private struct State {
    var calls: [String] = []
    var waiting: [Int: String] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  /// Creates an empty log.
  public init() {}

  /// The calls so far, in order: `Shop.buy(_:)`.
  public var calls: [String] { state.withLock { $0.calls } }

  /// Checks that every plan for one call was used, and that no call hangs any more.
  ///
  /// - Throws: ``UnusedMockPlan``, which tells the oldest that waits.
  public func verify() throws(UnusedMockPlan) {
    let (first, calls) = state.withLock { ($0.waiting.min { $0.key < $1.key }?.value, $0.calls) }
    if let first { throw UnusedMockPlan(description: first, calls: calls) }
  }

  fileprivate func note(_ call: String) { state.withLock { $0.calls.append(call) } }

  /// Notes what has to happen before the end of the test; returns what takes the note away.
  fileprivate func await(_ description: String) -> Int {
    state.withLock { state in
      state.count += 1
      state.waiting[state.count] = description
      return state.count
    }
  }

  fileprivate func end(_ note: Int?) {
    guard let note else { return }
    state.withLock { $0.waiting[note] = nil }
  }
}

/// A plan that no call has used, or a call that hangs.
public struct UnusedMockPlan: Error, Equatable, CustomStringConvertible {
  /// The plan with its place, or the call.
  public let description: String
  /// The calls that there were.
  public let calls: [String]
}

/// A requirement that is called without `await`.
public enum SyncRequirement {}
/// A requirement that is called with `await`.
public enum AsyncRequirement {}

/// The answer to a call of a mock.
public struct SendableMockPlan<Arguments: Sendable, Answer: Sendable, Failure: Error, Effect>: Sendable {
  /// A closure that makes the answer to a call that is waited for.
  public typealias AsyncBody = @Sendable (_ arguments: Arguments) async throws(Failure) -> Answer

  fileprivate enum Step: Sendable {
    case answer(Result<Answer, Failure>)
    case run(@Sendable (Arguments) throws(Failure) -> Answer)
    case runAsync(AsyncBody)
    case hang
  }

  fileprivate let step: Step

  /// A value.
  public static func returning(_ answer: Answer) -> Self { Self(step: .answer(.success(answer))) }

  /// An error.
  public static func throwing(_ error: Failure) -> Self { Self(step: .answer(.failure(error))) }
}

extension SendableMockPlan where Effect == SyncRequirement {
  /// What a closure makes of the arguments.
  public static func calling(_ body: @escaping @Sendable (Arguments) throws(Failure) -> Answer) -> Self {
    Self(step: .run(body))
  }
}

extension SendableMockPlan where Effect == AsyncRequirement {
  /// What a closure makes of the arguments.
  public static func calling(_ body: @escaping AsyncBody) -> Self { Self(step: .runAsync(body)) }

  /// None until ``SendableMockedRequirement/resume(_:)`` says what. A cancelled task hangs too.
  public static var hanging: Self { Self(step: .hang) }
}

/// One requirement of a mock: its calls, and the plans for them.
public final class SendableMockedRequirement<Arguments: Sendable, Answer: Sendable, Failure: Error, Effect>: Sendable {
  /// A plan for a requirement.
  public typealias Plan = SendableMockPlan<Arguments, Answer, Failure, Effect>

  fileprivate struct State {
    var calls: [Arguments] = []
    var plans: [(plan: Plan, note: Int)] = []
    var lasting: Plan?
    var hanging: [(call: CheckedContinuation<Void, Never>, id: Int, note: Int)] = []
    var told: [Int: Plan] = [:]
    var watchers: [CheckedContinuation<Void, Never>] = []
  }

  private let name: String
  private let log: MockLog
  private let state = Mutex(State())

  init(_ name: String, _ log: MockLog) {
    self.name = name
    self.log = log
  }

  /// The arguments of the calls so far, without closures that a call only lends.
  public var calls: [Arguments] { state.withLock { $0.calls } }

  /// Plans the answers of the next calls, one for each. The last plan of ``planAll(_:)`` answers the calls after them.
  public func plan(_ plans: Plan..., file: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    for plan in plans {
      let note = log.await("\(file):\(line):\(column): no call of \(name) has used this plan")
      state.withLock { $0.plans.append((plan, note)) }
    }
  }

  /// Plans the answer of every call that has no plan of its own. None need come.
  public func planAll(_ plan: Plan) { state.withLock { $0.lasting = plan } }

  /// Notes a call, and takes its plan; nil for none.
  private func next(_ arguments: Arguments) -> Plan? {
    log.note(name)
    return state.withLock { state in
      state.calls.append(arguments)
      if state.plans.isEmpty { return state.lasting }
      let (plan, note) = state.plans.removeFirst()
      log.end(note)
      return plan
    }
  }

  /// What answers a call without a plan.
  func fallback<Fake>(_ fake: Fake?) -> Fake {
    guard let fake else { unplanned() }
    return fake
  }

  /// Ends the program: nothing answers a call.
  func unplanned() -> Never { fatalError("\(name) was called: there is no plan for the call, and no fake") }

  /// The planned answer as the type that a generic caller wants.
  func typed<Value>(_ answer: Answer) -> Value {
    guard let value = answer as? Value else {
      fatalError("the answer planned for \(name) is \(type(of: answer)), and \(Value.self) is wanted")
    }
    return value
  }
}

extension SendableMockedRequirement where Effect == SyncRequirement {
  /// The planned answer; nil for none.
  func answer(_ arguments: Arguments) throws(Failure) -> Answer? {
    switch next(arguments)?.step {
    case .answer(let answer): return try answer.get()
    case .run(let body): return try body(arguments)
    case .runAsync, .hang, nil: return nil
    }
  }
}

extension SendableMockedRequirement where Effect == AsyncRequirement {
  /// Returns once a call hangs.
  public nonisolated(nonsending) func waitUntilHanging() async {
    await withCheckedContinuation { continuation in
      let hangs = state.withLock { state in
        if state.hanging.isEmpty { state.watchers.append(continuation) }
        return !state.hanging.isEmpty
      }
      if hangs { continuation.resume() }
    }
  }

  /// Says what the oldest call that hangs does now.
  ///
  /// - Precondition: A call hangs; ``waitUntilHanging()`` returns once one does.
  public func resume(_ plan: Plan) {
    let call = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if state.hanging.isEmpty { return nil }
      let (call, id, note) = state.hanging.removeFirst()
      state.told[id] = plan
      log.end(note)
      return call
    }
    guard let call else { fatalError("no call of \(name) hangs") }
    call.resume()
  }

  /// The planned answer; nil for none.
  nonisolated(nonsending) func answer(_ arguments: Arguments) async throws(Failure) -> Answer? {
    var step = next(arguments)?.step
    while case .hang = step { step = await hang()?.step }
    switch step {
    case .answer(let answer): return try answer.get()
    case .run(let body): return try body(arguments)
    case .runAsync(let body): return try await body(arguments)
    case .hang, nil: return nil
    }
  }

  /// Returns what it is told to do.
  private nonisolated(nonsending) func hang() async -> Plan? {
    let note = log.await("a call of \(name) hangs")
    await withCheckedContinuation { continuation in
      let watchers = state.withLock { state in
        state.hanging.append((continuation, note, note))
        defer { state.watchers = [] }
        return state.watchers
      }
      for watcher in watchers { watcher.resume() }
    }
    return state.withLock { $0.told.removeValue(forKey: note) }
  }
}
