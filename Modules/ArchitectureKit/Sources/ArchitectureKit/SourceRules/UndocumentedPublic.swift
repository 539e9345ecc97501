/// What is public has a documentation comment. Members of public protocols and cases of public enums are public too.
public struct UndocumentedPublic: SourceRule {
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

  public func violations(in file: SourceFile) -> [Violation] {
    file.declarations.compactMap { declaration in
      guard !declaration.isDocumented, !exemptKinds.contains(declaration.kind), !declaration.isForwarded,
        file.isPublic(declaration)
      else { return nil }
      return Violation(
        location: declaration.location, rule: id, severity: severity,
        message: "'\(declaration.signature)' is public and not documented",
        advice: "say what it returns, what it throws and what it costs")
    }
  }
}

extension Declaration {
  /// Whether another declaration, which it overrides or fulfils, documents it.
  fileprivate var isForwarded: Bool {
    modifierKeywords.contains(.override) || Self.fulfilling.contains(signature)
  }

  private static let fulfilling: Set = [
    "==(_:_:)", "<(_:_:)", "hash(into:)", "encode(to:)", "description", "debugDescription", "errorDescription", "body",
    "id",
  ]
}

extension SourceFile {
  /// Whether the declaration can be seen from other modules, as far as this file says.
  fileprivate func isPublic(_ declaration: Declaration) -> Bool {
    if let level = declaration.accessLevel { return level == .public || level == .open }
    guard let parent = declaration.parent.map({ declarations[$0] }) else { return false }
    switch parent.kind {
    case .protocol: return isPublic(parent)
    case .enum: return declaration.kind == .case && isPublic(parent)
    case .extension: return parent.accessLevel == .public
    default: return false
    }
  }
}
