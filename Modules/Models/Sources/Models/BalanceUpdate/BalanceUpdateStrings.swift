/// The words of balance updates: the form, the history, the chart, the import.
public struct BalanceUpdateStrings: Sendable {
  /// Title of the form for a balance.
  public let setTitle: String
  /// Title of the form that edits a balance.
  public let updateTitle: String
  /// Title of the history.
  public let historyTitle: String
  /// Title of the export of balances.
  public let exportTitle: String
  /// Title of the chart.
  public let chartTitle: String
  /// Text of a history without balances.
  public let emptyHistory: String
  /// Text of a chart without balances.
  public let emptyChart: String
  /// Label of the day.
  public let date: String
  /// Label of the note.
  public let note: String
  /// The mark of the current balance.
  public let current: String
  /// A balance was saved or changed: the account, and the balance with its day.
  let saved: @Sendable (_ account: String, _ balance: String) -> String
  /// The balance before.
  let was: @Sendable (_ balance: String) -> String
  /// The account's balance now, where another one was saved or changed.
  let now: @Sendable (_ balance: String) -> String

  /// Title of the deletion screen.
  public let deletionTitle: String
  /// Asked before a balance is deleted: its number, amount, day and account.
  public let deletionQuestion:
    @Sendable (_ number: String, _ balance: String, _ day: String, _ account: String) -> String
  /// A balance was deleted: the balance, its account, and the account's balance now.
  public let deleted: @Sendable (_ balance: AmountText, _ account: String, _ current: String) -> String
}

extension BalanceUpdateStrings {
  static let english = BalanceUpdateStrings(
    setTitle: "New balance",
    updateTitle: "Change balance",
    historyTitle: "Balances",
    exportTitle: "Export balances",
    chartTitle: "Balance",
    emptyHistory: "No balance was entered yet",
    emptyChart: "There is nothing to draw yet",
    date: "Date",
    note: "Note",
    current: "current",
    saved: { account, balance in "\(account): \(balance)" },
    was: { balance in "was \(balance)" },
    now: { balance in "now \(balance)" },
    deletionTitle: "Delete balance",
    deletionQuestion: { number, balance, day, account in
      "This deletes balance \(number) of \(account) for good: \(balance), \(day). Its charts change.\nDelete it?"
    },
    deleted: { balance, account, current in "\(balance.text) deleted · \(account): \(current)" })

  static let french = BalanceUpdateStrings(
    setTitle: "Nouveau solde",
    updateTitle: "Modifier le solde",
    historyTitle: "Soldes",
    exportTitle: "Exporter les soldes",
    chartTitle: "Solde",
    emptyHistory: "Aucun solde pour l’instant",
    emptyChart: "Rien à tracer pour l’instant",
    date: "Date",
    note: "Note",
    current: "actuel",
    saved: { account, balance in "\(account) : \(balance)" },
    was: { balance in "avant \(balance)" },
    now: { balance in "actuellement \(balance)" },
    deletionTitle: "Supprimer le solde",
    deletionQuestion: { number, balance, day, account in
      "Ceci supprime définitivement le solde \(number) de \(account) : \(balance), \(day). Ses graphiques changent.\n"
        + "Le supprimer ?"
    },
    deleted: { balance, account, current in
      "\(balance.inFrench("supprimé", "supprimés")) · \(account) : \(current)"
    })
}
