import ArchitectureKit
import Testing

/// Every contract about structure, on a sample that keeps it and on samples that break it.
@Suite struct StructureTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let contract: String
    let sources: [(String, String)]
    /// `file:line` of every violation.
    let broken: [String]

    init(_ name: String, _ contract: String, _ sources: KeyValuePairs<String, String>, broken: [String] = []) {
      testDescription = name
      self.contract = contract
      self.sources = Array(sources).map { ($0.key, $0.value) }
      self.broken = broken
    }
  }

  private static let layers = """
    { "kind": "layers", "exhaustive": ["*"], "layers": [
      { "name": "high", "modules": ["High*"], "independent": true }, { "name": "mid", "modules": ["Mid"], "optional": true },
      { "name": "low", "modules": ["Low"] } ] }
    """
  private static let closed = """
    { "kind": "layers", "closed": true, "layers": [
      { "name": "high", "modules": ["High"] }, { "name": "mid", "modules": ["Mid"] },
      { "name": "low", "modules": ["Low"] }, { "name": "base", "modules": ["Base"], "shared": true } ] }
    """
  private static let open = """
    { "kind": "layers", "layers": [ { "name": "high", "modules": ["High"] }, { "name": "low", "modules": ["Low"] } ] }
    """
  private static let forbidden = #"{ "kind": "forbidden-import", "from": ["View"], "to": ["Disk"] }"#
  private static let far = #"{ "kind": "forbidden-import", "from": ["View"], "to": ["Disk"], "indirect": true }"#
  private static let views =
    #"{ "kind": "forbidden-import", "files": ["**/*ViewModel.swift"], "to": ["*Data"] }"#
  private static let independence = #"{ "kind": "independence", "modules": ["North", "South"] }"#
  private static let protected =
    #"{ "kind": "protected", "modules": ["*Mocks"], "importers": ["App"], "files": ["Stage/*"] }"#
  private static let acyclic = #"{ "kind": "acyclic" }"#
  private static let table = """
    { "kind": "allowed-imports", "exhaustive": ["*"], "platform": ["Foundation"],
      "imports": { "Shop": ["Stock"], "Stock": [] } }
    """

  static let samples = [
    Sample("layers kept", layers, ["HighA": "import Mid\nimport Low", "Mid": "import Low", "Low": ""]),
    Sample("an optional layer may be empty", layers, ["HighA": "import Low", "Low": ""]),
    Sample(
      "a lower layer imports a higher one", layers, ["HighA": "", "Low": "\nimport HighA"], broken: ["Low/Low.swift:2"]),
    Sample(
      "siblings import each other", layers, ["HighA": "import HighB", "HighB": "", "Low": ""],
      broken: ["HighA/HighA.swift:1"]),
    Sample("a layer has no module", layers, ["HighA": ""], broken: ["architecture.json:3"]),
    Sample("a module is in no layer", layers, ["HighA": "", "Low": "", "Stray": ""], broken: ["Package.swift:1"]),
    Sample(
      "a lower layer reaches a higher one by way of a stranger", open,
      ["High": "", "Low": "import Stray", "Stray": "import High"], broken: ["Low/Low.swift:1"]),
    Sample(
      "closed layers kept", closed,
      ["High": "import Mid\nimport Base", "Mid": "import Low", "Low": "import Base", "Base": ""]),
    Sample(
      "a layer is skipped", closed, ["High": "import Foundation\nimport Low", "Mid": "", "Low": "", "Base": ""],
      broken: ["High/High.swift:2"]),
    Sample("forbidden kept", forbidden, ["View": "import Model", "Model": "import Disk", "Disk": ""]),
    Sample(
      "a forbidden import", forbidden, ["View": "// import Disk\nimport struct Disk.File", "Disk": ""],
      broken: ["View/View.swift:2"]),
    Sample("forbidden by way of others, kept", far, ["View": "import Model", "Model": "", "Disk": ""]),
    Sample(
      "a forbidden module is reached", far, ["View": "import Model", "Model": "import Disk", "Disk": ""],
      broken: ["View/View.swift:1"]),
    Sample("forbidden for some files, kept", views, ["Scene": "import ShopData", "ShopData": "", "CartViewModel": ""]),
    Sample("independence kept", independence, ["North": "import Sea", "South": "import Sea", "Sea": ""]),
    Sample(
      "independent modules meet", independence, ["North": "import South", "South": ""], broken: ["North/North.swift:1"]),
    Sample(
      "independent modules meet by way of another", independence,
      ["North": "import Sea", "South": "", "Sea": "import South"],
      broken: ["North/North.swift:1"]),
    Sample(
      "protection kept", protected,
      ["App": "import ShopMocks", "Stage": "import ShopMocks", "ShopMocks": "import StockMocks", "StockMocks": ""]),
    Sample(
      "a protected module is imported", protected, ["Shop": "\n\n@testable import ShopMocks", "ShopMocks": ""],
      broken: ["Shop/Shop.swift:3"]),
    Sample("no circle", acyclic, ["A": "import B\nimport C", "B": "import C", "C": ""]),
    Sample("a circle", acyclic, ["A": "import B", "B": "import C", "C": "import B"], broken: ["B/B.swift:1"]),
    Sample("the table kept", table, ["Shop": "import Stock\nimport Foundation", "Stock": ""]),
    Sample(
      "an import outside the table", table, ["Shop": "", "Stock": "import Shop"], broken: ["Stock/Stock.swift:1"]),
    Sample(
      "a module from elsewhere outside the table", table, ["Shop": "import SwiftUI", "Stock": ""],
      broken: ["Shop/Shop.swift:1"]),
    Sample("a module without a row", table, ["Shop": "", "Stock": "", "Kiosk": ""], broken: ["Package.swift:1"]),
  ]

  @Test(arguments: samples) func `a sample breaks its contract where it says`(_ sample: Sample) throws {
    var town = Town([:])
    for (name, text) in sample.sources { town.add(name, text) }
    let places = try town.places(sample.contract).map { $0.split(separator: " ")[0] }
    let expected = sample.broken.map { $0[...] }
    #expect(places == expected)
  }

  @Test func `a chain says how a module is reached`() throws {
    let town = Town(["View": "import Model", "Model": "\nimport Disk", "Disk": ""])
    let chain = try town.violations(Self.far).first?.chain
    #expect(chain == ["View", "Model (View/View.swift:1)", "Disk (Model/Model.swift:2)"])
  }

  @Test func `tests are bound only where a contract says so`() throws {
    var town = Town(["Disk": ""])
    town.add("View", "import Disk", kind: .test)
    let free = try town.places(Self.forbidden)
    let bound = try town.places(Self.forbidden.replacing("\"from\"", with: "\"tests\": true, \"from\""))
    #expect(free == ["architecture.json:1 empty-contract"])
    #expect(bound == ["View/View.swift:1 forbidden-import"])
  }
}
