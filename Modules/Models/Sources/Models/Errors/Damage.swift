/// What is damaged: the file, or a stored value that has no meaning, because something else wrote it.
public enum Damage: Equatable, Sendable {
  /// What the storage engine says of it, in English.
  case file(detail: String)
  /// The contribution's stored type is none of ``ContributionType``. It is never guessed to be one.
  case unknownContributionType(String, number: Int64)
  /// The contribution belongs to a goal that isn't there.
  case orphanedContribution(number: Int64)
  /// The goal's currency is not in ISO 4217.
  case unknownCurrency(String, number: Int64)
  /// The account's stored type is none of ``AccountType``. It is never guessed to be one.
  case unknownAccountType(String, number: Int64)
  /// The account's currency is not in ISO 4217.
  case unknownAccountCurrency(String, number: Int64)
  /// The balance update belongs to an account that isn't there.
  case orphanedBalanceUpdate(number: Int64)
  /// The stored part of the whole is no ``PortfolioPart``.
  case unknownPart(String)
  /// The exchange rate is no number above zero, or is between currencies that are not in ISO 4217.
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

  /// What is wrong with the value of the column, in the words of an import or a check.
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
