import ArchitectureKit
import Testing

/// Contracts between manifests and imports.
@Suite struct ManifestContractTests {
  private let undeclared = #"{ "kind": "undeclared-import" }"#
  private let unused = #"{ "kind": "unused-dependency" }"#

  @Test func `what is declared may be imported`() throws {
    var town = Town(["Base": ""])
    town.add("Shop", "import Base\nimport Foundation", dependencies: ["Base"])
    let found = try town.places(undeclared + ", " + unused)
    #expect(found.isEmpty)
  }

  @Test func `an import that only others declare is reported, with the way it comes by`() throws {
    var town = Town(["Base": ""])
    town.add("Stock", "import Base", dependencies: ["Base"])
    town.add("Shop", "import Stock\nimport Base", dependencies: ["Stock"])
    let found = try town.violations(undeclared)
    let place = found.first?.location.description
    #expect(place == "Shop/Shop.swift:2:1")
    #expect(found.first?.chain == ["Shop", "Stock", "Base (Stock/Stock.swift:1)"])
  }

  @Test func `an import that asks first needs no declaration`() throws {
    let town = Town(["Base": "", "Shop": "#if canImport(Base)\nimport Base\n#endif"])
    let found = try town.places(undeclared)
    #expect(found.isEmpty)
  }

  @Test func `a dependency that isn't imported is reported in the manifest`() throws {
    var town = Town(["Base": "", "Stock": ""])
    town.add("Shop", "import Stock", dependencies: ["Stock", "Base"])
    let found = try town.places(unused)
    #expect(found == ["Package.swift:3 unused-dependency"])
  }

  @Test func `a program that is only run counts as used`() throws {
    var town = Town([:])
    town.add("tool", "print()", kind: .executable)
    town.add("Shop", "", dependencies: ["tool"])
    let found = try town.places(unused)
    #expect(found.isEmpty)
  }
}
