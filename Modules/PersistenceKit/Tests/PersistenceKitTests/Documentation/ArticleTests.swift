import Foundation
import Testing

/// Every block of Swift that people read is compiled and run here, or it is done literally by Tests/Consumers/run.
@Suite struct ArticleTests {
  @Test(arguments: try Article.all())
  func `every block of code in an article is a part of a test`(_ article: Article) throws {
    let sources = try Article.compiledSources()
    #expect(!article.blocks.isEmpty)
    for block in article.blocks {
      let isCompiled = sources.contains { $0.contains(block.withoutWhitespace) }
      #expect(isCompiled, "\(article): no test has the block\n\(block)")
    }
  }

  @Test func `the landing page names every article`() throws {
    let landing = try String(contentsOf: Article.catalogue.appending(path: "PersistenceKit.md"), encoding: .utf8)
    for name in try Article.names() where name != "PersistenceKit" {
      let isNamed = landing.contains("- <doc:\(name)>")
      #expect(isNamed, "\(name)")
    }
  }

  @Test func `the README links every article`() throws {
    let readme = try String(contentsOf: Article.package.appending(path: "README.md"), encoding: .utf8)
    for name in try Article.names() {
      let isLinked = readme.contains("](Sources/PersistenceKit/PersistenceKit.docc/\(name).md)")
      #expect(isLinked, "\(name)")
    }
  }
}

/// A page that people read, and the blocks of Swift in it.
struct Article: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  let description: String
  let blocks: [String]

  var testDescription: String { description }

  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let catalogue = package.appending(path: "Sources/PersistenceKit/PersistenceKit.docc")

  init(at url: URL) throws {
    description = url.lastPathComponent
    blocks = try String(contentsOf: url, encoding: .utf8).split(separator: "\n```swift\n").dropFirst()
      .compactMap { $0.split(separator: "\n```", maxSplits: 1).first.map(String.init) }
  }

  /// The names of the catalogue's pages.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }.map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }

  /// The README, and what is compiled here: not the first steps, which Tests/Consumers/run follows, nor the landing page.
  static func all() throws -> [Article] {
    let names = try names().filter { $0 != "GettingStarted" && $0 != "PersistenceKit" }
    return try [Article(at: package.appending(path: "README.md"))]
      + names.map { try Article(at: catalogue.appending(path: "\($0).md")) }
  }

  /// What the files beside this one say, and the foreign program that is the README's, without white space.
  static func compiledSources() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let notes = package.appending(path: "../../Tests/Consumers/Notes/Sources/Notes")
    return try [folder, notes].flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    .filter { $0.pathExtension == "swift" && !$0.lastPathComponent.hasSuffix("Tests.swift") }
    .map { try String(contentsOf: $0, encoding: .utf8).withoutWhitespace }
  }
}

extension String {
  var withoutWhitespace: String { filter { !$0.isWhitespace } }
}
