import Synchronization
import TerminalKit

/// Takes the pieces of an answer that is too long to be held, and writes each to standard output.
final class OutputTaker: Sendable {
  /// Standard output takes no more.
  struct Refusal: Error {}

  private struct State {
    var result = WriteResult.complete
    var hasWritten = false
  }

  private let output: StandardStream
  private let state = Mutex(State())

  init(_ output: StandardStream) { self.output = output }

  /// How the writing went so far.
  var result: WriteResult { state.withLock { $0.result } }

  /// Whether something was written to standard output already.
  var hasWritten: Bool { state.withLock { $0.hasWritten } }

  func take(_ bytes: [UInt8]) throws(Refusal) {
    let result = output.write(bytes)
    state.withLock { $0 = State(result: result, hasWritten: true) }
    guard result == .complete else { throw Refusal() }
  }
}
