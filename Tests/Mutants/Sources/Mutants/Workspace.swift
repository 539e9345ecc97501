import ArchitectureKit
import Foundation

/// The sources of the layers that are changed.
enum Workspace {
  /// The modules, each after those below it.
  static let modules = ["Utilities", "Models", "Repositories", "Stores", "Providers"]

  /// Every change of a module's sources; those of its doubles are left alone, because they test and aren't tested.
  static func mutations(of module: String, in root: URL) throws -> [Mutation] {
    let folder = "Modules/\(module)/Sources/\(module)"
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      let file = "\(folder)/\(path)"
      let bytes = try Data(contentsOf: root.appendingPathComponent(file))
      return MutationFinder.mutations(in: SourceFile(path: file, module: module, bytes: Array(bytes)))
    }
  }
}
