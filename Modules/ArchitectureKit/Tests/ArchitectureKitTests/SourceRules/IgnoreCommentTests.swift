import ArchitectureKit
import Testing

/// Comments that keep a violation unreported.
@Suite struct IgnoreCommentTests {
  static let rows = [
    Row("Date() // architect:ignore clock: it is the clock", ""),
    Row("// architect:ignore clock: it is the clock\nDate()", ""),
    Row("// architect:ignore clock: it is the clock\n\n// more\nDate()", ""),
    Row("// architect:ignore clock: it is the clock\na()\nDate()", "ignore-comment 1, clock 3"),
    Row("a() // architect:ignore clock: it is the clock\nDate()", "ignore-comment 1, clock 2"),
    Row("Date() // architect:ignore clock", "clock 1, ignore-comment 1"),
    Row("Date() // architect:ignore clock:", "clock 1, ignore-comment 1"),
    Row("Date() // architect:ignore", "clock 1, ignore-comment 1"),
    Row("Date() // architect:ignore money: a reason", "clock 1, ignore-comment 1"),
    Row("Date() // architect:ignore elsewhere: a reason", "clock 1"),
    Row("/// // architect:ignore clock: a reason\nDate()", "clock 2"),
    Row("Date() // architect:ignored clock: a reason", "clock 1"),
    Row("let a = \"// architect:ignore clock: a reason\"", ""),
    Row("Date() //architect: ignore clock: it is the clock", ""),
    Row("Date() // architect:ignore money, clock: both", "ignore-comment 1"),
    Row("Date() // architect:ignore clock, clock: twice", ""),
    Row("Date() // architect: a word about it", "clock 1"),
    Row("Date() + Date() // architect:ignore clock: both", ""),
  ]

  @Test(arguments: rows) func `a comment ignores what its line breaks`(_ row: Row) {
    let file = SourceFile(path: "f.swift", text: row.source)
    let broken = ForbiddenCode(id: "clock", patterns: ["Date()"]).violations(in: file)
    let left = broken.ignoring(commentsOf: [file]) { $0 != "elsewhere" }
    let found = left.map { "\($0.rule) \($0.location.line)" }.joined(separator: ", ")
    #expect(found == row.expected)
  }

  @Test(arguments: [
    "@preconcurrency\nimport Disk", "@_exported\nimport Disk", "@testable\nimport Disk",
    "@_spi(A, B)\n@preconcurrency\nimport Disk", "@_spi(\n  A\n)\npublic\nimport Disk", "@testable import Disk",
    "@preconcurrency  // Disk says nothing\n\nimport Disk",
  ]) func `a comment above attributes ignores what their import breaks`(_ lines: String) throws {
    let contract = #"{ "kind": "forbidden-import", "from": ["Shop"], "to": ["Disk"] }"#
    let broken = try Town(["Shop": lines, "Disk": ""]).violations(contract).count
    #expect(broken == 1)
    let comment = "// architect:ignore forbidden-import: soon\n"
    let places = try Town(["Shop": comment + lines, "Disk": ""]).places(contract)
    #expect(places.isEmpty)
  }

  @Test(arguments: [
    Row("@MainActor\npublic struct A {}", ""), Row("@B.C(d)\npublic\nfinal class A {}", ""),
    Row("@available(*, deprecated)\npublic private(set) var a = 1", ""), Row("@A(\n  b\n)\n@C public func d() {}", ""),
    Row("@A struct B {\n}\npublic struct D {}", "ignore-comment 1, undocumented-public 4"),
    Row("@A", "ignore-comment 1"),
  ]) func `a comment above attributes ignores what their declaration breaks, and nothing below it`(_ row: Row) {
    let text = "// architect:ignore undocumented-public: soon\n" + row.source
    let file = SourceFile(path: "f.swift", text: text)
    let left = UndocumentedPublic().violations(in: file).ignoring(commentsOf: [file])
    let found = left.map { "\($0.rule) \($0.location.line)" }.joined(separator: ", ")
    #expect(found == row.expected)
  }

  @Test func `a comment counts for its own file`() {
    let ignored = SourceFile(path: "a.swift", text: "Date() // architect:ignore clock: a reason")
    let other = SourceFile(path: "b.swift", text: "Date()")
    let rule = ForbiddenCode(id: "clock", patterns: ["Date()"])
    let left = [ignored, other].flatMap(rule.violations).ignoring(commentsOf: [ignored, other])
    let files = left.map(\.location.file)
    #expect(files == ["b.swift"])
  }
}
