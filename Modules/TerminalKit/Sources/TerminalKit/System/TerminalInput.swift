import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The events that come from a terminal's input, as a sequence.
///
/// While nothing comes, nothing runs: a thread waits in the system, and only an incomplete sequence has a time at which
/// it is looked at again. Input is read when an event is asked for, so what isn't asked for stays with the system. The
/// sequence ends with the input, and for a task that is cancelled. Iterate from one task at a time; a later one goes on
/// where the last one stopped.
///
/// The terminal has to send each key by itself, as within a ``TerminalSession``.
public final class TerminalInput: AsyncSequence, Sendable {
  /// What comes.
  public typealias Element = TerminalEvent
  /// The sequence ends instead of failing.
  public typealias Failure = Never

  private let stream: StandardStream
  private let waker: Waker
  private let state = Mutex(State())
  /// The one thread that waits.
  private let queue = DispatchQueue(label: "TerminalInput")

  /// The input of a descriptor, which is neither closed nor changed.
  ///
  /// - Returns: nil when there is no file descriptor left.
  public init?(_ stream: StandardStream) {
    guard let waker = Waker() else { return nil }
    self.stream = stream
    self.waker = waker
  }

  /// Iterates from where the last iteration stopped.
  public func makeAsyncIterator() -> Iterator { Iterator(input: self) }

  /// The events, one by one.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let input: TerminalInput

    /// The next event; nil at the end of the input, and for a cancelled task.
    public mutating func next() async -> TerminalEvent? {
      while let item = await input.next() {
        if case .event(let event) = item { return event }
      }
      return nil
    }
  }
}

extension TerminalInput {
  /// What a session waits for.
  enum Item {
    case event(TerminalEvent)
    case signal(Int32)
  }

  private struct State {
    var decoder = KeyDecoder()
    /// From the last to the first.
    var events: [TerminalEvent] = []
    /// The signals that have come, each once.
    var signals: [Int32] = []
    var isEnded = false
  }

  /// Why the wait is over.
  private enum Occasion {
    case input, time, call
  }

  private static let longestRead = 4_096

  /// Makes the next item a signal. Of several with one number before it is asked for, one is left.
  func post(_ signal: Int32) {
    state.withLock { if !$0.signals.contains(signal) { $0.signals.append(signal) } }
    waker.wake()
  }

  /// Ends the sequence: the terminal is gone.
  func finish() {
    state.withLock { $0.isEnded = true }
    waker.wake()
  }

  func next() async -> Item? {
    while !Task.isCancelled {
      if let item = takeItem() { return item }
      let (isEnded, timeout) = state.withLock { ($0.isEnded, $0.decoder.timeout) }
      if isEnded { return nil }
      switch await wait(timeout) {
      case .input: read()
      case .time: state.withLock { $0.events = $0.decoder.flush().reversed() }
      case .call: break
      }
    }
    return nil
  }

  private func takeItem() -> Item? {
    state.withLock { state in
      if !state.signals.isEmpty { return .signal(state.signals.removeFirst()) }
      return state.events.popLast().map { .event($0) }
    }
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: Self.longestRead)
    let count = systemRead(stream.descriptor, &bytes, bytes.count)
    let isLater = count < 0 && (errno == EINTR || errno == EAGAIN)
    state.withLock { state in
      if count > 0 {
        state.events = state.decoder.decode(bytes.prefix(count)).reversed()
      } else if !isLater {
        state.events = state.decoder.flush().reversed()
        state.isEnded = true
      }
    }
  }

  private func wait(_ timeout: Duration?) async -> Occasion {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: self.waitBlocking(timeout)) }
      }
    } onCancel: {
      waker.wake()
    }
  }

  private func waitBlocking(_ timeout: Duration?) -> Occasion {
    let milliseconds = timeout.map { Int32($0 / .milliseconds(1)) } ?? -1
    var waiting = [
      pollfd(fd: stream.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: waker.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&waiting, 2, milliseconds)
    if waiting[1].revents != 0 { waker.clear() }
    if count == 0 { return .time }
    // A signal may have interrupted it.
    return count > 0 && waiting[0].revents != 0 ? .input : .call
  }
}

/// The system's `read`, whose name the method hides.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

/// A pipe that ends a wait for something else.
private struct Waker: ~Copyable, Sendable {
  private let pipe: NonblockingPipe
  var descriptor: Int32 { pipe.readEnd }

  init?() {
    guard let pipe = NonblockingPipe() else { return nil }
    self.pipe = pipe
  }

  deinit { pipe.close() }

  /// Ends the wait that is, or the next one. A full pipe has woken it already.
  func wake() {
    var byte: UInt8 = 0
    _ = write(pipe.writeEnd, &byte, 1)
  }

  func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
  }
}
