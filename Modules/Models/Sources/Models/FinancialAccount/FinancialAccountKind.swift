/// A group of account types that a portfolio sums by itself, in the order in which it shows them: what is owned by how
/// soon it can be spent, then what is owed by how soon it falls due. The raw value is used in JSON.
public enum FinancialAccountKind: String, CaseIterable, Sendable {
  /// Cash in hand and at the bank, in any currency.
  case cash
  /// Money put aside at a bank or a building society.
  case savings
  /// Stocks, funds and cryptocurrency that can be sold.
  case investments
  /// Money that is locked until retirement.
  case pensions
  /// Houses, flats and land.
  case property
  /// Vehicles, and anything else of worth.
  case otherAssets
  /// What is owed on credit cards.
  case cards
  /// What is owed on loans.
  case loans
  /// Anything else that is owed, but for mortgages.
  case otherDebts
  /// What is owed on homes.
  case mortgages
}

extension FinancialAccountType {
  /// The group in which a portfolio sums the account. The types of a group are of one ``component``, so that a group is
  /// included or excluded as a whole.
  public var kind: FinancialAccountKind {
    switch self {
    case .currentAccount, .foreignCurrency, .cash: .cash
    case .savingsAccount, .cashISA, .lifetimeISA, .juniorISA: .savings
    case .stocksAndSharesISA, .generalInvestmentAccount, .brokerage, .crypto: .investments
    case .pension, .juniorSIPP, .retirement: .pensions
    case .property: .property
    case .vehicle, .otherAsset: .otherAssets
    case .creditCard: .cards
    case .loan: .loans
    case .otherDebt: .otherDebts
    case .mortgage: .mortgages
    }
  }
}
