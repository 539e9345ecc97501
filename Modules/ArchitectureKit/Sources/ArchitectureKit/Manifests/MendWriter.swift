/// Writes the lines that one target's manifest lacks, as that manifest writes others.
struct MendWriter {
  private let manifest: ManifestSource
  private let target: String
  /// Where the target may be declared, if the manifest has no call for it.
  private let line: Int

  init(_ manifest: ManifestSource, target: String, line: Int) {
    self.manifest = manifest
    self.target = target
    self.line = line
  }

  /// A target of the same package: by its name, unless the target names others by `.target(name:)` alone.
  func ownTarget(_ name: String) -> String {
    let plain = "\"\(name)\""
    let elements = dependencies.map { list in list.elements.map { manifest.source.source($0.value) } } ?? []
    let isSpelledOut = elements.contains { $0.hasPrefix(".target(") } && !elements.contains { $0.hasPrefix("\"") }
    return isSpelledOut ? ".target(name: \(plain))" : plain
  }

  func mend(
    product: String, of owner: String, package: String? = nil, edge: DeclaredGraph.Edge? = nil
  ) -> ManifestMend {
    mend(dependency: ".product(name: \"\(product)\", package: \"\(owner)\")", package: package, edge: edge)
  }

  func mend(dependency: String, package: String? = nil, edge: DeclaredGraph.Edge?) -> ManifestMend {
    ManifestMend(
      manifest: manifest.path, target: target, dependency: ManifestMend.Line(text: dependency, line: targetLine),
      package: package.map { ManifestMend.Line(text: $0, line: packageLine) }, edge: edge)
  }

  private var dependencies: ManifestList? {
    do throws(ManifestRefusal) {
      return try manifest.list("dependencies", of: manifest.target(target), else: .noTarget(target))
    } catch {
      return nil  // a target without a list that can be read has no way to write either
    }
  }

  /// The line of the target's dependencies.
  private var targetLine: Int {
    do throws(ManifestRefusal) {
      return manifest.line(of: "dependencies", in: try manifest.target(target))
    } catch {
      return line
    }
  }

  private var packageLine: Int {
    do throws(ManifestRefusal) {
      return manifest.line(of: "dependencies", in: try manifest.package())
    } catch {
      return 1  // nothing better is known of such a manifest
    }
  }
}
