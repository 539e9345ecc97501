import Foundation
import Testing

/// A file beside the tests that says how something looks.
///
/// With MODULO_GOLDEN=write in the environment it is written anew, and the test fails, so that it isn't mistaken for a
/// comparison: look at the difference, then run again without.
struct GoldenFile {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Screens")

  private let url: URL

  init(named name: String) {
    url = Self.folder.appendingPathComponent("\(name).txt")
  }

  func compare(_ text: String) throws {
    if ProcessInfo.processInfo.environment["MODULO_GOLDEN"] == "write" {
      try Data(text.utf8).write(to: url)
      Issue.record("\(url.lastPathComponent) was written")
      return
    }
    let expected = try String(contentsOf: url, encoding: .utf8)
    guard text != expected else { return }
    Issue.record("\(url.lastPathComponent): \(Self.difference(text, expected))")
  }

  /// The first line that differs, with the variant it belongs to.
  private static func difference(_ text: String, _ expected: String) -> String {
    let (found, wanted) = (lines(text), lines(expected))
    let line = zip(found, wanted).enumerated().first { $1.0 != $1.1 }?.offset ?? min(found.count, wanted.count)
    let variant = found.prefix(line + 1).last { $0.hasPrefix("== ") } ?? ""
    let (now, before) = (found.dropFirst(line).first ?? "nothing", wanted.dropFirst(line).first ?? "nothing")
    return "line \(line + 1) (\(variant))\n  is  \(now)\n  was \(before)"
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
