import CommandKit
import ModuloNavigation
import NavigationKit

/// The texts of the grammar in other languages, by what they are in English, where the commands are declared.
enum GrammarPhrases {
  static let french: [String: String] =
    (Slice.all.map { $0.french() } + [global, sections, values, refusals, app]).reduce(into: [:]) {
      $0.merge($1) { $1 }
    }

  private static let global: [String: String] = [
    "Savings goals, net worth, and the time you spend.":
      "Vos objectifs d’épargne, votre patrimoine et votre temps.",
    "Add a block of time": "Ajouter un bloc de temps",
    "Start tracking it": "Commencer à le suivre",
    "Everything stays in one file. `modulo` is the overview, `modulo demo` a tour.":
      "Tout tient en un fichier ; `modulo` le résume et `modulo demo` le fait visiter.",
    "Show sample goals, plans, accounts and blocks, in a database of their own that is gone afterwards.":
      "Montre des objectifs, des plans, des comptes et des blocs d’exemple, dans une base à part qui disparaît ensuite.",
    "Add an account": "Ajouter un compte",
    "See your net worth": "Voir votre patrimoine",
    "Add a goal": "Ajouter un objectif",
    "Put money in": "Verser de l’argent",
    "See its progress": "Voir sa progression",
    "Global options": "Options globales",
    "First steps": "Premiers pas", "List the goals.": "Liste les objectifs.",
    "List the accounts.": "Liste les comptes.", "List the blocks.": "Liste les blocs.",
    "Set the balance of an account.": "Fixe le solde d’un compte.",
    "Every day": "Tous les jours", "Saving": "Épargne", "Net worth": "Patrimoine", "Time": "Temps",
    "Data": "Données", "More": "Autres",
    "The database: a file, or a book on a server.": "La base de données : un fichier, ou un livre sur un serveur.",
    "The settings file.": "Le fichier des réglages.",
    "Print one JSON document.": "Écrit un document JSON.",
    "Save nothing; report what would be done.":
      "N’enregistre rien ; dit ce qui serait fait.",
    "The language and region, such as fr_FR.": "La langue et la région, par exemple fr_FR.",
    "The time zone that decides what day it is, such as Europe/Paris.":
      "Le fuseau horaire qui décide du jour, par exemple Europe/Paris.",
    "When to use colour.": "Quand utiliser la couleur.",
    "Write ASCII only.": "Écrit en ASCII seulement.",
    "Tables instead of charts, for screen readers.": "Des tableaux au lieu des graphiques, pour les lecteurs d’écran.",
    "Don't page long output (PAGER, else less).":
      "N’affiche pas page par page (PAGER, sinon less).",
    "The width to lay out for.": "La largeur de la mise en page.",
    "Pretend that it is this moment (RFC 3339).": "Fait comme si c’était cet instant (RFC 3339).",
    "Take names as a whole only, for scripts.": "Ne prend que des noms entiers, pour les scripts.",
    "Run on sample data; touch no file.": "Travaille sur des données d’exemple ; ne touche à aucun fichier.",
    "'--width' has to be at least 1.": "« --width » doit valoir 1 au moins.",
    "Answer yes to every question.": "Répond oui à toutes les questions.",
    "Ask nothing; refuse without --yes.": "Ne demande rien ; refuse sans --yes.",
    "Replace an existing file.": "Remplace un fichier existant.",
    "Write an SVG image to this file; - for standard output.":
      "Écrit une image SVG dans ce fichier ; - pour la sortie standard.",
    "The output file.": "Le fichier de sortie.",
    "Write the rows as CSV, with the members of the JSON document as columns.":
      "Écrit les lignes en CSV, avec les membres du document JSON comme colonnes.",
    "Give either '--json' or '--csv'.": "Donnez « --json » ou « --csv ».",
    "'--limit' is at least 1.": "« --limit » est au moins 1.",
    "How many rows to show; 20 by default, all with --csv.":
      "Combien de lignes montrer ; 20 par défaut, toutes avec --csv.",
    "The first day.": "Le premier jour.", "The last day.": "Le dernier jour.",
    "What the name or the note contains.": "Ce que contient le nom ou la note.",
    "The least amount, in the currency of each.": "Le montant le plus petit, dans la devise de chacun.",
    "The greatest amount, in the currency of each.": "Le montant le plus grand, dans la devise de chacun.",
    "Show the screen of a link.": "Montre l’écran d’un lien.",
    "The link.": "Le lien.",
    OpenCommand.configuration.discussion:
      "Il y a :\n\(AppDestination.linkLines)\nCe que vous nommez y figure par son numéro, son identifiant ou son nom, un "
      + "jour sous la forme AAAA-MM-JJ. Un lien vers des contributions ou des soldes prend les limites de leur liste : "
      + "modulo://contribution?since=2026-01-01&search=bonus&min=50.",
  ]

