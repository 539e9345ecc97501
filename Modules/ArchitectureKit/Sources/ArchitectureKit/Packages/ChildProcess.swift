import Foundation
import Synchronization

/// A program that is asked once.
enum ChildProcess {
  struct Answer {
    let status: Int32
    let output: Data
    let errors: String

    /// What went wrong: the last line that tells a place in a manifest, else the first that says what went wrong.
    var reason: String {
      let lines = errors.split(separator: "\n").map(String.init)
      let placed = lines.last { $0.contains(/Package(@swift-[\d.]+)?\.swift:\d+:\d+: error:/) }
      return placed ?? lines.first { $0.contains("error:") } ?? lines.first ?? "exit \(status)"
    }
  }

  private struct Asked {
    var isOver = false
    /// The number of pending answers.
    var waiting = 0
    var running: [Int32: Process] = [:]
  }

  private static let asked = Mutex(Asked())

  /// Ends the programs that are running, and lets no other begin. Returns when no caller waits for an answer any more,
  /// after two seconds at most.
  static func endAll() {
    for _ in 0..<200 {
      let (waiting, running) = asked.withLock { asked in
        asked.isOver = true
        return (asked.waiting, Array(asked.running.values))
      }
      if waiting == 0 { return }
      for process in running { process.terminate() }
      Thread.sleep(forTimeInterval: 0.01)
    }
  }

  /// Runs a program to its end. Its standard error goes through a file in the folder, so that no pipe is ever full;
  /// temporary files that it leaves, such as the package manager's locks, stay in there too.
  static func answer(of call: [String], in folder: URL) throws(WorkspaceError) -> Answer {
    wait(1)
    defer { wait(-1) }
    let errors = folder.appendingPathComponent("errors.txt")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: errors)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = call
      // Git tells a hook where its repository is; this one asks about another folder.
      process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        .merging(["TMPDIR": folder.path]) { $1 }
      process.standardError = try FileHandle(forWritingTo: errors)
      let pipe = Pipe()
      process.standardOutput = pipe
      try unblocked { try process.run() }
      asked.withLock { $0.running[process.processIdentifier] = process }
      defer { asked.withLock { $0.running[process.processIdentifier] = nil } }
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let text = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
      return Answer(status: process.terminationStatus, output: output, errors: text)
    } catch {
      throw .noToolchain(reason: error.localizedDescription)
    }
  }

  /// Counts the callers that wait for an answer. Where the process is about to end it never returns: the output of an
  /// ended program is no answer, and nothing may be made of it any more.
  private static func wait(_ change: Int) {
    let isOver = asked.withLock { asked in
      if change < 0 || !asked.isOver { asked.waiting += change }
      return asked.isOver
    }
    while isOver { Thread.sleep(forTimeInterval: 1) }
  }

  /// Starts a program on a thread that blocks no signal. What is blocked is inherited, Dispatch blocks most on its
  /// threads, and a program that blocks them can't be ended.
  private static func unblocked(_ start: () throws -> Void) rethrows {
    var (none, previous) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    try start()
  }
}
