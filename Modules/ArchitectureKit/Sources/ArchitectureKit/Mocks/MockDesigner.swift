/// Decides how the mock of a protocol is made, or why there can be none.
struct MockDesigner {
  let index: ProtocolIndex

  enum Outcome {
    case design(MockDesign)
    case refused([ProtocolDeclaration.Gap])
  }

  func outcome(of declaration: ProtocolDeclaration) -> Outcome {
    var walk = Ancestry(index: index)
    walk.visit(declaration)
    let refusals = MockRefusals(index: index).refusals(
      of: walk.found, unknown: walk.unknown, synthesized: walk.synthesized)
    return refusals.isEmpty ? .design(design(declaration, walk)) : .refused(refusals)
  }

  private func design(_ declaration: ProtocolDeclaration, _ walk: Ancestry) -> MockDesign {
    let isActor = walk.builtin.contains("Actor")
    let globalActor = walk.globalActor
    let requirements = requirements(walk)
    let isMixed = globalActor != nil && requirements.contains { $0.has("nonisolated") }
    let isSendable = !walk.builtin.isDisjoint(with: ["Sendable", "Error"])
    let isShared = isActor || isMixed || globalActor == nil && isSendable
    let settled = settlements(walk)
    let isClassBound = isActor || walk.builtin.contains("AnyObject")
    let types = MockTypes(index: index, isShared: isShared, associated: Set(walk.associated.map(\.name)))
    let traits = MockTraits(
      isActor: isActor, isShared: isShared, isClassBound: isClassBound,
      reachesNonisolated: globalActor == nil || isSendable, name: declaration.mockName)
    return MockDesign(
      declaration: declaration, ancestry: walk.found, isActor: isActor, globalActor: globalActor, isShared: isShared,
      isClassBound: isClassBound,
      equality: walk.builtin.contains("Hashable")
        ? .hashable : walk.builtin.contains("Equatable") ? .equatable : .none,
      generics: walk.associated.filter { type in !settled.contains { $0.name == type.name } },
      aliases: settled, constraints: constraints(walk, settled),
      members: MockNames.distinguished(requirements.flatMap { MockMember.uses(of: $0, types, traits) }))
  }

  /// The requirements of all, each once, sorted.
  private func requirements(_ walk: Ancestry) -> [ProtocolRequirement] {
    var seen: Set<String> = []
    let all = walk.isolatedRequirements + (walk.globalActor == nil ? walk.synthesized : walk.synthesized.nonisolated)
    let associated = Set(walk.associated.map(\.name))
    return all.map { $0.naming(associated) }.filter { seen.insert($0.identity).inserted }
      .sorted { ($0.name, $0.signature, $0.identity) < ($1.name, $1.signature, $1.identity) }
  }

  /// The associated types that a constraint says to be one type.
  private func settlements(_ walk: Ancestry) -> [(name: String, type: String)] {
    walk.clauses.compactMap { clause in
      let sides = clause.split(separator: " == ", maxSplits: 1).map(String.init)
      guard sides.count == 2, let type = walk.associated.first(where: { $0.name == sides[0] }) else { return nil }
      return (type.name, sides[1])
    }
  }

  private func constraints(_ walk: Ancestry, _ settled: [(name: String, type: String)]) -> [String] {
    let kept = walk.clauses.filter { clause in
      let subject = clause.prefix { $0 != " " && $0 != ":" && $0 != "=" }
      let first = String(subject.prefix { $0 != "." })
      return walk.associated.contains { $0.name == first } && !settled.contains { $0.name == subject }
    }
    return Array(Set(kept)).sorted()
  }
}

/// What decides how a member is kept.
struct MockTraits {
  let isActor: Bool
  let isShared: Bool
  let isClassBound: Bool
  /// Whether members outside of its actor may ask its fake.
  let reachesNonisolated: Bool
  /// The mock's own name.
  let name: String
}

/// The protocols that one refines, in the order in which they are named, and what they say together.
struct Ancestry {
  let index: ProtocolIndex
  private(set) var found: [ProtocolDeclaration] = []
  /// Protocols of the standard library that ask a mock for nothing more than is written here.
  private(set) var builtin: Set<String> = []
  private(set) var unknown: [String] = []

