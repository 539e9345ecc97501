import ArchitectureKit
import Foundation

/// The root of the workspace.
let workspace = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The workspace and its contracts, read once.
struct ProjectWorkspace: Sendable {
  let configuration: Configuration
  private(set) var workspace: Workspace

  static let read = Result { try ProjectWorkspace() }

  /// Violations of the contracts by the workspace as it is: none.
  static let report = Result {
    let project = try read.get()
    return Checker(project.configuration).report(on: project.workspace)
  }

  /// Reports of the deliberate violations, by contract file; `nil` is that of the workspace.
  static let reports = Result {
    let project = try read.get()
    return try Dictionary(grouping: DeliberateViolation.all, by: \.contract).map { contract, items in
      let contracts = try contract.map { try Configuration(reading: $0.utf8, file: "contracts.json") }
      let broken = project.adding(items, DeliberateViolation.harmless)
      return (contract, Checker(contracts ?? project.configuration).report(on: broken))
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

  /// The same modules without their files, which are fast to check.
  var empty: ProjectWorkspace {
    var project = self
    project.workspace = Workspace(modules: workspace.modules.map { $0.with(files: [], dependencies: $0.dependencies) })
    return project
  }

  /// The workspace with the files and dependencies of violations.
  func adding(_ items: [DeliberateViolation]...) -> Workspace {
    let added = Dictionary(grouping: items.joined(), by: \.module)
    return Workspace(modules: workspace.modules.map { $0.adding(added[$0.name] ?? []) })
  }
}

extension Module {
  fileprivate func adding(_ items: [DeliberateViolation]) -> Module {
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
