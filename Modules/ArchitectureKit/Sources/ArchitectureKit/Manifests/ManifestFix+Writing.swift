public import Foundation

extension ManifestFix {
  /// The changes as a unified diff, with paths from the root; empty where nothing is changed.
  public var diff: String {
    edits.map { edit in
      UnifiedDiff(path: edit.file.path, before: edit.file.before ?? "", after: edit.file.text).text
    }.joined()
  }

  /// Writes every manifest, or none: each is written beside, and renamed into place then; a failure undoes what was done.
  /// A manifest that has changed since it was read is left alone.
  ///
  /// - Parameter root: The workspace's folder.
  /// - Throws: `unwritable`, and nothing is changed; `leftBehind` if that couldn't be undone.
  public func write(to root: URL) throws(ScaffoldError) {
    if edits.isEmpty { return }
    try plan.write(to: root)
  }

  var plan: ScaffoldPlan { ScaffoldPlan(folders: [], files: edits.map(\.file), notes: []) }
}

extension PackageOnDisk {
  /// Whether there are manifests for single versions of the tools, of which one may count in place of the usual one.
  var hasVariants: Bool { ManifestKey.manifests(in: folder).count > 1 }

  /// Whether the manifest is a link, which a new file would replace.
  var hasLink: Bool {
    let path = folder.appendingPathComponent("Package.swift").path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType != .typeRegular
  }
}
