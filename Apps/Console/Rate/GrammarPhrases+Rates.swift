extension GrammarPhrases {
  /// The commands of rates.
  static let rates: [String: String] = [
    "Exchange rates, each from a day on.": "Les taux de change, chacun à partir d’un jour.",
    "Set an exchange rate: one unit of a currency in the currency of the settings.":
      "Fixe un taux de change : une unité d’une devise dans celle des réglages.",
    "It holds until the day of the next rate.": "Vaut jusqu’au jour du taux suivant.",
    "The other currency, such as USD.": "L’autre devise, par exemple USD.",
    "The value of one unit.": "La valeur d’une unité.",
    "The day from which it holds; today if not given.":
      "Le jour à partir duquel il vaut ; aujourd’hui si rien n’est donné.",
    "Show every rate.": "Montre tous les taux.",
    "Delete a rate.": "Supprime un taux.",
    "It asks first. `modulo rate list` shows the numbers.":
      "Demande confirmation. `modulo rate list` montre les numéros.",
    "The rate: its number, or its id.": "Le taux : son numéro ou son identifiant.",
  ]
}
