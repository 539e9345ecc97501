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
  /// The text isn't an amount.
  case unreadableAmount(AmountReadingError)
  /// The text isn't a day.
  case unreadableDay(DayReadingError)
  /// The text is not a valid reference: it is neither a number nor an id.
  case unreadableReference(String)
  /// The goal's total would fall below zero; `available` is the current total.
  case belowZero(available: Money)
  /// Money can't be moved from a goal to itself.
  case sameGoal
  /// Money can't be moved between goals of different currencies: no rate is applied.
  case differentCurrencies(Currency, Currency)
  /// The reference names no goal.
  case goal(FinancialGoalError)
  /// The goal no longer exists.
  case goalNotFound
  /// The contribution doesn't exist.
  case notFound
  /// The data could not be read or written.
  case storage(StorageError)
}

extension ContributionError: OperationError {
  /// The operations on contributions; totals are in the currency.
  public enum Operation: Sendable {
    /// Finding the contribution of a reference.
    case reading
    /// Storing a new contribution: a missing row is the goal.
    case creating(in: Currency)
    /// Changing or deleting a contribution.
    case changing(in: Currency)
  }

  public init(_ error: RepositoryError, during operation: Operation) {
    switch (error, operation) {
    case (.notFound, .creating): self = .goalNotFound
    // The id of a new row that is another goal's.
    case (.notFound, .reading), (.notFound, .changing), (.duplicate(.id), .creating): self = .notFound
    case (.belowMinimum(let total), .creating(let currency)), (.belowMinimum(let total), .changing(let currency)):
      self = .belowZero(available: Money(minorUnits: total, in: currency))
    case (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _), (.owner, _), (.storage, _):
      self = .storage(error.remaining)
    }
  }

  /// The error for a goal that could not be found.
  public init(_ error: FinancialGoalError) {
    if case .storage(let error) = error { self = .storage(error) } else { self = .goal(error) }
  }
}

extension ContributionError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.contribution
    return switch self {
    case .missingAmount: words.missingAmount
    case .negativeAmount(.add): format.advised(words.negativeAmount, .withdraw)
    case .negativeAmount(.remove): words.negativeRemove(format.clause(.add))
    case .negativeChange(.add): format.advised(words.negativeAmount, .changeToWithdrawal)
    case .negativeChange(.remove): words.negativeChangedRemove(format.clause(.changeToAddition))
    case .negativeMove: words.negativeMove
    case .unreadableAmount(let error): error.text(format)
    case .unreadableDay(let error): error.text(format)
    case .unreadableReference(let text): words.unreadableReference(text.legible)
    case .belowZero(let available): format.advised(words.belowZero(format.amount(available)), .allowNegativeTotal)
    case .sameGoal: words.sameGoal
    case .differentCurrencies(let source, let target):
      format.advised(words.differentCurrencies(source.code, target.code), .withdrawAndAdd)
    case .goal(let error): error.text(format)
    case .goalNotFound: words.goalNotFound
    case .notFound: words.notFound
    case .storage(let error): error.text(format)
    }
  }
}

struct ContributionErrorStrings: Sendable {
  let language: Language

  var missingAmount: String {
    language("A contribution needs an amount above zero.", "Une contribution doit avoir un montant supérieur à zéro.")
  }

  var negativeAmount: String { language("The amount is negative.", "Le montant est négatif.") }

  func negativeRemove(_ advice: String?) -> String {
    language(
      "The amount is negative. Give what is taken out without a minus\(advice.after("; ")).",
      "Le montant est négatif. Donnez ce qui est retiré sans signe moins\(advice.after(" ; ")).")
  }

  func negativeChangedRemove(_ advice: String?) -> String {
    language(
      "The amount is negative. Give what was taken out without a minus\(advice.after("; ")).",
      "Le montant est négatif. Donnez ce qui a été retiré sans signe moins\(advice.after(" ; ")).")
  }

  var negativeMove: String {
    language(
      "The amount is negative. To move money the other way, name the goals the other way round.",
      "Le montant est négatif. Pour transférer dans l’autre sens, nommez les objectifs dans l’autre ordre.")
  }

  func unreadableReference(_ text: String) -> String {
    language(
      "\"\(text)\" doesn't name a contribution. Give its number, such as #12, or its id.",
      "« \(text) » ne désigne aucune contribution. Donnez son numéro, comme #12, ou son id.")
  }

  func belowZero(_ available: String) -> String {
    language(
      "The goal has \(available): its total would fall below zero.",
      "L’objectif contient \(available) : son total passerait sous zéro.")
  }

  var sameGoal: String {
    language("Money can't be moved from a goal to itself.", "On ne peut pas transférer d’un objectif vers lui-même.")
  }

  func differentCurrencies(_ source: String, _ target: String) -> String {
    language(
      "One goal is in \(source), the other in \(target): money is moved between goals of one currency only.",
      "Un objectif est en \(source), l’autre en \(target) : on ne transfère qu’entre objectifs de même devise.")
  }

  var goalNotFound: String { language("The goal no longer exists.", "L’objectif n’existe plus.") }
  var notFound: String { language("There is no such contribution.", "Cette contribution n’existe pas.") }
}

extension ErrorStrings {
  var contribution: ContributionErrorStrings { ContributionErrorStrings(language: language) }
}
