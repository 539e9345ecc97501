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

extension BalanceUpdateError {
  /// The error for an account that could not be found.
  public init(finding error: FinancialAccountError) {
    if case .storage(let error) = error { self = .storage(error) } else { self = .account(error) }
  }

  /// The error for a failed read, or for a failed change of an existing update.
  public init(changing error: RepositoryError) {
    self.init(error, missing: .notFound)
  }

  /// The error for a failed insert, where a missing row is the account.
  public init(creating error: RepositoryError) {
    self.init(error, missing: .accountNotFound)
  }

  private init(_ error: RepositoryError, missing: BalanceUpdateError) {
    switch error {
    case .notFound: self = missing
    case .forbidden(.lastBalanceUpdate): self = .lastUpdateCantBeDeleted
    case .forbidden, .ambiguous, .duplicate, .belowMinimum, .storage: self = .storage(error.remaining)
    }
  }
}
