import Foundation
import Testing

/// The shells of this machine, and a program for them to complete: it notes what it is asked and gives a prepared answer.
struct Shells {
  let folder = TemporaryFolder.current.url

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Puts a program into the folder, which is first on the PATH.
  func install(_ name: String, answer: String) throws {
    try write(answer + "\n", to: "answer")
    try TemporaryFolder.current.installProgram(
      "printf '%s\\n' \"$@\" > '\(folder.path)/asked'\ncat '\(folder.path)/answer'", as: name)
  }

  /// Runs a script in the folder, with `arguments` as its `$1` and so on (fish: `$argv`).
  ///
  /// - Returns: what it wrote on both streams.
  func run(_ shell: String, _ script: String, _ arguments: [String] = []) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Self.path(of: shell))
    let quiet = ["bash": ["--norc", "--noprofile"], "zsh": ["-f"], "fish": ["--no-config"]][shell] ?? []
    process.arguments = quiet + ["-c", script] + (shell == "fish" ? [] : [shell]) + arguments
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": "\(folder.path):/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin", "HOME": folder.path, "LANG": "C.UTF-8",
      "TERM": "dumb",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// A tool is only left out on a machine that isn't ours: where CI runs, a missing one is a failure.
  static func isExpected(_ tool: String) -> Bool {
    ProcessInfo.processInfo.environment["CI"] != nil || found(tool) != nil
  }

  static func path(of tool: String) throws -> String {
    try #require(
      found(tool), "\(tool) is missing: install it with your package manager (Debian: apt-get install \(tool))")
  }

  private static func found(_ tool: String) -> String? {
    ["/usr/local/bin", "/opt/homebrew/bin", "/usr/bin", "/bin"].map { "\($0)/\(tool)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
