import Foundation

/// The folder of a package, and the path that reports tell.
struct PackagePlace: Sendable {
  /// Without the links that lead to it.
  let folder: URL
  /// From the root: where the folder is, or the link below the root that leads to it elsewhere.
  let path: String

  init(_ named: URL, below root: URL) {
    folder = PackageOnDisk.folder(named.path)
    let linked = named.standardizedFileURL
    let isLink = !folder.isBelow(root) && linked.isBelow(root)
    path = RelativePath.path(of: isLink ? linked : folder, from: root)
  }

  /// The path of its manifest, from the root.
  var manifest: String { path.isEmpty ? "Package.swift" : path + "/Package.swift" }

  /// Whether it is below the root, be it by a link.
  var isBelowRoot: Bool { !path.isEmpty && path != ".." && !path.hasPrefix("../") }
}

extension URL {
  fileprivate func isBelow(_ folder: URL) -> Bool { (path + "/").hasPrefix(folder.path + "/") }
}
