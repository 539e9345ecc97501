import Foundation

/// Standard output.
enum Output {
  /// Writes a text whole. A reader that has gone away needs no more of it.
  static func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}
