import ArchitectureKit
import Testing

/// What counts as an import, and what is understood of it.
@Suite struct ImportTests {
  static let imports = [
    Row("import A", "A"),
    Row("import A.B.C", "A.B.C"),
    Row("import struct A.B", "struct A.B"),
    Row("import class A.B\nimport func A.f\nimport typealias A.T", "class A.B, func A.f, typealias A.T"),
    Row(
      "import let A.b; import var A.c; import enum A.D; import protocol A.E", "let A.b, var A.c, enum A.D, protocol A.E"
    ),
    Row("import A; import B;import C", "A, B, C"),
    Row("@testable import A", "testable A"),
    Row("@_exported import A", "exported A"),
    Row("@_exported import struct A.B", "exported struct A.B"),
    Row("@preconcurrency @_implementationOnly import A", "preconcurrency implementationOnly A"),
    Row("@preconcurrency\nimport A", "preconcurrency A"),
    Row("@_spi(X) @_spi(Y, Z) public import A", "spi(X,Y,Z) public A"),
    Row("public import A\npackage import B\ninternal import C", "public A, package B, internal C"),
    Row("fileprivate import A\nprivate import B", "fileprivate A, private B"),
    Row("@_documentation(visibility: private) public import A", "public A"),
    Row("public @testable import A", "testable public A"),
    Row("import /* B */ A // C", "A"),
    Row("import\n  A", "A"),
    Row("import `class`", "class"),
    Row("\u{FEFF}import A", "A"),
    Row("#!/usr/bin/env swift\nimport A", "A"),
    Row("let a = 1\nimport B\n", "B"),
    Row("func f() { g(import: 1) }\nimport A", "A"),
    Row("a.import\nimport A", "A"),
  ]

  static let none = [
    "// import A", "/* import A */", "/* /* */ import A */", "\"import A\"", "\"\"\"\nimport A\n\"\"\"",
    "#\"\"\"\nimport A\n\"\"\"#", "#/\nimport A\n/#", "`import` A", "a.import A", "f(import: A)", "let importA = 1",
    "import", "import 1", "struct S { import A }", "/// import A", "\"\\(\"import A\")\"", "[import A]",
  ]

  static let conditions = [
    Row("#if X\nimport A\n#endif\nimport B", "A if X, B"),
    Row(
      "#if os(Linux) || os(Android)\nimport A\n#else\nimport B\n#endif",
      "A if os(Linux) || os(Android), B if !(os(Linux) || os(Android))"),
    Row(
      "#if X\nimport A\n#elseif Y\nimport B\n#elseif Z\nimport C\n#else\nimport D\n#endif",
      "A if X, B if !(X) && Y, C if !(X) && !(Y) && Z, D if !(X) && !(Y) && !(Z)"),
    Row("#if X || Y\n#if Z\nimport A\n#endif\nimport B\n#endif", "A if (X || Y) && Z, B if X || Y"),
    Row("#if X // Y\nimport A\n#endif // X", "A if X"),
    Row("#if X ||\n  Y\nimport A\n#endif", "A if X || Y"),
    Row("#if canImport(A, _version: 1.2)\nimport A\n#endif", "A if canImport(A, _version: 1.2)"),
    Row("#if canImport(\n  A\n)\nimport A\n#endif", "A if canImport( A )"),
    Row("#if X\nfunc f() {\n#else\nfunc g() {\n#endif\n}\nimport A", "A"),
    Row("#if X\n@testable import A\n#endif", "testable A if X"),
    Row("#endif\nimport A\n#else\nimport B", "A, B"),
    Row("struct S {\n#if X\n}\n#endif\nimport A\n}", ""),
    Row("let a = \"\"\"\n#if X\n\"\"\"\nimport A", "A"),
  ]

  @Test(arguments: imports) func `an import is understood`(_ row: Row) { check(row) }
  @Test(arguments: none) func `no import is found`(_ source: String) { check(Row(source, "")) }
  @Test(arguments: conditions) func `a condition is attached`(_ row: Row) { check(row) }

  @Test func `an import has the place of its word`() {
    let file = SourceFile(path: "A/b.swift", text: "// é\n@testable  import A\n  import B\n")
    let places = file.imports.map(\.location.description)
    #expect(places == ["A/b.swift:2:12", "A/b.swift:3:3"])
  }

  private func check(_ row: Row) {
    let found = SourceFile(path: "f.swift", text: row.source).imports.map(\.summary).joined(separator: ", ")
    #expect(found == row.expected)
  }
}

extension ImportDeclaration {
  fileprivate var summary: String {
    let flags = [
      isTestable ? "testable" : nil, isExported ? "exported" : nil, isPreconcurrency ? "preconcurrency" : nil,
      isImplementationOnly ? "implementationOnly" : nil,
      spiGroups.isEmpty ? nil : "spi(\(spiGroups.joined(separator: ",")))", accessLevel?.rawValue,
      kind == .module ? nil : kind.rawValue,
    ]
    let name = ([module] + path).joined(separator: ".")
    return (flags.compactMap(\.self) + [name] + (condition.map { ["if", $0] } ?? [])).joined(separator: " ")
  }
}
