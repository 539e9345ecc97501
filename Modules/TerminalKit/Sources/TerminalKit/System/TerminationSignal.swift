#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A request to end, from outside.
public enum TerminationSignal: Hashable, Sendable, CaseIterable {
  /// Control-C.
  case interrupt

  /// `kill`, a shutdown, a closing session.
  case terminate

  /// The system's number.
  public var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    }
  }

  /// The exit code of a process that ends because of it: 128 and the number.
  public var exitCode: Int32 { 128 + number }

  /// The signals as they arrive, in place of ending the process.
  ///
  /// That holds from the call until the stream is released or the iterating task cancelled; then the signals do again
  /// what they did before. Have one such stream at a time. Without a free file descriptor the stream is over at once
  /// and the signals keep doing what they do.
  public static func arriving(_ signals: [TerminationSignal] = TerminationSignal.allCases) -> AsyncStream<Self> {
    AsyncStream { continuation in
      let relay = SignalRelay(signals.map(\.number)) { number in
        if let signal = allCases.first(where: { $0.number == number }) { continuation.yield(signal) }
      }
      guard let relay else { return continuation.finish() }
      continuation.onTermination = { _ in relay.cancel() }
    }
  }
}
