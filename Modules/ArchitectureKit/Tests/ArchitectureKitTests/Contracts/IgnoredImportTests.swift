import ArchitectureKit
import Testing

/// An exception takes one import out of the graph, never a way.
@Suite struct IgnoredImportTests {
  private static let far = #"{ "kind": "forbidden-import", "from": ["Ui"], "to": ["Db"], "indirect": true }"#
  private static let layers = """
    { "kind": "layers", "layers": [{ "name": "high", "modules": ["Db"] }, { "name": "low", "modules": ["Ui"] }] }
    """
  private static let independence = #"{ "kind": "independence", "modules": ["Ui", "Db"] }"#

  /// A direct import, and two ways around it.
  private func town(_ direct: String = "", first: String = "", inner: String = "") -> Town {
    Town([
      "Ui": "import Db\(direct)\nimport H1\(first)\nimport H2", "H1": "import Db\(inner)", "H2": "import Db", "Db": "",
    ])
  }

  private func places(_ town: Town, _ contract: String, _ ignores: String = "") throws -> [String] {
    try town.report("{ \"contracts\": [\(contract)], \"ignore\": [\(ignores)] }").violations.map {
      "\($0.location.file):\($0.location.line) \($0.rule)"
    }
  }

  @Test(arguments: [("forbidden-import", far), ("layers", layers), ("independence", independence)])
  func `every way is reported at its first import`(_ rule: String, _ contract: String) throws {
    let found = try places(town(), contract)
    #expect(found == (1...3).map { "Ui/Ui.swift:\($0) \(rule)" })
  }

  @Test(arguments: [("forbidden-import", far), ("layers", layers), ("independence", independence)])
  func `a comment takes out its import, and no other way`(_ rule: String, _ contract: String) throws {
    let direct = try places(town("  // architect:ignore \(rule): legacy"), contract)
    #expect(direct == ["Ui/Ui.swift:2 \(rule)", "Ui/Ui.swift:3 \(rule)"])
    let first = try places(town(first: "  // architect:ignore \(rule): legacy"), contract)
    #expect(first == ["Ui/Ui.swift:1 \(rule)", "Ui/Ui.swift:3 \(rule)"])
    let inner = try places(town(inner: "  // architect:ignore \(rule): legacy"), contract)
    #expect(inner == ["Ui/Ui.swift:1 \(rule)", "Ui/Ui.swift:3 \(rule)"])
  }

  @Test func `the same import in another file is reported`() throws {
    var town = Town(["H1": "import Db", "Db": ""])
    let sources = ["A": "import H1  // architect:ignore forbidden-import: legacy", "B": "import H1"]
    let files = sources.sorted { $0.key < $1.key }.map {
      SourceFile(path: "Ui/\($0.key).swift", module: "Ui", text: $0.value)
    }
    town.add("Ui", files: files)
    let found = try places(town, Self.far)
    #expect(found == ["Ui/B.swift:1 forbidden-import"])
  }

  @Test func `a comment on an import that is on no way is stale`() throws {
    let town = Town(["Ui": "import H1 // architect:ignore forbidden-import: legacy", "H1": "", "Db": ""])
    let found = try places(town, Self.far)
    #expect(found == ["Ui/Ui.swift:1 ignore-comment"])
  }

  @Test func `two comments on one way both count`() throws {
    let town = Town([
      "Ui": "import H1 // architect:ignore forbidden-import: legacy",
      "H1": "import Db // architect:ignore forbidden-import: legacy", "Db": "",
    ])
    let found = try places(town, Self.far)
    #expect(found.isEmpty)
  }

  @Test func `an ignore of imports takes them out for its rule`() throws {
    let ignore = #"{ "rule": "forbidden-import", "imports": ["H? -> Db", "Ui -> H2"], "reason": "legacy" }"#
    let found = try places(town(), Self.far, ignore)
    #expect(found == ["Ui/Ui.swift:1 forbidden-import"])
    let other = try places(town(), Self.layers, ignore)
    #expect(other == (1...3).map { "Ui/Ui.swift:\($0) layers" } + ["architecture.json:1 unused-ignore"])
  }

  @Test func `an ignore of imports that keeps nothing is reported`() throws {
    let ignore = #"{ "rule": "forbidden-import", "imports": ["Db -> Ui"], "reason": "legacy" }"#
    let found = try places(Town(["Ui": "", "Db": "import Ui"]), Self.far, ignore)
    #expect(found == ["architecture.json:1 unused-ignore"])
  }

  @Test func `an ignore by its message takes out the imports where that is reported`() throws {
    let ignore = #"{ "rule": "forbidden-import", "containing": "may not import", "reason": "legacy" }"#
    let found = try places(town(), Self.far, ignore)
    #expect(found == ["Ui/Ui.swift:2 forbidden-import", "Ui/Ui.swift:3 forbidden-import"])
    let all = try places(town(), Self.far, #"{ "rule": "forbidden-import", "files": ["Ui"], "reason": "legacy" }"#)
    #expect(all.isEmpty)
  }

  @Test func `an import that is taken out of a circle leaves the other circles`() throws {
    let town = Town([
      "A": "import B // architect:ignore acyclic: legacy\nimport C", "B": "import A", "C": "import A",
    ])
    let found = try places(town, #"{ "kind": "acyclic" }"#)
    #expect(found == ["A/A.swift:2 acyclic"])
  }

  // Ways that lead through modules in no layer.

  private static let closed = """
    { "kind": "layers", "closed": true, "layers": [
      { "name": "screens", "modules": ["*Feature"], "independent": true }, { "name": "rules", "modules": ["Rules"] },
      { "name": "storage", "modules": ["Db"] } ] }
    """

  @Test func `independent modules of a layer may not meet in another module`() throws {
    let town = Town([
      "CartFeature": "import Helpers", "Helpers": "import SearchFeature", "SearchFeature": "", "Rules": "", "Db": "",
    ])
    let found = try town.violations(Self.closed)
    #expect(found.map(\.message) == ["CartFeature and SearchFeature may not know each other"])
    #expect(
      found.first?.chain == [
        "CartFeature", "Helpers (CartFeature/CartFeature.swift:1)", "SearchFeature (Helpers/Helpers.swift:1)",
      ])
  }

  @Test func `a layer may not be skipped by way of another module`() throws {
    let town = Town(["CartFeature": "import Helpers", "Helpers": "import Db", "Rules": "import Helpers", "Db": ""])
    let found = try town.violations(Self.closed).map { "\($0.location.file) \($0.message)" }
    #expect(found == ["CartFeature/CartFeature.swift CartFeature (screens) skips rules and reaches Db"])
  }
}
