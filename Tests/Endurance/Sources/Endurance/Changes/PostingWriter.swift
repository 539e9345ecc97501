import Foundation
import PersistenceKit

/// Commits rows on a container of its own, at moments that the seed draws.
struct PostingWriter {
  static let command = "posting-writer"
  /// The longest pause between two commits, in milliseconds: longer than a quarter of a second, in which a listener
  /// looks for them once. A third of them follow each other at once.
  private static let longestPause = 300

  private let url: URL
  private let commits: Int
  private let seed: UInt64

  init(url: URL, commits: Int, seed: UInt64) {
    self.url = url
    self.commits = commits
    self.seed = seed
  }

  /// As a child.
  init(_ options: inout Options) throws {
    url = URL(fileURLWithPath: try options.text("--file"))
    commits = try options.number("--commits", default: 200)
    seed = try options.seed()
    try options.finish()
  }

  /// The arguments that make a child do the same.
  var arguments: [String] { ["--file", url.path, "--commits", String(commits), "--seed", String(seed)] }

  func run() async throws {
    var random = SeededGenerator(seed: seed)
    let container = try Posting.open(url)
    defer { container.close() }
    for id in 1...commits {
      try await container.write { _ = try $0.insert(Posting(id: id)) }
      let pause = random.pick(0..<3) == 0 ? 0 : random.pick(0..<Self.longestPause)
      try await Task.sleep(for: .milliseconds(pause))
    }
  }
}
