import Dispatch
import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that is ended when it takes too long.
enum LimitedProcess {
  /// How it ended.
  enum End: Hashable {
    case status(Int32)
    case overtime
  }

  /// Runs a program to its end. What it prints goes to a file.
  ///
  /// - Parameters:
  ///   - limit: How many seconds it has. Then it is interrupted, so that it ends its own children, and killed if it isn't
  ///     gone soon.
  static func run(_ call: [String], environment: [String: String], output: URL, limit: Int) throws -> End {
    try Data().write(to: output)
    let file = try FileHandle(forWritingTo: output)
    defer { file.closeFile() }
    let ended = DispatchSemaphore(value: 0)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = call
    process.environment = environment
    process.standardOutput = file
    process.standardError = file
    process.terminationHandler = { _ in ended.signal() }
    try Interruption.start(process)
    defer { Interruption.finish() }
    if ended.wait(timeout: .now() + .seconds(limit)) == .success {
      return .status(process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus)
    }
    process.interrupt()
    if ended.wait(timeout: .now() + .seconds(grace)) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
    }
    return .overtime
  }

  /// How many seconds an interrupted program has to end its children.
  static let grace = 5
}
