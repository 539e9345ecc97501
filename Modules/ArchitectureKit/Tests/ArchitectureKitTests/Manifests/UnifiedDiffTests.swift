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
}
