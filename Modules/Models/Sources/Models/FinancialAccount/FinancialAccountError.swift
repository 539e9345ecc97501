public import ModuloUtilities

/// Why an account could not be found, made, changed or deleted.
public enum FinancialAccountError: Error, Equatable, Sendable {
  case missingProvider
  /// A new name breaks a rule for names; a stored name may stay.
  case unusableName(NameError)
  /// The opening balance is missing.
  case missingAmount
  /// The amount is negative; balances and debts are typed without a minus.
  case negativeAmount(FinancialAccountType)
  /// The opening amount of an account was given as a debt, or that of a debt as a balance.
  case otherSide(FinancialAccountType)
  /// The new type would turn a debt into an asset or an asset into a debt, and the account has balances.
  case changesSide(from: FinancialAccountType, to: FinancialAccountType)
  case unreadableAmount(AmountReadingError)
  case unreadableDay(DayReadingError)
  case unknownCurrency(String)
  /// No flag, environment variable, setting or locale gives a currency.
  case missingCurrency
  case duplicateName(String)
  /// The text is not a valid reference.
  case unreadableReference(String)
  /// No account matches the text.
  case notFound(String)
  /// Several accounts match the text.
  case ambiguous(String, candidates: [Candidate])
  /// The data could not be read or written.
  case storage(StorageError)
}

extension FinancialAccountError: OperationError {
  /// What a store does with accounts.
  public enum Operation: Sendable {
    case listing
    /// Reading or deleting the account with this reference.
    case reading(String)
    /// Storing the account called so.
    case saving(String)
    /// Storing the account called so, whose type changes.
    case changingType(of: String, from: FinancialAccountType, to: FinancialAccountType)
  }

  public init(_ error: RepositoryError, during operation: Operation) {
    switch (error, operation) {
    case (.notFound, .reading(let name)), (.notFound, .saving(let name)), (.notFound, .changingType(let name, _, _)):
      self = .notFound(name)
    case (.ambiguous(let candidates), .reading(let reference)): self = .ambiguous(reference, candidates: candidates)
    case (.duplicate(.name), .saving(let name)), (.duplicate(.name), .changingType(let name, _, _)):
      self = .duplicateName(name)
    case (.forbidden(.debtWithBalances), .changingType(_, let old, let new)): self = .changesSide(from: old, to: new)
    case (.notFound, _), (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _), (.storage, _):
      self = .storage(error.remaining)
    }
  }
}
