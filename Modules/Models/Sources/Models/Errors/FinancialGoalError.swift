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

extension FinancialGoalError {
  /// The error for a failed read.
  public init(reading reference: String, _ error: RepositoryError) {
    switch error {
    case .notFound: self = .notFound(reference)
    case .ambiguous(let candidates): self = .ambiguous(reference, candidates: candidates)
    case .duplicate, .belowMinimum, .forbidden, .storage: self = .storage(error.remaining)
    }
  }

  /// The error for a failed insert or update of the goal called `name`.
  public init(saving name: String, _ error: RepositoryError) {
    switch error {
    case .notFound: self = .notFound(name)
    case .duplicate(.name): self = .duplicateName(name)
    case .duplicate, .ambiguous, .belowMinimum, .forbidden, .storage: self = .storage(error.remaining)
    }
  }
}
