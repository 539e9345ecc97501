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

  /// The conformances of each double, in its declaration and in extensions.
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