  /// The sections of the manual.
  private static let sections: [String: String] = [
    "Environment": "Environnement", "Files": "Fichiers", "Exit status": "Code de retour",
    "The database: a file, or the address of a book on a server; --data beats it. A variable that is empty counts as unset.":
      "La base de données : un fichier, ou l’adresse d’un livre sur un serveur ; --data l’emporte. Une variable vide compte comme absente.",
    "PostgreSQL's password file; it has the passwords of servers, which an address must not have.":
      "Le fichier de mots de passe de PostgreSQL ; il a ceux des serveurs, qu’une adresse ne doit pas contenir.",
    "The settings file; --config beats it.": "Le fichier des réglages ; --config l’emporte.",
    "The currency of a new goal or account; it beats the setting, and --currency beats it.":
      "La devise d’un nouvel objectif ou compte ; elle l’emporte sur le réglage, et --currency sur elle.",
    "Unless it is 0, names are taken as a whole only, as with --exact-names.":
      "Sauf 0, seuls des noms entiers sont pris, comme avec --exact-names.",
    "Unless it is 0, each transaction is named on standard error as it begins.":
      "Sauf 0, chaque transaction est nommée sur l’erreur standard quand elle commence.",
    "Unless it is 0, charts are tables and bars are percentages, for screen readers; it beats the setting, and --accessible beats it.":
      "Sauf 0, les graphiques sont des tableaux et les barres des pourcentages, pour les lecteurs d’écran ; elle l’emporte sur le réglage, et --accessible sur elle.",
    "The language and region; the setting and --locale beat them.":
      "La langue et la région ; le réglage et --locale l’emportent.",
    "The time zone; it beats the setting, and --time-zone beats it.":
      "Le fuseau horaire ; il l’emporte sur le réglage, et --time-zone sur lui.",
    "No colour; --color beats it.": "Pas de couleur ; --color l’emporte.",
    "If it is 0, no colour; --color beats it.": "Si elle vaut 0, pas de couleur ; --color l’emporte.",
    "Unless it is 0, colour into pipes and files too; NO_COLOR beats it.":
      "Sauf 0, la couleur aussi dans un tube ou un fichier ; NO_COLOR l’emporte.",
    "The width of a terminal; --width beats it.": "La largeur d’un terminal ; --width l’emporte.",
    "The pager for long answers on a terminal; less -FIRX without it.":
      "Le programme qui montre les longues réponses page par page sur un terminal ; sans lui, less -FIRX.",
    "The database; in ~/.local/share/modulo if XDG_DATA_HOME isn't an absolute path.":
      "La base de données ; dans ~/.local/share/modulo si XDG_DATA_HOME n’est pas un chemin absolu.",
    "The settings; in ~/.config/modulo if XDG_CONFIG_HOME isn't an absolute path.":
      "Les réglages ; dans ~/.config/modulo si XDG_CONFIG_HOME n’est pas un chemin absolu.",
    "Done.": "Fait.",
    "Refused by a rule, or not found.": "Refusé par une règle, ou introuvable.",
    "The command line, or a value on it, can't be read.":
      "La ligne de commande, ou une de ses valeurs, est illisible.",
    "Bad input data, or a database that is damaged or not Modulo's.":
      "Données d’entrée incorrectes, ou base de données endommagée ou étrangère.",
    "The input file, or the database to check or back up, is missing.":
      "Il manque le fichier d’entrée, ou la base de données à vérifier ou à sauvegarder.",
    "A mistake in modulo.": "Une erreur de modulo.",
    "The file can't be created, or exists already.": "Le fichier ne peut pas être créé, ou existe déjà.",
    "Reading or writing failed; the message says whether the change is saved.":
      "La lecture ou l’écriture a échoué ; le message dit si le changement est enregistré.",
    "The database is busy, or its server can't be reached: try again.":
      "La base de données est occupée, ou son serveur impossible à joindre : réessayez.",
    "No permission.": "Accès refusé.",
    "The database was made by a newer version, or the settings are bad.":
      "La base de données vient d’une version plus récente, ou les réglages sont incorrects.",
    "Interrupted; what was under way is undone.": "Interrompu ; ce qui était en cours est annulé.",
  ]

  /// Why values are refused.
  private static let refusals: [String: String] = [
    "Give what to change.": "Donnez ce qui change.",
    "the amount is missing": "il manque le montant", "the day is missing": "il manque le jour",
    "it has to be a file, not standard input or output":
      "il faut un fichier, pas l’entrée ni la sortie standard",
  ]

  /// The names of values in angle brackets.
  private static let values: [String: String] = [
    "file": "fichier", "zone": "fuseau", "time": "heure", "session": "session", "number": "nombre",
    "columns": "colonnes", "name": "nom", "amount": "montant", "day": "jour",
    "goal": "objectif", "limit": "nombre", "offset": "nombre", "month": "mois", "day|none": "jour|none",
    "amount|none": "montant|none", "from": "de",
    "to": "vers", "column": "colonne", "mark": "signe", "character": "caractère", "encoding": "codage", "key": "clé",
    "locale": "région",
    "value": "valeur", "color": "quand", "sort": "ordre", "account": "compte", "provider": "établissement",
    "text": "texte", "rate": "taux", "range": "durée", "balance": "montant",
    "group": "groupe", "block": "bloc", "position": "place", "icon": "icône", "tint": "couleur", "word": "mot",
    "family": "famille", "by": "sujet", "screen": "écran", "state": "état", "lines": "lignes",
    "parts": "parties",
  ]
}
