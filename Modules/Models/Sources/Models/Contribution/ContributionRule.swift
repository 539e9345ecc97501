public import ModuloUtilities

/// Why a contribution could not be found, made, changed or deleted.
public typealias ContributionError = Failure<ContributionRule>

/// A rule of contributions that an operation would break.
public enum ContributionRule: AmountRule {
  /// The amount is missing, or 0.
  case missingAmount
  /// The amount is negative; a withdrawal is requested by its type.
  case negativeAmount(ContributionType)
  /// The new amount of a contribution of that type is negative; a withdrawal is requested by its type.
  case negativeChange(ContributionType)
  /// The amount to move is negative; to move money back, the goals are swapped.
  case negativeMove
  /// The goal's total would fall below zero; `available` is the current total.
  case belowZero(available: Money)
  /// Money can't be moved from a goal to itself.
  case sameGoal
  /// Money can't be moved between goals of different currencies: no rate is applied.
  case differentCurrencies(Currency, Currency)
  /// More would be set aside in an account than it holds.
  case accountShort(FundingShortage)
}

extension Noun {
  /// A contribution to a goal.
  public static let contribution = Noun(
    "contribution", "contributions", .feminine("contribution", "contributions"), owner: .goal)
}

extension ContributionRule {
  public static var noun: Noun { .contribution }

  /// The operations on contributions; totals are in the currency.
  public enum Operation: Sendable {
    /// Finding the contribution of a reference.
    case reading
    /// Storing a new contribution: a missing row is the goal.
    case creating(in: Currency)
    /// Changing or deleting a contribution.
    case changing(in: Currency)
  }

  public static func failure(_ error: RepositoryError, during operation: Operation) -> ContributionError {
    switch (error, operation) {
    case (.notFound, .creating): .reference(.goal, .missing)
    // The id of a new row that is another goal's.
    case (.notFound, .reading), (.notFound, .changing), (.duplicate(.id), .creating): .missing
    case (.belowMinimum(let total), .creating(let currency)), (.belowMinimum(let total), .changing(let currency)):
      .rule(.belowZero(available: Money(minorUnits: total, in: currency)))
    case (.forbidden(.funding(.short(let shortage))), _): .rule(.accountShort(shortage))
    case (.unknownName, _), (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _), (.owner, _),
      (.storage, _):
      .storage(error.remaining)
    }
  }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    return switch self {
    case .missingAmount:
      language("A contribution needs an amount above zero.", "Une contribution doit avoir un montant supérieur à zéro.")
    case .negativeAmount(.add): format.advised(Self.negative(language), .withdraw)
    case .negativeAmount(.remove):
      language(
        "The amount is negative. Give what is taken out without a minus\(format.clause(.add).after("; ")).",
        "Le montant est négatif. Donnez ce qui est retiré sans signe moins\(format.clause(.add).after(" ; ")).")
    case .negativeChange(.add): format.advised(Self.negative(language), .changeToWithdrawal)
    case .negativeChange(.remove):
      language(
        "The amount is negative. Give what was taken out without a minus"
          + "\(format.clause(.changeToAddition).after("; ")).",
        "Le montant est négatif. Donnez ce qui a été retiré sans signe moins"
          + "\(format.clause(.changeToAddition).after(" ; ")).")
    case .negativeMove:
      language(
        "The amount is negative. To move money the other way, name the goals the other way round.",
        "Le montant est négatif. Pour transférer dans l’autre sens, nommez les objectifs dans l’autre ordre.")
    case .belowZero(let available):
      format.advised(Self.belowZero(format.amount(available), language), .allowNegativeTotal)
    case .sameGoal:
      language("Money can't be moved from a goal to itself.", "On ne peut pas transférer d’un objectif vers lui-même.")
    case .differentCurrencies(let source, let target):
      format.advised(Self.differentCurrencies(source.code, target.code, language), .withdrawAndAdd)
    case .accountShort(let shortage): shortage.text(format)
    }
  }

  private static func negative(_ language: Language) -> String {
    language("The amount is negative.", "Le montant est négatif.")
  }

  private static func belowZero(_ available: String, _ language: Language) -> String {
    language(
      "The goal has \(available): its total would fall below zero.",
      "L’objectif contient \(available) : son total passerait sous zéro.")
  }

  private static func differentCurrencies(_ source: String, _ target: String, _ language: Language) -> String {
    language(
      "One goal is in \(source), the other in \(target): money is moved between goals of one currency only.",
      "Un objectif est en \(source), l’autre en \(target) : on ne transfère qu’entre objectifs de même devise.")
  }
}
