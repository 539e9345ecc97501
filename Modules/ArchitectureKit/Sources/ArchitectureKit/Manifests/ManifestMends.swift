import Foundation

/// Finds the lines that the manifests of a workspace lack.
struct ManifestMends {
  enum Mending {
    case lines(ManifestMend)
    /// No line of the importer's manifest would do; the reason is a sentence.
    case impossible(String)
  }

  private let workspace: Workspace
  private let declared: DeclaredGraph
  /// What has been read of manifests, by their paths.
  private var sources: [String: ManifestSource] = [:]

  init(_ workspace: Workspace) {
    self.workspace = workspace
    declared = DeclaredGraph(workspace.packages)
  }

  /// The lines that declare a module of the graph to a target.
  ///
  /// - Returns: Nil where nothing is known of the target's manifest, or of where the module comes from.
  mutating func mending(of id: String, for module: Module) -> Mending? {
    let manifest = module.location.file
    guard let importer = workspace.packages.first(where: { $0.source?.path == manifest }), let source = importer.source,
      let target = importer.target(ofModule: module.name)
    else { return nil }
    let read = sources[manifest] ?? ManifestSource(path: manifest, bytes: source.bytes)
    sources[manifest] = read
    let writer = MendWriter(read, target: target.name, line: module.location.line)
    let imported = workspace.module(id)
    let name = Module.name(inID: id)
    // What comes built is no module of the workspace.
    if let own = importer.target(ofModule: name), imported?.location.file == manifest || own.kind == .binary {
      return mending(of: own, in: importer, for: target, writer)
    }
    return product(of: id, imported, in: importer, writer) ?? unread(name, in: importer, writer)
  }

  /// A target of the same package.
  private func mending(
    of other: PackageManifest.Target, in package: WorkspacePackage, for target: PackageManifest.Target,
    _ writer: MendWriter
  ) -> Mending {
    switch other.kind {
    case .plugin, .snippet: return .impossible("A \(other.kind.rawValue) can't be imported.")
    case .test where target.kind != .test: return .impossible("Only tests can import tests.")
    case .executable where target.kind != .test: return .impossible("Only tests can import a program.")
    case .macro where target.kind != .test: return .impossible("Only tests can import the module of a macro.")
    default: break
    }
    let edge = DeclaredGraph.Edge.between(target.name, other.name, in: package)
    if declared.isClosed(by: edge) { return .circle(other.name, target.name) }
    return .lines(writer.mend(dependency: writer.ownTarget(other.name), edge: edge))
  }
}

// What comes from another package.
extension ManifestMends {
  /// A library whose manifest is on this disk: of a package that the importer's manifest declares, else of one of the
  /// workspace, else of any.
  private func product(
    of id: String, _ imported: Module?, in importer: WorkspacePackage, _ writer: MendWriter
  ) -> Mending? {
    let name = Module.name(inID: id)
    let offering = workspace.packages.filter { package in
      package.source?.path != importer.source?.path && package.target(ofModule: name) != nil
        && (imported == nil || imported?.location.file == package.source?.path)
    }
    let offers = offering.compactMap { package in package.library(of: name).map { (package: package, name: $0) } }
    guard let offer = offers.min(by: { importer.rank($0.package) < importer.rank($1.package) }) else {
      return offering.first.map { .impossible("No library of the package \($0.manifest.name) has it.") }
    }
    if let dependency = importer.dependency(on: offer.package.package) {
      return .lines(writer.mend(product: offer.name, of: importer.spelling(of: dependency)))
    }
    let edge = DeclaredGraph.Edge.between(importer, offer.package)
    if declared.isClosed(by: edge) { return .circle(offer.package.manifest.name, importer.manifest.name) }
    guard offer.package.source == nil, let origin = declaration(of: { $0.dependency(on: offer.package.package) }) else {
      let path = RelativePath.path(of: offer.package.package.folder, from: importer.package.folder)
      let name = offer.package.package.folder.lastPathComponent
      return .lines(
        writer.mend(product: offer.name, of: name, package: ".package(path: \"\(path)\")", edge: edge))
    }
    return mending(offer.name, by: origin, in: importer, writer)
  }

  /// A product that another target declares, and whose manifest isn't on this disk: it is thought to have a module of its
  /// name.
  private func unread(_ name: String, in importer: WorkspacePackage, _ writer: MendWriter) -> Mending? {
    let declared = workspace.modules.lazy.flatMap(\.dependencies).first {
      $0.name == name && $0.modules.isEmpty && $0.package != nil
    }
    guard let package = declared?.package else { return nil }
    if let dependency = importer.manifest.dependencies.first(where: { $0.isCalled(package) }) {
      return .lines(writer.mend(product: name, of: importer.spelling(of: dependency)))
    }
    let origin = declaration { other in other.manifest.dependencies.first { $0.isCalled(package) } }
    return origin.flatMap { mending(name, by: $0, in: importer, writer) }
  }

  /// The first declaration of a package by a manifest of the workspace.
  private func declaration(
    of find: (WorkspacePackage) -> PackageManifest.Dependency?
  ) -> (PackageManifest.Dependency, WorkspacePackage)? {
    workspace.packages.filter { $0.source != nil }.compactMap { package in find(package).map { ($0, package) } }.first
  }

  /// A product of a package that another manifest declares, in the words of that manifest.
  private func mending(
    _ product: String, by origin: (dependency: PackageManifest.Dependency, package: WorkspacePackage),
    in importer: WorkspacePackage, _ writer: MendWriter
  ) -> Mending? {
    let spelling = origin.package.spelling(of: origin.dependency)
    if let path = origin.dependency.path {
      let place = RelativePath.path(of: PackageOnDisk.folder(path), from: importer.package.folder)
      return .lines(writer.mend(product: product, of: spelling, package: ".package(path: \"\(place)\")"))
    }
    guard let text = origin.package.text(of: origin.dependency) else { return nil }
    return .lines(writer.mend(product: product, of: spelling, package: text))
  }
}

extension ManifestMends.Mending {
  fileprivate static func circle(_ imported: String, _ importer: String) -> Self {
    .impossible("Declaring it would make a circle: \(imported) depends on \(importer).")
  }
}
