import DependencyKit
import Foundation
import Synchronization

/// The clock at the edge of the program. It stands still while a command, a key or a tick is carried out, so that all
/// that belongs to it happens at one moment; the host that goes on moves it before the next one.
final class HostClock: Sendable {
  private let read: @Sendable () -> Date
  private let moment: Mutex<Date>

  /// Reads the time once.
  init(reading read: @escaping @Sendable () -> Date) {
    self.read = read
    moment = Mutex(read())
  }

  /// The system's time.
  static let systemTime: @Sendable () -> Date = { Date() }

  /// The clock as the layers see it.
  var date: DateGenerator { DateGenerator { [self] in moment.withLock(\.self) } }

  /// Reads the time again.
  func tick() {
    let now = read()
    moment.withLock { $0 = now }
  }
}
