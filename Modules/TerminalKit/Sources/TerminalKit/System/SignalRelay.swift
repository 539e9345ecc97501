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
/// Of two relays for one signal the later one has it, and is to be cancelled first.
///
/// Unchecked, because Dispatch does not declare its sources Sendable although they are made to be shared; nothing here
/// changes after the initialiser.
final class SignalRelay: @unchecked Sendable {
  private let pipe: NonblockingPipe
  private let source: any DispatchSourceRead
  private let previous: [(number: Int32, action: SignalAction?, writeEnd: Int32)]

  /// Takes the signals over; nil when there is no file descriptor left.
  ///
  /// - Parameters:
  ///   - action: What runs at the signal itself: ``relay(_:)``, or what calls it.
  ///   - handler: What runs for each signal in its order, on a thread of Dispatch.
  init?(_ numbers: [Int32], action: SignalAction = relay, handler: @escaping @Sendable (Int32) -> Void) {
    guard let pipe = NonblockingPipe() else { return nil }
    self.pipe = pipe
    source = DispatchSource.makeReadSource(fileDescriptor: pipe.readEnd, queue: .global())
    source.setEventHandler { pipe.drain(handler) }
    source.setCancelHandler { pipe.close() }
    source.activate()
    writeEnds = allWriteEnds
    previous = numbers.map { number in
      let before = allWriteEnds[Int(number)].exchange(pipe.writeEnd, ordering: .acquiringAndReleasing)
      return (number, signal(number, action), before)
    }
  }

  /// Gives the signals back, then closes the pipe. Once only.
  func cancel() {
    for (number, action, before) in previous {
      signal(number, action)
      allWriteEnds[Int(number)].store(before, ordering: .releasing)
    }
    source.cancel()
  }
}

typealias SignalAction = @convention(c) (Int32) -> Void

/// Runs between any two instructions of the program, so it does what is allowed there and nothing else. See
/// ``TerminalRestoration``.
func relay(_ number: Int32) {
  guard let writeEnds else { return }
  let code = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write((writeEnds + Int(number)).pointee.load(ordering: .acquiring), &byte, 1)
  errno = code
}

/// The descriptors the handler writes to, by the number of the signal; nil before the first relay. It has a constant
/// for its first value and is never checked for exclusive access, because a handler may do neither of that.
@exclusivity(unchecked) nonisolated(unsafe) private var writeEnds: UnsafeMutablePointer<Atomic<Int32>>?

/// What ``writeEnds`` has from the first relay on: a handler has no other memory than what is never freed.
nonisolated(unsafe) private let allWriteEnds = {
  let count = 65
  let ends = UnsafeMutablePointer<Atomic<Int32>>.allocate(capacity: count)
  for number in 0..<count { (ends + number).initialize(to: Atomic(-1)) }
  return ends
}()

extension NonblockingPipe {
  /// Hands over what was relayed so far.
  fileprivate func drain(_ handler: (Int32) -> Void) {
    var byte: UInt8 = 0
    while read(readEnd, &byte, 1) == 1 { handler(Int32(byte)) }
  }
}
