import Foundation
import Testing

/// A test that plans what a double does checks that it happened.
@Suite struct PlannedFailureTests {
  /// The tests of the log and of mocks themselves, a screen whose failure its picture shows, and this file.
  private static let exceptions = [
    "OperationLogTests.swift", "MockTests.swift", "MocksCommandTests.swift", "GoldenScreen+Savings.swift",
    "PlannedFailureTests.swift",
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
      guard Self.plans(text) else { continue }
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
      func four() { mock.mocked.create.plan(.hanging) }
      """
    let found = Self.unverified(in: text)
    #expect(found == ["two", "four"])
  }

  private static func plans(_ text: String) -> Bool {
    text.contains(".failNext" + "(") || text.contains(".mocked" + ".") && text.contains(".plan" + "(")
  }

  /// The names of the functions that plan something and don't verify it.
  private static func unverified(in text: String) -> [String] {
    text.components(separatedBy: "func ").dropFirst().filter { function in
      plans(function) && !function.contains(".verify()")
    }.map { String($0.prefix { $0 != "(" }) }
  }
}
