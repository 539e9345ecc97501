import Synchronization
import TerminalKit

/// Standard output, written in chunks.
final class StandardOutputSink: Sendable {
  /// A chunk could not be written; ``result`` says why.
  struct Refusal: Error {}

  private struct State {
    var result = WriteResult.complete
    var hasWritten = false
  }

  private let output: StandardStream
  private let state = Mutex(State())

  init(_ output: StandardStream) { self.output = output }

  /// The result of the last chunk; `complete` before the first.
  var result: WriteResult { state.withLock { $0.result } }

  /// Whether any chunk was given to standard output.
  var hasWritten: Bool { state.withLock { $0.hasWritten } }

  func write(_ bytes: [UInt8]) throws(Refusal) {
    let result = output.write(bytes)
    state.withLock { $0 = State(result: result, hasWritten: true) }
    guard result == .complete else { throw Refusal() }
  }
}
