public import ModuloUtilities

/// Why a balance update could not be found, made or deleted.
public enum BalanceUpdateError: Error, Equatable, Sendable {
  case missingAmount
  /// The amount is negative; balances and debts are typed without a minus.
  case negativeAmount(FinancialAccountType)
  case unreadableAmount(AmountReadingError)
  case unreadableDay(DayReadingError)
  /// The text is not a valid reference: it is neither a number nor an id.
  case unreadableReference(String)
  /// The account would be left without any balance.
  case lastUpdateCantBeDeleted
  /// The reference names no account.
  case account(FinancialAccountError)
  case accountNotFound
  case notFound
  /// The data could not be read or written.
  case storage(StorageError)
}

extension BalanceUpdateError: OperationError {
  /// What a store does with balance updates.
  public enum Operation: Sendable {
    case reading
    /// Storing a new update: a missing row is the account.
    case creating
    /// Changing or deleting an update.
    case changing
  }

  public init(_ error: RepositoryError, during operation: Operation) {
    switch (error, operation) {
    case (.notFound, .creating): self = .accountNotFound
    case (.notFound, .reading), (.notFound, .changing): self = .notFound
    case (.forbidden(.lastBalanceUpdate), .changing): self = .lastUpdateCantBeDeleted
    case (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _), (.storage, _):
      self = .storage(error.remaining)
    }
  }

  /// The error for an account that could not be found.
  public init(_ error: FinancialAccountError) {
    if case .storage(let error) = error { self = .storage(error) } else { self = .account(error) }
  }
}
