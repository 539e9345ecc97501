import Foundation
import Testing

/// A test that plans a failure of a double checks that it happened.
@Suite struct PlannedFailureTests {
  /// The tests of the log itself, a screen whose failure its picture shows, and this file.
  private static let exceptions = [
    "OperationLogTests.swift", "GoldenScreen+Savings.swift", "PlannedFailureTests.swift",
  ]

  @Test func `a function that plans a failure verifies it`() throws {
    let walk = try #require(FileManager.default.enumerator(atPath: workspace.path))
    var count = 0
    var unverified: [String] = []
    for case let path as String in walk {
      if path.hasSuffix(".build") || path.hasPrefix("Tests/Consumers") { walk.skipDescendants() }
      let name = (path as NSString).lastPathComponent
      guard path.hasSuffix(".swift"), path.contains("Tests/"), !Self.exceptions.contains(name) else { continue }
      let text = try String(contentsOf: workspace.appendingPathComponent(path), encoding: .utf8)
      guard text.contains(".failNext" + "(") else { continue }
      count += 1
      unverified += Self.unverified(in: text).map { "\(path): \($0)" }
    }
    #expect(count > 30)
    #expect(unverified == [])
  }

  @Test func `a plan that nothing verifies is found`() {
    let text = """
      func one() throws { log.failNext(with: .busy); try log.verify() }
      func two() { log.failNext(with: .busy) }
      func three() {}
      """
    let found = Self.unverified(in: text)
    #expect(found == ["two"])
  }

  /// The names of the functions that plan a failure and don't verify it.
  private static func unverified(in text: String) -> [String] {
    text.components(separatedBy: "func ").dropFirst().filter { function in
      function.contains(".failNext" + "(") && !function.contains(".verify()")
    }.map { String($0.prefix { $0 != "(" }) }
  }
}
