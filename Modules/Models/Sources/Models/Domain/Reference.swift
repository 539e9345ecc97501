public import Foundation
import ModuloUtilities

/// The text by which a row without a name is meant: the number that lists show, or its id.
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

/// The text by which a row with a name is meant: its number, its id, or its name or the beginning of it.
public struct NamedReference: Equatable, Sendable {
  /// What is looked for.
  public enum Meaning: Equatable, Sendable {
    case number(Int64)
    case id(UUID)
    /// The beginning of a name, as names are compared: without regard to case and accents.
    case name(String)
  }

  /// The text, for messages.
  public let text: String
  /// What the text can mean, in the order in which it is looked for: the first that any row has counts.
  ///
  /// Digits are a number first, and then a name. A name is looked for with its blanks as they were typed, and then with
  /// one for each run of them: new names have no more, older ones are as they were typed.
  public let meanings: [Meaning]

  /// - Throws: `unreadableReference` for a text that can name nothing.
  public init<Failure: NamedReferenceError>(
    reading text: String, throwing failure: Failure.Type
  ) throws(Failure) {
    guard let reference = NamedReference(text) else { throw .unreadableReference(text) }
    self = reference
  }

  /// - Returns: `nil` for a text that can name nothing: a blank one, one with control characters, and one that begins
  ///   with `#` and doesn't go on with a number.
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
  /// The one row that is meant.
  ///
  /// Of the rows whose names begin so, the one that is called exactly so; else the only one. Where digits are no number
  /// that a row has, only an exact name counts, or the number of a row that is gone could mean another.
  ///
  /// - Parameter found: The rows of the first of ``meanings`` that any row has.
  /// - Throws: `notFound`; `ambiguous` when a name is the beginning of several.
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

/// A row that a ``NamedReference`` can mean.
public protocol Named {
  /// The number that lists show.
  var number: Int { get }
  /// The name that lists show.
  var name: String { get }
}

extension FinancialGoalDomain: Named {}
extension FinancialAccountDomain: Named {}

/// A row that could be meant, as a message lists it.
public struct Candidate: Equatable, Sendable {
  public let number: Int
  public let name: String

  public init(number: Int, name: String) {
    self.number = number
    self.name = name
  }
}

/// Why a ``NamedReference`` leads nowhere.
public protocol NamedReferenceError: Error {
  /// The text can name nothing: there is nothing to look for.
  static func unreadableReference(_ text: String) -> Self
  /// Nothing is called so.
  static func notFound(_ text: String) -> Self
  /// Several rows could be meant.
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
