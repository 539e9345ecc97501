import Foundation

/// Standard output and standard error.
enum Output {
  /// Writes a text whole. A reader that has gone away needs no more of it.
  static func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  /// Writes a text to standard error; failures are ignored.
  static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
