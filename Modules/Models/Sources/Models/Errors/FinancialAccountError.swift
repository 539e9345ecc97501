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

extension FinancialAccountError {
  /// The error for a failed read.
  public init(reading reference: String, _ error: RepositoryError) {
    switch error {
    case .notFound: self = .notFound(reference)
    case .ambiguous(let candidates): self = .ambiguous(reference, candidates: candidates)
    case .duplicate, .belowMinimum, .forbidden, .storage: self = .storage(error.remaining)
    }
  }

  /// The error for a failed update of the account called `name`, whose type changes.
  public init(
    editing name: String, from old: FinancialAccountType, to new: FinancialAccountType, _ error: RepositoryError
  ) {
    self = error == .forbidden(.debtWithBalances) ? .changesSide(from: old, to: new) : Self(saving: name, error)
  }

  /// The error for a failed insert or update of the account called `name`.
  public init(saving name: String, _ error: RepositoryError) {
    switch error {
    case .notFound: self = .notFound(name)
    case .duplicate(.name): self = .duplicateName(name)
    case .duplicate, .ambiguous, .belowMinimum, .forbidden, .storage: self = .storage(error.remaining)
    }
  }
}
