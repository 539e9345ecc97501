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
    "Import rates from a CSV file with a column for each currency: all rates, or none.":
      "Importe les taux d’un fichier CSV avec une colonne par devise : tous les taux, ou aucun.",
    "A row is a day, and a column a currency, by its code. A number says how many units of that currency one of the base currency is, as in the table of the European Central Bank, whose base is EUR. Empty cells and N/A are skipped, and so are currencies that are no longer in circulation. A rate that is stored for its day is skipped when it is the same, and replaced with a warning when it isn't, so a file can be imported again. FILE may be - for standard input.":
      "Une ligne est un jour, et une colonne une devise, d’après son code. Un nombre dit combien d’unités de cette devise vaut une unité de la devise de base, comme dans la table de la Banque centrale européenne, dont la base est EUR. Les cases vides et N/A sont sautées, de même que les devises qui n’ont plus cours. Un taux déjà présent pour son jour est sauté s’il est le même, et remplacé avec un avertissement sinon : un fichier peut donc être importé de nouveau. FICHIER peut être - pour l’entrée standard.",
    "The currency that the numbers count from. (default: that of the settings)":
      "La devise dont une unité est comptée. (par défaut : celle des réglages)",
    "The rate: its number, or its id.": "Le taux : son numéro ou son identifiant.",
  ]
}
