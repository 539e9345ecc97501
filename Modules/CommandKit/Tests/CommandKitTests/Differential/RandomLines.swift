import Foundation

/// What swift-argument-parser 1.8.2 made of lines that were drawn at random from the tree of ``Desk``.
///
/// Of an answer only the facts are kept: the exit code, and the values, the command whose help is printed, or the kind of
/// error. Each difference is one of those that ``Recording`` explains.
struct RandomLines: Decodable {
  let lines: [Line]

  struct Line: Decodable {
    let arguments: [String]
    let reference: Answer
    /// The names of the differences; none where the answers are the same.
    let differences: [String]?
    /// The Kit's answer where it differs.
    let ours: Answer?
  }

  struct Answer: Decodable, Equatable {
    let status: Int32
    let answer: String
  }

  static let file = Recording.file.deletingLastPathComponent().appendingPathComponent("random-lines-1.8.2.json")

  static func read() throws -> RandomLines {
    try JSONDecoder().decode(RandomLines.self, from: Data(contentsOf: file))
  }
}
