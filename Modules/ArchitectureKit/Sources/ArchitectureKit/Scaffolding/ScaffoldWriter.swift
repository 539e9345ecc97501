public import Foundation

extension ScaffoldPlan {
  /// Writes the plan, whole or not at all: every file is written into a folder beside, and renamed into place then. A
  /// failure undoes what was done. A process that is killed between two renames leaves the module's folder without its
  /// line in the manifest, and a folder `.scaffold-…`, which ``ScaffoldLeftover`` finds.
  ///
  /// - Parameter root: The workspace's folder.
  /// - Throws: `unwritable`, and nothing is changed; `leftBehind` if that couldn't be undone.
  public func write(to root: URL) throws(ScaffoldError) {
    try write(to: root, renaming: ScaffoldWriter.rename)
  }

  /// The same, by another way to rename that a test gives.
  func write(to root: URL, renaming: @escaping (URL, URL) throws -> Void) throws(ScaffoldError) {
    var writer = ScaffoldWriter(root: root, rename: renaming)
    do {
      try writer.write(self)
    } catch {
      try writer.undo()
      let reason = error.localizedDescription
      throw .unwritable(path: writer.path, reason: reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
    }
    try writer.removeStaging()
  }
}

/// Writes plans.
struct ScaffoldWriter {
  /// One change that was made.
  private enum Step {
    /// A folder or file that wasn't there before.
    case made(URL)
    /// A file whose text before is kept.
    case replaced(URL, kept: URL)
  }

  private let root: URL
  private let staging: URL
  private let rename: (URL, URL) throws -> Void
  private var steps: [Step] = []
  /// What is being written: a path from the root.
  private(set) var path = "."

  init(root: URL, rename: @escaping (URL, URL) throws -> Void) {
    self.root = root
    self.rename = rename
    staging = ScaffoldLeftover.staging(of: ProcessInfo.processInfo.processIdentifier, in: root)
  }

  /// The manifest comes last: it makes the new modules a part of the workspace.
  mutating func write(_ plan: ScaffoldPlan) throws {
    try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: false)
    for file in plan.files {
      path = file.path
      let place = staging.appendingPathComponent("new/\(file.path)")
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: place)
    }
    try ScaffoldLeftover.note(plan, in: staging)
    for folder in plan.folders { try place(folder.path, over: nil) }
    for file in plan.workspaceFiles.reversed() { try place(file.path, over: file.before) }
    for file in plan.removals { try takeAway(file) }
  }

  private mutating func takeAway(_ file: ScaffoldPlan.File) throws {
    path = file.path
    let (target, kept) = (root.appendingPathComponent(path), staging.appendingPathComponent("old-\(steps.count)"))
    guard try Data(contentsOf: target) == Data((file.before ?? "").utf8) else { throw CocoaError(.fileWriteFileExists) }
    try rename(target, kept)
    steps.append(.replaced(target, kept: kept))
  }

  private mutating func place(_ path: String, over before: String?) throws {
    self.path = path
    let (source, target) = (staging.appendingPathComponent("new/\(path)"), root.appendingPathComponent(path))
    try makeFolders(above: target)
    if let before {
      let kept = staging.appendingPathComponent("old-\(steps.count)")
      // What was planned is about this text; another one is not ours to replace.
      guard try Data(contentsOf: target) == Data(before.utf8) else { throw CocoaError(.fileWriteFileExists) }
      try FileManager.default.copyItem(at: target, to: kept)
      try Self.copyPermissions(of: target, to: source)
      try rename(source, target)
      steps.append(.replaced(target, kept: kept))
    } else {
      if FileManager.default.fileExists(atPath: target.path) { throw CocoaError(.fileWriteFileExists) }
      try rename(source, target)
      steps.append(.made(target))
    }
  }

  private mutating func makeFolders(above place: URL) throws {
    var missing: [URL] = []
    var folder = place.deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.path) {
      missing.append(folder)
      folder.deleteLastPathComponent()
    }
    for folder in missing.reversed() {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      steps.append(.made(folder))
    }
  }

  /// Undoes every step, the last one first.
  mutating func undo() throws(ScaffoldError) {
    while let step = steps.popLast() {
      switch step {
      case .made(let place): try remove(place)
      case .replaced(let place, let kept):
        do {
          try Self.rename(kept, place)
        } catch {
          throw .leftBehind(path: place.path, reason: error.localizedDescription)
        }
      }
    }
    try removeStaging()
  }

  func removeStaging() throws(ScaffoldError) {
    if FileManager.default.fileExists(atPath: staging.path) { try remove(staging) }
  }

  private func remove(_ place: URL) throws(ScaffoldError) {
    do {
      try FileManager.default.removeItem(at: place)
    } catch {
      throw .leftBehind(path: place.path, reason: error.localizedDescription)
    }
  }

  /// A link has none of its own: those of what it leads to count.
  private static func copyPermissions(of file: URL, to copy: URL) throws {
    let path = file.resolvingSymlinksInPath().path
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    guard let permissions else { return }
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: copy.path)
  }

  /// Renames a file or folder in one step; a file that is there is replaced.
  static func rename(_ source: URL, _ target: URL) throws {
    guard Foundation.rename(source.path, target.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: String(cString: strerror(errno))])
    }
  }
}
