import Foundation
import Testing

/// A folder in which the built `architect` makes modules.
final class ScaffoldFolder: Sendable {
  private let home: TemporaryFolder
  var root: URL { home.url.appendingPathComponent("workspace") }

  init() throws {
    home = try TemporaryFolder()
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  /// Runs `architect scaffold` to its end, with the Kits of this checkout.
  @discardableResult
  func scaffold(_ line: String) throws -> Architect.Answer { try architect("scaffold " + line) }

  /// Runs `architect` to its end, with the Kits of this checkout.
  func architect(_ line: String) throws -> Architect.Answer {
    try run([try Architect.binary.get().path] + line.split(separator: " ").map(String.init))
  }

  @discardableResult
  func run(_ call: [String]) throws -> Architect.Answer {
    let process = try start(call)
    let output = try #require(process.standardOutput as? Pipe).fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let error = home.url.appendingPathComponent("error-\(process.processIdentifier)")
    return Architect.Answer(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      error: FileManager.default.contents(atPath: error.path).map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  private func start(_ call: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The shell's own number names the file of its errors.
    process.arguments =
      ["-c", #"exec "$@" 2>"$0/error-$$""#, home.url.path] + (call[0].hasPrefix("/") ? [] : ["env"]) + call
    process.currentDirectoryURL = root
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "MODULO_STRICT" }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = Pipe()
    try process.run()
    return process
  }

  /// Every file with its text, without what building leaves.
  func files() throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { !$0.hasPrefix(".build") }
    return try paths.reduce(into: [:]) { files, path in
      let place = root.appendingPathComponent(path)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
      files[path] = isFolder.boolValue ? "a folder" : try String(contentsOf: place, encoding: .utf8)
    }
  }

  func write(_ path: String, _ text: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
