import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a command answered.
struct ModuloAnswer {
  let status: Int32
  let output: Data
  let error: String

  /// Whether a signal ended it.
  let isCrash: Bool
}

extension ModuloProgram {
  /// The seconds after which a command that doesn't end is killed.
  private static let patience = 60

  /// Runs a command to its end, on a clock that stands still.
  func answer(to arguments: [String], _ environment: [String: String] = [:]) throws -> ModuloAnswer {
    let process = process(arguments)
    var all = (process.environment ?? [:]).merging(environment) { $1 }
    all["MODULO_NOW"] = "2026-04-12T12:00:00Z"
    all["MODULO_TRACE"] = "0"
    all["TZ"] = "UTC"
    process.environment = all
    let (output, error) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let number = process.processIdentifier
    let watch = DispatchWorkItem { _ = kill(number, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.patience), execute: watch)
    defer { watch.cancel() }
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let text = try error.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return ModuloAnswer(
      status: process.terminationStatus, output: data, error: String(decoding: text, as: UTF8.self),
      isCrash: process.terminationReason == .uncaughtSignal)
  }
}
