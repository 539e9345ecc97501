/// The words of the account list, the details and the account form.
public struct FinancialAccountStrings: Sendable {
  let language: Language

  /// Title of the list.
  public var listTitle: String { language("Accounts", "Comptes") }
  /// Title of an empty list.
  public var emptyTitle: String { language("No accounts yet", "Aucun compte") }
  /// The name of each type.
  public func type(_ type: FinancialAccountType) -> String {
    switch type {
    case .currentAccount: language("Current Account", "Compte courant")
    case .savingsAccount: language("Savings Account", "Compte d’épargne")
    case .cashISA: language("Cash ISA", "ISA d’épargne")
    case .stocksAndSharesISA: language("Stocks & Shares ISA", "ISA d’actions")
    case .lifetimeISA: language("Lifetime ISA", "ISA à vie")
    case .generalInvestmentAccount: language("General Investment Account", "Compte d’investissement")
    case .pension: language("Pension", "Retraite")
    case .juniorISA: language("Junior ISA", "ISA junior")
    case .juniorSIPP: language("Junior SIPP", "SIPP junior")
    case .mortgage: language("Mortgage", "Prêt immobilier")
    case .loan: language("Loan", "Prêt")
    case .creditCard: language("Credit Card", "Carte de crédit")
    case .crypto: language("Cryptocurrency Wallet", "Portefeuille de cryptomonnaies")
    case .foreignCurrency: language("Foreign Currency Account", "Compte en devises")
    case .cash: language("Cash", "Espèces")
    case .property: language("Property", "Immobilier")
    case .vehicle: language("Vehicle", "Véhicule")
    case .brokerage: language("Brokerage", "Compte-titres")
    case .retirement: language("Retirement Account", "Épargne retraite")
    case .otherAsset: language("Other Asset", "Autre actif")
    case .otherDebt: language("Other Debt", "Autre dette")
    }
  }

  /// Heading of the general figures.
  public var general: String { language("General", "Général") }
  /// Label of the kind of account.
  public var typeTitle: String { language("Type", "Type") }
  /// Label of the provider.
  public var provider: String { language("Provider", "Établissement") }
  /// Label of the name.
  public var name: String { language("Name", "Nom") }
  /// Label of the balance.
  public var balance: String { language("Balance", "Solde") }
  /// The label of a debt's balance in a form.
  public var owed: String { language("Amount owed", "Montant dû") }
  /// Label of the currency.
  public var currency: String { language("Currency", "Devise") }
  /// Label of the day of the latest balance.
  public var updated: String { language("Updated", "Mis à jour") }
  /// Label of the change since the balance before.
  public var change: String { language("Change", "Variation") }
  /// The placeholder for an account without updates.
  public var noUpdates: String { language("no balance yet", "pas encore de solde") }
  /// How old a balance is, with its days.
  func age(_ days: String) -> String { language("\(days) old", "il y a \(days)") }
  /// The day of the latest update, as a sentence of its own.
  public func lastUpdate(_ day: String) -> String { language("Last update: \(day)", "Dernière mise à jour : \(day)") }

  /// Title of the form for a new account.
  public var createTitle: String { language("New account", "Nouveau compte") }
  /// Title of the form that edits an account.
  public var updateTitle: String { language("Edit account", "Modifier le compte") }

  /// An account was made: its title and its balance; `nil` for one without.
  public func created(_ title: String, _ balance: String?) -> String {
    language(
      "Account \(title) created" + (balance.map { ": \($0)" } ?? ""),
      "Compte \(title) créé" + (balance.map { " : \($0)" } ?? ""))
  }

  /// Message after an account was edited, with its title.
  func edited(_ title: String) -> String { language("Account \(title) updated", "Compte \(title) modifié") }

  /// The values of an account, in what was changed.
  var changedType: String { language("type", "type") }
  var changedProvider: String { language("provider", "établissement") }
  var changedName: String { language("name", "nom") }
  var changedBankID: String { language("bank id", "identifiant bancaire") }
  /// An account without a bank's id.
  var noBankID: String { language("none", "aucun") }
  /// Label of the id by which the bank's files name the account.
  public var bankID: String { language("Bank id", "Identifiant bancaire") }

  /// Title of the deletion screen.
  public var deletionTitle: String { language("Delete account", "Supprimer le compte") }

  /// Asked before an account is deleted: the account with its balances and links, counted, and what is said of its plans.
  public func deletionQuestion(_ account: String, plans: String?) -> String {
    let end = plans.after(" ")
    return language(
      "This deletes account \(account), and the net worth of every day changes.\(end)\nDelete it?",
      "Ceci supprime le compte \(account), et change le patrimoine de chaque jour.\(end)\nLe supprimer ?")
  }

  /// An account was deleted with what is lost.
  public func deleted(_ title: String, _ lost: String?) -> String {
    language("Account \(title) deleted\(lost.after(" with "))", "Compte \(title) supprimé\(lost.after(" avec "))")
  }

  /// The change of a balance; for a debt, the amount has no sign.
  var noChange: String { language("no change", "inchangé") }
  func reducedBy(_ amount: String) -> String { language("reduced by \(amount)", "réduite de \(amount)") }
  func increasedBy(_ amount: String) -> String { language("increased by \(amount)", "augmentée de \(amount)") }
  var reduced: String { language("reduced", "réduite") }
  var increased: String { language("increased", "augmentée") }
}

extension Strings {
  /// Texts of accounts.
  public var account: FinancialAccountStrings { FinancialAccountStrings(language: language) }
}

extension Toast {
  /// A form needs a provider.
  public static var providerMandatory: Toast {
    Toast("A provider is required", "Un établissement est nécessaire", .error)
  }
  /// An account was stored, in the words of the form's answer.
  public static func accountCreated(_ answer: String) -> Toast { Toast(answer) }
  /// An account was edited, in the words of the form's answer.
  public static func accountUpdated(_ answer: String) -> Toast { Toast(answer) }
  /// An account was deleted with its balances, in the words of the answer.
  public static func accountDeleted(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
}
