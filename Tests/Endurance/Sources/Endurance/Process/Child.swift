import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A second process of this program, whose standard output is read.
struct Child {
  private let process = Process()
  private let output = Pipe()
  private var said = Data()

  /// Starts it.
  init(_ command: String, _ arguments: [String]) throws {
    guard let program = Bundle.main.executableURL else { throw UsageError(message: "this program can't be found") }
    process.executableURL = program
    process.arguments = [command] + arguments
    process.standardOutput = output
    try process.run()
  }

  /// Waits until it has said something, or has ended.
  mutating func waitForWord() {
    said += output.fileHandleForReading.availableData
  }

  /// Ends it as a power cut would: no handler runs, nothing is flushed.
  func kill() {
    // One that has ended already may have left its number to another process.
    if process.isRunning { _ = sendSignal(process.processIdentifier, SIGKILL) }
  }

  /// Waits for its end.
  ///
  /// - Returns: the whole lines that it has said, and whether it went of its own accord and well.
  func finish() throws -> (lines: [String], isWell: Bool) {
    let said = try said + (output.fileHandleForReading.readToEnd() ?? Data())
    process.waitUntilExit()
    let isWell = process.terminationReason == .exit && process.terminationStatus == 0
    var lines = String(decoding: said, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    lines.removeLast()  // what was cut off by the end, or nothing
    return (lines.map(String.init), isWell)
  }

  /// Whether it was killed by us; the other ways to end are faults.
  var wasKilled: Bool { process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL }
}

/// `kill(2)`, which a method of the same name would hide.
private func sendSignal(_ process: pid_t, _ signal: Int32) -> Int32 { kill(process, signal) }
