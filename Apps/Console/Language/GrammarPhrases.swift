import CommandKit
import ModuloNavigation
import NavigationKit

/// The texts of the grammar in other languages, by what they are in English, where the commands are declared.
enum GrammarPhrases {
  static let french: [String: String] = [
    global, values, refusals, goals, contributions, settings, data, accounts, balances,
  ]
  .reduce(into: [:]) {
    $0.merge($1) { $1 }
  }

  private static let global: [String: String] = [
    "Start a goal": "Commencer un objectif",
    "Put money in": "Verser de l’argent",
    "See how far it is": "Voir où il en est",
    "Global options": "Options globales",
    "The database file.": "Le fichier de la base de données.",
    "The settings file.": "Le fichier des réglages.",
    "Answer with one JSON document.": "Répond par un document JSON.",
    "Do everything, then undo it; say what would have come of it.":
      "Fait tout, puis l’annule ; dit ce qui en aurait résulté.",
    "The language and region, such as fr_FR.": "La langue et la région, par exemple fr_FR.",
    "The time zone that decides what day it is, such as Europe/Paris.":
      "Le fuseau horaire qui décide du jour, par exemple Europe/Paris.",
    "When to use colour.": "Quand utiliser la couleur.",
    "Draw and write in ASCII only.": "Dessine et écrit en ASCII seulement.",
    "Don't show a long answer in a pager (PAGER, else less).":
      "Ne montre pas une longue réponse page par page (PAGER, sinon less).",
    "The width to lay out for.": "La largeur de la mise en page.",
    "Pretend that it is this moment (RFC 3339).": "Fait comme si c’était cet instant (RFC 3339).",
    "Run on sample data; touch no file.": "Travaille sur des données d’exemple ; ne touche à aucun fichier.",
    "'--width' has to be at least 1.": "« --width » doit valoir 1 au moins.",
    "Don't ask; go on.": "Ne demande rien ; continue.",
    "Don't ask; without --yes, refuse.": "Ne demande rien ; sans --yes, refuse.",
    "Replace the file if it is there already.": "Remplace le fichier s’il existe déjà.",
    "Make a picture in this file; - for standard output.":
      "Fait une image dans ce fichier ; - pour la sortie standard.",
    "The file to make.": "Le fichier à faire.",
    "Show the screen that a link leads to.": "Montre l’écran auquel mène un lien.",
    "The link.": "Le lien.",
    OpenCommand.configuration.discussion:
      "Il y a :\n\(links)\nCe que vous nommez y figure par son numéro, son identifiant ou son nom.",
  ]

  private static let links = AppLink.table.examples.map { "  \($0)" }.joined(separator: "\n")

  /// Why values are refused.
  private static let refusals: [String: String] = [
    "the amount is missing": "il manque le montant", "the day is missing": "il manque le jour",
    "it has to be a file, not standard input or output":
      "il faut un fichier, pas l’entrée ni la sortie standard",
  ]

  /// What values are called in angle brackets.
  private static let values: [String: String] = [
    "file": "fichier", "zone": "fuseau", "columns": "colonnes", "name": "nom", "amount": "montant", "day": "jour",
    "goal": "objectif", "limit": "nombre", "offset": "nombre", "month": "mois", "day|none": "jour|none", "from": "de",
    "to": "vers", "column": "colonne", "mark": "signe", "character": "caractère", "encoding": "codage", "key": "clé",
    "locale": "région",
    "value": "valeur", "color": "quand", "sort": "ordre", "account": "compte", "provider": "établissement",
    "text": "texte", "rate": "taux", "range": "durée", "balance": "montant",
  ]
}
