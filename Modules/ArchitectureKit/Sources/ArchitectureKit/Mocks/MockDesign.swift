/// A mock that can be written: what it stands for, and how it keeps what it is asked.
struct MockDesign: Sendable {
  let declaration: ProtocolDeclaration
  /// The protocol, and those that it refines.
  let ancestry: [ProtocolDeclaration]
  let isActor: Bool
  /// `@MainActor`; nil where no global actor is named.
  let globalActor: String?
  /// Whether its members are reached from several isolations, so that they are kept under a lock.
  let isShared: Bool
  let isClassBound: Bool
  /// Whether it is compared, and hashed, by its identity.
  let equality: Equality
  /// Its generic parameters: the associated types that nothing settles.
  let generics: [ProtocolDeclaration.AssociatedType]
  /// The associated types that a constraint settles.
  let aliases: [(name: String, type: String)]
  let constraints: [String]
  /// The requirements, sorted, with the names by which a test plans them.
  let members: [MockMember]

  enum Equality: Sendable { case none, equatable, hashable }
}

extension MockDesign {
  var name: String { declaration.mockName }

  /// `public `, `package ` or nothing, before what it declares.
  var access: String {
    switch declaration.accessLevel {
    case .open, .public: "public "
    case .package: "package "
    case .internal, .fileprivate, .private: ""
    }
  }

  /// The type of its fake; nil where there is no such type, because an associated type isn't a primary one.
  var fakeType: String? {
    let open = Set(generics.map(\.name)).union(aliases.map(\.name))
    if open.isEmpty { return "any \(declaration.name)" }
    guard open == Set(declaration.primaryTypes) else { return nil }
    return "any \(declaration.name)<\(declaration.primaryTypes.joined(separator: ", "))>"
  }

  /// The kinds of members that the written support needs.
  var kind: String { isShared ? "SendableMockedRequirement" : "MockedRequirement" }
}

/// One use of a requirement: a call, a read or a write.
struct MockMember: Sendable {
  enum Use: Sendable { case call, get, set }

  let requirement: ProtocolRequirement
  let use: Use
  /// The name by which a test plans it.
  var name: String
  /// What is recorded of a call, with its type.
  let arguments: [(name: String, type: String)]
  /// The type of the answer; `Never` where no value can be planned.
  let answer: String
  /// Whether the answer is another type than what the caller gets.
  let isErased: Bool
  let hasFake: Bool
}

extension MockMember {
  var isAsync: Bool { requirement.isAsync && use != .set }

  var failure: String {
    switch use == .set ? .none : requirement.failure {
    case .none, .rethrows: "Never"  // A plan has no error of the caller's to throw.
    case .any: "any Error"
    case .typed(let type): type.text
    }
  }

  var isThrowing: Bool { failure != "Never" }

  /// Whether its fake throws what a closure throws that it is given.
  var isRethrowing: Bool { requirement.failure == .rethrows }

  /// `(name: String, at: Date)`
  var argumentsType: String {
    switch arguments.count {
    case 0: "Void"
    case 1: arguments[0].type
    default: "(" + arguments.map { "\($0.name): \($0.type)" }.joined(separator: ", ") + ")"
    }
  }

  /// As messages tell it: `Shop.rows`, `Shop.rows = …`.
  var title: String { use == .set ? "\(requirement.signature) =" : requirement.signature }
}

extension ProtocolDeclaration {
  /// `MockShopClerk` of `Shop.Clerk`.
  var mockName: String { "Mock" + name.filter { $0 != "." } }
}
