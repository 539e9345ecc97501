public import Foundation
public import ModuloUtilities

/// Why a contribution could not be found, made, changed or deleted.
public enum ContributionError: Error, Equatable, Sendable {
  case missingAmount
  /// The amount is negative; a withdrawal is asked for by its type.
  case negativeAmount(ContributionType)
  /// The new amount of a contribution of that type is negative; it becomes a withdrawal by its type.
  case negativeChange(ContributionType)
  /// The amount to move is negative; the other way round the goals are named the other way round.
  case negativeMove
  case unreadableAmount(AmountReadingError)
  case unreadableDay(DayReadingError)
  /// The text can name no contribution: it is neither a number nor an id.
  case unreadableReference(String)
  /// The goal's total would fall below zero from what it is now, in the goal's currency.
  case belowZero(available: Decimal, Currency)
  /// Money can't be moved from a goal to itself.
  case sameGoal
  /// Money is moved between goals of one currency only: nothing says what the one is worth in the other.
  case differentCurrencies(Currency, Currency)
  case goalNotFound
  case notFound
  /// The data could not be read or written.
  case storage(StorageError)
}

extension ContributionError {
  /// The meaning of a failed read, or of a failed change of a contribution that is there.
  public init(changing currency: Currency?, _ error: RepositoryError) {
    self.init(error, missing: .notFound, currency)
  }

  /// The meaning of a failed insert: a row that isn't there is the goal.
  public init(creating currency: Currency, _ error: RepositoryError) {
    self.init(error, missing: .goalNotFound, currency)
  }

  private init(_ error: RepositoryError, missing: ContributionError, _ currency: Currency?) {
    switch (error, currency) {
    case (.notFound, _): self = missing
    case (.belowMinimum(let total), let currency?):
      self = .belowZero(available: Decimal(minorUnits: total, exponent: currency.exponent), currency)
    case (.belowMinimum, nil), (.duplicate, _), (.forbidden, _), (.storage, _): self = .storage(error.remaining)
    }
  }
}
