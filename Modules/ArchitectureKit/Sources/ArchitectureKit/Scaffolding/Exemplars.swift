/// The modules that a scaffold copies, one of each kind, in a workspace of their own.
public struct Exemplars: Sendable {
  private let files: [(path: String, text: String)]

  /// - Parameter files: The sources of the workspace, each path from its root with its text.
  public init(_ files: [(path: String, text: String)]) { self.files = files.sorted { $0.path < $1.path } }

  /// The files of the exemplar that modules of a kind are made from, sorted.
  func files(of kind: ScaffoldKind) -> [(path: String, text: String)] {
    let folder = kind.folder(of: kind.exemplarName) + "/"
    return files.filter { $0.path.hasPrefix(folder) }
  }

  /// The files of the exemplar that slices are made from, sorted.
  var slice: [(path: String, text: String)] { files.filter { $0.path.hasPrefix("Slice/") } }

  /// The manifest of the workspace.
  var manifest: String { files.first { $0.path == "Package.swift" }?.text ?? "" }
}

extension ScaffoldPlan {
  /// The contract file of a new workspace. Every contract is optional in it, as there is little to bind yet.
  static var newContracts: String {
    do throws(ConfigurationError) {
      return try Preset.tma.initialContracts(for: Workspace(modules: []), schema: "architecture.schema.json").text
        + "\n"
    } catch {
      preconditionFailure("the preset can be read: \(error)")
    }
  }
}
