/// What a requirement says of the type that fulfils it.
extension ProtocolRequirement {
  /// Whether it names `Self` itself.
  var namesSelf: Bool { types.contains { $0.names.contains("Self") } || constraints.contains(where: \.namesSelf) }

  /// With the associated types of `Self` by their own names: `Item` for `Self.Item`.
  func naming(_ associated: Set<String>) -> ProtocolRequirement {
    mapped { text in
      text.replacing(/\bSelf\.(\w+)/.wordBoundaryKind(.simple)) { match in
        associated.contains(String(match.1)) ? String(match.1) : String(match.0)
      }
    }
  }

  /// With the name of a type for `Self`.
  func fulfilled(by name: String) -> ProtocolRequirement {
    mapped { $0.replacing(String.ownType, with: name) }
  }

  /// With other texts for its types.
  private func mapped(_ text: (String) -> String) -> ProtocolRequirement {
    var requirement = self
    requirement.generics = generics.map {
      GenericParameter(name: $0.name, bound: $0.bound?.mapped(text), isUnusual: $0.isUnusual)
    }
    requirement.parameters = parameters.map {
      RequirementParameter(attributes: $0.attributes, label: $0.label, name: $0.name, type: $0.type.mapped(text))
    }
    if case .typed(let error) = failure { requirement.failure = .typed(error.mapped(text)) }
    requirement.result = result?.mapped(text)
    requirement.constraints = constraints.map(text)
    return requirement
  }
}

extension ProtocolDeclaration {
  /// Whether an associated type depends on the type that fulfils the protocol.
  var isBoundToSelf: Bool {
    let clauses = constraints.filter { !$0.hasPrefix("Self: ") } + associatedTypes.flatMap(\.constraints)
    let bounds = associatedTypes.compactMap(\.bound?.text)
    return (clauses.map { $0.replacing("Self.", with: "") } + bounds).contains(where: \.namesSelf)
  }
}

extension TypeSyntax {
  fileprivate func mapped(_ change: (String) -> String) -> TypeSyntax {
    guard text.namesSelf else { return self }
    var type = self
    type.text = change(text)
    if !type.text.namesSelf { type.names.remove("Self") }
    return type
  }
}

extension String {
  /// Whether `Self` stands in it.
  var namesSelf: Bool { contains(Self.ownType) }

  /// A word ends at the period of `Self.Item`, where a language's words would go on.
  fileprivate static var ownType: Regex<Substring> { /\bSelf\b/.wordBoundaryKind(.simple) }
}
