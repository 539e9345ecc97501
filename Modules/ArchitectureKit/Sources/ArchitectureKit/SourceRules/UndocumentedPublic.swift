/// What is public has a documentation comment. Members of public protocols and cases of public enums are public too; a
/// member of a type that isn't public isn't, as far as the files say.
///
/// What a protocol asks for is documented there: a member that one of the files' protocols requires of its type needs no
/// comment of its own, nor does what stands in an extension that states a conformance.
public struct UndocumentedPublic: SourceRule, SourceSetRule {
  public let id = "undocumented-public"
  private let severity: Severity
  private let exemptKinds: Set<Declaration.Kind>

  /// A rule that asks for a comment, not for a good one.
  ///
  /// - Parameters:
  ///   - exemptKinds: What may go without a comment. An extension has none of its own in any case, an initialiser usually
  ///     says what its type says.
  ///   - severity: How much a missing comment weighs.
  public init(exemptKinds: Set<Declaration.Kind> = [.`init`, .case], severity: Severity = .warning) {
    self.exemptKinds = exemptKinds.union([.extension])
    self.severity = severity
  }

  public func violations(in file: SourceFile) -> [Violation] { violations(in: [file]) }

  public func violations(in files: [SourceFile]) -> [Violation] {
    let protocols = ProtocolTable(of: files)
    let types = files.flatMap(\.declarations).filter(\.isType)
    // A type that many files extend states its conformances once at most.
    let inherited = types.reduce(into: [String: Set<String>]()) {
      $0[$1.plainName, default: []].formUnion($1.inherited)
    }
    let required = inherited.reduce(into: [:]) { $0[$1.key] = protocols.requirements(of: [$1.key] + $1.value) }
    let table = PublicTable(of: files)
    return files.flatMap { file in
      undocumented(in: file, table).filter { !file.isFulfilling($0, required) }.map(violation)
    }
  }

  private func undocumented(in file: SourceFile, _ table: PublicTable) -> [Declaration] {
    file.declarations.filter {
      !$0.isDocumented && !exemptKinds.contains($0.kind) && !$0.isForwarded && table.isPublic($0, in: file)
    }
  }

  private func violation(_ declaration: Declaration) -> Violation {
    Violation(
      location: declaration.location, rule: id, severity: severity,
      message: "'\(declaration.signature)' is public and not documented",
      advice: "say what it returns, what it throws and what it costs")
  }
}

extension Declaration {
  /// Whether another declaration, which it overrides or fulfils, documents it.
  fileprivate var isForwarded: Bool {
    modifierKeywords.contains(.override) || Self.fulfilling.contains(signature)
  }

  private static let fulfilling: Set = [
    "==(_:_:)", "<(_:_:)", "hash(into:)", "encode(to:)", "description", "debugDescription", "errorDescription", "body",
    "id", "rawValue",
  ]
}

extension SourceFile {
  /// Whether a protocol says what the declaration is for.
  fileprivate func isFulfilling(_ declaration: Declaration, _ required: [String: Set<String>]) -> Bool {
    guard let parent = declaration.parent.map({ declarations[$0] }), parent.kind != .protocol else { return false }
    if parent.kind == .extension, !parent.inherited.isEmpty, !declaration.isType { return true }
    return required[parent.plainName]?.contains(declaration.signature) == true
  }
}
