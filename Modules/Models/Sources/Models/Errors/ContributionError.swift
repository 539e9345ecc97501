public import Foundation
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
  /// The goal's total would fall below zero; `available` is the current total, in the goal's currency.
  case belowZero(available: Decimal, Currency)
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

extension ContributionError {
  /// The error for a goal that could not be found.
  public init(finding error: FinancialGoalError) {
    if case .storage(let error) = error { self = .storage(error) } else { self = .goal(error) }
  }

  /// The error for a failed read, or for a failed change of an existing contribution.
  public init(changing currency: Currency?, _ error: RepositoryError) {
    self.init(error, missing: .notFound, currency)
  }

  /// The error for a failed insert, where a missing row is the goal.
  public init(creating currency: Currency, _ error: RepositoryError) {
    self.init(error, missing: .goalNotFound, currency)
  }

  private init(_ error: RepositoryError, missing: ContributionError, _ currency: Currency?) {
    switch (error, currency) {
    case (.notFound, _): self = missing
    case (.belowMinimum(let total), let currency?):
      self = .belowZero(available: Decimal(minorUnits: total, exponent: currency.exponent), currency)
    case (.belowMinimum, nil), (.ambiguous, _), (.duplicate, _), (.forbidden, _), (.storage, _):
      self = .storage(error.remaining)
    }
  }
}
