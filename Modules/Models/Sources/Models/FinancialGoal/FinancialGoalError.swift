public import ModuloUtilities

/// Why a goal could not be found, made, changed or deleted.
public enum FinancialGoalError: Error, Equatable, Sendable {
  case missingName
  /// The text is more than one emoji, or none.
  case notAnEmoji(String)
  /// A new name breaks a rule for names; a stored name may stay.
  case unusableName(NameError)
  /// The amount is missing, or 0.
  case missingAmount
  case negativeAmount
  case unreadableAmount(AmountReadingError)
  case unreadableDay(DayReadingError)
  case unknownCurrency(String)
  /// No flag, environment variable, setting or locale gives a currency.
  case missingCurrency
  case endBeforeStart
  case duplicateName(String)
  /// The text is not a valid reference.
  case unreadableReference(String)
  /// No goal matches the text.
  case notFound(String)
  /// Several goals match the text.
  case ambiguous(String, candidates: [Candidate])
  /// The data could not be read or written.
  case storage(StorageError)
}

extension FinancialGoalError: OperationError {
  /// What a store does with goals.
  public enum Operation: Sendable {
    case listing
    /// Reading, archiving or deleting the goal with this reference.
    case reading(String)
    /// Storing the goal called so.
    case saving(String)
  }

  public init(_ error: RepositoryError, during operation: Operation) {
    switch (error, operation) {
    case (.notFound, .reading(let name)), (.notFound, .saving(let name)): self = .notFound(name)
    case (.ambiguous(let candidates), .reading(let reference)): self = .ambiguous(reference, candidates: candidates)
    case (.duplicate(.name), .saving(let name)): self = .duplicateName(name)
    case (.notFound, _), (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _), (.storage, _):
      self = .storage(error.remaining)
    }
  }
}
