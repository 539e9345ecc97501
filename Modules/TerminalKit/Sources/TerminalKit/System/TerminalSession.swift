import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal that a full-screen program has to itself, and gives back as it was however it ends.
///
/// ```swift
/// let signal = try await TerminalSession.run { session -> TerminationSignal? in
///   for await event in session {
///     switch event {
///     case .key("q"): return nil
///     case .key(.control("z")): session.suspend()
///     case .termination(let signal): return signal
///     case .resize, .resume: draw(session.size)
///     default: break
///     }
///   }
///   return .hangup
/// }
/// signal?.raise()
/// ```
///
/// Within a session the terminal sends each key by itself and echoes none; control-C and control-Z are keys too. It is
/// given back when the body returns or throws, at `exit`, at a crash (SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT),
/// SIGQUIT and every other signal that ends a process, which then end it as they do without a session, and while the
/// process is stopped (SIGTSTP). SIGINT, SIGTERM and SIGHUP are events at first, so that the program can save what it has, and end it at
/// once when they come again. After SIGKILL nothing can give the terminal back but the command `reset`. A stack
/// overflow is a crash like others on the threads that began the session or took an event from it.
///
/// A signal that was ignored when the session began stays ignored, as under `nohup`.
public final class TerminalSession: Sendable {
  /// The terminal's keys.
  public let input: StandardStream

  /// The terminal's screen.
  public let output: StandardStream

  private let modes: [TerminalMode]
  private let events: TerminalInput
  private let state = Mutex(State())

  private struct State {
    /// The terminal's settings before the session.
    var original = termios()
    /// Whether the terminal is taken over already when it is told that the program goes on.
    var isResumed = false
    var isHungUp = false
    var relays: [SignalRelay] = []
    var crashHandlers: CrashHandlers?
  }

  /// Whether there is a session: there is one set of signal handlers.
  private static let isActive = Atomic(false)

  /// Runs a full-screen program: takes the terminal over, and gives it back when the body is through.
  ///
  /// - Parameters:
  ///   - input: The terminal's keys.
  ///   - output: The same terminal's screen.
  ///   - modes: What is set on the terminal, in this order, and reset in the reverse one.
  ///   - body: The program. It is asked to end by ``TerminalEvent/termination(_:)`` and by the end of the events.
  /// - Throws: ``TerminalSessionError`` before the body runs, or what the body throws.
  public static func run<Value>(
    input: StandardStream = .input, output: StandardStream = .output, modes: [TerminalMode] = .fullScreen,
    _ body: (TerminalSession) async throws -> Value
  ) async throws -> Value {
    let session = try TerminalSession(input: input, output: output, modes: modes)
    defer { session.end() }
    return try await body(session)
  }

  private init(input: StandardStream, output: StandardStream, modes: [TerminalMode]) throws(TerminalSessionError) {
    guard input.isTerminal, output.isTerminal else { throw .notATerminal }
    guard !Self.isActive.exchange(true, ordering: .sequentiallyConsistent) else { throw .isActive }
    guard let events = TerminalInput(input) else {
      Self.isActive.store(false, ordering: .sequentiallyConsistent)
      throw .failed(errno: EMFILE)
    }
    (self.input, self.output, self.modes, self.events) = (input, output, modes, events)
    do throws(TerminalSessionError) {
      try takeSignals()
      try enter()
    } catch {
      end()
      throw error
    }
  }

  /// The columns and lines of the window; 80 and 24 for a terminal that doesn't know.
  public var size: (width: Int, height: Int) { (output.windowWidth ?? 80, output.windowHeight ?? 24) }

  /// Stops the program, as control-Z does outside of a session: the shell has the terminal meanwhile. It returns when
  /// the program goes on, and ``TerminalEvent/resume`` is the next event. Without job control, it returns at once.
  public func suspend() {
    if sigaction.isIgnored(SIGTSTP) { return }
    // Whatever runs in one job with this program stops too; the shell takes the terminal only when all have.
    let relaying = signal(SIGTSTP, SIG_IGN)
    kill(0, SIGTSTP)
    signal(SIGTSTP, relaying)
    stop()
  }
}

extension TerminalSession: AsyncSequence {
  /// What comes.
  public typealias Element = TerminalEvent
  /// The sequence ends instead of failing.
  public typealias Failure = Never

  /// Iterates from where the last iteration stopped.
  public func makeAsyncIterator() -> Iterator { Iterator(session: self) }

  /// The events of a session, one by one. As with ``TerminalInput``, one task at a time iterates.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let session: TerminalSession

