/// Makes mocks of the protocols of a workspace.
public struct MockMaker {
  private let workspace: Workspace
  private let rules: [MockRule]
  private let index: ProtocolIndex

  /// A maker of the mocks that some rules and marking comments ask for. Linear in the sources.
  public init(_ workspace: Workspace, rules: [MockRule]) {
    self.workspace = workspace
    self.rules = rules
    index = ProtocolIndex(of: workspace.files)
  }

  /// Every mock, and why others can't be made. The same sources have the same mocks, whatever was written before. Writes
  /// nothing.
  public func mocks() -> MockSet {
    var (set, kinds) = (MockSet(), Kinds())
    for declaration in index.all.sorted(by: { $0.location < $1.location }) where isAsked(for: declaration) {
      set.protocolCount += 1
      guard let folder = folder(for: declaration) else {
        set.refuse(declaration, "no folder is named for it; name one by “mocks” in the contract file")
        continue
      }
      switch MockDesigner(index: index).outcome(of: declaration) {
      case .refused(let gaps):
        for gap in gaps { set.refuse(declaration, gap.reason, at: gap.location) }
      case .design(let design):
        add(design, of: declaration, in: folder, to: &set, &kinds)
      }
    }
    set.mockCount = set.files.count
    set.files = (set.files + supports(for: kinds)).sorted { $0.path < $1.path }
    set.written = isExact ? [:] : written
    set.strays = unusedRules + (isExact ? [] : unusedMarkers)
    return set
  }

  /// The kinds of mocks that each folder has.
  private typealias Kinds = [String: (isShared: Bool, isIsolated: Bool)]

  private func isAsked(for declaration: ProtocolDeclaration) -> Bool {
    rules.contains { $0.names(declaration) } || declaration.isMarked && !isExact
  }

  /// Adds a mock, unless another one has its name.
  private func add(
    _ design: MockDesign, of declaration: ProtocolDeclaration, in folder: String, to set: inout MockSet,
    _ kinds: inout Kinds
  ) {
    let path = "\(folder)/\(design.name).swift"
    if let other = set.files.first(where: { $0.path == path }) {
      return set.refuse(declaration, "\(other.source) has a mock of the name \(design.name)")
    }
    let imports = MockImports(index: index, design: design, module: module(of: folder)).lines
    set.files.append(
      MockSet.File(
        path: path, source: declaration.location.file, text: MockWriter(design: design, imports: imports).text))
    let known = kinds[folder] ?? (false, false)
    kinds[folder] = (known.isShared || design.isShared, known.isIsolated || !design.isShared)
  }

  /// What the mocks of each folder are made with. Mocks that were made before may need the other kind.
  private func supports(for kinds: Kinds) -> [MockSet.File] {
    kinds.map { folder, kind in
      MockSet.File(
        path: "\(folder)/\(MockSupport.fileName(in: module(of: folder)))", source: "",
        text: MockSupport.text(isShared: kind.isShared || isExact, isIsolated: kind.isIsolated || isExact))
    }
  }

  /// The mocks that are there, by their paths.
  private var written: [String: String] {
    let files = workspace.files.filter { $0.bytes.starts(with: MockWriter.mark.utf8) }
    return Dictionary(files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) { $1 }
  }

  /// Whether some protocols are named and nothing else is asked.
  private var isExact: Bool { rules.contains(where: \.isExact) }

  /// The folder of the first rule that names a protocol; of a marked one that none names, the module of its doubles.
  private func folder(for declaration: ProtocolDeclaration) -> String? {
    if let rule = rules.first(where: { $0.names(declaration) }) { return rule.folder }
    return workspace.module(declaration.module + "Mocks").map { $0.path + "/Mocks" }
  }

  /// The module that the files of a folder belong to; empty for none.
  private func module(of folder: String) -> String {
    workspace.modules.filter { (folder + "/").hasPrefix($0.path + "/") }.max { $0.path.count < $1.path.count }?.name
      ?? ""
  }

  private var unusedRules: [Violation] {
    rules.filter { rule in !index.all.contains(where: rule.names) }.map { rule in
      Violation(
        location: rule.location ?? SourceLocation(file: rule.folder, line: 1, column: 1), rule: MockSet.rule,
        message: "no protocol is named for mocks in \(rule.folder)")
    }
  }

  /// Comments that mark no protocol.
  private var unusedMarkers: [Violation] {
    workspace.files.flatMap { file -> [Violation] in
      let markers = file.mockMarkers
      guard !markers.isEmpty else { return [] }
      let marked = index.all.filter { $0.isMarked && $0.location.file == file.path }.map(\.location)
      return markers.indices.filter { index in
        // It stands before its protocol, with no other marker between them.
        let next = index + 1 < markers.count ? markers[index + 1] : nil
        return !marked.contains { place in place > markers[index] && (next.map { place < $0 } ?? true) }
      }.map {
        Violation(location: markers[$0], rule: MockSet.rule, message: "no protocol follows // \(SourceFile.mockMarker)")
      }
    }
  }
}
