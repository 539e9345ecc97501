/// The lines that a manifest lacks so that an import is declared.
public struct ManifestMend: Sendable, Hashable {
  /// A line, and where it belongs.
  public struct Line: Sendable, Hashable {
    /// The text of a dependency: `"Disk"`, `.product(name: "Disk", package: "disk")`, `.package(path: "../disk")`.
    public let text: String
    /// The line of the manifest in which the dependencies are listed, or what they belong to is declared.
    public let line: Int
  }

  /// The path of the manifest, from the root of the workspace.
  public internal(set) var manifest: String
  /// The name of the target in the manifest.
  public let target: String
  /// What the target's dependencies lack.
  public let dependency: Line
  /// What the package's dependencies lack; nil where the manifest declares the package.
  public let package: Line?
  /// What depends on what then; nil for a package from elsewhere, which depends on none of the workspace.
  let edge: DeclaredGraph.Edge?
}

extension ManifestMend: CustomStringConvertible {
  /// What to add where, as one sentence.
  public var description: String { "Add \(text())." }

  /// What to add where, as a part of a sentence. Control characters are shown as `?`.
  ///
  /// - Parameter folder: The path of the workspace's root from where the manifest is told; empty for the root itself.
  public func text(below folder: String = "") -> String {
    let path = folder.isEmpty ? manifest : RelativePath.joined(folder, manifest)
    let dependency = "\(self.dependency.text) to target \"\(target)\", \(path):\(self.dependency.line)"
    let package = package.map { "\($0.text) to the package's dependencies, \(path):\($0.line), and " }
    return Printable.text((package ?? "") + dependency)
  }
}

extension ManifestMend {
  var json: JSONText {
    let package = package.map { [("package", Self.json($0))] } ?? []
    return .object(
      [("manifest", .string(manifest)), ("target", .string(target)), ("dependency", Self.json(dependency))] + package)
  }

  private static func json(_ line: Line) -> JSONText {
    .object([("text", .string(line.text)), ("line", .number(line.line))])
  }
}
