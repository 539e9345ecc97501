/// The names of the account types.
enum FinancialAccountTypeStrings {
  static func english(_ type: FinancialAccountType) -> String {
    switch type {
    case .currentAccount: "Current Account"
    case .savingsAccount: "Savings Account"
    case .cashISA: "Cash ISA"
    case .stocksAndSharesISA: "Stocks & Shares ISA"
    case .lifetimeISA: "Lifetime ISA"
    case .generalInvestmentAccount: "General Investment Account"
    case .pension: "Pension"
    case .juniorISA: "Junior ISA"
    case .juniorSIPP: "Junior SIPP"
    case .mortgage: "Mortgage"
    case .loan: "Loan"
    case .creditCard: "Credit Card"
    case .crypto: "Cryptocurrency Wallet"
    case .foreignCurrency: "Foreign Currency Account"
    case .cash: "Cash"
    }
  }

  static func french(_ type: FinancialAccountType) -> String {
    switch type {
    case .currentAccount: "Compte courant"
    case .savingsAccount: "Compte d’épargne"
    case .cashISA: "ISA d’épargne"
    case .stocksAndSharesISA: "ISA d’actions"
    case .lifetimeISA: "ISA à vie"
    case .generalInvestmentAccount: "Compte d’investissement"
    case .pension: "Retraite"
    case .juniorISA: "ISA junior"
    case .juniorSIPP: "SIPP junior"
    case .mortgage: "Prêt immobilier"
    case .loan: "Prêt"
    case .creditCard: "Carte de crédit"
    case .crypto: "Portefeuille de cryptomonnaies"
    case .foreignCurrency: "Compte en devises"
    case .cash: "Espèces"
    }
  }
}
