import Foundation

/// A command whose output is what a shell may offer.
struct ShellCommand {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The lines that the command prints, once it is through; none where there is no shell to run it, or where it fails.
  func lines() -> [String] {
    #if os(macOS) || os(Linux)
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", text]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      do {
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? Self.lines(of: data) : []
      } catch {
        // A completion that can't be found is left out: there is no place to say why.
        return []
      }
    #else
      return []
    #endif
  }

  private static func lines(of data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
