/// Why protocols can't be mocked.
struct MockRefusals {
  let index: ProtocolIndex

  /// The refusals of a protocol with all that it refines, each with its place; empty for one that can be mocked.
  func refusals(
    of ancestry: [ProtocolDeclaration], unknown: [String], synthesized: [ProtocolRequirement]
  ) -> [ProtocolDeclaration.Gap] {
    guard let declaration = ancestry.first else { return [] }
    var found: [ProtocolDeclaration.Gap] = []
    func refuse(_ reason: String, at location: SourceLocation? = nil) {
      found.append(ProtocolDeclaration.Gap(reason: reason, location: location ?? declaration.location))
    }
    if declaration.accessLevel == .private || declaration.accessLevel == .fileprivate {
      refuse("it is \(declaration.accessLevel.rawValue)")
    }
    for name in unknown { refuse(reason(ofUnknown: name)) }
    for requirement in synthesized {
      if let reason = reason(of: requirement) { refuse("“\(requirement.signature)” \(reason)") }
    }
    for part in ancestry {
      found += part.gaps.map { .init(reason: "it can't be read: \($0.reason)", location: $0.location) }
      if part.attributes.contains("@objc") { refuse("it is one of Objective-C", at: part.location) }
      for type in part.associatedTypes where type.bound?.text.contains("~") == true {
        refuse("its \(type.name) may be noncopyable (~Copyable)", at: type.location)
      }
      if part.constraints.contains(where: { $0.contains("~") }) { refuse("it may be noncopyable (~Copyable)") }
      if part.isBoundToSelf { refuse("what it says of its types names Self", at: part.location) }
      for requirement in part.requirements {
        if let reason = reason(of: requirement) {
          refuse("“\(requirement.signature)” \(reason)", at: requirement.location)
        }
      }
    }
    return found
  }

  private func reason(ofUnknown name: String) -> String {
    if name.hasPrefix("~") { return "it may be noncopyable (\(name))" }
    if index.isClass(name) { return "it is for subclasses of \(name)" }
    return "there is no source of \(name), which it refines"
  }

  /// Nil for a requirement that can be mocked.
  private func reason(of requirement: ProtocolRequirement) -> String? {
    if requirement.kind == .initializer { return "makes an instance that no test can plan" }
    if requirement.has("static") || requirement.has("class") { return "is static: every test would share its calls" }
    if requirement.has("optional") { return "is optional" }
    if requirement.has("distributed") { return "is distributed" }
    if requirement.has("consuming") || requirement.has("borrowing") { return "takes ownership of the instance" }
    if requirement.generics.contains(where: \.isUnusual) { return "has a parameter pack or a value as a parameter" }
    let suppressing = requirement.generics.compactMap(\.bound?.text) + requirement.constraints
    if suppressing.contains(where: { $0.contains("~") }) { return "takes what may be noncopyable (~Copyable)" }
    let names = Set(requirement.generics.map(\.name))
    if case .typed(let type) = requirement.failure, !type.names.isDisjoint(with: names) {
      return "throws an error of its caller's type"
    }
    if requirement.parameters.isEmpty || requirement.kind == .property,
      ["mocked", "fake"].contains(requirement.name)
    {
      return "has the name of a member of every mock"
    }
    return requirement.parameters.lazy.compactMap(reason).first
  }

  private func reason(of parameter: RequirementParameter) -> String? {
    let specifiers = parameter.type.specifiers
    if let word = specifiers.first(where: { ["borrowing", "consuming", "__owned", "__shared"].contains($0) }) {
      return "has a \(word) parameter"
    }
    if parameter.type.isVariadic { return "takes any number of arguments" }
    let isAutoclosure = specifiers.contains("@autoclosure")
    if isAutoclosure, parameter.type.text.contains("async") || parameter.type.text.contains("throws") {
      return "has an autoclosure that throws or suspends"
    }
    return nil
  }
}
