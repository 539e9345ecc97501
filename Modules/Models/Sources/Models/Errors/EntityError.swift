/// A stored value that has no meaning: the row was damaged, or written by something else.
public enum EntityError: Error, Equatable, Sendable {
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
