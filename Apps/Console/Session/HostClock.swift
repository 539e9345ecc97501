import DependencyKit
import Foundation
import Synchronization

/// The clock at the edge of the program. It stands still while a command, a key or a tick is carried out, so that all
/// that belongs to it happens at one moment; the host that goes on moves it before the next one.
final class HostClock: Sendable {
  private let moment: Mutex<Date>
  private let isFixed: Bool

  /// Reads the time once.
  ///
  /// - Parameter moment: The moment at which the clock stands for good; `nil` for the system's.
  init(standingAt moment: Date? = nil) {
    isFixed = moment != nil
    self.moment = Mutex(moment ?? Date())
  }

  /// The clock as the layers see it.
  var date: DateGenerator { DateGenerator { [self] in moment.withLock(\.self) } }

  /// Reads the time again.
  func tick() { if !isFixed { moment.withLock { $0 = Date() } } }
}
