import Foundation

/// A copy of the workspace's modules, in which sources are changed and built.
struct WorkingCopy {
  let folder: URL
  private let root: URL

  /// What packages of modules are made of: their tests share some files by links.
  private static let parts = ["Modules", "Tests/Support"]

  /// Copies what differs from the copy there is, so that a build begins where the last one ended.
  init(of root: URL, in folder: URL) throws {
    self.root = root
    self.folder = folder
    for part in Self.parts {
      let (source, target) = (root.appendingPathComponent(part), folder.appendingPathComponent(part))
      let fresh = try Self.files(below: source)
      for gone in try Self.files(below: target).subtracting(fresh) {
        try Interruption.step { try FileManager.default.removeItem(at: target.appendingPathComponent(gone)) }
      }
      for path in fresh {
        try Interruption.step {
          try Self.copy(source.appendingPathComponent(path), to: target.appendingPathComponent(path))
        }
      }
    }
  }

  /// Where a build keeps what it makes.
  var scratch: URL { folder.appendingPathComponent(".build") }

  /// Where the tests make their files.
  var temporaryFolder: URL { folder.appendingPathComponent("temporary") }

  /// Removes what tests left, and makes the folder if it isn't there.
  func emptyTemporaryFolder() throws {
    try Interruption.step {
      if FileManager.default.fileExists(atPath: temporaryFolder.path) {
        try FileManager.default.removeItem(at: temporaryFolder)
      }
      try FileManager.default.createDirectory(at: temporaryFolder, withIntermediateDirectories: true)
    }
  }

  /// The package of a module.
  func package(_ module: String) -> URL { folder.appendingPathComponent("Modules/\(module)") }

  /// Does something while a change is in its place, and takes it back.
  func with<Result>(_ mutation: Mutation, do body: () throws -> Result) throws -> Result {
    let file = folder.appendingPathComponent(mutation.file)
    let original = try Data(contentsOf: file)
    try Interruption.step { try Data(mutation.applied(to: Array(original))).write(to: file) }
    let result = Swift.Result { try body() }
    try Interruption.step { try original.write(to: file) }
    return try result.get()
  }

  private static func files(below folder: URL) throws -> Set<String> {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    var files: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      if path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
      let type = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(path).path)[.type]
      if type as? FileAttributeType != .typeDirectory { files.insert(path) }
    }
    return files
  }

  private static func copy(_ source: URL, to target: URL) throws {
    guard !FileManager.default.contentsEqual(atPath: source.path, andPath: target.path) else { return }
    try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    if FileManager.default.fileExists(atPath: target.path) { try FileManager.default.removeItem(at: target) }
    try FileManager.default.copyItem(at: source, to: target)
  }
}
