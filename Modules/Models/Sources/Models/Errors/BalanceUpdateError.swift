public import ModuloUtilities

/// Why a balance update could not be found, made or deleted.
public enum BalanceUpdateError: Error, Equatable, Sendable {
  /// The amount is negative; what an account holds and what is owed are typed without a minus.
  case negativeAmount(AccountType)
  case unreadableAmount(AmountReadingError)
  case unreadableDay(DayReadingError)
  /// The text can name no update: it is neither a number nor an id.
  case unreadableReference(String)
  /// The account would be left without any balance.
  case lastUpdateCantBeDeleted
  case accountNotFound
  case notFound
  /// The data could not be read or written.
  case storage(StorageError)
}

extension BalanceUpdateError {
  /// The meaning of a failed read, or of a failed change of an update that is there.
  public init(changing error: RepositoryError) {
    self.init(error, missing: .notFound)
  }

  /// The meaning of a failed insert: a row that isn't there is the account.
  public init(creating error: RepositoryError) {
    self.init(error, missing: .accountNotFound)
  }

  private init(_ error: RepositoryError, missing: BalanceUpdateError) {
    switch error {
    case .notFound: self = missing
    case .forbidden(.lastBalanceUpdate): self = .lastUpdateCantBeDeleted
    case .forbidden, .duplicate, .belowMinimum, .storage: self = .storage(error.remaining)
    }
  }
}