    /// The next event; nil for a cancelled task, and when the terminal is gone, after that was told as
    /// ``TerminationSignal/hangup``.
    public mutating func next() async -> TerminalEvent? {
      while let item = await session.events.next() {
        AlternateStack.install()
        switch item {
        case .event(let event): return event
        case .signal(let number): if let event = session.event(of: number) { return event }
        }
      }
      return Task.isCancelled ? nil : session.hangUp()
    }
  }
}

extension TerminalSession {
  /// What a signal is to the program; nil when it is the session's own affair.
  private func event(of number: Int32) -> TerminalEvent? {
    switch number {
    case SIGWINCH: return .resize(width: size.width, height: size.height)
    case SIGTSTP:
      stop()
      return nil
    case SIGCONT:
      resume()
      return .resume
    case SIGHUP: return hangUp()
    default: return TerminationSignal(number: number).map { .termination($0) }
    }
  }

  /// Tells once that the terminal is gone: its signal and the end of its input come in any order.
  private func hangUp() -> TerminalEvent? {
    state.withLock { state in
      defer { state.isHungUp = true }
      return state.isHungUp ? nil : .termination(.hangup)
    }
  }

  private func takeSignals() throws(TerminalSessionError) {
    TerminalRestoration.prepare()
    _ = Self.restoresAtExit
    let handlers = CrashHandlers()
    state.withLock { $0.crashHandlers = handlers }
    try relay(TerminationSignal.allCases.map(\.number)) { TerminalRestoration.relayOnce($0) }
    try relay([SIGWINCH, SIGCONT, SIGTSTP]) { TerminalKit.relay($0) }
  }

  private func relay(_ numbers: [Int32], by action: @escaping SignalAction) throws(TerminalSessionError) {
    let events = events
    let heard = numbers.filter { !sigaction.isIgnored($0) }
    guard let relay = SignalRelay(heard, action: action, handler: { events.post($0) }) else {
      throw .failed(errno: EMFILE)
    }
    state.withLock { $0.relays.append(relay) }
  }

  private static let restoresAtExit: Bool = atexit { TerminalRestoration.restore() } == 0

  /// Takes the terminal over, as it is now.
  private func enter() throws(TerminalSessionError) {
    var original = termios()
    guard tcgetattr(input.descriptor, &original) == 0 else { throw .failed(errno: errno) }
    state.withLock { $0.original = original }
    try apply(original)
  }

  private func apply(_ original: termios) throws(TerminalSessionError) {
    try TerminalRestoration.whileTaking { () throws(TerminalSessionError) in try take(original) }
  }

  private func take(_ original: termios) throws(TerminalSessionError) {
    TerminalRestoration.register(original, input: input.descriptor, output: output.descriptor, reset: modes.reset)
    var raw = original
    cfmakeraw(&raw)
    // In the background this stops the program until the shell gives it the terminal.
    let code = withUnblocked(SIGTTOU) { setAttributes(&raw) }
    guard code == 0 else { throw .failed(errno: code) }
    if case .failed(let code) = output.write(modes.set) { throw .failed(errno: code) }
  }

  /// Returns the error number, or 0.
  private func setAttributes(_ attributes: inout termios) -> Int32 {
    while tcsetattr(input.descriptor, TCSANOW, &attributes) != 0 {
      if errno != EINTR { return errno }
    }
    return 0
  }

  /// Gives the terminal back, stops, and takes it over again when the program goes on.
  private func stop() {
    TerminalRestoration.restore()
    // That the program goes on is seen here.
    let (stopping, going) = (signal(SIGTSTP, nil), signal(SIGCONT, nil))
    withUnblocked(SIGTSTP) { _ = raise(SIGTSTP) }
    // The user may have changed the terminal's settings meanwhile.
    takeBack { () throws(TerminalSessionError) in try enter() }
    signal(SIGCONT, going)
    signal(SIGTSTP, stopping)
    state.withLock { $0.isResumed = true }
    events.post(SIGCONT)
  }

  /// Takes the terminal over again after a stop that no handler saw (SIGSTOP), when a shell has changed its settings.
  private func resume() {
    let (isResumed, original) = state.withLock { state in
      defer { state.isResumed = false }
      return (state.isResumed, state.original)
    }
    if isResumed { return }
    TerminalRestoration.restore()
    takeBack { () throws(TerminalSessionError) in try apply(original) }
  }

  /// Ends the events when there is no terminal to take over any more.
  private func takeBack(_ work: () throws(TerminalSessionError) -> Void) {
    do { try work() } catch { events.finish() }
  }

  private func end() {
    TerminalRestoration.restore()
    let (relays, handlers) = state.withLock { ($0.relays, $0.crashHandlers) }
    for relay in relays.reversed() { relay.cancel() }
    handlers?.remove()
    Self.isActive.store(false, ordering: .sequentiallyConsistent)
  }
}
