/// The words of exchange rates.
public struct ExchangeRateStrings: Sendable {
  /// Title of the list.
  public let listTitle: String
  /// Title of an empty list.
  public let emptyTitle: String
  /// Title of the form for a rate.
  public let setTitle: String
  /// Label of the currency.
  public let currency: String
  /// Label of the rate.
  public let rate: String
  /// Label of the day.
  public let date: String
  /// A rate was saved: one unit, its value, and the day it takes effect.
  public let created: @Sendable (_ unit: String, _ amount: String, _ day: String) -> String
  /// Title of the deletion screen.
  public let deletionTitle: String
  /// Asked before a rate is deleted: its number, unit, amount and day.
  public let deletionQuestion: @Sendable (_ number: String, _ unit: String, _ amount: String, _ day: String) -> String
  /// A rate was deleted: one unit, its value, and the day it took effect.
  public let deleted: @Sendable (_ unit: String, _ amount: String, _ day: String) -> String
}

extension ExchangeRateStrings {
  static let english = ExchangeRateStrings(
    listTitle: "Rates",
    emptyTitle: "No rates yet",
    setTitle: "New rate",
    currency: "Currency",
    rate: "Rate",
    date: "Date",
    created: { unit, amount, day in "\(unit) = \(amount) from \(day)" },
    deletionTitle: "Delete rate",
    deletionQuestion: { number, unit, amount, day in
      "This deletes rate \(number) for good: \(unit) = \(amount) from \(day). Figures that used it change.\nDelete it?"
    },
    deleted: { unit, amount, day in "\(unit) = \(amount) from \(day): deleted" })

  static let french = ExchangeRateStrings(
    listTitle: "Taux",
    emptyTitle: "Aucun taux",
    setTitle: "Nouveau taux",
    currency: "Devise",
    rate: "Taux",
    date: "Date",
    created: { unit, amount, day in "\(unit) = \(amount) à partir du \(day)" },
    deletionTitle: "Supprimer le taux",
    deletionQuestion: { number, unit, amount, day in
      "Ceci supprime définitivement le taux \(number) : \(unit) = \(amount) à partir du \(day). Les montants qui "
        + "l’utilisaient changent.\nLe supprimer ?"
    },
    deleted: { unit, amount, day in "\(unit) = \(amount) à partir du \(day) : supprimé" })
}
