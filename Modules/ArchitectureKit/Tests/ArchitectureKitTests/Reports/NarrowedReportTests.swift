import Foundation
import Testing

@testable import ArchitectureKit

/// Parts of a report, and the forms of it for servers and for Xcode.
@Suite struct NarrowedReportTests {
  private let report: Report

  init() throws {
    report = try Town(["View": "import Model", "Model": "import Disk", "Disk": ""]).report(
      """
      { "contracts": [
        { "kind": "forbidden-import", "name": "far", "from": ["View"], "to": ["Disk"], "indirect": true },
        { "kind": "forbidden-import", "name": "<near>", "severity": "warning", "from": ["View"], "to": ["Model"] },
        { "kind": "acyclic" },
      ] }
      """)
  }

  @Test func `one contract by its title, kind or name`() throws {
    let cases = [
      ("far", 1, 1), ("forbidden-import", 2, 2), ("forbidden-import (<near>)", 1, 1), ("acyclic", 1, 0),
    ]
    for (name, contracts, violations) in cases {
      let part = try #require(report.narrowed(to: [name]))
      let counts = (part.contracts.count, part.violations.count)
      #expect(counts == (contracts, violations), "\(name)")
    }
    #expect(report.narrowed(to: ["far", "acyclical"])?.violations == nil)
    #expect(report.narrowed(to: ["<near>"])?.isClean == true)
  }

  @Test func `what is in some files, and on the ways through them`() {
    let far = report.violations.filter { !$0.chain.isEmpty }
    let throughModel = report.narrowed(toFiles: ["Model/Model.swift"])
    #expect(throughModel.violations == far)
    #expect(throughModel.errorCount == 1)
    #expect(report.narrowed(toFiles: ["Disk/Disk.swift"]).violations == [])
    #expect(report.narrowed(toFiles: ["View/View.swift"]).violations == report.violations)
  }

  @Test func `a part without a violation isn't called clean as a whole, nor is a check that read no file`() {
    let part = report.narrowed(toFiles: ["Disk/Disk.swift"]).text(as: .text)
    #expect(part.contains("broken: forbidden-import (far), 1 error"))
    #expect(part.hasSuffix("clean in the files asked for: 3 modules, 3 files\n"))
    let nothing = Checker(.standard).report(on: Workspace(modules: [])).text(as: .text)
    #expect(nothing.hasSuffix("no file was checked: 0 modules, 0 files\n"))
  }

  @Test func `a change anywhere in a circle shows it`() throws {
    let circle = try Town(["A": "import B", "B": "import C", "C": "import A"]).report(
      #"{ "contracts": [{ "kind": "acyclic" }] }"#)
    for file in ["A/A.swift", "B/B.swift", "C/C.swift"] {
      let shown = circle.narrowed(toFiles: [file]).violations.map(\.rule)
      #expect(shown == ["acyclic"], "\(file)")
    }
  }

  @Test func `places of a way are told from where the report is read`() {
    let text = report.text(as: .text, below: "../shop")
    #expect(text.contains("-> Disk (../shop/Model/Model.swift:1)"))
  }

  @Test func `JUnit has a test for each contract`() {
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="architect" tests="3" failures="1">
        <testsuite name="contracts" tests="3" failures="1">
          <testcase classname="architect" name="forbidden-import (far)">
            <failure message="View may not reach Disk (far)" type="forbidden-import">View/View.swift:1:1: View may not reach Disk (far) [forbidden-import]
      by way of: View -&gt; Model (View/View.swift:1) -&gt; Disk (Model/Model.swift:1)</failure>
          </testcase>
          <testcase classname="architect" name="forbidden-import (&lt;near&gt;)">
            <system-out>View/View.swift:1:1: View may not import Model (&lt;near&gt;) [forbidden-import]</system-out>
          </testcase>
          <testcase classname="architect" name="acyclic"/>
        </testsuite>
      </testsuites>

      """
    #expect(report.text(as: .junit) == expected)
  }

  @Test func `Xcode gets a line for each violation, by the path from the root of the disk`() {
    let lines = report.text(as: .xcode, below: "/home/shop").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("/home/shop/View/View.swift:1:1: ") })
  }

  @Test func `SARIF has a text for each kind of rule, and the whole way`() throws {
    // A school of rules, each with an id of its own.
    #expect(Configuration.kinds.filter { RuleText.all[$0] == nil } == ["mega"])
    let sarif = report.text(as: .sarif, below: "shop")
    #expect(sarif.contains("\"text\": \"Some modules don't import some others.\""))
    #expect(sarif.contains("\"codeFlows\"") && sarif.contains("\"uri\": \"shop/Model/Model.swift\""))
    #expect(sarif.contains("\"text\": \"imports Disk\""))
  }

  @Test func `SARIF has a text for what reports say of comments, ignores, baselines and contracts`() {
    let rules = [IgnoreComment.ruleID, "unused-ignore", "stale-baseline", "empty-contract", "unknown-module"]
    let missing = rules.filter { RuleText.all[$0] == nil }
    #expect(missing.isEmpty)
  }

  @Test(arguments: [("layers", false), ("clock", false), ("forbidden-code", true)])
  func `SARIF has no text of a kind for a rule that the contract file named`(_ id: String, _ hasText: Bool) throws {
    let contract = #"{ "kind": "forbidden-code", "id": "\#(id)", "patterns": ["Date()"] }"#
    let sarif = try Town(["A": "let a = Date()"]).report("{ \"contracts\": [\(contract)] }").text(as: .sarif)
    #expect(sarif.contains("\"id\": \"\(id)\""))
    #expect(sarif.contains("shortDescription") == hasText)
  }

  @Test func `each contract has taken time`() { #expect(report.contracts.allSatisfy { $0.duration > .zero }) }

  @Test func `a file builds on others, and not on itself`() throws {
    let files = [
      "shared/base.json": #"{ "extends": "more.json", "contracts": [{ "kind": "acyclic" }] }"#,
      "shared/more.json": #"{ "groups": { "all": ["*"] }, "exclude": ["Old/**"] }"#,
      "self.json": #"{ "extends": "self.json" }"#, "a.json": #"{ "extends": "b.json" }"#,
      "b.json": #"{ "extends": "./a.json" }"#,
    ]
    func read(_ text: String, _ file: String = "architecture.json") throws -> Configuration {
      try Configuration(reading: text.utf8, file: file) { files[$0].map { Array($0.utf8) } }
    }
    let made = try read(
      #"{ "extends": ["shared/base.json"], "contracts": [{ "kind": "independence", "modules": ["@all"] }] }"#)
    let titles = made.contracts.map { $0.title }
    #expect(titles == ["acyclic", "independence"])
    #expect(made.excluded.contains("Old/A.swift"))
    for (text, message) in [
      (#"{ "extends": "nowhere.json" }"#, "“nowhere.json” can't be read"),
      (#"{ "extends": "self.json" }"#, "“self.json” builds on itself"),
      (#"{ "extends": "a.json" }"#, "“./a.json” builds on itself"),
    ] {
      let error = #expect(throws: ConfigurationError.self) { try read(text) }
      #expect(error?.description.contains(message) == true)
    }
  }
}
