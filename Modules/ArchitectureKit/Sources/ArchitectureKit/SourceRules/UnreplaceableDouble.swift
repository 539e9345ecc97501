/// A double can replace what it declares.
///
/// A method that stands only in a protocol's extension is no requirement: a call through the protocol runs the
/// extension's, whatever a double declares under the same name. Needs the protocols, their extensions and the doubles.
public struct UnreplaceableDouble: SourceSetRule {
  public let id = "unreplaceable-double"
  private let isDouble: @Sendable (String) -> Bool

  /// A rule for doubles that are told by the beginning of their names.
  ///
  /// - Parameter prefix: How the names of doubles begin.
  public init(prefix: String = "Mock") {
    isDouble = { $0.hasPrefix(prefix) }
  }

  /// A rule for doubles that are told by anything in their names.
  ///
  /// - Parameter isDouble: Whether a type of this name is a double.
  public init(isDouble: @escaping @Sendable (String) -> Bool) {
    self.isDouble = isDouble
  }

  public func violations(in files: [SourceFile]) -> [Violation] {
    let protocols = ProtocolTable(of: files)
    let inherited = inheritance(of: files)
    return files.flatMap { file in
      file.declarations.compactMap { violation(of: $0, in: file, protocols, inherited) }
    }
  }

  /// What each double inherits, in its declaration and in extensions.
  private func inheritance(of files: [SourceFile]) -> [String: [String]] {
    let types = files.flatMap(\.declarations).filter { $0.isType && isDouble($0.plainName) }
    return Dictionary(types.map { ($0.plainName, $0.inherited) }, uniquingKeysWith: +)
  }

  private func violation(
    of declaration: Declaration, in file: SourceFile, _ protocols: ProtocolTable, _ inherited: [String: [String]]
  ) -> Violation? {
    guard declaration.kind == .func || declaration.kind == .var || declaration.kind == .subscript,
      !declaration.modifierKeywords.contains(.static), let parent = declaration.parent.map({ file.declarations[$0] }),
      parent.isType, let names = inherited[parent.plainName],
      let owner = protocols.extensionOnly(declaration.signature, of: names)
    else { return nil }
    return Violation(
      location: declaration.location, rule: id,
      message: """
        '\(declaration.signature)' of \(parent.plainName) replaces nothing: \(owner) declares it in an extension only
        """,
      advice: "make it a requirement of \(owner)", chain: [parent.plainName, owner])
  }
}

/// The protocols of some files: what they require, and what only their extensions declare.
private struct ProtocolTable {
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

  private func ancestry(of names: [String]) -> [String] {
    var found: [String] = []
    var waiting = names
    while let name = waiting.popLast() {
      if found.contains(name) { continue }
      found.append(name)
      waiting += (parents[name] ?? []).map(\.lastName)
    }
    return found
  }
}

extension Declaration {
  /// The name without the module or type before it.
  fileprivate var plainName: String { name.lastName }
}

extension String {
  fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
