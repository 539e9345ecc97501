public import ModuloUtilities

/// The kind of an account. The raw value is used in storage and in JSON.
public enum FinancialAccountType: String, CaseIterable, Codable, Sendable {
  /// A bank account for daily payments.
  case currentAccount
  /// A savings account that isn't an ISA.
  case savingsAccount
  /// An Individual Savings Account in cash.
  case cashISA
  /// An Individual Savings Account in investments.
  case stocksAndSharesISA
  /// An Individual Savings Account for a first home or retirement.
  case lifetimeISA
  /// Investments outside an ISA or a pension.
  case generalInvestmentAccount
  /// A pension that is paid into; a part of its own in a portfolio.
  case pension
  /// An Individual Savings Account of a child.
  case juniorISA
  /// A Self-Invested Personal Pension of a child.
  case juniorSIPP
  /// A debt on a home; a part of its own in a portfolio.
  case mortgage
  /// A debt that isn't a mortgage or a card's.
  case loan
  /// The debt of a credit card.
  case creditCard
  /// Cryptocurrency, by its worth in the account's currency.
  case crypto
  /// Money in a foreign currency.
  case foreignCurrency
  /// Banknotes and coins.
  case cash
}

extension FinancialAccountType {
  /// The part of a portfolio that the account belongs to. Everything else about debts and pensions follows from it.
  public var component: PortfolioComponent {
    switch self {
    case .currentAccount, .savingsAccount, .cashISA, .stocksAndSharesISA, .lifetimeISA, .generalInvestmentAccount,
      .juniorISA, .crypto, .foreignCurrency, .cash:
      .assets
    case .pension, .juniorSIPP: .pensions
    case .mortgage: .mortgage
    case .loan, .creditCard: .debts
    }
  }

  /// Whether the balance is money owed: stored below zero, typed as a positive amount.
  public var isDebt: Bool { component.isDebt }

  /// The stored balance for a typed amount: the amount itself, or below zero for a debt.
  public func balance(ofTyped amount: Money) -> Money { isDebt ? -amount : amount }
}

extension FinancialAccountType {
  /// The type's name as it is typed on a command line: `stocks-and-shares-isa`.
  public var argument: String {
    switch self {
    case .currentAccount: "current-account"
    case .savingsAccount: "savings-account"
    case .cashISA: "cash-isa"
    case .stocksAndSharesISA: "stocks-and-shares-isa"
    case .lifetimeISA: "lifetime-isa"
    case .generalInvestmentAccount: "general-investment-account"
    case .juniorISA: "junior-isa"
    case .juniorSIPP: "junior-sipp"
    case .creditCard: "credit-card"
    case .foreignCurrency: "foreign-currency"
    case .pension, .mortgage, .loan, .crypto, .cash: rawValue
    }
  }

  /// The type that the text names, as its case or in kebab-case, in any case of letters: `cashISA`, `cash-isa`.
  ///
  /// - Returns: `nil` for a text that names none.
  public init?(argument: String) {
    let text = argument.lowercased()
    let type = Self.allCases.first { $0.rawValue.lowercased() == text || $0.argument == text }
    guard let type else { return nil }
    self = type
  }
}
