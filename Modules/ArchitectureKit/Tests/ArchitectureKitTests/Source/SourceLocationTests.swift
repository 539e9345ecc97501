import ArchitectureKit
import Testing

@Suite struct SourceLocationTests {
  @Test func `places are ordered by file, line and column`() {
    let places = [("b", 1, 1), ("a", 2, 1), ("a", 1, 9), ("a", 1, 2)].map(SourceLocation.init(file:line:column:))
    let written = places.sorted().map(\.description)
    #expect(written == ["a:1:2", "a:1:9", "a:2:1", "b:1:1"])
  }

  @Test(arguments: [(0, "1:1"), (2, "1:3"), (3, "2:1"), (5, "2:3"), (6, "3:1"), (7, "4:1")])
  func `a byte has a line and a column`(_ offset: Int, _ expected: String) {
    let file = SourceFile(path: "f", text: "ab\né\n\nx")
    let found = file.location(of: offset).description
    #expect(found == "f:" + expected)
  }

  @Test(arguments: [("", 0), ("a", 1), ("a\n", 1), ("a\n\n", 2), ("a\nb", 2)])
  func `lines are counted`(_ text: String, _ expected: Int) {
    let found = SourceFile(path: "f", text: text).lineCount
    #expect(found == expected)
  }
}
