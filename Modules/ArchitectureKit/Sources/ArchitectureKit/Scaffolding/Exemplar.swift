/// The module that those of a kind are made from.
struct Exemplar {
  /// Its files: path and text, sorted.
  let files: [(path: String, text: String)]

  init(_ kind: ScaffoldKind) {
    let folder = kind.folder(of: kind.exemplarName) + "/"
    files = ExemplarTexts.all.filter { $0.path.hasPrefix(folder) }
  }

  /// The manifest of the exemplars' workspace.
  static var manifest: String { ExemplarTexts.all.first { $0.path == "Package.swift" }?.text ?? "" }

  /// The contract file of a new workspace. Every contract is optional in it, as there is little to bind yet.
  static var contracts: String {
    do throws(ConfigurationError) {
      return try Preset.tma.initialContracts(for: Workspace(modules: []), schema: "architecture.schema.json").text
        + "\n"
    } catch {
      preconditionFailure("the preset can be read: \(error)")
    }
  }
}

extension ScaffoldKind {
  /// The number of files that a module of the kind has.
  public var fileCount: Int { Exemplar(self).files.count }
}
