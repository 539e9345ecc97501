import ModuloUtilities

/// A kind of row, as messages name it. Each noun's is a value in its folder.
public struct Noun: Sendable {
  /// The English word for one row.
  public let name: String
  /// The English word for several rows.
  public let plural: String
  let french: French
  /// Whether its rows have names; the others are referred to by number.
  let isNamed: Bool
  /// The way to a list of the rows, for a reference that names none.
  let advice: Advice?
  /// The name of the noun whose rows these belong to, at the top: a balance's is an account. Its own for a noun whose rows
  /// belong to no other.
  let owner: String

  /// A French noun.
  struct French: Equatable, Sendable {
    let name: String
    let plural: String
    let isFeminine: Bool

    static func masculine(_ name: String, _ plural: String) -> Self {
      Self(name: name, plural: plural, isFeminine: false)
    }

    static func feminine(_ name: String, _ plural: String) -> Self {
      Self(name: name, plural: plural, isFeminine: true)
    }
  }

  init(
    _ name: String, _ plural: String, _ french: French, isNamed: Bool = false, advice: Advice? = nil, owner: Noun? = nil
  ) {
    self.name = name
    self.plural = plural
    self.french = french
    self.isNamed = isNamed
    self.advice = advice
    self.owner = owner?.owner ?? name
  }
}

extension Noun: Hashable {
  public static func == (first: Noun, second: Noun) -> Bool { first.name == second.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Noun {
  /// The nouns whose rows are counted for users, in the order in which they are told.
  public static let counted: [Noun] = [
    .goal, .contribution, .account, .balance, .rate, .group, .block, .session,
    .plan, .funding,
    .plannedBlock, .hourlyRate, .target, .dayOff,
    // slice: counted
  ]

  /// The English noun after its indefinite article. The h of an hour is silent.
  var indefinite: String { (Self.startsWithVowel(name) || name.hasPrefix("hour") ? "an " : "a ") + name }

  fileprivate static func startsWithVowel(_ word: String) -> Bool { word.folded.first.map("aeiou".contains) ?? false }
}

extension Noun.French {
  /// The noun after “no”.
  var none: String { (isFeminine ? "aucune " : "aucun ") + name }

  /// The noun after “of”.
  var partitive: String { (isElided ? "d’" : "de ") + name }

  /// The noun after its definite article, at the start of a sentence.
  var definite: String { (isElided ? "L’" : isFeminine ? "La " : "Le ") + name }

  /// The noun after “this”, at the start of a sentence.
  var this: String { (isFeminine ? "Cette " : isElided ? "Cet " : "Ce ") + name }

  /// The noun after “new”.
  var new: String { (isFeminine ? "nouvelle " : isElided ? "nouvel " : "nouveau ") + name }

  private var isElided: Bool { Noun.startsWithVowel(name) }
}

extension Noun: CustomStringConvertible {
  public var description: String { name }
}
