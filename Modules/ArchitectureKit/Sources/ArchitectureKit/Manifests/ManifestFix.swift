/// The mends of a report, made in copies of the manifests.
public struct ManifestFix: Sendable {
  /// A mend that isn't made.
  public struct Refusal: Sendable, Hashable {
    /// The lines that would be added.
    public let mend: ManifestMend
    /// Why they aren't.
    public let reason: ManifestRefusal
  }

  /// A manifest that is edited.
  struct Edit: Sendable {
    let package: PackageOnDisk
    var file: ScaffoldPlan.File
    var mends: [ManifestMend]
  }

  var edits: [Edit] = []
  /// The mends that aren't made, in the order of the report.
  public internal(set) var refusals: [Refusal] = []
  /// The mends that are made, by manifest.
  public var mends: [ManifestMend] { edits.flatMap(\.mends) }

  /// The mends of a report's violations. No mend is made for an import that breaks another contract, whether or not a
  /// baseline lets it through. Linear in the violations and the manifests' texts.
  ///
  /// - Parameters:
  ///   - report: What a check found, or the part of it that is to be mended.
  ///   - workspace: What was checked.
  public init(of report: Report, in workspace: Workspace) {
    var declared = DeclaredGraph(workspace.packages)
    for fact in report.facts {
      if let refusal = fact.violation.refusal { refusals.append(refusal) }
      guard let mend = fact.violation.mend else { continue }
      if let edge = mend.edge, declared.isClosed(by: edge) {
        refuse(mend, .circle)
      } else if add(mend, workspace), let edge = mend.edge {
        declared.add(edge)
      }
    }
  }

  /// - Returns: Whether the mend is made.
  private mutating func add(_ mend: ManifestMend, _ workspace: Workspace) -> Bool {
    do throws(ManifestRefusal) {
      let begun = edits.first { $0.file.path == mend.manifest }
      var edit = if let begun { begun } else { try Edit(of: mend.manifest, in: workspace) }
      var editor = ManifestEditor(edit.file.text)
      try editor.add(mend)
      edit.file.text = editor.text
      edit.mends.append(mend)
      edits.removeAll { $0.file.path == mend.manifest }
      edits.append(edit)
      return true
    } catch {
      refuse(mend, error)
      return false
    }
  }

  private mutating func refuse(_ mend: ManifestMend, _ reason: ManifestRefusal) {
    refusals.append(Refusal(mend: mend, reason: reason))
  }
}

// What the package manager makes of it.
extension ManifestFix {
  /// The fix without the manifests that the package manager reads otherwise than with these dependencies more: those of
  /// an edited manifest are refused. Asks it about a copy of each manifest, which takes half a second on every core.
  public func verified(by loader: ManifestLoader) -> ManifestFix {
    let results = edits.concurrentMap { ($0, $0.refusal(by: loader)) }
    var fix = self
    fix.edits = results.filter { $0.1 == nil }.map(\.0)
    for case (let edit, let reason?) in results {
      fix.refusals += edit.mends.map { Refusal(mend: $0, reason: reason) }
    }
    return fix
  }
}

extension ManifestFix.Edit {
  /// A manifest that isn't edited yet.
  fileprivate init(of manifest: String, in workspace: Workspace) throws(ManifestRefusal) {
    guard let package = workspace.packages.first(where: { $0.source?.path == manifest }), let source = package.source,
      let text = String(validating: source.bytes, as: UTF8.self), !package.package.hasLink
    else { throw .notPlain }
    if package.package.hasVariants { throw .variants }
    self.init(package: package.package, file: ScaffoldPlan.File(path: manifest, text: text, before: text), mends: [])
  }

  /// Nil if the manifest means what it should.
  fileprivate func refusal(by loader: ManifestLoader) -> ManifestRefusal? {
    do throws(WorkspaceError) {
      let after = try loader.manifest(of: package.folder, as: file.text)
      return package.manifest.isSame(as: after, but: mends) ? nil : .otherEffect(reason: nil)
    } catch {
      return .otherEffect(reason: error.reason)
    }
  }
}

extension WorkspaceError {
  /// What the package manager says of a manifest; for other failures the whole message.
  fileprivate var reason: String {
    if case .manifest(_, let reason) = self { reason } else { description }
  }
}
