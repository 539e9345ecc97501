public import Foundation
public import ModuloUtilities

/// A reference to a row without a name: the number that lists show, or its id.
public enum NumberReference: Hashable, Sendable {
  /// The short number: `#12`.
  case number(Int64)
  /// The identifier of the row.
  case id(UUID)

  /// - Throws: ``ReferenceProblem/unreadable(_:)`` for a text that is not a valid reference.
  public init<Rule>(reading text: String, throwing failure: Failure<Rule>.Type) throws(Failure<Rule>) {
    guard let reference = NumberReference(text) else { throw .unreadableReference(text) }
    self = reference
  }

  /// Reads `#12` and `12` as a number, and a full id as an id; `nil` for any other text.
  public init?(_ text: String) {
    let text = text.trimmed
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    if !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit), let number = Int64(digits) {
      self = .number(number)
    } else if let id = UUID(uuidString: text) {
      self = .id(id)
    } else {
      return nil
    }
  }
}

extension NumberReference {
  /// A text that means the same.
  public var path: String {
    switch self {
    case .number(let number): "\(number)"
    case .id(let id): id.uuidString
    }
  }
}

/// A reference to a row with a name: its number, its id, its name, or what a name or a word of it begins with.
public struct NamedReference: Hashable, Sendable {
  /// One possible meaning of the text.
  public enum Meaning: Hashable, Sendable {
    /// The short number: `#12`.
    case number(Int64)
    /// The identifier of the row.
    case id(UUID)
    /// A prefix of a name, compared as names are: without regard to case and accents.
    case name(String)
    /// A part of a name, compared as names are.
    case part(String)
  }

  /// The text, for messages.
  public let text: String
  /// The possible meanings of the text, in the order of lookup: the first that any row matches counts.
  ///
  /// Digits are a number first, and then a name. A name is looked up with its white space as typed, and then with one
  /// space for each run: new names have no more, older ones are stored as they were typed.
  public let meanings: [Meaning]
  /// How loosely a name may fit.
  public private(set) var loosest = NameFit.wordBeginning

  /// The row with this id.
  ///
  /// - Parameter name: What messages call the row; `nil` for its id, which only a user who typed it knows.
  public static func id(_ id: UUID, named name: String? = nil) -> NamedReference {
    NamedReference(text: name ?? id.uuidString, meanings: [.id(id)])
  }

  /// The row with this name, which may begin the names of others.
  public static func name(_ name: String) -> NamedReference {
    NamedReference(text: name, meanings: [.name(name.folded)])
  }

  private init(text: String, meanings: [Meaning]) {
    self.text = text
    self.meanings = meanings
  }

  /// - Throws: ``ReferenceProblem/unreadable(_:)`` for a text that is not a valid reference.
  public init<Rule>(reading text: String, throwing failure: Failure<Rule>.Type) throws(Failure<Rule>) {
    guard let reference = NamedReference(text) else { throw .unreadableReference(text) }
    self = reference
  }

  /// - Returns: `nil` for a text that is not a valid reference: a blank one, one with control characters, and one that
  ///   begins with `#` without a number after it.
  public init?(_ text: String) {
    let trimmed = text.trimmed
    if trimmed.isEmpty || trimmed.unicodeScalars.contains(where: \.isControl) { return nil }
    let keys = [trimmed.folded, text.tidied.folded]
    switch NumberReference(trimmed) {
    case .number(let number): (self.text, meanings) = (text, [.number(number), .name(keys[0])])
    case .id(let id): (self.text, meanings) = (text, [.id(id)])
    case nil where trimmed.hasPrefix("#"): return nil
    case nil: (self.text, meanings) = (text.tidied, keys[0] == keys[1] ? [.name(keys[0])] : keys.map { .name($0) })
    }
  }
}

extension NamedReference {
  /// References are equal that mean the same, whatever messages call it.
  public static func == (first: NamedReference, second: NamedReference) -> Bool { first.meanings == second.meanings }

  public func hash(into hasher: inout Hasher) { hasher.combine(meanings) }

  /// The same reference, for which a name may fit no more loosely than this.
  ///
  /// - Parameter fit: The loosest fit: a part of a name only where a mistake changes nothing.
  public func fitting(_ fit: NameFit) -> NamedReference {
    var copy = self
    copy.loosest = fit
    return copy
  }

