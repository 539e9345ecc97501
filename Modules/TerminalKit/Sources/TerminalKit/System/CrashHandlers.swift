#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The handlers that give the terminal back when a signal ends the process, in place of the ones that were there: Swift's
/// own would write its backtrace on the screen that is about to go. What was ignored stays ignored.
struct CrashHandlers {
  private let previous: [(number: Int32, action: sigaction)]

  /// The signals of a crash, SIGQUIT, which asks for one, and all others that end a process and aren't told as events.
  private static let numbers =
    [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGQUIT, SIGSYS]
    + [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ] + ofTheSystem

  #if os(Linux)
    /// SIGSTKFLT, SIGIO, SIGPWR, and the real-time signals that the C library leaves to programs.
    private static let ofTheSystem: [Int32] = [16, 29, 30] + Array(34...64)
  #else
    private static let ofTheSystem: [Int32] = []
  #endif

  /// Installs the handlers.
  init() {
    AlternateStack.install()
    previous = Self.numbers.filter { !sigaction.isIgnored($0) }.map { number in
      var action = sigaction()
      action.sa_flags = SA_ONSTACK
      action.setHandler { TerminalRestoration.die($0) }
      var before = sigaction()
      _ = systemSigaction(number, &action, &before)
      return (number, before)
    }
  }

  /// Puts back what was there.
  func remove() {
    for (number, action) in previous {
      var action = action
      _ = systemSigaction(number, &action, nil)
    }
  }
}

/// A stack for the handlers of a thread: when its own has overflowed there is no other place for them.
enum AlternateStack {
  private static let size = 64 * 1_024

  /// Gives the calling thread a stack for handlers, unless it has one. It goes with the thread.
  static func install() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, Int(current.ss_flags) & Int(SS_DISABLE) != 0, let key else { return }
    guard let memory = malloc(size) else { return }
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = size
    guard sigaltstack(&stack, nil) == 0, pthread_setspecific(key, memory) == 0 else { return free(memory) }
  }

  /// The key by which each thread has its stack; nil when none is left.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, discard) == 0 ? key : nil
  }()

  #if canImport(Darwin)
    private static let discard: @convention(c) (UnsafeMutableRawPointer) -> Void = { discardStack($0) }
  #else
    private static let discard: @convention(c) (UnsafeMutableRawPointer?) -> Void = { discardStack($0) }
  #endif

  private static func discardStack(_ memory: UnsafeMutableRawPointer?) {
    var none = stack_t()
    none.ss_flags = .init(SS_DISABLE)
    _ = sigaltstack(&none, nil)
    free(memory)
  }
}

/// The system's function, whose name is also that of its structure.
private func systemSigaction(
  _ number: Int32, _ action: UnsafePointer<sigaction>?, _ previous: UnsafeMutablePointer<sigaction>?
) -> Int32 {
  sigaction(number, action, previous)
}

extension sigaction {
  fileprivate mutating func setHandler(_ handler: @escaping SignalAction) {
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #else
      __sigaction_handler.sa_handler = handler
    #endif
  }

  /// Whether the program was started with the signal ignored, as by `nohup`.
  static func isIgnored(_ number: Int32) -> Bool {
    var current = sigaction()
    guard systemSigaction(number, nil, &current) == 0 else { return false }
    #if canImport(Darwin)
      let handler = current.__sigaction_u.__sa_handler
    #else
      let handler = current.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
