import Foundation
import Synchronization

/// Moments that go on by themselves.
final class TickingClock: Sendable {
  private let now = Mutex(Date(timeIntervalSince1970: 0))

  func tick(by seconds: Double) -> Date {
    now.withLock { now in
      now.addTimeInterval(seconds)
      return now
    }
  }
}