  /// The meanings, and after them the part of a name, where one counts and the text is neither a number nor an id.
  public var lookups: [Meaning] {
    guard loosest > .beginning, case .name(let key)? = meanings.last, meanings.allSatisfy(\.isName) else {
      return meanings
    }
    return meanings + [.part(key)]
  }

  /// A text that means the same: the id of a row that is known by it, else the text itself.
  public var path: String {
    if case .id(let id)? = meanings.first { id.uuidString } else { text }
  }

  /// The one row that the reference names.
  ///
  /// The closest fit that any name has counts, up to ``loosest``; one row only may have it. Digits that are no row's number
  /// match an exact name only, so that the number of a deleted row never names another.
  ///
  /// - Parameter found: The rows of the first of ``lookups`` that any row has.
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)`` when several names fit equally.
  public func choice<Row: Named>(among found: [Row]) throws(RepositoryError) -> Row {
    if case .id? = meanings.first, let row = found.first { return row }
    if case .number(let number)? = meanings.first, let row = found.first(where: { $0.number == number }) { return row }
    for case .name(let key) in meanings {
      let exact = found.filter { $0.nameKey == key }
      if exact.count > 1 { throw .ambiguous(exact.candidates) }
      if let row = exact.first { return row }
    }
    guard case .name(let key)? = meanings.last, meanings.allSatisfy(\.isName) else { throw .notFound }
    switch NameMatch(of: key, among: found, loosest: loosest, name: \.nameKey) {
    case .one(let row, _): return row
    case .several(let rows, _): throw .ambiguous(rows.candidates)
    case .none: throw .notFound
    }
  }

  /// The one row that the reference names, of all that there are.
  ///
  /// - Throws: As ``choice(among:)``; ``RepositoryError/unknownName(nearest:)``.
  public func choice<Row: Named & Identifiable>(of rows: [Row]) throws(RepositoryError) -> Row where Row.ID == UUID {
    guard let row = try match(of: rows) else { throw missing(among: rows) }
    return row
  }

  /// The same; `nil` where the reference names none.
  func match<Row: Named & Identifiable>(of rows: [Row]) throws(RepositoryError) -> Row? where Row.ID == UUID {
    for meaning in lookups {
      let found = rows.filter { meaning.matches($0) }
      if found.isEmpty { continue }
      do throws(RepositoryError) { return try choice(among: found) } catch {
        if error == .notFound { return nil }
        throw error
      }
    }
    return nil
  }

  /// The error for a reference that names none of all the rows there are.
  ///
  /// - Returns: ``RepositoryError/unknownName(nearest:)`` where some names are near to the text, else
  ///   ``RepositoryError/notFound``. A number and an id are near to none.
  public func missing<Row: Named>(among rows: [Row]) -> RepositoryError {
    guard case .name(let key)? = meanings.last, meanings.allSatisfy(\.isName),
      case .none(let nearest) = NameMatch(of: key, among: rows, loosest: loosest, name: \.nameKey), !nearest.isEmpty
    else { return .notFound }
    return .unknownName(nearest: nearest.candidates)
  }
}

extension NamedReference.Meaning {
  fileprivate func matches<Row: Named & Identifiable>(_ row: Row) -> Bool where Row.ID == UUID {
    switch self {
    case .number(let number): row.number == number
    case .id(let id): row.id == id
    case .name(let key): row.nameKey.utf8.starts(with: key.utf8)
    case .part(let key): row.nameKey.contains(key)
    }
  }

  fileprivate var isName: Bool { if case .name = self { true } else { false } }
}

extension Array where Element: Named {
  fileprivate var candidates: [Candidate] { map { Candidate(number: Int($0.number), name: $0.name) } }
}

/// A row that a ``NamedReference`` can name.
public protocol Named {
  /// The number that lists show.
  var number: Int64 { get }
  /// The name that lists show.
  var name: String { get }
  /// The name, as names are compared.
  var nameKey: String { get }
}

extension FinancialGoalEntity: Named {}
extension FinancialAccountEntity: Named {}
extension BlockGroupEntity: Named {}

/// A possible match of a reference, as a message lists it.
public struct Candidate: Equatable, Sendable {
  /// The short number of the row.
  public let number: Int
  /// The name as lists show it.
  public let name: String

  /// Creates a candidate of an ambiguous reference.
  public init(number: Int, name: String) {
    self.number = number
    self.name = name
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
