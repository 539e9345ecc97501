import ArchitectureKit
import Foundation

/// The folder of the workspace, and its contract file.
struct WorkspacePlace {
  /// The folder that a contract file tells paths from.
  let root: URL
  /// Nil where there is none.
  let contracts: URL?
  /// Whether the contract file was looked for, and not named.
  let isFound: Bool

  private static let usualNames = ["architecture.json", modules + "/architecture.json"]
  private static let modules = "Modules"

  /// Looks for a contract file in a folder and in those above it, up to the repository's. One in a folder of modules is
  /// meant for what is around that folder, and not for a package beside it that it doesn't name. Where none is, or where
  /// another one is named, the root is the next folder with a package; the folder itself if that has none above it.
  init(from path: String, contracts named: String?) {
    let start = Self.folder(path)
    let folders = Self.upward(from: start)
    let package = folders.first(where: Self.isPackage)
    let found = folders.lazy.compactMap { folder in
      Self.contracts(in: folder, for: start, package).map { (folder, $0) }
    }.first
    if named == nil, let (folder, file) = found {
      root = folder
      contracts = file
    } else {
      root = package ?? start
      contracts = named.map { URL(fileURLWithPath: $0) }
    }
    isFound = named == nil
  }

  /// A path that is told from the root.
  func url(_ path: String) -> URL { URL(fileURLWithPath: path, relativeTo: root).standardizedFileURL }

  /// The contracts of the file; the standard ones where there is none.
  func configuration() throws(ArchitectFailure) -> Configuration {
    guard let contracts else { return .standard }
    guard let text = FileManager.default.contents(atPath: contracts.path) else {
      throw .unreadable(RelativePath.path(of: contracts, from: Self.workingFolder))
    }
    let file = Self.folder(contracts.deletingLastPathComponent().path)
      .appendingPathComponent(contracts.lastPathComponent)
    do {
      return try Configuration(reading: text, file: RelativePath.path(of: file, from: root)) { path in
        FileManager.default.contents(atPath: url(path).path).map(Array.init)
      }
    } catch {
      throw .configuration(error)
    }
  }

  /// Note on the contracts in force where none were named; nil where they were.
  var remark: String? {
    if !isFound { return nil }
    guard let contracts else {
      return "There is no \(Self.usualNames[0]) in \(root.path) or above it: the standard contracts hold."
    }
    return "The contracts are those of \(RelativePath.path(of: contracts, from: Self.workingFolder))."
  }
}

// Where paths are told from.
extension WorkspacePlace {
  /// The root's path from the working folder, where a terminal opens files; from the repository for what is shown beside
  /// its files. Programs get paths from the root.
  func path(for format: ReportFormat) -> String {
    switch format {
    case .json, .junit: ""
    case .xcode: root.path
    case .text: RelativePath.path(of: root, from: Self.workingFolder)
    case .sarif, .github:
      RelativePath.path(of: root, from: Self.upward(from: root).first(where: Self.isRepository) ?? root)
    }
  }

  /// A path from the root, of one that is told from the working folder.
  func path(from path: String) throws(ArchitectFailure) -> String {
    let place = Self.folder(path)
    guard place.isBelow(root) else { throw .outside(path, root: root.path) }
    return RelativePath.path(of: place, from: root)
  }

  private static var workingFolder: URL { folder(FileManager.default.currentDirectoryPath) }

  /// A folder, without the links that lead to it.
  private static func folder(_ path: String) -> URL {
    URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath().standardizedFileURL
  }

  /// A folder and those above it, up to the one of a repository.
  private static func upward(from folder: URL) -> [URL] {
    var folders = [folder]
    while let last = folders.last, !isRepository(last), last.pathComponents.count > 1 {
      folders.append(last.deletingLastPathComponent())
    }
    return folders
  }

  private static func isRepository(_ folder: URL) -> Bool { exists(folder.appendingPathComponent(".git")) }

  private static func isPackage(_ folder: URL) -> Bool { exists(folder.appendingPathComponent("Package.swift")) }

  /// The contract file of a folder, if it is meant for one in it, whose package is given.
  private static func contracts(in folder: URL, for start: URL, _ package: URL?) -> URL? {
    let files = usualNames.map { folder.appendingPathComponent($0) }
    guard let file = files.first(where: exists), file != files.first, !isPackage(folder), let package,
      package.isBelow(folder), !start.isBelow(folder.appendingPathComponent(modules))
    else { return files.first(where: exists) }
    return names(file, package, from: folder) ? file : nil
  }

  /// Whether a contract file names a package that is beside it. One that can't be read is meant, and tells why.
  private static func names(_ contracts: URL, _ package: URL, from folder: URL) -> Bool {
    guard let text = FileManager.default.contents(atPath: contracts.path) else { return true }
    let path = RelativePath.path(of: package, from: folder)
    do {
      return try Configuration(reading: text, file: contracts.path).packages.contains {
        $0 != "." && PathSet([$0]).contains(path)
      }
    } catch {
      return true
    }
  }

  private static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
}

extension URL {
  /// Whether it is in a folder, or that folder.
  fileprivate func isBelow(_ folder: URL) -> Bool { (path + "/").hasPrefix(folder.path + "/") }
}
