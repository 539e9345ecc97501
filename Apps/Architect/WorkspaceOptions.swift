import ArchitectureKit
import CommandKit
import Foundation
import TerminalKit

/// What is checked, and where its contracts are.
struct WorkspaceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the workspace, or one in it.", valueName: "folder"))
  var packagePath = "."

  @Option(help: ArgumentHelp("The contract file.", valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("Where answers about manifests are remembered.", valueName: "folder"))
  var cachePath: String?

  @Flag(help: "Ask about every manifest anew.")
  var noCache = false

  func validate() throws(ValidationError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: packagePath, isDirectory: &isFolder), isFolder.boolValue else {
      throw ValidationError("There is no folder '\(packagePath)'.")
    }
  }
}

extension WorkspaceOptions {
  var place: WorkspacePlace { WorkspacePlace(from: packagePath, contracts: config) }

  func workspace(_ configuration: Configuration) throws(ArchitectFailure) -> Workspace {
    try withLoader { loader throws(ArchitectFailure) in try workspace(configuration, by: loader) }
  }

  func workspace(_ configuration: Configuration, by loader: ManifestLoader) throws(ArchitectFailure) -> Workspace {
    do {
      return try WorkspaceReader(root: place.root, loader: loader)
        .workspace(packages: configuration.packages, excluding: configuration.excluded)
    } catch {
      throw .workspace(error)
    }
  }

  /// Reads manifests by way of a folder that is gone afterwards, also when a signal ends the program.
  func withLoader<Value>(
    _ read: (ManifestLoader) throws(ArchitectFailure) -> Value
  ) throws(ArchitectFailure) -> Value {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("architect-\(UUID().uuidString)")
    let watch = Self.watch(over: scratch)
    defer {
      watch.cancel()
      Self.remove(scratch)
    }
    // Without a cache, one run asks about a manifest once.
    let memory =
      noCache
      ? scratch.appendingPathComponent("answers")
      : cachePath.map { URL(fileURLWithPath: $0) } ?? place.url(".build/architect")
    return try read(
      ManifestLoader(memory: memory, scratch: scratch, environment: ProcessInfo.processInfo.environment))
  }

  /// Removes the folder when a signal ends the program, and ends what writes there.
  private static func watch(over scratch: URL) -> Task<Void, Never> {
    let signals = TerminationSignal.arriving()
    return Task.detached {
      for await signal in signals {
        ManifestLoader.endAll()
        remove(scratch)
        exit(signal.exitCode)
      }
    }
  }

  static func remove(_ scratch: URL) {
    try? FileManager.default.removeItem(at: scratch)  // what stays in the temporary folder does no harm
  }
}
