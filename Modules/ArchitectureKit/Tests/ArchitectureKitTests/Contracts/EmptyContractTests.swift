import ArchitectureKit
import Testing

/// Contracts that bind nothing, and names that no module has.
@Suite struct EmptyContractTests {
  private let town = Town([
    "Images": "import Account", "Account": "", "Disk": "", "my_lib": "", "ShopMocks": "public struct MockShop {}",
  ])

  /// Contracts with one mistake each, and what is said of it.
  static let mistakes = [
    Row(#"{ "kind": "forbidden-import", "from": ["Imagse"], "to": ["Disk"] }"#, "unknown-module Imagse Images"),
    Row(#"{ "kind": "forbidden-import", "from": ["Images"], "to": ["Acount"] }"#, "unknown-module Acount Account"),
    Row(#"{ "kind": "forbidden-import", "from": ["Images"], "to": ["my-lib"] }"#, "unknown-module my-lib my_lib"),
    Row(#"{ "kind": "forbidden-import", "from": ["Images"], "to": ["*Dsik"] }"#, "empty-contract"),
    Row(#"{ "kind": "forbidden-import", "files": ["Nope/**"], "to": ["Disk"] }"#, "empty-contract"),
    Row(#"{ "kind": "independence", "modules": ["Foo", "Bar"] }"#, "unknown-module Bar, unknown-module Foo"),
    Row(#"{ "kind": "independence", "modules": ["*Feature"] }"#, "empty-contract"),
    Row(#"{ "kind": "protected", "modules": ["*Moks"] }"#, "empty-contract"),
    Row(#"{ "kind": "protected", "modules": ["ShopMoks"] }"#, "unknown-module ShopMoks ShopMocks"),
    Row(#"{ "kind": "allowed-imports", "imports": { "Dsik": [] } }"#, "unknown-module Dsik Disk"),
    Row(#"{ "kind": "acyclic", "modules": ["Dsik"] }"#, "unknown-module Dsik Disk"),
    Row(
      #"{ "kind": "allowed-imports", "imports": { "Disk": [] }, "exhaustive": ["Dsik"] }"#, "unknown-module Dsik Disk"),
    Row(
      #"{ "kind": "layers", "layers": [{ "name": "a", "modules": ["Disk"] }], "exhaustive": ["Dsik"] }"#,
      "unknown-module Dsik Disk"),
    Row(#"{ "kind": "undeclared-import", "severity": "warning", "modules": ["@none"] }"#, "empty-contract"),
    Row(#"{ "kind": "unused-dependency", "modules": ["Shop*", "Shpo"] }"#, "unknown-module Shpo"),
    Row(#"{ "kind": "composition-root", "names": ["Defualt*"] }"#, "empty-contract"),
    Row(#"{ "kind": "peers", "names": ["*Repositroy"] }"#, "empty-contract"),
    Row(#"{ "kind": "empty-catch", "files": ["Nope/**"] }"#, "empty-contract"),
    Row(
      #"{ "kind": "forbidden-code", "id": "a", "modules": ["Dsik"], "patterns": ["a"] }"#, "unknown-module Dsik Disk"),
  ]

  @Test(arguments: mistakes) func `what binds nothing is an error, with what may be meant`(_ row: Row) throws {
    let found = try report(row.source).violations.filter { $0.rule != "undeclared-import" }
    let shown = found.map { violation in
      let name = violation.rule == "unknown-module" ? violation.message.split(separator: "“").last : nil
      let suggestion = violation.advice?.firstMatch(of: /Did you mean (\S+)\?/)?.1
      return [violation.rule[...], name?.prefix { $0 != "”" }, suggestion].compactMap(\.self).joined(separator: " ")
    }
    let text = shown.sorted().joined(separator: ", ")
    #expect(text == row.expected)
    let weights = Set(found.map(\.severity))
    #expect(weights == [.error])
  }

  @Test(arguments: mistakes) func `an optional contract may bind nothing`(_ row: Row) throws {
    let optional = row.source.dropLast() + #", "optional": true }"#
    let found = try report(String(optional)).violations.filter { $0.rule != "undeclared-import" }
    #expect(found.isEmpty)
  }

  @Test(arguments: mistakes) func `what is said of the contract file isn't excluded with its folder`(
    _ row: Row
  ) throws {
    let found = try town.report(
      "{ \"groups\": { \"none\": [] }, \"exclude\": [\"*.json\"], \"contracts\": [\(row.source)] }")
    #expect(found.errorCount > 0)
  }

  static let kept = [
    #"{ "kind": "forbidden-import", "from": ["Images"], "to": ["SwiftUI"] }"#,
    #"{ "kind": "forbidden-import", "from": ["Images"], "to": ["GRDB"] }"#,
    #"{ "kind": "forbidden-import", "from": ["*", "!Imagse"], "to": ["GRDB"] }"#,
    #"{ "kind": "protected", "modules": ["Disk"], "importers": ["Shpo"] }"#,
    #"{ "kind": "allowed-imports", "imports": { "Images": ["Acount", "Account"] } }"#,
  ]

  @Test(arguments: kept) func `a module from elsewhere, and one that is let through, may be missing`(
    _ contract: String
  ) throws {
    let found = try report(contract).violations
    #expect(found.isEmpty)
  }

  @Test func `a layer without modules is reported once, with what may be meant`() throws {
    let layers =
      #"{ "kind": "layers", "layers": [{ "name": "high", "modules": ["Imagse"] }, "#
      + #"{ "name": "low", "modules": ["Disk"] }] }"#
    let found = try report(layers).violations.map(\.message)
    #expect(found == ["no module is in the layer “high”: did you mean Images?"])
    let partly = layers.replacing("\"Imagse\"", with: "\"Images\", \"Acount\"")
    let unknown = try report(partly).violations.map(\.rule)
    #expect(unknown == ["unknown-module"])
  }

  @Test func `each contract is summed up`() throws {
    let text = """
      { "contracts": [
        { "kind": "forbidden-import", "name": "far", "from": ["Images"], "to": ["Account"] },
        { "kind": "file-length", "modules": ["Disk", "Account"] },
        { "kind": "peers", "names": ["*Repository"], "optional": true } ] }
      """
    let report = try town.report(text)
    let states = report.contracts.map { "\($0.title) \($0.state) \($0.errorCount) \($0.binding?.count ?? -1)" }
    #expect(states == ["forbidden-import (far) broken 1 1", "file-length kept 0 2", "peers unbound 0 0"])
    let lines = report.text(as: .text).split(separator: "\n").suffix(4)
    let expected = [
      "broken: forbidden-import (far), 1 error, 1 module", "kept: file-length, 2 files", "unbound: peers, no type",
      "1 error, 0 warnings: 5 modules, 5 files",
    ]
    #expect(Array(lines) == expected.map { $0[...] })
  }

  @Test func `a contract of one's own is summed up by the name of its type`() throws {
    struct NoDisk: Contract {
      func violations(in workspace: Workspace) -> [Violation] { [] }
    }
    var configuration = Configuration.standard
    configuration.contracts = [NoDisk()]
    let verdict = Checker(configuration).report(on: town.workspace).contracts.first
    let shown = verdict.map { "\($0.title) \($0.state) \($0.binding == nil)" }
    #expect(shown == "NoDisk kept true")
  }

  @Test func `the standard contracts bind what there is, and a package of tests alone isn't wrong`() {
    let report = Checker(.standard).report(on: Workspace(modules: []))
    #expect(report.isClean)
  }

  private func report(_ contract: String) throws -> Report {
    try town.report("{ \"groups\": { \"none\": [] }, \"contracts\": [\(contract)] }")
  }
}
