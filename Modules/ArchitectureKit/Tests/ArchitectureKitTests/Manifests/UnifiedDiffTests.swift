import Testing

@testable import ArchitectureKit

@Suite struct UnifiedDiffTests {
  @Test func `changes that are near share their context, and others don't`() {
    let lines = (1...20).map { "line \($0)\n" }
    let before = lines.joined()
    var changed = lines
    changed[1] = "new 2\n"
    changed.insert("more\n", at: 4)
    changed.append("last")
    let expected = """
      --- a/Package.swift
      +++ b/Package.swift
      @@ -1,7 +1,8 @@
       line 1
      -line 2
      +new 2
       line 3
       line 4
      +more
       line 5
       line 6
       line 7
      @@ -18,3 +19,4 @@
       line 18
       line 19
       line 20
      +last
      \\ No newline at end of file

      """
    let diff = UnifiedDiff(path: "Package.swift", before: before, after: changed.joined()).text
    #expect(diff == expected)
    #expect(UnifiedDiff(path: "a", before: before, after: before).text == "")
    #expect(UnifiedDiff(path: "a", before: "", after: "b\n").text == "--- a/a\n+++ b/a\n@@ -0,0 +1 @@\n+b\n")
  }

  @Test func `a carriage return is part of its line`() {
    let before = "a\r\nb\r\nc\r\n"
    let diff = UnifiedDiff(path: "Package.swift", before: before, after: "a\r\nnew\r\nb\r\nc\r\n").text
    let expected = "--- a/Package.swift\n+++ b/Package.swift\n@@ -1,3 +1,4 @@\n a\r\n+new\r\n b\r\n c\r\n"
    #expect(diff == expected)
    let changed = UnifiedDiff(path: "a", before: "a\r\nb", after: "a\nb").text
    #expect(changed == "--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n-a\r\n+a\n b\n\\ No newline at end of file\n")
  }

  @Test func `letters of other bytes aren't the same, even where they look alike`() {
    let diff = UnifiedDiff(path: "a", before: "caf\u{E9}\n", after: "cafe\u{301}\n").text
    let isWhole = diff.utf8.elementsEqual("--- a/a\n+++ b/a\n@@ -1 +1 @@\n-caf\u{E9}\n+cafe\u{301}\n".utf8)
    #expect(isWhole, "\(diff)")
  }

  @Test func `a tab ends a path with spaces, as git has it`() {
    let diff = UnifiedDiff(path: "my town/a", before: "a\n", after: "b\n").text
    #expect(diff == "--- a/my town/a\t\n+++ b/my town/a\t\n@@ -1 +1 @@\n-a\n+b\n")
  }
}
