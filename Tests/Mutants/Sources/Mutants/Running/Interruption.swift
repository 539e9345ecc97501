import Foundation
import Synchronization
import TerminalKit

/// The end of a run by a signal: from then on no step begins, so that the copy can be removed under it.
enum Interruption {
  private struct State {
    var isOver = false
    var running: Process?
  }

  private static let state = Mutex(State())

  /// Does something that changes the copy. Once the run is over it never returns.
  static func step(_ body: () throws -> Void) rethrows {
    try step { _ in try body() }
  }

  /// Starts a program, which is ended with the run.
  static func start(_ process: Process) throws {
    try step { state in
      try process.run()
      state.running = process
    }
  }

  /// Says that the program has ended. Once the run is over it never returns: what an ended program says is no verdict.
  static func finish() {
    step { state in state.running = nil }
  }

  /// Lets no step begin any more, and ends the program that runs: it is interrupted, so that it ends its own children, and
  /// killed if it hasn't ended after some seconds.
  private static func end(grace: Int) {
    let process = state.withLock { state in
      state.isOver = true
      return state.running
    }
    guard let process else { return }
    process.interrupt()
    let deadline = ContinuousClock.now + .seconds(grace)
    while process.isRunning, ContinuousClock.now < deadline { Thread.sleep(forTimeInterval: 0.01) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  private static func step(_ body: (inout State) throws -> Void) rethrows {
    let isOver = try state.withLock { state in
      if !state.isOver { try body(&state) }
      return state.isOver
    }
    while isOver { Thread.sleep(forTimeInterval: 1) }
  }
}

// The signals.
extension Interruption {
  /// Ends the run when a signal comes: first the program that runs, then the folder that goes with the run.
  static func watch(removing folder: URL?) -> Task<Void, Never> {
    let signals = TerminationSignal.arriving()
    return Task.detached {
      for await signal in signals {
        end(grace: LimitedProcess.grace)
        if let folder { remove(folder) }
        exit(signal.exitCode)
      }
    }
  }

  /// What an ended program's children are still writing may come in between, for a moment.
  private static func remove(_ folder: URL) {
    for _ in 0..<100 where FileManager.default.fileExists(atPath: folder.path) {
      do { return try FileManager.default.removeItem(at: folder) } catch { Thread.sleep(forTimeInterval: 0.05) }
    }
  }
}
