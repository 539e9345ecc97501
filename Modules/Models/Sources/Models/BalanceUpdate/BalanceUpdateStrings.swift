/// The words of balance updates: the form, the history, the chart, the import.
public struct BalanceUpdateStrings: Sendable {
  let language: Language

  /// Title of the form for a balance.
  public var setTitle: String { language("New balance", "Nouveau solde") }
  /// Title of the form for the balances of all accounts.
  public var allTitle: String { language("Update balances", "Mettre à jour les soldes") }
  /// Label of an account that owes money, in the form for the balances of all accounts.
  public func owed(_ account: String) -> String { language("\(account), owed", "\(account), dû") }
  /// No balance was typed into the form for all accounts.
  public var nothingTyped: String { language("Nothing was changed.", "Rien n’a été modifié.") }
  /// Title of the form that edits a balance.
  public var updateTitle: String { language("Change balance", "Modifier le solde") }
  /// Title of the history.
  public var historyTitle: String { language("Balances", "Soldes") }
  /// Title of the export of balances.
  public var exportTitle: String { language("Export balances", "Exporter les soldes") }
  /// Title of the chart.
  public var chartTitle: String { language("Balance", "Solde") }
  /// Text of a history without balances.
  public var emptyHistory: String { language("No balance was entered yet", "Aucun solde pour l’instant") }
  /// Text of a list of all accounts without balances.
  public var none: String { language("There are no balances yet", "Aucun solde pour l’instant") }
  /// Text of a list in which no balance is within its limits.
  public var noMatch: String { language("No balance matches", "Aucun solde ne correspond") }
  /// Text of a chart without balances.
  public var emptyChart: String { language("There is nothing to draw yet", "Rien à tracer pour l’instant") }
  /// Label of the day.
  public var date: String { language("Date", "Date") }
  /// Label of the note.
  public var note: String { language("Note", "Note") }
  /// The mark of the current balance.
  public var current: String { language("current", "actuel") }

  /// A balance was saved or changed: the account, and the balance with its day.
  func saved(_ account: String, _ balance: String) -> String {
    language("\(account): \(balance)", "\(account) : \(balance)")
  }

  /// The balance before.
  func was(_ balance: String) -> String { language("was \(balance)", "avant \(balance)") }
  /// The account's balance now, where another one was saved or changed.
  func now(_ balance: String) -> String { language("now \(balance)", "actuellement \(balance)") }

  /// Title of the deletion screen.
  public var deletionTitle: String { language("Delete balance", "Supprimer le solde") }

  /// Asked before a balance is deleted: its number, amount, day and account.
  public func deletionQuestion(_ number: String, _ balance: String, _ day: String, _ account: String) -> String {
    language(
      "This deletes balance \(number) of \(account): \(balance), \(day). Its charts change.\nDelete it?",
      "Ceci supprime le solde \(number) de \(account) : \(balance), \(day). Ses graphiques changent.\n"
        + "Le supprimer ?")
  }

  /// A balance was deleted: the balance, its account, and the account's balance now.
  public func deleted(_ balance: AmountText, _ account: String, _ current: String) -> String {
    language(
      "\(balance.text) deleted · \(account): \(current)",
      "\(balance.inFrench("supprimé", "supprimés")) · \(account) : \(current)")
  }
}

extension Strings {
  /// Texts of balances.
  public var balance: BalanceUpdateStrings { BalanceUpdateStrings(language: language) }
}

extension Toast {
  /// A balance was stored, in the words of the form's answer.
  public static func balanceAdded(_ answer: String) -> Toast { Toast(answer) }
  /// Balances of several accounts were stored: their number.
  public static func balancesAdded(_ count: Int) -> Toast {
    Toast(
      count == 1 ? "1 balance saved" : "\(count) balances saved",
      count == 1 ? "1 solde enregistré" : "\(count) soldes enregistrés")
  }
  /// A balance was edited, in the words of the form's answer.
  public static func balanceUpdated(_ answer: String) -> Toast { Toast(answer) }
  /// A balance was deleted, in the words of the answer.
  public static func balanceDeleted(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
}