  init(index: ProtocolIndex) { self.index = index }

  mutating func visit(_ declaration: ProtocolDeclaration) {
    guard !found.contains(declaration) else { return }
    found.append(declaration)
    let claims = declaration.constraints.filter { $0.hasPrefix("Self: ") }.map { String($0.dropFirst(6)) }
    let written = declaration.inherited + claims
    let names = written.map { $0.replacing("@preconcurrency ", with: "").replacing("@unchecked ", with: "") }
    for plain in names.flatMap({ index.resolve($0, from: declaration) == nil ? index.aliased($0) ?? [$0] : [$0] }) {
      if let parent = index.resolve(plain, from: declaration) {
        visit(parent)
      } else if let builtin = Self.known[plain.hasPrefix("Swift.") ? String(plain.dropFirst(6)) : plain] {
        self.builtin.formUnion(builtin)
      } else if !unknown.contains(plain) {
        unknown.append(plain)
      }
    }
  }

  /// Each with what it implies.
  private static let known: [String: [String]] = [
    "Any": [], "AnyObject": ["AnyObject"], "Sendable": ["Sendable"], "SendableMetatype": [], "Observable": [],
    "Observation.Observable": [], "Copyable": [], "Escapable": [], "Actor": ["Actor"], "Error": ["Error"],
    "Identifiable": ["Identifiable"], "Encodable": ["Encodable"], "Equatable": ["Equatable"], "Hashable": ["Hashable"],
    "CustomStringConvertible": ["CustomStringConvertible"],
    "CustomDebugStringConvertible": ["CustomDebugStringConvertible"],
  ]

  /// The global actor of the first that names one, which all that refine it have.
  var globalActor: String? { found.lazy.compactMap(\.globalActor).first }

  /// The requirements of all. What a protocol without the global actor asks for is outside of it.
  var isolatedRequirements: [ProtocolRequirement] {
    if globalActor == nil { return found.flatMap(\.requirements) }
    return found.flatMap { part -> [ProtocolRequirement] in
      var walk = Ancestry(index: index)
      walk.visit(part)
      return walk.globalActor == nil ? part.requirements.nonisolated : part.requirements
    }
  }

  var associated: [ProtocolDeclaration.AssociatedType] {
    var seen: Set<String> = []
    return found.flatMap(\.associatedTypes).filter { seen.insert($0.name).inserted }
  }

  /// The constraints on associated types, without `Self.`.
  var clauses: [String] {
    (found.flatMap(\.constraints) + found.flatMap { $0.associatedTypes.flatMap(\.constraints) })
      .filter { !$0.hasPrefix("Self: ") }.map { $0.replacing("Self.", with: "") }
  }

  /// What the standard library's protocols ask for.
  var synthesized: [ProtocolRequirement] {
    var texts: [String] = []
    if builtin.contains("CustomStringConvertible") { texts.append("var description: String { get }") }
    if builtin.contains("Encodable") { texts.append("func encode(to encoder: any Encoder) throws") }
    if builtin.contains("CustomDebugStringConvertible") { texts.append("var debugDescription: String { get }") }
    if builtin.contains("Identifiable"), let type = clauses.first(where: { $0.hasPrefix("ID == ") })?.dropFirst(6) {
      texts.append("var id: \(type) { get }")
    }
    let text = "protocol Standard {\n\(texts.joined(separator: "\n"))\n}"
    return ProtocolReader.protocols(in: SourceFile(path: "Swift", text: text)).flatMap(\.requirements)
  }
}

extension ProtocolDeclaration {
  /// `@MainActor`; nil where none is named.
  var globalActor: String? { attributes.first { $0.hasSuffix("Actor") } }
}

extension [ProtocolRequirement] {
  /// The requirements, outside of the actor of their type.
  fileprivate var nonisolated: Self {
    map { requirement in
      if requirement.attributes.contains(where: { $0.hasSuffix("Actor") }) || requirement.has("nonisolated") {
        return requirement
      }
      var requirement = requirement
      requirement.modifiers.append("nonisolated")
      return requirement
    }
  }
}
