import ArchitectureKit
import Testing

/// Packages of a workspace that have a module of the same name.
@Suite struct SharedModuleNameTests {
  private var town: Town {
    var town = Town([:])
    for package in ["a", "b"] {
      town.add("Utils", files: [source("\(package)/Utils", "Utils", "import Foundation")], package: package)
      let dependency = Module.Dependency(
        name: "Utils", modules: ["Utils"], package: package,
        location: SourceLocation(file: "\(package)/Package.swift", line: 1, column: 1))
      let imported = package == "b" ? "import Utils\nimport A" : "import Utils"
      town.add(
        package.uppercased(), files: [source("\(package)/Main", package.uppercased(), imported)], package: package,
        dependencies: [dependency])
    }
    return town
  }

  private func source(_ path: String, _ module: String, _ text: String) -> SourceFile {
    SourceFile(path: path + ".swift", module: module, text: text)
  }

  @Test func `each importer means its own package's`() {
    let graph = town.workspace.graph
    #expect(graph.modules == ["A", "B", "Foundation", "Utils (a)", "Utils (b)"])
    let imports = [graph.imports(of: "A"), graph.imports(of: "B")]
    #expect(imports == [["Utils (a)"], ["A", "Utils (b)"]])
    let rows = GraphReport(of: town.workspace).rows.map { "\($0.module) \($0.level)" }
    #expect(rows == ["B 2", "A 1", "Utils (a) 0", "Utils (b) 0"])
  }

  @Test func `what one of them imports is no circle of the other`() throws {
    var town = town
    town.add("Utils", files: [source("c/Utils", "Utils", "import B")], package: "c")
    let found = try town.places(#"{ "kind": "acyclic" }, { "kind": "unused-dependency" }"#)
    #expect(found.isEmpty)
  }

  @Test func `a contract tells both by the name, or one by its package`() throws {
    let both = try town.places(#"{ "kind": "forbidden-import", "to": ["Utils"] }"#)
    #expect(both == ["a/Main.swift:1 forbidden-import", "b/Main.swift:1 forbidden-import"])
    let one = try town.places(#"{ "kind": "forbidden-import", "to": ["Utils (b)"] }"#)
    #expect(one == ["b/Main.swift:1 forbidden-import"])
  }

  @Test func `a product from elsewhere isn't the workspace's module of its name`() throws {
    var town = Town([:])
    town.add("Logging", files: [source("app/Logging", "Logging", "")], package: "app")
    let log = Module.Dependency(
      name: "Logging", modules: [], package: "swift-log",
      location: SourceLocation(file: "server/Package.swift", line: 1, column: 1))
    town.add("Core", files: [source("server/Core", "Core", "import Logging")], package: "server", dependencies: [log])
    let kept = """
      { "kind": "protected", "modules": ["Logging", "!Logging (swift-log)"], "importers": ["Ui"] }, { "kind": "undeclared-import" },
      { "kind": "layers", "layers": [{ "name": "app", "modules": ["Logging"] }, { "name": "server", "modules": ["Core"] }] }
      """
    let found = try town.places(kept)
    #expect(found == [])
    #expect(town.workspace.graph.imports(of: "Core") == ["Logging (swift-log)"])
    town.add("Shop", files: [source("shop/Shop", "Shop", "import Logging")], package: "shop")
    let undeclared = try town.places(kept)
    #expect(undeclared == ["shop/Shop.swift:1 protected", "shop/Shop.swift:1 undeclared-import"])
  }

  @Test func `an import that means none of them isn't declared`() throws {
    var town = town
    town.add("C", files: [source("c/Main", "C", "import Utils")], package: "c")
    let found = try town.violations(#"{ "kind": "undeclared-import" }"#).map(\.message)
    let expected = [
      "B imports A, which its manifest doesn't declare", "C imports Utils, which its manifest doesn't declare",
    ]
    #expect(found == expected)
  }
}
