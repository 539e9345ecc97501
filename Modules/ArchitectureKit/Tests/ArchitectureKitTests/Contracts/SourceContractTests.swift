import ArchitectureKit
import Testing

/// Rules about sources, as a contract file asks for them.
@Suite struct SourceContractTests {
  static let broken: [(String, String, String)] = [
    (#""kind": "forbidden-code", "id": "clock", "patterns": ["Date()"]"#, "\nlet now = Date()", "clock"),
    (#""kind": "forbidden-text", "id": "glyph""#, "\nlet arrow = \"→\"", "glyph"),
    (##""kind": "forbidden-text", "id": "colour", "expression": "#[0-9A-F]{6}""##, "\nlet red = \"#FF0000\"", "colour"),
    (
      #""kind": "forbidden-signature", "id": "money", "names": ["A", "B"]"#, "\nfunc f(_ a: A) -> B { b }", "money"
    ),
    (#""kind": "forwarding-double""#, "\nstruct MockA { func f() { base.f() } }", "forwarding-double"),
    (#""kind": "raw-number", "names": ["spacing"]"#, "\nstack(spacing: 2)", "raw-number"),
    (#""kind": "raw-number", "id": "distance", "names": ["spacing"]"#, "\nstack(spacing: 2)", "distance"),
    (#""kind": "mega""#, "let a = 1\nlet sdk = MEGASdkManager.shared", "disallow-mega-sdk-manager"),
    (#""kind": "no-dispatch-queue""#, "\nDispatchQueue.main.async {}", "no-dispatch-queue"),
    (#""kind": "structured-actions""#, "enum Action {\n  case loaded\n}", "structured-actions"),
    (
      #""kind": "structured-actions", "names": ["Event"], "cases": ["view"]"#, "enum Event {\n  case inner(Inner)\n}",
      "structured-actions"
    ),
    (
      #""kind": "cyclomatic-complexity", "warning": 1, "error": 2"#, "\nfunc f() { if a { if b {} } }",
      "cyclomatic-complexity"
    ),
    (#""kind": "function-length", "warning": 0, "error": 1"#, "\nfunc f() {\n  a()\n  b()\n}", "function-length"),
    (#""kind": "sorted-imports""#, "import B\nimport A", "sorted-imports"),
    (#""kind": "empty-catch""#, "\nfunc f() { do { try a() } catch {} }", "empty-catch"),
    (#""kind": "undocumented-public""#, "\npublic struct S {}", "undocumented-public"),
  ]

  @Test(arguments: broken) func `a rule of a contract file reports its line`(
    _ contract: String, _ source: String, _ rule: String
  ) throws {
    let places = try Town(["Shop": source]).places("{ \(contract) }")
    #expect(places == ["Shop/Shop.swift:2 \(rule)"])
  }

  @Test func `a rule is meant for some modules and files`() throws {
    let town = Town(["Shop": "let a = Date()", "Clock": "let a = Date()", "Stock": "let a = Date()"])
    let contract = """
      { "kind": "forbidden-code", "id": "clock", "patterns": ["Date()"], "modules": ["*", "!Clock"], "except": ["Stock"] }
      """
    let places = try town.places(contract)
    #expect(places == ["Shop/Shop.swift:1 clock"])
  }

  @Test func `a comment with a reason keeps a rule silent, also one about structure`() throws {
    let town = Town(["View": "// architect:ignore forbidden-import: moves soon\nimport Disk", "Disk": ""])
    let places = try town.places(#"{ "kind": "forbidden-import", "from": ["View"], "to": ["Disk"] }"#)
    #expect(places.isEmpty)
  }

  @Test func `a contract's name, advice and severity stand in place of a rule's own`() throws {
    let town = Town(["Shop": "import B\nimport A"])
    let contract = """
      { "kind": "sorted-imports", "name": "tidy", "advice": "Run the formatter.", "severity": "warning" }
      """
    let found = try town.violations(contract).map { "\($0.severity): \($0.message). \($0.advice ?? "")" }
    #expect(found == ["warning: the import of A comes after that of B (tidy). Run the formatter."])
  }
}
