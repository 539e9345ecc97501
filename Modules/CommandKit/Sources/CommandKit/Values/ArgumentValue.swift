/// A value of a declared property: one value, an optional one, or a list of them.
///
/// Types become usable through ``ExpressibleByArgument``, which conforms by itself, and so do their optionals and
/// arrays. You don't conform to this protocol directly.
public protocol ArgumentValue {
  /// The type of a single occurrence on the command line.
  associatedtype Occurrence: ExpressibleByArgument

  /// Whether each occurrence adds to the value instead of replacing it.
  static var isRepeating: Bool { get }

  /// The value that occurrences amount to, in the order in which they were given.
  ///
  /// Nil when there are too few: a property without a default must then be on the command line.
  init?(occurrences: [Occurrence])

  /// The occurrences that would amount to this value.
  var occurrences: [Occurrence] { get }
}

extension Optional: ArgumentValue where Wrapped: ExpressibleByArgument {
  public typealias Occurrence = Wrapped

  public static var isRepeating: Bool { false }

  public init?(occurrences: [Wrapped]) {
    self = occurrences.last
  }

  public var occurrences: [Wrapped] { map { [$0] } ?? [] }
}

extension Array: ArgumentValue where Element: ExpressibleByArgument {
  public typealias Occurrence = Element

  public static var isRepeating: Bool { true }

  public init?(occurrences: [Element]) {
    guard !occurrences.isEmpty else { return nil }
    self = occurrences
  }

  public var occurrences: [Element] { self }
}
