/// The words of hourly rates, and of what time is worth.
public struct HourlyRateStrings: Sendable {
  let language: Language

  /// Title of the list.
  public var listTitle: String { language("Hourly rates", "Taux horaires") }
  /// Title of an empty list.
  public var emptyTitle: String { language("No hourly rates yet", "Aucun taux horaire") }
  /// Title of the form for a rate.
  public var setTitle: String { language("New hourly rate", "Nouveau taux horaire") }
  /// The owner of one's own rate.
  public var oneself: String { language("My time", "Mon temps") }
  /// Label of what a rate is of.
  public var owner: String { language("For", "Pour") }
  /// Label of the amount.
  public var amount: String { language("An hour", "Une heure") }
  /// Label of the currency.
  public var currency: String { language("Currency", "Devise") }
  /// Label of the first day.
  public var start: String { language("From", "À partir du") }

  /// A group as an owner.
  public func group(_ name: String) -> String { language("Group \(name)", "Groupe \(name)") }
  /// An amount for an hour.
  func perHour(_ amount: String) -> String { language("\(amount) an hour", "\(amount) par heure") }
  /// A rate was set: its owner, what an hour is worth, and the day it takes effect.
  func created(_ owner: String, _ rate: String, _ day: String) -> String {
    language("\(owner): \(rate) from \(day)", "\(owner) : \(rate) à partir du \(day)")
  }

  /// Title of the deletion screen.
  public var deletionTitle: String { language("Delete hourly rate", "Supprimer le taux horaire") }

  /// Asked before a rate is deleted: its number, and the rate on a line.
  func deletionQuestion(_ number: String, _ line: String) -> String {
    language(
      "This deletes hourly rate \(number): \(line). What time is worth changes.\nDelete it?",
      "Ceci supprime le taux horaire \(number) : \(line). La valeur du temps change.\nLe supprimer ?")
  }

  /// A rate was deleted: the rate on a line.
  func deleted(_ line: String) -> String { language("\(line): deleted", "\(line) : supprimé") }

  /// Label of what time is worth.
  public var worth: String { language("Worth", "Valeur") }
  /// Time for which no rate is known, after what is known.
  func unrated(_ time: String) -> String { language("\(time) without a rate", "\(time) sans taux") }

  /// Heading of a goal's price in one's own hours.
  public var hoursTitle: String { language("In hours of my time", "En heures de mon temps") }
  /// Label of the rate.
  public var rate: String { language("Hourly rate", "Taux horaire") }
  /// A number of hours.
  func hours(_ time: String) -> String { language("\(time) hours", "\(time) heures") }
  /// The hours of a goal in another currency.
  func otherCurrency(_ code: String) -> String {
    language("unknown: the rate is in \(code)", "inconnu : le taux est en \(code)")
  }
  /// More hours than can be told.
  var tooMany: String { language("too many to count", "trop pour être comptées") }

  /// Title of a month of both.
  public var monthTitle: String { language("Time and money", "Temps et argent") }
  /// Heading of what was put into goals.
  public var contributed: String { language("Put into goals", "Versé aux objectifs") }
  /// Heading of what was tracked.
  public var worked: String { language("Tracked time", "Temps suivi") }
  /// Label of the time of all blocks.
  public var total: String { language("Total", "Total") }
  /// Nothing was put into goals.
  public var nothingContributed: String {
    language("Nothing was put into goals.", "Rien n’a été versé aux objectifs.")
  }
}

extension Strings {
  /// Texts of hourly rates, and of what time is worth.
  public var hourlyRate: HourlyRateStrings { HourlyRateStrings(language: language) }
}

extension Toast {
  /// An hourly rate was stored, in the words of the form's answer.
  public static func hourlyRateSet(_ answer: String) -> Toast { Toast(answer) }
  /// An hourly rate was deleted, in the words of the answer.
  public static func hourlyRateDeleted(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
}
