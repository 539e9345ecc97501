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
  /// A house, a flat or land, by its worth.
  case property
  /// A car or another vehicle, by its worth.
  case vehicle
  /// Stocks and funds at a broker.
  case brokerage
  /// A retirement account, such as a 401(k) or an IRA; with the pensions in a portfolio.
  case retirement
  /// Anything else of worth.
  case otherAsset
  /// Anything else that is owed.
  case otherDebt
}

extension FinancialAccountType {
  /// The part of a portfolio that the account belongs to. Everything else about debts and pensions follows from it.
  public var component: PortfolioComponent {
    switch self {
    case .currentAccount, .savingsAccount, .cashISA, .stocksAndSharesISA, .lifetimeISA, .generalInvestmentAccount,
      .juniorISA, .crypto, .foreignCurrency, .cash, .property, .vehicle, .brokerage, .otherAsset:
      .assets
    case .pension, .juniorSIPP, .retirement: .pensions
    case .mortgage: .mortgage
    case .loan, .creditCard, .otherDebt: .debts
    }
  }

  /// Whether the balance is money owed: stored below zero, typed as a positive amount.
  public var isDebt: Bool { component.isDebt }

  /// Whether the balance of an account that isn't a debt may be below zero.
  public var canBeOverdrawn: Bool {
    switch self {
    case .currentAccount, .foreignCurrency, .brokerage, .generalInvestmentAccount: true
    case .savingsAccount, .cashISA, .stocksAndSharesISA, .lifetimeISA, .pension, .juniorISA, .juniorSIPP, .mortgage,
      .loan, .creditCard, .crypto, .cash, .property, .vehicle, .retirement, .otherAsset, .otherDebt:
      false
    }
  }

  /// Whether a balance may be typed so: below zero only where the account can be overdrawn.
  public func permits(typed amount: Money) -> Bool { !amount.isNegative || canBeOverdrawn }

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
    case .otherAsset: "other-asset"
    case .otherDebt: "other-debt"
    case .pension, .mortgage, .loan, .crypto, .cash, .property, .vehicle, .brokerage, .retirement: rawValue
    }
  }

  /// Other words for the type, of both sides of the Atlantic.
  private var words: [String] {
    switch self {
    case .currentAccount: ["checking", "checking-account", "giro"]
    case .savingsAccount: ["saving"]
    case .cashISA: ["isa"]
    case .stocksAndSharesISA: ["stocks-isa", "shares-isa"]
    case .lifetimeISA: ["lisa"]
    case .generalInvestmentAccount: ["gia", "investment", "investments"]
    case .pension: ["sipp"]
    case .juniorISA: ["jisa"]
    case .creditCard: ["card"]
    case .crypto: ["bitcoin"]
    case .property: ["house", "home", "flat", "apartment", "real-estate", "land"]
    case .vehicle: ["car", "motorbike", "boat"]
    case .brokerage: ["broker", "stocks", "shares"]
    case .retirement: ["401k", "403b", "ira", "roth", "roth-ira"]
    case .juniorSIPP, .mortgage, .loan, .foreignCurrency, .cash, .otherAsset, .otherDebt: []
    }
  }

  /// The type that the text names, in any case of letters: its case, its name in kebab-case, another word for it, or the
  /// beginning of one name only: `cashISA`, `cash-isa`, `checking`, `save`.
  ///
  /// - Returns: `nil` for a text that names none, or could be several.
  public init?(argument: String) {
    let text = argument.lowercased()
    if text.isEmpty { return nil }
    let whole = Self.allCases.first { type in
      type.rawValue.lowercased() == text || type.argument == text || type.words.contains(text)
    }
    let begun = Self.allCases.filter { $0.rawValue.lowercased().hasPrefix(text) || $0.argument.hasPrefix(text) }
    guard let type = whole ?? (begun.count == 1 ? begun.first : nil) else { return nil }
    self = type
  }
}
