/// A type that one word of a command line can be read as.
///
/// Raw-valued enumerations conform by declaration alone; with `CaseIterable` their cases are listed in help and in
/// errors.
public protocol ExpressibleByArgument: ArgumentValue where Occurrence == Self {
  /// Reads a word; nil refuses it. A blank word gets here only where the declaration allows one.
  init?(argument: String)

  /// The value as a default in help. An empty text leaves the default out.
  var defaultValueDescription: String { get }

  /// Every word that can be read, for help, errors and completions. Empty means that they cannot be listed.
  static var allValueStrings: [String] { get }

  /// The completion of a value of this type, unless the declaration has another.
  static var defaultCompletionKind: CompletionKind { get }

  /// Whether a word that begins with a dash is a value of this type rather than an option.
  ///
  /// Asked only where a value of the type is expected, so that `-5` can be a number and `-3d` a day. Types that never
  /// begin with a dash keep the default, `false`.
  static func reads(_ token: String) -> Bool

  /// Why ``init(argument:)`` refuses a word, as a clause to follow a colon; nil leaves it at "is invalid".
  static func refusal(of token: String) -> String?
}

extension ExpressibleByArgument {
  public var defaultValueDescription: String { String(describing: self) }

  public static var allValueStrings: [String] { [] }

  public static var defaultCompletionKind: CompletionKind {
    allValueStrings.isEmpty ? .default : .list(allValueStrings)
  }

  public static func reads(_ token: String) -> Bool { false }

  public static func refusal(of token: String) -> String? { nil }
}

extension ExpressibleByArgument where Self: CaseIterable {
  public static var allValueStrings: [String] { allCases.map(\.defaultValueDescription) }
}

extension ExpressibleByArgument where Self: RawRepresentable, RawValue: ExpressibleByArgument {
  public init?(argument: String) {
    guard let rawValue = RawValue(argument: argument) else { return nil }
    self.init(rawValue: rawValue)
  }

  public var defaultValueDescription: String { rawValue.defaultValueDescription }
}

extension ExpressibleByArgument where Self: LosslessStringConvertible {
  public init?(argument: String) {
    self.init(argument)
  }
}

extension ExpressibleByArgument where Self: LosslessStringConvertible & Numeric {
  public static func reads(_ token: String) -> Bool { Self(token) != nil }
}

// A single value is its own occurrence: the last one counts.
extension ExpressibleByArgument {
  public static var isRepeating: Bool { false }

  public init?(occurrences: [Self]) {
    guard let last = occurrences.last else { return nil }
    self = last
  }

  public var occurrences: [Self] { [self] }
}
