import ArchitectureKit
import CommandKit
import Foundation

/// What is checked, and where its contracts are.
struct WorkspaceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the workspace.", valueName: "folder"))
  var packagePath = "."

  @Option(help: ArgumentHelp("The contract file.", valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("Where answers about manifests are remembered.", valueName: "folder"))
  var cachePath: String?

  @Flag(help: "Ask about every manifest anew.")
  var noCache = false
}

extension WorkspaceOptions {
  var root: URL { URL(fileURLWithPath: packagePath).standardizedFileURL }

  /// A path that is told from the workspace's root.
  func url(_ path: String) -> URL { URL(fileURLWithPath: path, relativeTo: root).standardizedFileURL }

  /// The contracts of the named file, else of the first usual place that has one; the standard ones where none has.
  func configuration() throws(ArchitectFailure) -> Configuration {
    guard let path = config ?? Self.usualPlaces.first(where: { FileManager.default.fileExists(atPath: url($0).path) })
    else { return .standard }
    // A named file is told from where the person stands.
    let file = config.map { URL(fileURLWithPath: $0) } ?? url(path)
    guard let text = FileManager.default.contents(atPath: file.path) else { throw .unreadable(path) }
    do { return try Configuration(reading: text, file: path) } catch { throw .configuration(error) }
  }

  func workspace(_ configuration: Configuration) throws(ArchitectFailure) -> Workspace {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("architect-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }  // what stays in the temporary folder does no harm
    let memory = noCache ? nil : cachePath.map { URL(fileURLWithPath: $0) } ?? url(".build/architect")
    let loader = ManifestLoader(
      memory: memory, scratch: scratch, environment: ProcessInfo.processInfo.environment)
    do {
      return try WorkspaceReader(root: root, loader: loader)
        .workspace(packages: configuration.packages, excluding: configuration.excluded)
    } catch {
      throw .workspace(error)
    }
  }

  private static let usualPlaces = ["architecture.json", "Modules/architecture.json"]
}
