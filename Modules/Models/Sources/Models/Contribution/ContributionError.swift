public import ModuloUtilities

/// Why a contribution could not be found, made, changed or deleted.
public enum ContributionError: Error, Equatable, Sendable {
  /// The amount is missing, or 0.
  case missingAmount
  /// The amount is negative; a withdrawal is requested by its type.
  case negativeAmount(ContributionType)
  /// The new amount of a contribution of that type is negative; a withdrawal is requested by its type.
  case negativeChange(ContributionType)
  /// The amount to move is negative; to move money back, the goals are swapped.
  case negativeMove
  case unreadableAmount(AmountReadingError)
  case unreadableDay(DayReadingError)
  /// The text is not a valid reference: it is neither a number nor an id.
  case unreadableReference(String)
  /// The goal's total would fall below zero; `available` is the current total.
  case belowZero(available: Money)
  /// Money can't be moved from a goal to itself.
  case sameGoal
  /// Money can't be moved between goals of different currencies: no rate is applied.
  case differentCurrencies(Currency, Currency)
  /// The reference names no goal.
  case goal(FinancialGoalError)
  case goalNotFound
  case notFound
  /// The data could not be read or written.
  case storage(StorageError)
}

extension ContributionError: OperationError {
  /// What a store does with contributions; totals are in the currency.
  public enum Operation: Sendable {
    case reading
    /// Storing a new contribution: a missing row is the goal.
    case creating(in: Currency)
    /// Changing or deleting a contribution.
    case changing(in: Currency)
  }

  public init(_ error: RepositoryError, during operation: Operation) {
    switch (error, operation) {
    case (.notFound, .creating): self = .goalNotFound
    case (.notFound, .reading), (.notFound, .changing): self = .notFound
    case (.belowMinimum(let total), .creating(let currency)), (.belowMinimum(let total), .changing(let currency)):
      self = .belowZero(available: Money(minorUnits: total, in: currency))
    case (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _), (.storage, _):
      self = .storage(error.remaining)
    }
  }

  /// The error for a goal that could not be found.
  public init(_ error: FinancialGoalError) {
    if case .storage(let error) = error { self = .storage(error) } else { self = .goal(error) }
  }
}
