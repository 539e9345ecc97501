import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What gives a terminal back as it was, from wherever the program may be, a signal handler included.
///
/// A handler runs between any two instructions, so what it calls may not wait for a lock, allocate, or count
/// references. ``restore()`` and the handlers therefore read only memory that is made before they are installed and is
/// never freed, through a global whose first value is a constant and which isn't checked for exclusive access; they call
/// functions that POSIX lists as safe (`tcsetattr`, `write`, `poll`, `signal`, `raise` and their kin), pass them
/// pointers, and use no generic code but what is always inlined. What the compiler makes of them then calls those
/// functions and `errno` alone, without optimisation too.
struct TerminalRestoration: ~Copyable {
  private let isDue = Atomic(false)
  private let isAsked = Atomic(false)
  /// Whether a signal is about to end the process.
  private let isEnding = Atomic(false)
  /// The thread that takes the terminal over now; 0 for none.
  private let taker = Atomic<UInt>(0)
  private var input: Int32 = -1
  private var output: Int32 = -1
  private var modes = termios()
  private let bytes: UnsafeMutablePointer<UInt8>
  private var count = 0

  private static let capacity = 4_096

  /// Makes the memory that handlers read, if it isn't there, and forgets that the program was asked to end.
  static func prepare() {
    memory.pointee.isAsked.store(false, ordering: .sequentiallyConsistent)
    prepared = memory
  }

  /// Registers what ``restore()`` gives back; before the terminal is changed.
  ///
  /// - Parameters:
  ///   - input: The terminal's descriptor.
  ///   - output: That of the same terminal to write to.
  ///   - reset: What is written; at most 4,096 bytes of UTF-8.
  static func register(_ modes: termios, input: Int32, output: Int32, reset: String) {
    let reset = Array(reset.utf8)
    precondition(reset.count <= capacity, "The modes of a session have sequences that are too long")
    memory.pointee.isDue.store(false, ordering: .sequentiallyConsistent)
    memory.pointee.input = input
    memory.pointee.output = output
    memory.pointee.modes = modes
    memory.pointee.count = reset.count
    for (index, byte) in reset.enumerated() { memory.pointee.bytes[index] = byte }
    memory.pointee.isDue.store(true, ordering: .sequentiallyConsistent)
  }

  private init() {
    bytes = .allocate(capacity: Self.capacity)
  }

  private static func make() -> UnsafeMutablePointer<TerminalRestoration> {
    let memory = UnsafeMutablePointer<TerminalRestoration>.allocate(capacity: 1)
    memory.initialize(to: TerminalRestoration())
    return memory
  }

  nonisolated(unsafe) private static let memory = make()
}

@exclusivity(unchecked) nonisolated(unsafe) private var prepared: UnsafeMutablePointer<TerminalRestoration>?

extension TerminalRestoration {
  /// Gives the terminal back, once for each registration: a second call does nothing.
  ///
  /// A program in the background leaves the terminal alone: it belongs to another one by then.
  static func restore() {
    guard let prepared, prepared.pointee.isDue.exchange(false, ordering: .sequentiallyConsistent) else { return }
    var mask = sigset_t()
    var previous = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &mask, &previous)
    let owner = tcgetpgrp(prepared.pointee.input)
    if owner == -1 || owner == getpgrp() {
      _ = tcsetattr(prepared.pointee.input, TCSANOW, &prepared.pointee.modes)
      write(prepared.pointee.bytes, prepared.pointee.count, to: prepared.pointee.output)
    }
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }

  /// Writes as long as the terminal takes anything: one that is stopped must not keep a program from ending.
  private static func write(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, to descriptor: Int32) {
    var written = 0
    while written < count {
      var waiting = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: POLLOUT), revents: 0)
      guard poll(&waiting, 1, 1_000) > 0 else { return }
      let result = systemWrite(descriptor, bytes + written, count - written)
      if result <= 0 { return }
      written += result
    }
  }

  /// Runs what takes the terminal over, after ``prepare()``. A signal that ends the process waits for it, so that nothing
  /// is written once the terminal has been given back; and it doesn't run while one does.
  static func whileTaking<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    memory.pointee.taker.store(currentThread, ordering: .sequentiallyConsistent)
    defer { memory.pointee.taker.store(0, ordering: .sequentiallyConsistent) }
    while memory.pointee.isEnding.load(ordering: .sequentiallyConsistent) {
      memory.pointee.taker.store(0, ordering: .sequentiallyConsistent)
      sleep(1)
    }
    try body()
  }

  /// Waits until no other thread takes the terminal over, for a second at most: it may have to wait for the terminal.
  private static func awaitTaker() {
    guard let prepared else { return }
    prepared.pointee.isEnding.store(true, ordering: .sequentiallyConsistent)
    var rounds = 0
    while rounds < 100 {
      let taker = prepared.pointee.taker.load(ordering: .sequentiallyConsistent)
      if taker == 0 || taker == currentThread { return }
      _ = poll(nil, 0, 10)
      rounds += 1
    }
  }

  private static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }

  /// Ends the process as the signal does by default, once it returns: it is blocked meanwhile.
  static func die(_ number: Int32) {
    awaitTaker()
    restore()
    _ = signal(number, nil)
    raise(number)
  }

  /// Relays the first request to end. At the second one the program doesn't seem to hear.
  static func relayOnce(_ number: Int32) {
    let isSecond = prepared?.pointee.isAsked.exchange(true, ordering: .sequentiallyConsistent) ?? false
    if isSecond { die(number) } else { relay(number) }
  }
}

/// The system's `write`, whose name the method hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
