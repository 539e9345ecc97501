import Foundation
import PersistenceKit

extension ModelContext {
  /// Waits until the task is cancelled, and throws what is thrown then. It leaves the processor to other tests, one of
  /// which may be what the cancelling task waits for.
  func waitForCancellation() throws {
    while true {
      try checkCancellation()
      Thread.sleep(forTimeInterval: 0.001)
    }
  }
}
