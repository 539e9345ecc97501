import ArchitectureKit
import Testing

/// What stands in a clause that no build compiles counts as not there.
@Suite struct InactiveCodeTests {
  @Test(arguments: [
    Row("#if false\nimport A\n#endif\nimport B", "B"),
    Row("#if false\nimport A\n#else\nimport B\n#endif", "B"),
    Row("#if true\nimport A\n#else\nimport B\n#endif", "A"),
    Row("#if true\nimport A\n#elseif C\nimport B\n#else\nimport D\n#endif\nimport E", "A E"),
    Row("#if C\nimport A\n#elseif true\nimport B\n#else\nimport D\n#endif", "A B"),
    Row("#if C\nimport A\n#elseif false\nimport B\n#else\nimport D\n#endif", "A D"),
    Row("#if false\n#if true\nimport A\n#else\nimport B\n#endif\n#endif\nimport D", "D"),
    Row("#if true\n#if false\nimport A\n#else\nimport B\n#endif\n#endif", "B"),
    Row("#if !true || (false &&\n  C)\nimport A\n#endif\nimport B", "B"),
    Row("#if C && false\nimport A\n#endif", ""),
    Row("#if C\nimport A\n#else\nimport B\n#endif", "A B"),
    Row("#if 0\nimport A\n#endif", "A"),
    Row("#if false\nimport A\n#else", ""),
    Row("#if false\nimport A", ""),
    Row("#if false\n#endif\nimport A", "A"),
    Row("#if false\nfunc f() {\n#endif\nimport A", "A"),
  ]) func `the imports are those of the other clauses`(_ row: Row) {
    let found = SourceFile(path: "f.swift", text: row.source).imports.map(\.module).joined(separator: " ")
    #expect(found == row.expected)
  }

  private static let source = """
    let a = "→" + f(try! b())
    #if false
      // architect:ignore forbidden-code: nothing is here
      let c = "→" + f(try! d())
      class Old {}
    #else
      let e = 1
    #endif
    """

  @Test func `neither code nor texts nor declarations nor comments count`() throws {
    let file = SourceFile(path: "f.swift", text: Self.source)
    let code = ForbiddenCode(id: "forbidden-code", patterns: ["try!"])
    let text = ForbiddenText(id: "forbidden-text", pattern: try .expression("→"))
    let found = findings(code.violations(in: file) + text.violations(in: file))
    #expect(found == "1:19, 1:10")
    #expect(file.declarations.map(\.name) == ["a", "e"])
    #expect(file.ignoreComments.isEmpty)
    #expect(file.lineCount == 8)
  }

  @Test func `its lines aren't those of a function`() {
    let body = (1...5).map { "  f(\($0))\n" }.joined()
    let source = "func g() {\n\(body)#if false\n\(body)#endif\n}\n"
    let rule = FunctionLength(limits: Limits(warning: 9, error: 10))
    let found = rule.violations(in: SourceFile(path: "f.swift", text: source))
    #expect(found.isEmpty)
  }

  @Test func `every token stays`() {
    let file = SourceFile(path: "f.swift", text: Self.source)
    let text = file.tokens.map(file.text(of:)).joined()
    #expect(text == Self.source)
  }
}
