import Foundation

/// The files below a folder, without what is hidden, what git ignores, and what other tools fetch.
struct FolderWalk {
  private let root: URL
  private let skipped: Set<String>

  /// Folders that tools fetch or build into a repository; sources have other names.
  private static let foreign: Set = ["Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules"]

  /// - Parameter scratch: A folder for what git writes meanwhile.
  init(root: URL, scratch: URL) {
    self.root = root
    skipped = Self.ignored(in: root, scratch: scratch)
  }

  /// The paths of the Swift files from the root, sorted. A link to a folder isn't followed: its target is found at its
  /// own place, or is elsewhere. Of a package elsewhere there is the manifest.
  func swiftFiles() -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let folder = waiting.popLast() {
      let url = folder.isEmpty ? root : root.appendingPathComponent(folder)
      // Sources that can't be read are reported where they are read; what is never read needs no permission.
      for name in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : folder + "/" + name
        if Self.foreign.contains(name) || skipped.contains(path) { continue }
        let url = root.appendingPathComponent(path)
        if name.hasSuffix(".swift") {
          if !url.isBrokenLink { found.append(path) }
        } else if url.isFolderItself {
          waiting.append(path)
        } else if isPackageElsewhere(url) {
          found.append(path + "/Package.swift")
        }
      }
    }
    return found.sorted()
  }

  /// Whether it is a link to a package that is neither below the root nor around it.
  private func isPackageElsewhere(_ url: URL) -> Bool {
    guard url.isLink, FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) else {
      return false
    }
    let (target, root) = (PackageOnDisk.folder(url.path).path + "/", root.path + "/")
    return !target.hasPrefix(root) && !root.hasPrefix(target)
  }

  /// The paths that git ignores. Empty where there is no repository, or no git.
  private static func ignored(in root: URL, scratch: URL) -> Set<String> {
    let call = ["git", "-C", root.path, "ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z"]
    let answer = try? ChildProcess.answer(of: call, in: scratch.appendingPathComponent("git"))
    guard let answer, answer.status == 0 else { return [] }
    return Set(
      answer.output.split(separator: 0).map { path in
        let text = String(decoding: path, as: UTF8.self)
        return text.hasSuffix("/") ? String(text.dropLast()) : text
      })
  }
}
