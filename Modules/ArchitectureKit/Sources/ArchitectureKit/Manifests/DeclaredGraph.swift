import Foundation

/// Who depends on whom by the manifests: the targets within each package, and the packages. The package manager lets
/// neither go in a circle.
struct DeclaredGraph: Sendable {
  struct Edge: Sendable, Hashable {
    let start: String
    let end: String
  }

  private var edges: [String: Set<String>] = [:]

  init(_ packages: [WorkspacePackage]) {
    for package in packages {
      for other in packages where package.dependency(on: other.package) != nil { add(.between(package, other)) }
      for target in package.manifest.targets {
        for dependency in target.dependencies where dependency.isOwn {
          add(.between(target.name, dependency.name, in: package))
        }
      }
    }
  }

  mutating func add(_ edge: Edge) { edges[edge.start, default: []].insert(edge.end) }

  /// Whether an edge would close a circle. Linear in the edges.
  func isClosed(by edge: Edge) -> Bool {
    var known = Set([edge.end])
    var waiting = [edge.end]
    while let node = waiting.popLast() {
      if node == edge.start { return true }
      for next in edges[node] ?? [] where known.insert(next).inserted { waiting.append(next) }
    }
    return false
  }
}

extension DeclaredGraph.Edge {
  static func between(_ package: WorkspacePackage, _ other: WorkspacePackage) -> Self {
    Self(start: package.package.folder.path, end: other.package.folder.path)
  }

  static func between(_ target: String, _ other: String, in package: WorkspacePackage) -> Self {
    let folder = package.package.folder.path
    return Self(start: "\(folder)#\(target)", end: "\(folder)#\(other)")
  }
}

extension PackageManifest.TargetDependency {
  /// Whether it may be a target of the same package.
  fileprivate var isOwn: Bool {
    if case .product = kind { false } else { true }
  }
}
