/// A protocol as its source declares it.
struct ProtocolDeclaration: Sendable, Hashable {
  /// The name; of a protocol in a type with that type's before it: `Shop.Clerk`.
  let name: String
  let module: String
  /// The place of the name.
  let location: SourceLocation
  let accessLevel: AccessLevel
  /// The attributes with their `@`.
  var attributes: [String] = []
  /// The names between `<` and `>`.
  var primaryTypes: [String] = []
  /// What it refines, each as it is written: `Sendable`, `Store.Operations`, `~Copyable`.
  var inherited: [String] = []
  /// The clauses after `where`.
  var constraints: [String] = []
  var associatedTypes: [AssociatedType] = []
  var requirements: [ProtocolRequirement] = []
  /// The condition of the `#if` around it; nil for none.
  var condition: String?
  /// Whether a comment `// architect:mock` stands before it.
  var isMarked = false
  /// What can't be read of it, with the places.
  var gaps: [Gap] = []

  /// A part that this reader doesn't know.
  struct Gap: Sendable, Hashable {
    let reason: String
    let location: SourceLocation
  }

  /// A type that it leaves open.
  struct AssociatedType: Sendable, Hashable {
    let name: String
    /// What the type conforms to; nil for no promise.
    let bound: TypeSyntax?
    let constraints: [String]
    let location: SourceLocation
  }
}

/// A property, function, subscript or initializer that a protocol asks for.
struct ProtocolRequirement: Sendable, Hashable {
  enum Kind: String, Sendable, Hashable {
    case function = "func"
    case property = "var"
    case `subscript`
    case initializer = "init"
  }

  /// What it throws.
  enum Failure: Sendable, Hashable {
    case none
    /// Any error.
    case any
    case typed(TypeSyntax)
    /// Only what a closure throws that it is given.
    case `rethrows`
  }

  let kind: Kind
  /// The name with its backticks.
  let name: String
  let location: SourceLocation
  var attributes: [String] = []
  /// The words before the declaring one: `mutating`, `static`, `nonisolated`.
  var modifiers: [String] = []
  var generics: [GenericParameter] = []
  var parameters: [RequirementParameter] = []
  var isAsync = false
  var failure = Failure.none
  /// The type of the value; nil where there is none.
  var result: TypeSyntax?
  var constraints: [String] = []
  var isSettable = false
  /// The condition of the `#if` around it; nil for none.
  var condition: String?
}

extension ProtocolRequirement {
  /// As a call tells it from others: `insert(_:on:)`, `rows`.
  var signature: String {
    let labels = parameters.map { ($0.label ?? $0.name) + ":" }.joined()
    return kind == .property ? name : "\(name)(\(labels))"
  }

  /// What two declarations of one requirement agree in, whatever their parameters are called inside.
  var identity: String {
    let types = (parameters.map(\.type.text) + [result?.text ?? "Void"]).joined(separator: ",")
    return "\(kind.rawValue) \(signature) \(types) \(isAsync) \(generics.map(\.text))"
  }

  /// Every type that stands in it.
  var types: [TypeSyntax] {
    var types = parameters.map(\.type) + [result].compactMap(\.self) + generics.compactMap(\.bound)
    if case .typed(let error) = failure { types.append(error) }
    return types
  }

  func has(_ modifier: String) -> Bool { modifiers.contains(modifier) }
}

/// A type that a function leaves to its caller.
struct GenericParameter: Sendable, Hashable {
  let name: String
  let bound: TypeSyntax?
  /// Whether it stands for any number of types, or for a value.
  let isUnusual: Bool

  var text: String { bound.map { "\(name): \($0.text)" } ?? name }
}

/// A parameter of a requirement.
struct RequirementParameter: Sendable, Hashable {
  /// Attributes before its name, such as those of builders.
  let attributes: [String]
  /// The argument's label, `_` for none; nil where it is the name.
  let label: String?
  /// The name inside; `_` where there is none.
  let name: String
  let type: TypeSyntax
}

/// A type as it is written.
struct TypeSyntax: Sendable, Hashable {
  /// What is before the type and belongs to the parameter: `inout`, `@escaping`, `isolated`.
  var specifiers: [String] = []
  /// The type alone, on one line: `[String: any Item]`, `@Sendable (Int) -> Void`.
  var text = ""
  /// The names in it, without labels and members: `Array`, `Item`.
  var names: Set<String> = []
  /// Whether it is the type of a function, and not an optional or a tuple of some.
  var isFunction = false
  /// Whether it stands for any number of arguments.
  var isVariadic = false

  var whole: String { (specifiers + [text]).joined(separator: " ") }
}
