/// What a store does with rows that have names.
public enum NamedOperation: Sendable {
  /// Reading all rows.
  case listing
  /// Reading, changing or deleting the row with this reference.
  case reading(String)
  /// Storing the row with this name.
  case saving(String)
}

/// The rules of rows with unique names. An enumeration has the requirement as a case.
public protocol NamedRule: FailureRule where Operation == NamedOperation {
  /// Another row has this name, whatever its case.
  static func duplicateName(_ name: String) -> Self
}

extension NamedRule {
  public static func failure(_ error: RepositoryError, during operation: NamedOperation) -> Failure<Self> {
    switch (error, operation) {
    case (.notFound, .reading(let name)), (.notFound, .saving(let name)): .notFound(name)
    case (.unknownName(let nearest), .reading(let name)): .notFound(name, nearest: nearest)
    case (.ambiguous(let candidates), .reading(let reference)): .ambiguous(reference, candidates: candidates)
    case (.duplicate(.name), .saving(let name)): .rule(.duplicateName(name))
    case (.notFound, _), (.unknownName, _), (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _),
      (.owner, _), (.storage, _):
      .storage(error.remaining)
    }
  }
}
