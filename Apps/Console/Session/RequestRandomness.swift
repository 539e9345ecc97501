import DependencyKit
import Foundation
import ModuloUtilities
import Synchronization

extension UUIDGenerator {
  /// The ids of what a request makes: the same ones each time, for the same moment.
  static func request(_ id: UUID, date: DateGenerator) -> UUIDGenerator {
    let block = Mutex<UInt64>(0)
    return .version7(date: date) { count in
      var bytes: [UInt8] = []
      while bytes.count < count {
        let number = block.withLock { number in
          number += 1
          return number
        }
        bytes += SHA256.digest(of: Array("\(id.uuidString) \(number)".utf8))
      }
      return Array(bytes.prefix(count))
    }
  }
}

extension HostClock {
  /// A clock whose moments are whole milliseconds, as the history keeps them.
  static func ofRequest(reading read: @escaping @Sendable () -> Date) -> HostClock {
    HostClock { Date(timeIntervalSince1970: (read().timeIntervalSince1970 * 1_000).rounded() / 1_000) }
  }
}
