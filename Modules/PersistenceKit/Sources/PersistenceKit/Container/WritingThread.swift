import Foundation
import Synchronization

/// The thread that runs the body of a write. A call from within that body is told by it from one beside the write.
final class WritingThread: Sendable {
  /// 0 while no write runs.
  private let current = Atomic<UInt>(0)

  /// Runs the body of a write on this thread.
  func run<Result>(_ body: () throws(PersistenceError) -> Result) throws(PersistenceError) -> Result {
    current.store(Self.caller, ordering: .relaxed)
    defer { current.store(0, ordering: .relaxed) }
    return try body()
  }

  /// Refuses a call that this thread makes from within the body of a write.
  ///
  /// - Parameter call: what would be done, and why it isn't.
  func refuse(_ call: @autoclosure () -> String) throws(PersistenceError) {
    let writer = current.load(ordering: .relaxed)
    if writer != 0, writer == Self.caller { throw .misuse(call()) }
  }

  private static var caller: UInt { UInt(bitPattern: ObjectIdentifier(Thread.current)) }
}
