/// The words of exchange rates.
public struct ExchangeRateStrings: Sendable {
  let language: Language

  /// Title of the list.
  public var listTitle: String { language("Rates", "Taux") }
  /// Title of an empty list.
  public var emptyTitle: String { language("No rates yet", "Aucun taux") }
  /// Title of the form for a rate.
  public var setTitle: String { language("New rate", "Nouveau taux") }
  /// Label of the currency.
  public var currency: String { language("Currency", "Devise") }
  /// Label of the rate.
  public var rate: String { language("Rate", "Taux") }
  /// Label of the day.
  public var date: String { language("Date", "Date") }

  /// A rate was saved: one unit, its value, and the day it takes effect.
  public func created(_ unit: String, _ amount: String, _ day: String) -> String {
    language("\(unit) = \(amount) from \(day)", "\(unit) = \(amount) à partir du \(day)")
  }

  /// Title of the deletion screen.
  public var deletionTitle: String { language("Delete rate", "Supprimer le taux") }

  /// Asked before a rate is deleted: its number, unit, amount and day.
  public func deletionQuestion(_ number: String, _ unit: String, _ amount: String, _ day: String) -> String {
    language(
      "This deletes rate \(number): \(unit) = \(amount) from \(day). Figures that used it change.\nDelete it?",
      "Ceci supprime le taux \(number) : \(unit) = \(amount) à partir du \(day). Les montants qui "
        + "l’utilisaient changent.\nLe supprimer ?")
  }

  /// A rate was deleted: one unit, its value, and the day it took effect.
  public func deleted(_ unit: String, _ amount: String, _ day: String) -> String {
    language("\(unit) = \(amount) from \(day): deleted", "\(unit) = \(amount) à partir du \(day) : supprimé")
  }
}

extension Strings {
  /// Texts of exchange rates.
  public var rate: ExchangeRateStrings { ExchangeRateStrings(language: language) }
}

extension Toast {
  /// An exchange rate was stored, in the words of the form's answer.
  public static func rateAdded(_ answer: String) -> Toast { Toast(answer) }
  /// An exchange rate was deleted, in the words of the answer.
  public static func rateDeleted(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
}
