/// One declaration of a source file, as far as the rules know it.
public struct Declaration: Sendable, Hashable {
  /// The word that declares it, which is the raw value too.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A reference type that keeps its state to itself.
    case actor
    /// A type that a protocol leaves open.
    case `associatedtype`
    /// One or more cases of an enumeration, by the name of the first.
    case `case`
    /// A reference type. `class` before a member is a modifier.
    case `class`
    /// A deinitializer.
    case `deinit`
    /// A type with cases.
    case `enum`
    /// Members and conformances of a type that is declared elsewhere.
    case `extension`
    /// A function, method or operator.
    case `func`
    /// An initializer.
    case `init`
    /// A constant at the top or in a type; of a tuple the first name counts.
    case `let`
    /// A macro, by its signature.
    case macro
    /// A protocol.
    case `protocol`
    /// A value type.
    case `struct`
    /// Access by an index or a key.
    case `subscript`
    /// Another name for a type.
    case `typealias`
    /// A variable or computed property at the top or in a type; of a tuple the first name counts.
    case `var`
  }

  /// By which word it is declared.
  public let kind: Kind
  /// The name without its backticks; of an extension what it extends, of an initialiser `init`.
  public let name: String
  /// The argument labels of what takes arguments, `_` for none; empty for everything else.
  public internal(set) var labels: [String] = []
  /// The written modifiers, the access level among them: `public` but not `private(set)`.
  var modifierKeywords: Set<Keyword> = []
  /// Names after the colon of a type, a protocol or an extension: `ObservableObject`, `Models.Entity`.
  public internal(set) var inherited: [String] = []
  /// Whether a documentation comment is before it.
  public internal(set) var isDocumented = false
  /// The index of the declaration around it in the file's declarations; nil at the top.
  public internal(set) var parent: Int?
  /// The place of its name, or of its keyword where it has none.
  public let location: SourceLocation
  /// The index in the file's code of its name, or of its keyword where it has none.
  let index: Int
  /// Code between the braces of its body, as indices of the file's code.
  var body: Range<Int>?

  init(kind: Kind, name: String, location: SourceLocation, index: Int) {
    self.kind = kind
    self.name = name
    self.location = location
    self.index = index
  }
}

extension Declaration {
  /// The written modifiers, the access level among them: `public` but not `private(set)`. Costs a text for each.
  public var modifiers: Set<String> { Set(modifierKeywords.map(\.rawValue)) }

  /// The written access level; nil where none is.
  public var accessLevel: AccessLevel? {
    modifierKeywords.lazy.compactMap { AccessLevel(rawValue: $0.rawValue) }.first
  }

  /// The name as a call tells it from others: `insert(_:keepingTotalAtLeast:)`, or the plain name without arguments.
  public var signature: String {
    takesArguments ? "\(name)(\(labels.map { $0 + ":" }.joined()))" : name
  }

  var takesArguments: Bool { kind == .func || kind == .`init` || kind == .subscript || kind == .macro }

  /// Whether statements can stand in its body.
  var isFunctionLike: Bool { takesArguments && kind != .macro || kind == .deinit || kind == .var }

  /// Whether members can stand in its body.
  var isType: Bool {
    switch kind {
    case .actor, .class, .enum, .extension, .protocol, .struct: true
    default: false
    }
  }
}
