/// The words of the account list, the details and the account form.
public struct FinancialAccountStrings: Sendable {
  /// Title of the list.
  public let listTitle: String
  /// Title of an empty list.
  public let emptyTitle: String
  /// The name of each type.
  public let type: @Sendable (FinancialAccountType) -> String

  /// Heading of the general figures.
  public let general: String
  /// Label of the kind of account.
  public let typeTitle: String
  /// Label of the provider.
  public let provider: String
  /// Label of the name.
  public let name: String
  /// Label of the balance.
  public let balance: String
  /// The label of a debt's balance in a form.
  public let owed: String
  /// Label of the currency.
  public let currency: String
  /// Label of the day of the latest balance.
  public let updated: String
  /// Label of the change since the balance before.
  public let change: String
  /// The placeholder for an account without updates.
  public let noUpdates: String
  /// The day of the latest update, as a sentence of its own.
  public let lastUpdate: @Sendable (_ day: String) -> String

  /// Title of the form for a new account.
  public let createTitle: String
  /// Title of the form that edits an account.
  public let updateTitle: String
  /// An account was made: its title and its balance; `nil` for one without.
  public let created: @Sendable (_ title: String, _ balance: String?) -> String
  /// Message after an account was edited, with its title.
  public let edited: @Sendable (_ title: String) -> String

  /// Title of the deletion screen.
  public let deletionTitle: String
  /// Asked before an account is deleted: its title, and the balances that go with it, counted.
  public let deletionQuestion: @Sendable (_ title: String, _ balances: String?) -> String
  /// An account was deleted with its balances.
  public let deleted: @Sendable (_ title: String, _ balances: String?) -> String

  /// The change of a balance; for a debt, the amount has no sign.
  let noChange: String
  let reducedBy: @Sendable (_ amount: String) -> String
  let increasedBy: @Sendable (_ amount: String) -> String
  let reduced: String
  let increased: String
}

extension FinancialAccountStrings {
  static let english = FinancialAccountStrings(
    listTitle: "Accounts",
    emptyTitle: "No accounts yet",
    type: FinancialAccountTypeStrings.english,
    general: "General",
    typeTitle: "Type",
    provider: "Provider",
    name: "Name",
    balance: "Balance",
    owed: "Amount owed",
    currency: "Currency",
    updated: "Updated",
    change: "Change",
    noUpdates: "no balance yet",
    lastUpdate: { day in "Last update: \(day)" },
    createTitle: "New account",
    updateTitle: "Edit account",
    created: { title, balance in "Account \(title) created" + (balance.map { ": \($0)" } ?? "") },
    edited: { title in "Account \(title) updated" },
    deletionTitle: "Delete account",
    deletionQuestion: { title, balances in
      "This deletes account \(title)\(balances.after(" and ")) for good, and the net worth of every day changes.\nDelete it?"
    },
    deleted: { title, balances in "Account \(title) deleted\(balances.after(" with "))" },
    noChange: "no change",
    reducedBy: { amount in "reduced by \(amount)" },
    increasedBy: { amount in "increased by \(amount)" },
    reduced: "reduced",
    increased: "increased")

  static let french = FinancialAccountStrings(
    listTitle: "Comptes",
    emptyTitle: "Aucun compte",
    type: FinancialAccountTypeStrings.french,
    general: "Général",
    typeTitle: "Type",
    provider: "Établissement",
    name: "Nom",
    balance: "Solde",
    owed: "Montant dû",
    currency: "Devise",
    updated: "Mis à jour",
    change: "Variation",
    noUpdates: "pas encore de solde",
    lastUpdate: { day in "Dernière mise à jour : \(day)" },
    createTitle: "Nouveau compte",
    updateTitle: "Modifier le compte",
    created: { title, balance in "Compte \(title) créé" + (balance.map { " : \($0)" } ?? "") },
    edited: { title in "Compte \(title) modifié" },
    deletionTitle: "Supprimer le compte",
    deletionQuestion: { title, balances in
      "Ceci supprime définitivement le compte \(title)\(balances.after(" et ")), et change le patrimoine de chaque jour.\n"
        + "Le supprimer ?"
    },
    deleted: { title, balances in "Compte \(title) supprimé\(balances.after(" avec "))" },
    noChange: "inchangé",
    reducedBy: { amount in "réduite de \(amount)" },
    increasedBy: { amount in "augmentée de \(amount)" },
    reduced: "réduite",
    increased: "augmentée")
}
