/// The damage: of the file, or of a stored value that is invalid because another program wrote it.
public enum Damage: Equatable, Sendable {
  /// The file is damaged; `detail` is the storage engine's message, in English.
  case file(detail: String)
  /// The contribution's stored type is not a ``ContributionType``. It is never guessed.
  case unknownContributionType(String, number: Int64)
  /// The contribution belongs to a goal that doesn't exist.
  case orphanedContribution(number: Int64)
  /// The goal's currency is not in ISO 4217.
  case unknownCurrency(String, number: Int64)
  /// The account's stored type is not an ``FinancialAccountType``. It is never guessed.
  case unknownAccountType(String, number: Int64)
  /// The account's currency is not in ISO 4217.
  case unknownAccountCurrency(String, number: Int64)
  /// The balance update belongs to an account that doesn't exist.
  case orphanedBalanceUpdate(number: Int64)
  /// The stored part of the portfolio is not a ``PortfolioPart``.
  case unknownPart(String)
  /// The exchange rate is not a number above zero, or a currency of it is not in ISO 4217.
  case unreadableRate(String, number: Int64)
}

extension Damage {
  /// The column that holds the value, by its name in the database; `nil` for the file.
  public var column: String? {
    switch self {
    case .file: nil
    case .unknownContributionType, .unknownAccountType: "type"
    case .unknownCurrency, .unknownAccountCurrency: "currency"
    case .orphanedContribution: "goal_id"
    case .orphanedBalanceUpdate: "account_id"
    case .unknownPart: "part"
    case .unreadableRate: "rate"
    }
  }

  /// The message on the value of the column, as an import or a check reports it.
  public var detail: String {
    switch self {
    case .file(let detail): detail
    case .unknownContributionType(let type, _), .unknownAccountType(let type, _): "unknown type \"\(type)\""
    case .unknownCurrency(let code, _), .unknownAccountCurrency(let code, _): "unknown currency \"\(code)\""
    case .orphanedContribution: "there is no such goal"
    case .orphanedBalanceUpdate: "there is no such account"
    case .unknownPart(let part): "unknown part \"\(part)\""
    case .unreadableRate(let text, _): "\"\(text)\" isn't a rate"
    }
  }
}
