import Testing

@testable import ArchitectureKit

/// What conditions of conditional compilation say: whether a module can be imported, and whether they hold.
@Suite struct ConditionTests {
  @Test(arguments: [
    ("canImport(Base)", true), ("canImport( Base )", true), ("canImport(Base, _version: 2)", true),
    ("canImport(Base.Sub)", true), ("(canImport(Base))", true), ("os(Linux) && canImport(Base)", true),
    ("canImport(Base) && !DEBUG", true), ("!(!canImport(Base))", true), ("!(DEBUG || !canImport(Base))", true),
    ("canImport(Base) || canImport(Base)", true),
    ("swift(>=5.9) && (canImport(Base) || false && canImport(Base))", true),
    ("!canImport(Base)", false), ("canImport(BaseKit)", false), ("canImport(Other)", false), ("DEBUG", false),
    ("canImport(Base) || DEBUG", false), ("!(DEBUG && canImport(Base))", false), ("!(canImport(Base))", false),
    ("canImport(Base) || false", true), ("false", true), ("true", false), ("canImport(Base) && true", true),
    ("hasFeature(Base)", false), ("", false), ("(", false), ("canImport(", false), ("!", false),
  ]) func `a condition needs a module`(_ condition: String, _ expected: Bool) {
    let needs = CompilationCondition(reading: condition).requires("Base")
    #expect(needs == expected)
  }

  @Test(
    arguments: [
      ("true", true), ("false", false), ("!false", true), ("false && A", false), ("A && false", false),
      ("A || true", true), ("!(A || true)", false), ("false || (true && !false)", true), ("true || A && false", true),
      ("A", nil), ("!A", nil), ("A && true", nil), ("A || false", nil), ("os(Linux)", nil), ("swift(>=6)", nil),
      ("0", nil), ("1", nil), ("", nil), ("!", nil), ("(", nil),
    ] as [(String, Bool?)]) func `a condition holds in every build, in none, or in some`(
      _ condition: String, _ expected: Bool?
    )
  {
    let value = CompilationCondition(reading: condition).value()
    #expect(value == expected)
  }

  @Test(arguments: [
    ("#if canImport(Base, _version: 2)\nimport Base\n#endif", true),
    ("#if !canImport(Base)\nimport Base\n#endif", false),
    ("#if !canImport(Base)\n#else\nimport Base\n#endif", true),
    ("#if canImport(Base)\n#else\nimport Base\n#endif", false),
    ("#if A\n#if !B || canImport(Base)\nimport Base\n#endif\n#endif", false),
    ("#if canImport(Base)\n#if !A || B\nimport Base\n#endif\n#endif", true),
  ]) func `an import in a clause asks first`(_ source: String, _ expected: Bool) {
    let found = SourceFile(path: "f.swift", text: source).imports.map { $0.isConditional(on: "Base") }
    #expect(found == [expected])
  }
}
