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

  /// The terminal is gone.
  case hangup

  /// The system's number.
  public var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangup: SIGHUP
    }
  }

  /// The exit code of a process that ends because of it: 128 and the number.
  public var exitCode: Int32 { 128 + number }

  /// The signals as they arrive, in place of ending the process.
  ///
  /// That holds from the call until the stream is released or the iterating task cancelled; then the signals do again
  /// what they did before. Of two such streams the later one has the signals, and is to be released first. Without a
  /// free file descriptor the stream is over at once and the signals keep doing what they do.
  public static func arriving(_ signals: [TerminationSignal] = [.interrupt, .terminate]) -> AsyncStream<Self> {
    AsyncStream { continuation in
      let relay = SignalRelay(signals.map(\.number)) { number in
        if let signal = Self(number: number) { continuation.yield(signal) }
      }
      guard let relay else { return continuation.finish() }
      continuation.onTermination = { _ in relay.cancel() }
    }
  }

  /// Ends the process as the signal does when nothing handles it, so that the shell or whatever started it sees the
  /// true reason.
  public func raise() -> Never {
    _ = signal(number, nil)
    withUnblocked(number) { _ = systemRaise(number) }
    exit(exitCode)
  }
}

extension TerminationSignal {
  /// Lets SIGQUIT end the process at once, as it does by default. Call it once at the start of `main`, before a session.
  ///
  /// Swift's runtime writes a backtrace first, and other threads go on meanwhile: one that then takes the terminal over
  /// would be ended before it has given it back.
  public static func quitAtOnce() {
    if !sigaction.isIgnored(SIGQUIT) { _ = signal(SIGQUIT, nil) }
  }

  /// The signal with a number of the system; nil for one that doesn't ask to end.
  init?(number: Int32) {
    guard let signal = Self.allCases.first(where: { $0.number == number }) else { return nil }
    self = signal
  }
}

/// The system's `raise`, whose name the method hides.
private func systemRaise(_ number: Int32) -> Int32 { raise(number) }

/// Does something while the calling thread may be given a signal: the threads of Dispatch block all of them.
func withUnblocked<Value>(_ number: Int32, _ work: () -> Value) -> Value {
  var mask = sigset_t()
  var previous = sigset_t()
  sigemptyset(&mask)
  sigaddset(&mask, number)
  pthread_sigmask(SIG_UNBLOCK, &mask, &previous)
  defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
  return work()
}
