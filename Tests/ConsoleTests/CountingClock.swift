import Foundation
import Synchronization

/// A clock that moves on by a minute whenever it is read, and counts.
final class CountingClock: Sendable {
  /// What a line begins with that leaves the time to the clock.
  static let region = Array(Modulo.fixed.dropFirst(2))
  /// The first moment that it tells: the one of ``Modulo/fixed``.
  static let start = Date(timeIntervalSince1970: 1_775_995_200)

  private let readings = Mutex(0)

  /// How often it was read.
  var count: Int { readings.withLock(\.self) }

  /// Reads it.
  @Sendable func read() -> Date {
    let minutes = readings.withLock { count in
      defer { count += 1 }
      return count
    }
    return Self.start.addingTimeInterval(Double(minutes) * 60)
  }
}
