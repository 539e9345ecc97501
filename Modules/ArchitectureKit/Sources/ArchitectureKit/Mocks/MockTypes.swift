/// How the values of a mocked protocol are kept.
struct MockTypes {
  let index: ProtocolIndex
  let isShared: Bool
  let associated: Set<String>

  /// The type by which an argument is kept; nil for one that isn't: a closure that is only lent, and under a lock what
  /// may not leave its isolation.
  func kept(_ parameter: RequirementParameter, of requirement: ProtocolRequirement) -> String? {
    let type = parameter.type
    let isLent = type.isFunction || type.names.contains(where: index.isFunctionType) && !type.text.contains("?")
    if isLent, !type.specifiers.contains("@escaping") || type.specifiers.contains("@autoclosure") { return nil }
    if type.specifiers.contains("isolated") { return nil }
    return stored(type, of: requirement)?.text
  }

  /// A type as it is kept, and whether it is another one; nil where no type will do.
  func stored(_ type: TypeSyntax, of requirement: ProtocolRequirement) -> (text: String, isErased: Bool)? {
    let generics = requirement.generics.filter { type.names.contains($0.name) }
    if !generics.isEmpty {
      // The closure of a generic function has no type that all of its calls share.
      if type.text.contains("->") { return nil }
      if !isShared { return ("Any", true) }
      return generics.allSatisfy { isSendable($0, in: requirement) } ? ("any Sendable", true) : nil
    }
    if isShared, !isSendable(type) { return nil }
    var text = type.text.replacing("some ", with: "any ")
    if text.hasSuffix("!") { text = text.dropLast() + "?" }
    if type.isFunction || text.hasPrefix("any ") && text.contains("&") { text = "(\(text))" }
    return (text, false)
  }

  private func isSendable(_ generic: GenericParameter, in requirement: ProtocolRequirement) -> Bool {
    let bounds = [generic.bound?.text ?? ""] + requirement.constraints.filter { $0.hasPrefix(generic.name + ":") }
    return bounds.contains { $0.contains("Sendable") || $0.hasSuffix("Error") }
  }

  /// Whether values may leave their isolation, as far as the text says.
  private func isSendable(_ type: TypeSyntax) -> Bool {
    if type.text.contains("->") { return type.text.contains("@Sendable") }
    if type.names.contains("Any") || type.names.contains("AnyObject") || type.text.contains(".Type") { return false }
    if type.text.contains("any "), !type.text.contains("Sendable"), !type.text.contains("any Error") {
      guard type.names.contains(where: isSendableProtocol) else { return false }
    }
    // The name of a protocol may stand without `any`.
    if type.names.contains(where: { index.isProtocol($0) && !isSendableProtocol($0) }) {
      return type.text.contains("Sendable")
    }
    return !type.names.contains(where: index.isUnshared)
  }

  private func isSendableProtocol(_ name: String) -> Bool {
    guard let declaration = index.all.first(where: { $0.name == name }) else { return false }
    var walk = Ancestry(index: index)
    walk.visit(declaration)
    return !walk.builtin.isDisjoint(with: ["Sendable", "Actor", "Error"])
      || walk.found.contains { $0.globalActor != nil }
  }
}

extension MockMember {
  /// The uses of a requirement, reads before writes.
  static func uses(of stated: ProtocolRequirement, _ types: MockTypes, _ traits: MockTraits) -> [MockMember] {
    // What names Self is about the mock alone: no fake of another type can answer it.
    let isAnyones = !stated.namesSelf
    let requirement = stated.fulfilled(by: traits.name)
    let arguments = requirement.parameters.enumerated().compactMap { index, parameter in
      types.kept(parameter, of: requirement).map { (parameter.insideName(index), $0) }
    }
    let answer = requirement.result.map { types.stored($0, of: requirement) ?? (text: "Never", isErased: false) }
    // An actor can't call another one without waiting, and a value behind `let` can't be changed.
    let isOutside = requirement.has("nonisolated")
    let isReachable =
      isOutside ? traits.reachesNonisolated : !traits.isActor || requirement.isAsync
    let isChangeable = traits.isClassBound || !traits.isShared
    let use = requirement.kind == .function ? Use.call : .get
    let isMutating = requirement.has("mutating")
    var uses = [
      MockMember(
        requirement: requirement, use: use, name: "", arguments: arguments, answer: answer?.text ?? "Void",
        isErased: answer?.isErased ?? false,
        hasFake: isAnyones && isReachable && (!isMutating || isChangeable))
    ]
    if requirement.isSettable, let result = requirement.result {
      let value = types.stored(result, of: requirement).map { [("newValue", $0.text)] } ?? []
      uses.append(
        MockMember(
          requirement: requirement, use: .set, name: "", arguments: arguments + value, answer: "Void", isErased: false,
          hasFake: isAnyones && isReachable && isChangeable))
    }
    return uses
  }
}

extension RequirementParameter {
  /// The name inside a function, where it has one; else one by its place.
  func insideName(_ index: Int) -> String { name == "_" ? "argument\(index + 1)" : name }
}

/// Names by which requirements are planned.
enum MockNames {
  /// The members with the shortest names that tell them apart: `create`, else `createDraftOn`, else a number more.
  static func distinguished(_ members: [MockMember]) -> [MockMember] {
    let short = members.map { member in
      member.use == .set ? "set" + capitalized(member.baseName) : member.baseName
    }
    let long = zip(members, short).map { member, name in
      name + member.requirement.parameters.map { capitalized($0.distinguishingName) }.joined()
    }
    let shortCounts = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
    var taken: Set<String> = ["log"]
    return members.indices.map { index in
      let isShort = shortCounts[short[index]] == 1 && short[index] != "log"
      let wanted = isShort ? short[index] : long[index] == "log" ? "logRequirement" : long[index]
      let name = taken.contains(wanted) ? numbered(wanted, avoiding: taken) : wanted
      taken.insert(name)
      var member = members[index]
      member.name = name
      return member
    }
  }

  private static func numbered(_ name: String, avoiding taken: Set<String>) -> String {
    var number = 2
    while taken.contains("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }

  static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}

extension MockMember {
  fileprivate var baseName: String { requirement.name.filter { $0 != "`" } }
}

extension RequirementParameter {
  /// The label, or the name of one without.
  fileprivate var distinguishingName: String {
    let label = label ?? name
    return (label == "_" ? name : label).filter { $0 != "`" && $0 != "_" }
  }
}
