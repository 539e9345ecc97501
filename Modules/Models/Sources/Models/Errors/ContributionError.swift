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
  case storage(RepositoryError)
}

extension ContributionError {
  /// What a failed read, or a failed change of a contribution that is there, means.
  public init(changing currency: Currency?, _ error: RepositoryError) {
    switch error {
    case .notFound: self = .notFound
    case .belowMinimum(let total): self = Self.belowZero(total, currency) ?? .storage(error)
    case .duplicate, .outOfRange, .busy, .permission, .full, .cannotOpen, .notOurs, .newer, .damaged,
      .invalidDocument, .notEmpty, .alreadyExists, .inputOutput, .outcomeUnknown, .cancelled, .aborted,
      .forbidden, .programming:
      self = .storage(error)
    }
  }

  /// What a failed insert means: here a row that isn't there is the goal.
  public init(creating currency: Currency, _ error: RepositoryError) {
    switch error {
    case .notFound: self = .goalNotFound
    case .belowMinimum(let total): self = Self.belowZero(total, currency) ?? .storage(error)
    case .duplicate, .outOfRange, .busy, .permission, .full, .cannotOpen, .notOurs, .newer, .damaged,
      .invalidDocument, .notEmpty, .alreadyExists, .inputOutput, .outcomeUnknown, .cancelled, .aborted,
      .forbidden, .programming:
      self = .storage(error)
    }
  }

  private static func belowZero(_ totalMinor: Int64, _ currency: Currency?) -> ContributionError? {
    currency.map { .belowZero(available: Decimal(minorUnits: totalMinor, exponent: $0.exponent), $0) }
  }
}
