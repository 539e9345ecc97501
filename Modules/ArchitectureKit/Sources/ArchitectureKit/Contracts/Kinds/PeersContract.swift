/// Types whose names match a pattern don't name each other: a repository knows no other repository. Kin may: a type
/// whose name is another's with a prefix or a suffix (`MockNoteRepository`, `NoteRepositoryProtocol`), or one that is
/// declared inside another.
struct PeersContract: WrittenContract {
  static let kind = "peers"

  let head: ContractHead
  let names: [NamePattern]
  /// Names that match and are no peers, such as a base that all build on.
  let except: [NamePattern]
  /// The prefixes of related names.
  let prefixes: [String]
  /// The suffixes of related names.
  let suffixes: [String]
  let members: ModuleSet

  func binding(in workspace: Workspace) -> Binding? {
    let files = head.bound(workspace, where: members.contains).flatMap(\.files)
    return Binding(Set(files.flatMap { $0.declaredTypes(where: isPeer) }).count, .type)
  }

  func namings(in workspace: Workspace) -> [ModuleNaming] { [ModuleNaming(key: "modules", modules: members)] }

  func violations(in workspace: Workspace) -> [Violation] {
    head.bound(workspace, where: members.contains).flatMap(\.files).flatMap(mentions)
  }

  private func mentions(in file: SourceFile) -> [Violation] {
    var found: [SourceLocation: Violation] = [:]
    let types = file.typeBodies(where: isPeer)
    for type in types {
      let family = Set(types.filter { $0.surrounds(type) || type.surrounds($0) }.map(\.name))
      for token in file.code[type.range] where token.kind == .identifier && isPeer(file.bytes[token.range]) {
        let name = file.text(of: token)
        if kin(name) == kin(type.name) || family.contains(name) { continue }
        let place = file.location(of: token)
        found[place] = head.violation(Self.kind, at: place, "\(type.name) names its peer \(name)")
      }
    }
    return Array(found.values)
  }

  /// The common part of the names of a family.
  private func kin(_ name: String) -> String {
    let prefix = prefixes.first { name.hasPrefix($0) && name.count > $0.count } ?? ""
    let suffix = suffixes.first { name.hasSuffix($0) && name.count > prefix.count + $0.count } ?? ""
    return String(name.dropFirst(prefix.count).dropLast(suffix.count))
  }

  /// Whether it is a type's name: what begins with a small letter is a property, such as one that holds a peer.
  private func isPeer(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
    let suffix = suffixes.first { name.count > $0.utf8.count && name.suffix($0.utf8.count).elementsEqual($0.utf8) }
    let forms = [name, name.dropLast(suffix?.utf8.count ?? 0)]
    return forms.contains { form in names.contains { $0.matches(form) } }
      && !forms.contains { form in except.contains { $0.matches(form) } }
  }
}
