import ArchitectureKit
import Testing

@testable import mutants

/// What can be changed in a source.
@Suite struct MutationFinderTests {
  @Test(arguments: [
    ("a < b", ["a <= b"]), ("a <= b", ["a < b"]), ("a > b", ["a >= b"]), ("a >= b", ["a > b"]),
    ("a == b", ["a != b"]), ("a != b", ["a == b"]), ("a && b", ["a || b"]), ("a || b", ["a && b"]),
    ("a + b", ["a - b"]), ("a - b", ["a + b"]), ("a * b", ["a / b"]), ("a += b", ["a -= b"]),
    ("a..<b", ["a...b"]), ("a...b", ["a..<b"]), ("!a", ["a"]), ("-a", ["a"]), ("a & b", ["a | b"]),
  ])
  func `an operator moves its boundary or becomes the opposite`(_ code: String, _ expected: [String]) {
    let found = changes(of: code, .operator)
    #expect(found == expected)
  }

  @Test(arguments: [
    "let a: Array<Int> = b", "static func < (left: A, right: A) -> Bool", "let a = \"b\" + c", "f(a...)",
    "// a < b", "let a = \"b < c\"",
  ])
  func `a generic type, a declaration, a sum of texts, a comment and a text are left alone`(_ code: String) {
    let found = changes(of: code, .operator) + changes(of: code, .order)
    #expect(found == [])
  }

  @Test(arguments: [
    ("a.sorted { $0.b < $1.b }", ["a.sorted { $0.b > $1.b }", "a"]),
    ("a.sorted { ($0.b, $1.c) > (d($1), $0) }", ["a.sorted { ($0.b, $1.c) < (d($1), $0) }", "a"]),
  ])
  func `an order of elements has no boundary`(_ code: String, _ expected: [String]) {
    let found = changes(of: code, .order)
    #expect(Set(found) == Set(expected))
    let boundaries = changes(of: code, .operator)
    #expect(boundaries == [])
    let filter = changes(of: "a.filter { $0 < b }", .operator)
    #expect(filter == ["a.filter { $0 <= b }"])
  }

  @Test(arguments: [
    ("guard a, let b, c(d, e) else { return }", ["true, let b, c(d, e)", "a, let b, true"]),
    ("guard a.contains { $0 } else { return }", ["true"]),
  ])
  func `each condition of a guard always holds`(_ code: String, _ expected: [String]) {
    let found = changes(of: code, .condition)
    #expect(found == expected.map { "guard \($0) else { return }" })
  }

  @Test(arguments: [
    ("if a == b { c() }", ["if false { c() }"]), ("if let a, a.b { c() }", ["if let a, false { c() }"]),
    ("if case .a = b { c() }", []), ("#if a\n#endif", []), ("a.if(b)", []),
  ])
  func `no condition of a branch ever holds`(_ code: String, _ expected: [String]) {
    let found = changes(of: code, .condition)
    #expect(found == expected)
  }

  @Test func `a filter of elements and of cases lets everything through, one of types is left alone`() {
    let elements = changes(of: "for a in b where a.c { d() }", .condition)
    #expect(elements == ["for a in b where true { d() }"])
    let cases = changes(of: "case .a where b: c()", .condition)
    #expect(cases == ["case .a where true: c()"])
    let types = changes(of: "extension Array where Element: Hashable { }", .condition)
    #expect(types.isEmpty)
  }

  @Test(arguments: [
    ("a < b", ["a > b"]), ("a >= b", ["a <= b"]), ("a.first", ["a.last"]), ("max(a, b)", ["min(a, b)"]),
    ("a.b(.reverse)", ["a.b(.forward)"]), ("let first = a", []), ("func max(a: A)", []),
    ("a.sorted(by: b).map(c)", ["a.map(c)"]), ("a.sorted { $0.b }.c", ["a.c"]), ("a.reversed()", ["a"]),
    ("a.sorted", []),
  ])
  func `what is first is last, and an order is turned round or left out`(_ code: String, _ expected: [String]) {
    let found = changes(of: code, .order)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("a = [b, c(d, e)]", ["a = [c(d, e), b]"]), ("a = [b, c,]", ["a = [c, b,]"]), ("a = [b, c, d]", []),
    ("a = [b: c, d: e]", []), ("a[b, c]", []), ("a()[b, c]", []), ("a = []", []), ("a = [b]", []),
  ])
  func `the two elements of a list change places`(_ code: String, _ expected: [String]) {
    let found = changes(of: code, .order)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("a = 0", ["a = 1"]), ("a = 1_024", ["a = 1025"]), ("a = true", ["a = false"]), ("a = false", ["a = true"]),
    ("a.0", []), ("a = 0xFF", []), ("a = 9223372036854775807", []), ("a = \"1\"", []),
  ])
  func `a whole number is one more, a truth value the other`(_ code: String, _ expected: [String]) {
    let found = changes(of: code, .literal)
    #expect(found == expected)
  }

  #if os(Linux)
    @Test(arguments: [
      "#if canImport(Darwin)\na = 0\n#endif", "#if os(macOS)\na = 0\n#else\nb()\n#endif",
      "#if canImport(Glibc)\nb()\n#else\na = 0\n#endif", "#if os(Linux)\nb()\n#elseif c\na = 0\n#endif",
      "#if canImport(Darwin)\n#if c\na = 0\n#endif\n#endif",
    ])
    func `what this system doesn't compile is left alone`(_ code: String) {
      let found = changes(of: code, .literal)
      #expect(found == [])
    }

    @Test(arguments: [
      "#if canImport(Darwin)\nb()\n#endif\na = 0", "#if canImport(Darwin)\nb()\n#else\na = 0\n#endif",
      "#if DEBUG\na = 0\n#endif", "#if c\nb()\n#else\na = 0\n#endif", "#if canImport(Glibc)\na = 0\n#endif",
    ])
    func `what it may compile isn't`(_ code: String) {
      let found = changes(of: code, .literal)
      #expect(found == [code.replacing("0", with: "1")])
    }
  #endif

  @Test func `a change knows its line, and its text is one line with single blanks`() throws {
    let source = SourceFile(path: "A.swift", text: "a()\n  guard b(\n    c) else { d }\ne()\n")
    let mutation = try #require(MutationFinder.mutations(in: source).first)
    #expect(mutation.line == 2)
    #expect(mutation.before == "guard b( c) else { d }")
    #expect(mutation.after == "guard true else { d }")
    let changed = String(decoding: mutation.applied(to: source.bytes), as: UTF8.self)
    #expect(changed == "a()\n  guard true else { d }\ne()\n")
  }

  /// What a source becomes, one change of a kind at a time.
  private func changes(of code: String, _ kind: Mutation.Kind) -> [String] {
    let source = SourceFile(path: "A.swift", text: code)
    return MutationFinder.mutations(in: source).filter { $0.kind == kind }
      .map { String(decoding: $0.applied(to: source.bytes), as: UTF8.self) }
  }
}
