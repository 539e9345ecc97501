import Foundation

/// A program that is asked once.
enum ChildProcess {
  struct Answer {
    let status: Int32
    let output: Data
    let errors: String

    /// The first line that says what went wrong.
    var reason: String {
      let lines = errors.split(separator: "\n").map(String.init)
      return lines.first { $0.contains("error:") } ?? lines.first ?? "exit \(status)"
    }
  }

  /// Runs a program to its end. What it complains about goes through a file in the folder, so that no pipe is ever full;
  /// what it leaves behind, as the package manager does its locks, stays in there too.
  static func answer(of call: [String], in folder: URL) throws(WorkspaceError) -> Answer {
    let errors = folder.appendingPathComponent("errors.txt")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: errors)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = call
      process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
      process.standardError = try FileHandle(forWritingTo: errors)
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let text = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
      return Answer(status: process.terminationStatus, output: output, errors: text)
    } catch {
      throw .noToolchain(reason: error.localizedDescription)
    }
  }
}
