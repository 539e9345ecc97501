extension GrammarPhrases {
  /// The commands of rates.
  static let rates: [String: String] = [
    "Exchange rates, each from a day on.": "Les taux de change, chacun à partir d’un jour.",
    "Set an exchange rate: one unit of a currency in the currency of the settings.":
      "Fixe un taux de change : une unité d’une devise dans celle des réglages.",
    "It holds until the day of the next rate, also for money that goes the other way. A rate may be a fraction: with 1/0.92 one of the currency of the settings is worth 0.92 of the other.":
      "Vaut jusqu’au jour du taux suivant, aussi dans l’autre sens. Un taux peut être une fraction : avec 1/0,92, une unité de la devise des réglages vaut 0,92 de l’autre.",
    "The other currency, such as USD.": "L’autre devise, par exemple USD.",
    "The value of one unit: a number, or a fraction of two.":
      "La valeur d’une unité : un nombre, ou une fraction de deux.",
    "The day from which it holds; today if not given.":
      "Le jour à partir duquel il vaut ; aujourd’hui si rien n’est donné.",
    "Show every rate.": "Montre tous les taux.",
    "Delete a rate.": "Supprime un taux.",
    "It asks first. `modulo rate list` shows the numbers.":
      "Demande confirmation. `modulo rate list` montre les numéros.",
    "The rate: its number, or its id.": "Le taux : son numéro ou son identifiant.",
  ]
}
