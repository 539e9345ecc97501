/// What a store does with rows that have names.
public enum NamedOperation: Sendable {
  /// Reading all rows.
  case listing
  /// Reading, changing or deleting the row with this reference.
  case reading(String)
  /// Storing the row with this name.
  case saving(String)
}

/// An error of a store whose rows have unique names. An enumeration has the requirements as its cases.
public protocol NamedRowError: OperationError, ReferenceError where Operation == NamedOperation {
  /// No row matches the text.
  static func notFound(_ reference: String) -> Self
  /// Several rows match the text.
  static func ambiguous(_ reference: String, candidates: [Candidate]) -> Self
  /// Another row has this name, whatever its case.
  static func duplicateName(_ name: String) -> Self
  /// The data could not be read or written.
  static func storage(_ error: StorageError) -> Self
}

extension NamedRowError {
  public init(_ error: RepositoryError, during operation: NamedOperation) {
    self =
      switch (error, operation) {
      case (.notFound, .reading(let name)), (.notFound, .saving(let name)): .notFound(name)
      case (.ambiguous(let candidates), .reading(let reference)): .ambiguous(reference, candidates: candidates)
      case (.duplicate(.name), .saving(let name)): .duplicateName(name)
      case (.notFound, _), (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _), (.owner, _),
        (.storage, _):
        .storage(error.remaining)
      }
  }
}
