public import Foundation
import ModuloUtilities

/// A reference to a row without a name: the number that lists show, or its id.
public enum NumberReference: Equatable, Sendable {
  case number(Int64)
  case id(UUID)

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

/// A reference to a row with a name: its number, its id, its name or a prefix of its name.
public struct NamedReference: Equatable, Sendable {
  /// One possible meaning of the text.
  public enum Meaning: Equatable, Sendable {
    case number(Int64)
    case id(UUID)
    /// A prefix of a name, compared as names are: without regard to case and accents.
    case name(String)
  }

  /// The text, for messages.
  public let text: String
  /// The possible meanings of the text, in the order of lookup: the first that any row matches counts.
  ///
  /// Digits are a number first, and then a name. A name is looked up with its white space as typed, and then with one
  /// space for each run: new names have no more, older ones are stored as they were typed.
  public let meanings: [Meaning]

  /// - Throws: `unreadableReference` for a text that is not a valid reference.
  public init<Failure: NamedReferenceError>(
    reading text: String, throwing failure: Failure.Type
  ) throws(Failure) {
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
  /// The one row that the reference names.
  ///
  /// An exact name wins over a prefix; a prefix must match one row only. Digits that are no row's number match an exact
  /// name only, so that the number of a deleted row never names another.
  ///
  /// - Parameter found: The rows of the first of ``meanings`` that any row has.
  /// - Throws: `notFound`; `ambiguous` when the text is a prefix of several names.
  public func choice<Row: Named, Failure: NamedReferenceError>(
    among found: [Row], throwing failure: Failure.Type
  ) throws(Failure) -> Row {
    if case .id? = meanings.first, let row = found.first { return row }
    if case .number(let number)? = meanings.first, let row = found.first(where: { $0.number == number }) { return row }
    for case .name(let key) in meanings {
      if let row = found.first(where: { $0.name.folded == key }) { return row }
    }
    guard case .name? = meanings.first, let row = found.first else { throw .notFound(text) }
    guard found.count == 1 else {
      throw .ambiguous(text, candidates: found.map { Candidate(number: $0.number, name: $0.name) })
    }
    return row
  }
}

/// A row that a ``NamedReference`` can name.
public protocol Named {
  /// The number that lists show.
  var number: Int { get }
  /// The name that lists show.
  var name: String { get }
}

extension FinancialGoalDomain: Named {}
extension FinancialAccountDomain: Named {}

/// A possible match of a reference, as a message lists it.
public struct Candidate: Equatable, Sendable {
  public let number: Int
  public let name: String

  public init(number: Int, name: String) {
    self.number = number
    self.name = name
  }
}

/// Why a ``NamedReference`` names no row.
public protocol NamedReferenceError: Error {
  /// The text is not a valid reference.
  static func unreadableReference(_ text: String) -> Self
  /// No row matches.
  static func notFound(_ text: String) -> Self
  /// Several rows match.
  static func ambiguous(_ text: String, candidates: [Candidate]) -> Self
}

extension FinancialGoalError: NamedReferenceError {}
extension FinancialAccountError: NamedReferenceError {}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
