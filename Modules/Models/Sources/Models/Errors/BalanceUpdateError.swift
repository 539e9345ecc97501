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
  case storage(RepositoryError)
}

extension BalanceUpdateError {
  /// What a failed read, or a failed change of an update that is there, means.
  public init(changing error: RepositoryError) {
    switch error {
    case .notFound: self = .notFound
    case .forbidden(.lastBalanceUpdate): self = .lastUpdateCantBeDeleted
    case .duplicate, .belowMinimum, .outOfRange, .busy, .permission, .full, .cannotOpen, .notOurs, .newer, .damaged,
      .invalidDocument, .notEmpty, .alreadyExists, .inputOutput, .outcomeUnknown, .cancelled, .aborted,
      .forbidden, .programming:
      self = .storage(error)
    }
  }

  /// What a failed insert means: here a row that isn't there is the account.
  public init(creating error: RepositoryError) {
    switch error {
    case .notFound: self = .accountNotFound
    case .duplicate, .belowMinimum, .outOfRange, .busy, .permission, .full, .cannotOpen, .notOurs, .newer, .damaged,
      .invalidDocument, .notEmpty, .alreadyExists, .inputOutput, .outcomeUnknown, .cancelled, .aborted,
      .forbidden, .programming:
      self = .storage(error)
    }
  }
}
