import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Carries signals out of their handlers, through a pipe, to where ordinary code may run.
///
/// Not Dispatch's signal sources: on Linux those begin a moment after they were made, lose what arrives before that,
/// and leave the signal blocked when they end.
///
/// Unchecked, because Dispatch does not declare its sources Sendable although they are made to be shared; nothing here
/// changes after the initialiser.
final class SignalRelay: @unchecked Sendable {
  private let pipe: SignalPipe
  private let source: any DispatchSourceRead
  private let previous: [(number: Int32, action: SignalAction?)]

  /// Takes the signals over; nil when there is no file descriptor left.
  init?(_ numbers: [Int32], handler: @escaping @Sendable (Int32) -> Void) {
    guard let pipe = SignalPipe() else { return nil }
    self.pipe = pipe
    source = DispatchSource.makeReadSource(fileDescriptor: pipe.readEnd, queue: .global())
    source.setEventHandler { pipe.drain(handler) }
    source.setCancelHandler { pipe.close() }
    source.activate()
    writeEnd.store(pipe.writeEnd, ordering: .releasing)
    previous = numbers.map { ($0, signal($0, relay)) }
  }

  /// Gives the signals back, then closes the pipe. Once only.
  func cancel() {
    for (number, action) in previous { signal(number, action) }
    writeEnd.store(-1, ordering: .releasing)
    source.cancel()
  }
}

private typealias SignalAction = @convention(c) (Int32) -> Void

/// The descriptor the handler writes to: a handler has no other memory than what is global.
private let writeEnd = Atomic<Int32>(-1)

/// Runs between any two instructions of the program, so it does what is allowed there and nothing else.
private func relay(_ number: Int32) {
  let code = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(writeEnd.load(ordering: .acquiring), &byte, 1)
  errno = code
}

/// A pipe whose ends never block and are not inherited by other programs.
private struct SignalPipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  func drain(_ handler: (Int32) -> Void) {
    var byte: UInt8 = 0
    while read(readEnd, &byte, 1) == 1 { handler(Int32(byte)) }
  }

  func close() {
    systemClose(readEnd)
    systemClose(writeEnd)
  }
}

/// The system's `close`, whose name the pipe's own method hides.
private let systemClose: @Sendable (Int32) -> Void = { descriptor in _ = close(descriptor) }
