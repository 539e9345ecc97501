public import Foundation

/// A workspace, as far as a scaffold looks at it.
public struct ScaffoldSite: Sendable {
  /// The name of the workspace.
  let name: String
  /// The text of the manifest; nil for a workspace that isn't there yet.
  let manifest: String?
  /// The text of the contract file; nil for none.
  let contracts: String?
  /// Every module that is there, tests included.
  let modules: Set<String>
  /// Whether something is at a path from the root.
  let exists: @Sendable (String) -> Bool

  init(
    name: String, manifest: String? = nil, contracts: String? = nil, modules: Set<String> = [],
    exists: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.name = name
    self.manifest = manifest
    self.contracts = contracts
    self.modules = modules
    self.exists = exists
  }

  /// The workspace in a folder.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - modules: The modules of its packages.
  public init(reading root: URL, modules: Set<String>) {
    let text = { (path: String) in
      FileManager.default.contents(atPath: root.appendingPathComponent(path).path).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    self.init(
      name: root.lastPathComponent, manifest: text("Package.swift"), contracts: text("architecture.json"),
      modules: modules,
      exists: { path in
        // A link without its target is there, too.
        let place = root.appendingPathComponent(path).path
        return FileManager.default.fileExists(atPath: place)
          || (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) != nil
      })
  }

  /// The table of modules; nil where there is no manifest yet.
  ///
  /// - Throws: `noTable`.
  func table(for entry: ModuleTable.Entry) throws(ScaffoldError) -> ModuleTable? {
    guard let manifest else { return nil }
    return try ModuleTable(manifest.endingLinesWithNewlines, for: entry)
  }

  /// Where the manifest takes our Kits from; nil where it doesn't, or there is none.
  var kits: KitSource? {
    guard let manifest else { return nil }
    if let match = manifest.firstMatch(of: /\.package\(path: "([^"]*)\/DependencyKit"\)/) {
      return .folder(String(match.1))
    }
    guard let match = manifest.firstMatch(of: /\.package\(url: "([^"]*)", from: "([^"]*)"\)/) else { return nil }
    return .url(String(match.1), version: String(match.2))
  }
}

extension ScaffoldSite {
  /// The modules that a feature of a workspace may use; empty where there is no table. For completions.
  public static func usableModules(in manifest: String) -> [String] {
    let entry = ModuleTable.Entry(kind: .feature, name: "")
    do throws(ScaffoldError) {
      return try ModuleTable(manifest, for: entry).usable.map(\.module).sorted()
    } catch {
      return []
    }
  }
}

extension ModuleTable {
  /// The modules that a feature may use, each with its folder from that of a feature.
  var usable: [(module: String, folder: String)] {
    entries.filter { $0.kind != .feature }.compactMap { entry in
      let folder = "../../" + entry.kind.folder(of: entry.name).dropFirst("Projects/".count)
      return entry.kind.interface(of: entry.name).map { ($0, folder) }
    }
  }
}
