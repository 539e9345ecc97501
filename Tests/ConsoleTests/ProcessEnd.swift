import Dispatch
import Foundation

/// The end of a process, to be waited for.
///
/// `waitUntilExit` looks for it twenty times a second, which is as long as most commands take.
struct ProcessEnd {
  private let process: Process
  private let signal = DispatchSemaphore(value: 0)

  /// Returns when the process has ended; only once.
  func wait() {
    signal.wait()
    // Now it waits for nothing, but without it the run loop would keep the process and its files, as long as we run.
    process.waitUntilExit()
  }

  fileprivate init(of process: Process) {
    self.process = process
    process.terminationHandler = { [signal] _ in signal.signal() }
  }
}

extension Process {
  /// Starts it.
  func start() throws -> ProcessEnd {
    let end = ProcessEnd(of: self)
    try run()
    return end
  }
}
