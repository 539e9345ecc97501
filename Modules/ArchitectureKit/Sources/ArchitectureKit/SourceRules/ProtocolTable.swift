/// The protocols of some files: what they require, and what only their extensions declare.
struct ProtocolTable {
  private var required: [String: Set<String>] = [:]
  private var extended: [String: Set<String>] = [:]
  private var parents: [String: [String]] = [:]

  init(of files: [SourceFile]) {
    for declaration in files.flatMap(\.declarations) where declaration.kind == .protocol {
      parents[declaration.name, default: []] += declaration.inherited
    }
    for file in files {
      for declaration in file.declarations {
        guard let parent = declaration.parent.map({ file.declarations[$0] }) else { continue }
        let name = parent.plainName
        if parent.kind == .protocol { required[name, default: []].insert(declaration.signature) }
        if parent.kind == .extension, parents[name] != nil { extended[name, default: []].insert(declaration.signature) }
      }
    }
  }

  /// The protocol among some and those above them whose extension alone declares the member; nil if one requires it.
  func extensionOnly(_ signature: String, of names: [String]) -> String? {
    let all = ancestry(of: names.map(\.lastName))
    if all.contains(where: { required[$0]?.contains(signature) == true }) { return nil }
    return all.first { extended[$0]?.contains(signature) == true }
  }

  /// The requirements of some protocols, and of those above them.
  func requirements(of names: [String]) -> Set<String> {
    ancestry(of: names.map(\.lastName)).reduce(into: []) { $0.formUnion(required[$1] ?? []) }
  }

  private func ancestry(of names: [String]) -> [String] {
    var found: [String] = []
    var known: Set<String> = []
    var waiting = names
    while let name = waiting.popLast() {
      if !known.insert(name).inserted { continue }
      found.append(name)
      waiting += (parents[name] ?? []).map(\.lastName)
    }
    return found
  }
}

extension Declaration {
  /// The name without the module or type before it.
  var plainName: String { name.lastName }
}

extension String {
  fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
