/// The names an option or a flag can be given by.
public struct NameSpecification: Sendable {
  /// A single name, spelled out or derived from the property's.
  public enum Element: Hashable, Sendable {
    /// The property's name in kebab-case: `inputFile` is `--input-file`.
    case long
    /// The first letter of the property's name: `verbose` is `-v`.
    case short
    /// This name, written without its dashes; it has two of them, or one where an older tool's is kept.
    case customLong(String, withSingleDash: Bool = false)
    /// This letter.
    case customShort(Character)
    /// Another long name, written without its dashes, for those who guess it: it is accepted like the others, but help only
    /// mentions it, and neither usage lines nor errors use it by themselves.
    ///
    /// It may be the name of a global option. A value that the global option can't read is then meant for this one.
    case alias(String)
  }

  /// The names in the order of declaration. The first long one is preferred, or the first of all.
  public var elements: [Element]

  public init(_ elements: [Element]) {
    self.elements = elements
  }

  /// `--input-file` for `inputFile`; what is used when nothing else is said.
  public static let long = NameSpecification([.long])
  /// `-i` for `inputFile`.
  public static let short = NameSpecification([.short])
  /// `-i` and `--input-file` for `inputFile`.
  public static let shortAndLong = NameSpecification([.long, .short])

  /// Only this long name, written without its dashes.
  public static func customLong(_ name: String, withSingleDash: Bool = false) -> NameSpecification {
    NameSpecification([.customLong(name, withSingleDash: withSingleDash)])
  }

  /// Only this letter.
  public static func customShort(_ letter: Character) -> NameSpecification { NameSpecification([.customShort(letter)]) }
}

extension NameSpecification: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

/// A name as it is typed, `"--input"`, `"-input"` or `"-i"`; without dashes it is a long one with two.
extension NameSpecification.Element: ExpressibleByStringInterpolation {
  public init(stringLiteral name: String) {
    if name.hasPrefix("--") {
      self = .customLong(String(name.dropFirst(2)))
    } else if name.hasPrefix("-"), name.count == 2, let letter = name.last {
      self = .customShort(letter)
    } else if name.hasPrefix("-") {
      self = .customLong(String(name.dropFirst()), withSingleDash: true)
    } else {
      self = .customLong(name)
    }
  }
}

/// Names as they are typed, with spaces between them: `"--input -i"`.
extension NameSpecification: ExpressibleByStringInterpolation {
  public init(stringLiteral names: String) {
    self.init(names.split(separator: " ").map { Element(stringLiteral: String($0)) })
  }
}

extension NameSpecification {
  /// The further names, which are not among those that ``names(for:)`` gives.
  var aliases: [ArgumentName] {
    elements.compactMap { element in
      if case .alias(let name) = element { .long(name) } else { nil }
    }
  }

  func names(for property: String) -> [ArgumentName] {
    elements.compactMap { element in
      switch element {
      case .alias: nil
      case .long: .long(property.kebabCased)
      case .short: property.first.map(ArgumentName.short)
      case .customLong(let name, withSingleDash: false): .long(name)
      case .customLong(let name, withSingleDash: true): .longWithSingleDash(name)
      case .customShort(let letter): .short(letter)
      }
    }
  }
}
