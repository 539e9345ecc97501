import ArchitectureKit
import Foundation
import Testing

/// The contracts in Modules/architecture.json hold, and each of them notices when it is broken.
@Suite struct ContractTests {
  @Test func `the workspace keeps its contracts`() throws {
    let report = try ProjectWorkspace.report.get()
    #expect(report.violations.isEmpty, "\(report.text(as: .text))")
  }

  @Test(arguments: DeliberateViolation.all) func `a deliberate violation breaks its contract`(
    _ item: DeliberateViolation
  ) throws {
    let found = try places(of: item.rule, in: item.place.file, item.contract)
    #expect(found == [item.place])
  }

  @Test func `every kind of contract, and every rule of a preset, has a deliberate violation`() {
    let violated = Set(DeliberateViolation.all.map(\.kind))
    let kinds = Set(Configuration.kinds).union([IgnoreComment.ruleID])
    #expect(violated == kinds)
    let violatedOfMega = Set(DeliberateViolation.mega.map(\.rule))
    let rulesOfMega = Set(RulePreset.mega.map(\.id))
    #expect(violatedOfMega == rulesOfMega)
  }

  @Test func `every contract of the workspace has a deliberate violation`() throws {
    let (project, empty) = (try ProjectWorkspace.read.get(), try ProjectWorkspace.read.get().empty)
    let (broken, alone) = (project.adding(DeliberateViolation.all), empty.adding(DeliberateViolation.all))
    // Most report a violation without the rest of the workspace, which takes long to read.
    let unsure = project.configuration.contracts.filter { contract in
      contract.violations(in: alone).count <= contract.violations(in: empty.workspace).count
    }
    let unbroken = unsure.filter { $0.violations(in: broken).isEmpty }
    #expect(unbroken.isEmpty)
  }

  @Test func `G15 an import of a module of doubles in a product is reported`() throws {
    let modules = DeliberateViolation.structure.filter { $0.kind == "protected" }.map(\.module)
    #expect(modules == ["ModuloStores", "ModuloCore", "modulo"])
    let standing = try ProjectWorkspace.report.get().violations.filter { $0.rule == "protected" }
    #expect(standing.isEmpty)
  }

  @Test func `comments and texts break no rule`() throws {
    let files = Set(DeliberateViolation.harmless.map(\.place.file))
    let found = try ProjectWorkspace.reports.get().values.flatMap(\.violations).filter {
      files.contains($0.location.file)
    }
    #expect(found.isEmpty)
  }

  @Test func `an ignore of the contract file that matches nothing is reported`() throws {
    let text = "{ \"ignore\": [\n  { \"rule\": \"acyclic\", \"reason\": \"none\" } ] }"
    let configuration = try Configuration(reading: text.utf8, file: "contracts.json")
    let found = Checker(configuration).report(on: Workspace(modules: [])).violations
    let places = found.map { "\($0.location) \($0.rule)" }
    #expect(places == ["contracts.json:2:3 unused-ignore"])
  }

  @Test func `an entry of the baseline that matches nothing is reported`() throws {
    let text = "{ \"violations\": [\n  { \"rule\": \"acyclic\", \"file\": \"A.swift\", \"message\": \"a\" } ] }"
    let baseline = try Baseline(reading: text.utf8, file: "baseline.json")
    let none = try Configuration(reading: "{}".utf8, file: "contracts.json")
    let found = Checker(none).report(on: Workspace(modules: []), baseline: baseline).violations
    let places = found.map { "\($0.location) \($0.rule)" }
    #expect(places == ["baseline.json:2:3 stale-baseline"])
  }

  @Test func `the schema knows every kind of contract`() throws {
    let file = workspace.appendingPathComponent("Apps/Architect/architecture.schema.json")
    let schema = try JSONSerialization.jsonObject(with: try Data(contentsOf: file)) as? [String: Any]
    let contract = (schema?["$defs"] as? [String: Any])?["contract"] as? [String: Any]
    let kind = (contract?["properties"] as? [String: Any])?["kind"] as? [String: Any]
    let kinds = kind?["enum"] as? [String]
    #expect(kinds == Configuration.kinds)
  }

  private func places(of rule: String, in file: String, _ contract: String?) throws -> [ArchitectureKit.SourceLocation]
  {
    let report = try #require(try ProjectWorkspace.reports.get()[contract])
    return report.violations.filter { $0.rule == rule && $0.location.file == file }.map(\.location)
  }
}
