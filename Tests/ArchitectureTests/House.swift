import ArchitectureKit
import Foundation

/// The root of the workspace.
let workspace = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The workspace and its contracts, read once.
struct House: Sendable {
  let configuration: Configuration
  private(set) var workspace: Workspace

  static let read = Result { try House() }

  /// What the house breaks of its own contracts, which is nothing.
  static let report = Result {
    let house = try read.get()
    return Checker(house.configuration).report(on: house.workspace)
  }

  /// What is planted breaks, by the contracts that it is planted for: the house's own for nil.
  static let reports = Result {
    let house = try read.get()
    return try Dictionary(grouping: Planted.all, by: \.contract).map { contract, items in
      let contracts = try contract.map { try Configuration(reading: $0.utf8, file: "planted.json") }
      let planted = house.planting(items, Planted.quiet)
      return (contract, Checker(contracts ?? house.configuration).report(on: planted))
    }.reduce(into: [String?: Report]()) { $0[$1.0] = $1.1 }
  }

  private init() throws {
    let file = "Modules/architecture.json"
    let root = ArchitectureTests.workspace
    configuration = try Configuration(reading: try Data(contentsOf: root.appendingPathComponent(file)), file: file)
    let scratch = try TemporaryFolder()
    defer { withExtendedLifetime(scratch) {} }
    let loader = ManifestLoader(memory: nil, scratch: scratch.url, environment: ProcessInfo.processInfo.environment)
    workspace = try WorkspaceReader(root: root, loader: loader).workspace(packages: configuration.packages)
  }

  /// The same modules without their files, in which what is planted is soon found.
  var empty: House {
    var house = self
    house.workspace = Workspace(modules: workspace.modules.map { $0.with(files: [], dependencies: $0.dependencies) })
    return house
  }

  /// The workspace with some files more, and some dependencies.
  func planting(_ items: [Planted]...) -> Workspace {
    let planted = Dictionary(grouping: items.joined(), by: \.module)
    return Workspace(modules: workspace.modules.map { $0.adding(planted[$0.name] ?? []) })
  }
}

extension Module {
  fileprivate func adding(_ items: [Planted]) -> Module {
    let declared = items.compactMap { item in
      item.declares.map { Dependency(name: $0, modules: [$0], location: item.place) }
    }
    return with(
      files: items.filter { $0.declares == nil }.map(\.file) + files, dependencies: dependencies + declared)
  }

  fileprivate func with(files: [SourceFile], dependencies: [Dependency]) -> Module {
    Module(
      name: name, kind: kind, package: package, location: location, path: path, dependencies: dependencies,
      files: files, hasForeignSources: hasForeignSources)
  }
}
