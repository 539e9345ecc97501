import Foundation
import Testing

/// Every block of Swift on a page is compiled here, word for word.
@Suite struct PageTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let pages = ["ComingFromSwiftUI", "ComingFromBubbletea"].map {
    "Sources/TerminalKit/TerminalKit.docc/\($0).md"
  }

  @Test(arguments: pages + ["README.md"])
  func `every block of code on a page is a part of a test`(_ page: String) throws {
    let text = try String(contentsOf: Self.package.appending(path: page), encoding: .utf8)
    let blocks = text.split(separator: "\n```swift\n").dropFirst().compactMap {
      $0.split(separator: "\n```", maxSplits: 1).first.map(String.init)
    }
    let tests = Self.package.appending(path: "Tests/TerminalKitTests")
    let sources = try ["Documentation/ComingFromExamples.swift", "ReadmeTests.swift"].map {
      Self.words(of: try String(contentsOf: tests.appending(path: $0), encoding: .utf8))
    }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let isCompiled = sources.contains { $0.contains(Self.words(of: block)) }
      #expect(isCompiled, "no test has the block\n\(block)")
    }
  }

  /// The code without white space, comments that show output, and what makes a program of a type.
  private static func words(of code: String) -> String {
    code.replacing("@main ", with: "").filter { !$0.isWhitespace }
  }
}
