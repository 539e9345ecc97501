import Foundation

/// What swift-argument-parser 1.8.2 answered to lines, at 80 columns, for the trees of ``Probe``, ``Ends``,
/// ``Taker`` and ``Box``.
///
/// The file was recorded from a small program outside this repository, with equal declarations. A line that the Kit answers
/// otherwise on purpose names the differences, each of which has its reason, and the Kit's own answer.
struct Recording: Decodable {
  /// The reason of each intended difference, by its name.
  let differences: [String: String]
  let lines: [Line]

  struct Line: Decodable {
    /// The name of the tree.
    let tree: String
    let arguments: [String]
    let reference: Answer
    /// The names of the differences; none where the answers are the same.
    let differences: [String]?
    /// The Kit's answer where it differs.
    let ours: Answer?
  }

  /// How a program ended, and what it wrote on its two streams.
  struct Answer: Codable, Equatable {
    let status: Int32
    let output: String
    let error: String
  }

  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let file = tests.appendingPathComponent("Recorded/argument-parser-1.8.2.json")

  static let readme = tests.deletingLastPathComponent().appendingPathComponent("README.md")

  static func read() throws -> Recording {
    try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
  }
}
