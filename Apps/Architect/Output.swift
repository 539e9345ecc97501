import Foundation

/// Standard output and standard error.
enum Output {
  /// Writes a text whole. A reader that has gone away needs no more of it.
  static func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  /// Writes a text where complaints go, for whoever still reads them.
  static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
