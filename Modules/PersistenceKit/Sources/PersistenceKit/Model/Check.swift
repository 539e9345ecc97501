import Foundation

/// A condition on the values of a column. NULL satisfies every check.
///
/// The database asks it of every row that is inserted, and of an updated one; what it refuses throws `constraint`. A
/// check on a column of another type is `misuse` when a container is opened with the model. So is an older file whose
/// column has another check: it takes a migration plan, which makes the table anew.
public enum Check: Sendable, Hashable {
  /// Greater than zero.
  case positive
  /// Zero or greater.
  case nonNegative
  /// Text of at least one character, or data of at least one byte.
  case nonEmpty
  /// One of these texts, in any of Unicode's normal forms. One with a NUL, which no column keeps, is `misuse`.
  case oneOf([String])
  /// A whole number in this range.
  case range(ClosedRange<Int64>)
}

extension Check {
  /// Whether the check says something about columns of that type.
  func applies(to storageClass: StorageClass) -> Bool {
    switch self {
    case .positive, .nonNegative: storageClass == .integer || storageClass == .real
    case .nonEmpty: storageClass == .text || storageClass == .blob
    case .oneOf: storageClass == .text
    case .range: storageClass == .integer
    }
  }

  /// Whether a column could keep what the check lists. SQLite would take the text before a NUL for all of it.
  var isStorable: Bool {
    guard case .oneOf(let allowed) = self else { return true }
    return !allowed.contains { $0.utf8.contains(0) }
  }

  /// Whether the value satisfies the check, as SQLite would decide.
  func accepts(_ value: SQLValue) -> Bool {
    switch (self, value) {
    case (.positive, .integer(let number)): number > 0
    case (.positive, .real(let number)): number > 0
    case (.nonNegative, .integer(let number)): number >= 0
    case (.nonNegative, .real(let number)): number >= 0
    case (.nonEmpty, .text(let text)): !text.isEmpty
    case (.nonEmpty, .blob(let bytes)): !bytes.isEmpty
    case (.oneOf(let allowed), .text(let text)): allowed.contains(text)
    case (.range(let allowed), .integer(let number)): allowed.contains(number)
    default: true
    }
  }
}
