import ArchitectureKit
import Foundation
import Testing

/// The contracts in Modules/architecture.json hold, and each of them notices when it is broken.
@Suite struct ContractTests {
  struct Planted: CustomTestStringConvertible, Sendable {
    let rule: String
    let module: String
    let line: String

    var testDescription: String { "\(rule): \(line)" }
  }

  private static let file = "Modules/architecture.json"

  /// The contracts and the workspace, read once.
  static let house = Result {
    let text = try Data(contentsOf: workspace.appendingPathComponent(file))
    let configuration = try Configuration(reading: text, file: file)
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("contracts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let loader = ManifestLoader(memory: nil, scratch: scratch, environment: ProcessInfo.processInfo.environment)
    let read = try WorkspaceReader(root: workspace, loader: loader).workspace(packages: configuration.packages)
    return (configuration, read)
  }

  @Test func `the house keeps its contracts`() throws {
    let (configuration, workspace) = try Self.house.get()
    let report = Checker(configuration).report(on: workspace)
    #expect(report.violations.isEmpty, "\(report.text(as: .text))")
  }

  static let planted = [
    Planted(rule: "allowed-imports", module: "ModuloFinancialGoal", line: "import ModuloStores"),
    Planted(rule: "allowed-imports", module: "PersistenceKit", line: "public import struct ModuloModels.Currency"),
    Planted(rule: "allowed-imports", module: "ModuloModels", line: "import SwiftUI"),
    Planted(rule: "allowed-imports", module: "ModuloStoresMocks", line: "@testable import ModuloProvidersMocks"),
    Planted(rule: "layers", module: "ModuloRepositories", line: "@_exported import ModuloProviders"),
    Planted(rule: "independence", module: "CommandKit", line: "import TerminalKit"),
    Planted(rule: "protected", module: "ModuloStores", line: "import ModuloRepositoriesMocks"),
    Planted(
      rule: "composition-root", module: "ModuloStores",
      line: #"let text = "\(DefaultContributionRepository(storage: storage))""#),
    Planted(
      rule: "peers", module: "ModuloRepositories",
      line: "struct PlantedRepository { let goals: any FinancialGoalRepository }"),
    Planted(rule: "acyclic", module: "ModuloModels", line: "import ModuloStores"),
    Planted(rule: "undeclared-import", module: "ModuloNavigation", line: "import ModuloUtilities"),
    Planted(rule: "empty-catch", module: "ModuloStores", line: "func f() { do { try save() } catch {} }"),
    Planted(rule: "honest-failures", module: "modulo", line: "let value = try! read()"),
    Planted(rule: "nothing-ambient", module: "ModuloStores", line: "let now = Date()"),
    Planted(rule: "nothing-ambient", module: "ModuloModels", line: "let zone = TimeZone.current"),
    Planted(rule: "safe-code", module: "ModuloStores", line: "final class Box: @unchecked Sendable {}"),
    Planted(rule: "exact-money", module: "ModuloModels", line: "let amount: Double = 1"),
    Planted(
      rule: "cyclomatic-complexity", module: "ModuloCore",
      line: "func f(x: Bool) { \(String(repeating: "if x {} ", count: 31)) }"),
    Planted(
      rule: "unreplaceable-double", module: "ModuloStoresMocks",
      line:
        "extension StorePlanted { func f() {} }; struct MockPlanted: StorePlanted { func f() {} }; protocol StorePlanted {}"
    ),
    Planted(rule: "ignore-comment", module: "ModuloCore", line: "let f = 1  // architect:ignore acyclic: nothing here"),
  ]

  @Test(arguments: planted) func `a planted line breaks its contract`(_ item: Planted) throws {
    let (configuration, workspace) = try Self.house.get()
    let path = "\(item.module)/Planted.swift"
    let file = ArchitectureKit.SourceFile(
      path: path, module: item.module, text: "// A file of its own: \(item.line)\n\(item.line)\n")
    let modules = workspace.modules.map { $0.name == item.module ? $0.adding(file) : $0 }
    let found = Checker(configuration).report(on: Workspace(modules: modules)).violations
      .filter { $0.rule == item.rule && $0.location.file == path }
    let lines = Set(found.map(\.location.line))
    #expect(lines == [2])
  }
}

extension Module {
  fileprivate func adding(_ file: ArchitectureKit.SourceFile) -> Module {
    Module(
      name: name, kind: kind, package: package, location: location, path: path, dependencies: dependencies,
      files: [file] + files, hasForeignSources: hasForeignSources)
  }
}
