/// Types whose names match a pattern don't name each other: a repository knows no other repository. Kin may: a type whose
/// name is another's behind a prefix (`DefaultNoteRepository`, `MockNoteRepository`), or one that is declared inside another.
struct PeersContract: Contract {
  static let kind = "peers"

  let head: ContractHead
  let names: [NamePattern]
  /// Names that match and are no peers, such as a base that all build on.
  let except: [NamePattern]
  /// What names of kin may begin with.
  let prefixes: [String]
  let members: ModuleSet

  func violations(in workspace: Workspace) -> [Violation] {
    head.bound(workspace).filter { members.contains($0.name) }.flatMap(\.files).flatMap(mentions)
  }

  private func mentions(in file: SourceFile) -> [Violation] {
    var found: [SourceLocation: Violation] = [:]
    let types = file.typeBodies(where: isPeer)
    for type in types {
      let family = Set(types.filter { $0.surrounds(type) || type.surrounds($0) }.map(\.name))
      for token in file.code[type.range] where token.kind == .identifier && isPeer(file.bytes[token.range]) {
        let name = file.text(of: token)
        if plain(name) == plain(type.name) || family.contains(name) { continue }
        let place = file.location(of: token)
        found[place] = head.violation(Self.kind, at: place, "\(type.name) names its peer \(name)")
      }
    }
    return Array(found.values)
  }

  private func plain(_ name: String) -> String {
    let prefix = prefixes.first { name.hasPrefix($0) && name.count > $0.count } ?? ""
    return String(name.dropFirst(prefix.count))
  }

  /// Whether it is a type's name: what begins with a small letter is a property, such as one that holds a peer.
  private func isPeer(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
    return names.contains { $0.matches(name) } && !except.contains { $0.matches(name) }
  }
}
