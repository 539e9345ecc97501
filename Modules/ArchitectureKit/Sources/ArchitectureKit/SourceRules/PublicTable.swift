/// What can be seen from other modules, as far as some files say: a member only where the types around it can.
struct PublicTable {
  private struct Name: Hashable {
    let module: String
    let path: String
  }

  /// The declarations of a type, several where conditions choose between them.
  private var types: [Name: [(file: SourceFile, type: Declaration)]] = [:]

  init(of files: [SourceFile]) {
    for file in files {
      for type in file.declarations where type.isType && type.kind != .extension {
        guard let path = file.path(ofType: type) else { continue }
        types[Name(module: file.module, path: path), default: []].append((file, type))
      }
    }
  }

  func isPublic(_ declaration: Declaration, in file: SourceFile) -> Bool {
    let level = declaration.accessLevel
    guard let parent = declaration.parent.map({ file.declarations[$0] }) else { return level.isPublic }
    switch parent.kind {
    case .protocol: return isPublic(parent, in: file)
    case .enum where declaration.kind == .case: return isPublic(parent, in: file)
    // The compiler only warns of `public` in a private extension: importers see the member.
    case .extension: return (level ?? parent.accessLevel).isPublic && mayBePublic(parent.name, in: file.module)
    default: return parent.isType && level.isPublic && isPublic(parent, in: file)
    }
  }

  /// Whether an extended type is public; so is one that is declared elsewhere.
  private func mayBePublic(_ path: String, in module: String) -> Bool {
    types[Name(module: module, path: path)]?.contains { isPublic($0.type, in: $0.file) } ?? true
  }
}

extension AccessLevel? {
  fileprivate var isPublic: Bool { self == .public || self == .open }
}

extension SourceFile {
  /// The name of a type with those around it, as an extension writes it; nil for a type in a function's body.
  fileprivate func path(ofType type: Declaration) -> String? {
    guard let parent = type.parent.map({ declarations[$0] }) else { return type.name }
    guard parent.isType else { return nil }
    if parent.kind == .extension { return "\(parent.name).\(type.name)" }
    return path(ofType: parent).map { "\($0).\(type.name)" }
  }
}
