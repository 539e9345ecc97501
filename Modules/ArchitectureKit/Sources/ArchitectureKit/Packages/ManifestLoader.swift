public import Foundation

/// Reads manifests by asking the package manager, and remembers its answers.
///
/// An answer costs half a second of `swift package dump-package`; a remembered one costs reading a small file. It counts
/// as long as the manifest, the toolchain and the environment variables that the manifest names are the same. What
/// else a manifest may look at (the disk, the network) isn't known here: for such a package, don't remember.
public struct ManifestLoader: Sendable {
  private let memory: URL?
  private let scratch: URL
  private let environment: [String: String]

  /// A reader; nothing is touched before the first question.
  ///
  /// - Parameters:
  ///   - memory: The folder in which answers are remembered, made when it is needed; nil remembers nothing.
  ///   - scratch: A folder for what the package manager writes meanwhile; the caller removes it.
  ///   - environment: The environment variables of this process.
  public init(memory: URL?, scratch: URL, environment: [String: String]) {
    self.memory = memory
    self.scratch = scratch
    self.environment = environment
  }

  /// Ends the programs that are being asked, so that none outlives a process that ends early. Takes two seconds at
  /// most. A caller that waits for an answer waits until the process has ended, which has to come next.
  public static func endAll() { ChildProcess.endAll() }

  /// The files below a folder, without hidden, ignored and fetched ones.
  func walk(of root: URL) -> FolderWalk { FolderWalk(root: root, scratch: scratch) }

  /// The manifest of the package in a folder.
  func manifest(of folder: URL) throws(WorkspaceError) -> PackageManifest {
    let key = try ManifestKey(folder: folder, environment: environment)
    if let memory, let text = key.remembered(in: memory), let manifest = manifest(from: text, folder) {
      return manifest
    }
    let text = try dump(folder, scratch: scratch.appendingPathComponent(key.name))
    guard let manifest = manifest(from: text, folder) else { throw .notUnderstood(folder: folder.path) }
    if let memory { key.remember(text, in: memory) }
    return manifest
  }

  /// What the package manager reads from a package whose manifest has another text. It is asked about a copy in a folder
  /// of the same path further down, so that relative paths keep their last parts. Nothing of it is remembered.
  func manifest(of folder: URL, as text: String) throws(WorkspaceError) -> PackageManifest {
    let copy = scratch.appendingPathComponent("copies" + folder.path)
    do {
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: copy.appendingPathComponent("Package.swift"))
    } catch {
      throw .manifest(folder: folder.path, reason: error.localizedDescription)
    }
    return try ManifestLoader(memory: nil, scratch: scratch, environment: environment).manifest(of: copy)
  }

  private func manifest(from text: Data, _ folder: URL) -> PackageManifest? {
    do {
      return PackageManifest(try JSONReader.node(in: text, file: folder.path))
    } catch {
      return nil  // an answer that is no JSON is like none
    }
  }

  /// What the package manager says. The scratch path is one of its own: the usual one is locked while a build runs,
  /// and a plugin or a test that waits for it would wait for itself.
  private func dump(_ folder: URL, scratch: URL) throws(WorkspaceError) -> Data {
    let sandbox = environment["ARCHITECT_IN_PLUGIN"] == nil ? [] : ["--disable-sandbox"]
    let call =
      ["swift", "package"] + sandbox
      + ["--package-path", folder.path, "--scratch-path", scratch.path, "dump-package"]
    let answer = try ChildProcess.answer(of: call, in: scratch)
    // What a shell says of a program that isn't there, and of one that can't be run.
    if answer.status == 126 || answer.status == 127 { throw .noToolchain(reason: answer.reason) }
    guard answer.status == 0 else { throw .manifest(folder: folder.path, reason: answer.reason) }
    return answer.output
  }
}
