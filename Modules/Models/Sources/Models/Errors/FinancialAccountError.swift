public import ModuloUtilities

/// Why an account could not be found, made, changed or deleted.
public enum FinancialAccountError: Error, Equatable, Sendable {
  case missingProvider
  /// A new name breaks a rule of names; one that is stored may stay.
  case unusableName(NameError)
  /// The amount is negative; what an account holds and what is owed are typed without a minus.
  case negativeAmount(AccountType)
  /// An account that is no debt was given as owed, or a debt as a balance.
  case otherSide(AccountType)
  /// The type would turn a debt into money or money into a debt, and there are balances.
  case changesSide(from: AccountType, to: AccountType)
  case unreadableAmount(AmountReadingError)
  case unreadableDay(DayReadingError)
  case unknownCurrency(String)
  /// No flag, environment variable, setting or locale says which currency is meant.
  case missingCurrency
  case duplicateName(String)
  /// The text can name no account: there is nothing to look for.
  case unreadableReference(String)
  /// No account is called so; the text is what was asked for.
  case notFound(String)
  /// Several accounts could be meant.
  case ambiguous(String, candidates: [Candidate])
  /// The data could not be read or written.
  case storage(StorageError)
}

extension FinancialAccountError {
  /// The meaning of a failed read.
  public init(reading reference: String, _ error: RepositoryError) {
    self = error == .notFound ? .notFound(reference) : .storage(error.remaining)
  }

  /// The meaning of a failed read of the rates with which accounts are compared.
  public init(_ error: ExchangeRateError) {
    switch error {
    case .storage(let error): self = .storage(error)
    case .unknownCurrency, .missingCurrency, .sameCurrency, .unreadableRate, .notPositive, .unreadableDay,
      .unreadableReference, .notFound:
      self = .storage(.programming(detail: "reading the rates: \(error)"))
    }
  }

  /// The meaning of a failed update of the account called `name`, whose type becomes another one.
  public init(editing name: String, from old: AccountType, to new: AccountType, _ error: RepositoryError) {
    self = error == .forbidden(.debtWithBalances) ? .changesSide(from: old, to: new) : Self(saving: name, error)
  }

  /// The meaning of a failed insert or update of the account called `name`.
  public init(saving name: String, _ error: RepositoryError) {
    switch error {
    case .notFound: self = .notFound(name)
    case .duplicate(.name): self = .duplicateName(name)
    case .duplicate, .belowMinimum, .forbidden, .storage: self = .storage(error.remaining)
    }
  }
}
