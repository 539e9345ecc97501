import ArchitectureKit
import Testing

/// Complexity and length.
@Suite struct SizeRulesTests {
  static func function(ifs: Int) -> String {
    "func f() {\n" + String(repeating: "  if a {}\n", count: ifs) + "}\n"
  }

  /// The limit itself is allowed: 15 is no warning and 30 no error.
  @Test(arguments: [(13, ""), (14, ""), (15, "1:6 warning"), (29, "1:6 warning"), (30, "1:6")])
  func `G06 a function above the limit of complexity is reported`(_ ifs: Int, _ expected: String) {
    let found = findings(CyclomaticComplexity(), Self.function(ifs: ifs))
    #expect(found == expected)
  }

  @Test func `G06 complexity counts no case labels`() {
    let cases = (0..<40).map { "  case \($0): a\n" }.joined()
    let found = findings(CyclomaticComplexity(), "func f() {\n  switch a {\n\(cases)  default: b\n  }\n}\n")
    #expect(found == "")
  }

  static let branches = [
    Row("if a {} else if b {} else {}", "3"),
    Row("guard a else { return }", "2"),
    Row("for a in b where c {}", "2"),
    Row("while a {}", "2"),
    Row("repeat {} while a", "2"),
    Row("do {} catch A.b {} catch {}", "3"),
    Row("switch a { case 1: b; case 2, 3: c; default: d }", "2"),
    Row("let a = b ? c : d; e && f || g", "1"),
    Row("f(for: a, if: b); g(while: c)", "1"),
    Row("a.map { if $0 { b } }", "2"),
    Row("func g(for a: B) { if a {}; if b {} }; if c {}", "2"),
    Row("struct S { func g() { if a {} } }", "1"),
    Row("// if a {}\n\"if b {}\"", "1"),
    Row("\"\\(if a { b } else { c })\"", "2"),
  ]

  @Test(arguments: branches) func `branches are counted`(_ row: Row) throws {
    let rule = CyclomaticComplexity(limits: Limits(warning: 0, error: 0))
    let file = SourceFile(path: "f", text: "func f() { \(row.source)\n}")
    let message = try #require(rule.violations(in: file).first { $0.message.hasPrefix("'f()'") }).message
    let expected = "'f()' has a complexity of \(row.expected), more than 0"
    #expect(message == expected)
  }

  static let members = [
    Row("struct A { init() { if a {} } }", "1:12"),
    Row("struct A { var b: C { if a {}; return d } }", "1:16"),
    Row("struct A { subscript(b: C) -> D { get { if a {} } } }", "1:12"),
    Row("class A { deinit { if a {} } }", "1:11"),
    Row("let a = { if b {} }", ""),
    Row("protocol P { func f(); var a: B { get } }", ""),
  ]

  @Test(arguments: members) func `members are functions too`(_ row: Row) {
    let found = findings(CyclomaticComplexity(limits: Limits(warning: 1, error: 1)), row.source)
    #expect(found == row.expected)
  }

  static let bodies = [
    Row("func f() {}", "0"),
    Row("func f() { a }", "1"),
    Row("func f() {\n  a\n\n  // b\n  c\n  /* d\n  e */\n}", "2"),
    Row("func f(\n  a: B,\n  c: D\n) -> E {\n  g\n}", "1"),
    Row("func f() {\n  \"\"\"\n  a\n\n  b\n  \"\"\"\n}", "5"),
    Row("func f() {\n  a; b // c\n}", "1"),
    Row("func f() {\n  func g() {\n    a\n  }\n}", "3"),
  ]

  @Test(arguments: bodies) func `lines of code are counted`(_ row: Row) throws {
    let rule = FunctionLength(limits: Limits(warning: -1, error: 100))
    let file = SourceFile(path: "f", text: row.source + "\n")
    let message = try #require(rule.violations(in: file).first).message
    let expected = "'\(file.declarations[0].signature)' has \(row.expected) lines of code, more than -1"
    #expect(message == expected)
  }

  @Test(arguments: [(2, ""), (3, "1:1 warning"), (4, "1:1 warning"), (5, "1:1")])
  func `a file has a length`(_ lines: Int, _ expected: String) {
    let source = String(repeating: "// a\n", count: lines)
    let found = findings(FileLength(limits: Limits(warning: 2, error: 4)), source)
    #expect(found == expected)
  }
}
