import Testing

@testable import ArchitectureKit

/// `init --from-code`: the contracts that a workspace keeps already.
@Suite struct ContractsFromCodeTests {
  private let town = Town([
    "App": "import CartFeature\nimport ShopFeature", "CartFeature": "import Store", "ShopFeature": "import Store",
    "Store": "import DiskKit\nimport WireKit", "DiskKit": "import WireKit", "WireKit": "",
  ])

  @Test func `levels are layers, and modules that share a word and know no other are independent`() throws {
    let made = try #require(InitialContracts(from: town.workspace, schema: "s.json", baseline: "b.json"))
    let report = try town.report(made.text)
    #expect(report.isClean || report.violations.allSatisfy { $0.rule == "undeclared-import" })
    #expect(
      report.contracts.map { "\($0.title): \($0.binding?.count ?? -1)" } == [
        "layers (levels): 6", "independence (features know no other): 2", "acyclic: 6", "undeclared-import: 6",
        "unused-dependency: 6",
      ])
    // The Kits know each other, so they are no such group.
    #expect(!made.text.contains("@kits"))
    #expect(made.text.contains("\"$schema\": \"s.json\"") && made.text.contains("\"baseline\": \"b.json\""))
  }

  @Test func `an import upwards and one between siblings break them`() throws {
    let made = try #require(InitialContracts(from: town.workspace, schema: "s.json", baseline: "b.json"))
    let later = Town([
      "App": "import CartFeature\nimport ShopFeature", "CartFeature": "import Store\nimport ShopFeature",
      "ShopFeature": "import Store", "Store": "import DiskKit\nimport WireKit", "DiskKit": "import WireKit",
      "WireKit": "import Store",
    ])
    let found = try later.report(made.text).violations.map { "\($0.location.file) \($0.rule)" }
    #expect(found.contains("WireKit/WireKit.swift layers"))
    #expect(found.contains("CartFeature/CartFeature.swift independence"))
  }

  @Test func `no module, no contracts`() {
    #expect(InitialContracts(from: Workspace(modules: []), schema: "s.json", baseline: "b.json")?.text == nil)
  }
}
