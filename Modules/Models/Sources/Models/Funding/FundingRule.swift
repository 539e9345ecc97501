public import ModuloUtilities

/// Why a link between a goal and an account could not be found, made, changed or removed.
public typealias FundingError = Failure<FundingRule>

/// A rule of links between goals and accounts that an operation would break.
public enum FundingRule: AmountRule {
  /// The most that is set aside is missing, or 0.
  case missingAmount
  /// The most that is set aside is negative.
  case negativeAmount
  /// The priority isn't one.
  case priority(String)
  /// No account is given.
  case missingAccount
  /// The account of that title is a debt.
  case debt(account: String)
  /// The goal and the account are in different currencies.
  case differentCurrencies(goal: Currency, account: Currency)
  /// The goal of that title is archived.
  case archivedGoal(String)
  /// The goal has no link to the account of that title; to none at all for `nil`.
  case notFunded(goal: String, account: String?)
  /// More would be set aside than the account holds.
  case short(FundingShortage)
}

/// What an account holds, and what would be set aside in it.
public struct FundingShortage: Equatable, Sendable {
  /// The account, as messages call it.
  public let account: String
  /// Its last balance.
  public let balance: Money
  /// What its goals would have there, in the same currency.
  public let claimed: Money

  /// Creates a shortage.
  public init(account: String, balance: Money, claimed: Money) {
    self.account = account
    self.balance = balance
    self.claimed = claimed
  }
}

extension Noun {
  /// A link between a goal and an account that has its money.
  public static let funding = Noun("funding", "fundings", .masculine("financement", "financements"))
}

extension FundingRule {
  public static var noun: Noun { .funding }

  /// What a store does with links.
  public enum Operation: Sendable {
    /// Reading links.
    case listing
    /// Finding the goal of that text, and the account of that text.
    case choosing(goal: String, account: String?)
    /// Storing a link: a missing row is the goal, a missing owner the account.
    case saving
  }

  public static func failure(_ error: RepositoryError, during operation: Operation) -> FundingError {
    switch (error, operation) {
    case (.forbidden(.funding(let rule)), _): .rule(rule)
    case (.notFound, .saving): .reference(.goal, .missing)
    case (.owner(.notFound), .saving): .reference(.account, .missing)
    case (.owner(let error), .choosing(_, let account?)):
      FundingError(FinancialAccountError(error, during: .reading(account)))
    case (.notFound, .choosing(let goal, _)), (.unknownName, .choosing(let goal, _)),
      (.ambiguous, .choosing(let goal, _)):
      FundingError(FinancialGoalError(error, during: .reading(goal)))
    case (.notFound, _), (.unknownName, _), (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _),
      (.owner, _), (.storage, _):
      .storage(error.remaining)
    }
  }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    return switch self {
    case .missingAmount:
      language(
        "The most that is set aside has to be above zero.", "Le plafond réservé doit être supérieur à zéro.")
    case .negativeAmount:
      language("The most that is set aside can't be negative.", "Le plafond réservé ne peut pas être négatif.")
    case .priority(let text): Self.priority(text.legible, format)
    case .missingAccount:
      language("Choose the account that has the money.", "Choisissez le compte qui contient l’argent.")
    case .debt(let account):
      language(
        "\(account) is a debt: money is set aside in an account that has some.",
        "\(account) est une dette : on réserve de l’argent dans un compte qui en a.")
    case .differentCurrencies(let goal, let account):
      language(
        "The goal is in \(goal.code), the account in \(account.code): no rate is applied to what is set aside.",
        "L’objectif est en \(goal.code), le compte en \(account.code) : aucun taux ne s’applique à ce qui est réservé.")
    case .archivedGoal(let goal):
      language(
        "\(goal) is archived: unarchive it first.", "\(goal) est archivé : désarchivez-le d’abord.")
    case .notFunded(let goal, let account): Self.notFunded(goal, account, language)
    case .short(let shortage): shortage.text(format)
    }
  }

  private static func priority(_ text: String, _ format: FormatContext) -> String {
    let (first, last) = (FundingEntity.priorities.lowerBound, Int(FundingEntity.priorities.upperBound))
    return format.language(
      "\"\(text)\" isn't a priority: give \(first) to \(format.number(last)); 1 is served first.",
      "« \(text) » n’est pas une priorité : donnez \(first) à \(format.number(last)) ; 1 est servie en premier.")
  }

  private static func notFunded(_ goal: String, _ account: String?, _ language: Language) -> String {
    guard let account else {
      return language("\(goal) is tied to no account.", "\(goal) n’est lié à aucun compte.")
    }
    return language("\(goal) isn't tied to \(account).", "\(goal) n’est pas lié à \(account).")
  }
}

extension FundingShortage {
  /// Both figures, what is too much, and the way on.
  public func text(_ format: FormatContext) -> String {
    let (holds, claims) = (format.exactAmount(balance), format.exactAmount(claimed))
    let short = format.exactAmount(claimed - max(.zero(in: balance.currency), balance))
    return format.advised(
      format.language(
        "\(account) holds \(holds), and \(claims) would be set aside in it: \(short) too much.",
        "\(account) contient \(holds), et \(claims) y seraient réservés : \(short) de trop."),
      .allowShort)
  }
}
