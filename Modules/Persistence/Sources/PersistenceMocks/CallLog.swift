public import ModuloModels
import Synchronization

/// What a double was asked to do, and what it was told to answer with.
public final class CallLog: Sendable {
  private struct State {
    var calls: [String] = []
    var failures: [RepositoryError] = []
  }

  private let state = Mutex(State())

  public init() {}

  /// The methods called so far, in order, by base name.
  public var calls: [String] { state.withLock { $0.calls } }

  /// Makes the next call fail with `error` and do nothing else. Several failures are used up in order.
  public func failNext(with error: RepositoryError) {
    state.withLock { $0.failures.append(error) }
  }

  /// Notes a call; throws the failure that was planned for it, if one was.
  public func record(_ call: String) throws(RepositoryError) {
    let failure = state.withLock { state in
      state.calls.append(call)
      return state.failures.isEmpty ? nil : state.failures.removeFirst()
    }
    if let failure { throw failure }
  }
}
