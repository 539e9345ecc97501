import CommandKit

extension GrammarPhrases {
  /// The commands of balances.
  static let balances: [String: String] = [
    "The balances of accounts, day by day.": "Les soldes des comptes, jour après jour.",
    "Set the balance of an account; for a debt, the amount owed.":
      "Fixe le solde d’un compte ; pour une dette, le montant dû.",
    "Any day is possible, past ones too. Of several balances on one day the last one entered counts.":
      "Tous les jours sont possibles, passés aussi. De plusieurs soldes d’un jour, le dernier saisi compte.",
    "The balance, in the account's currency; for a debt, the amount owed.":
      "Le solde, dans la devise du compte ; pour une dette, le montant dû.",
    "A note.": "Une note.",
    "Set the balances of all accounts, one after the other.":
      "Fixe les soldes de tous les comptes, l’un après l’autre.",
    BalanceCommands.Update.configuration.discussion:
      "La commande demande chaque solde, sur un terminal seulement : les comptes viennent par numéro, Entrée laisse un solde tel quel, et Ctrl-D arrête sans rien modifier. Tous les soldes sont enregistrés ensemble, ou aucun.",
    "List the balances of an account, or of all accounts, newest first.":
      "Liste les soldes d’un compte ou de tous les comptes, le plus récent d’abord.",
    "Limits of a debt are of the amount owed.": "Les limites d’une dette portent sur le montant dû.",
    "Change a balance.": "Modifie un solde.",
    "Only what is given changes. `modulo balance history` shows the numbers.":
      "Seul ce qui est donné change. `modulo balance history` montre les numéros.",
    "A note; '' for none.": "Une note ; '' pour aucune.",
    "Give what to change: '--amount', '--on' or '--note'.":
      "Donnez ce qui change : « --amount », « --on » ou « --note ».",
    "Delete a balance.": "Supprime un solde.",
    "It asks first. An account keeps its last balance. An imported row that is deleted is imported again when its file is.":
      "Demande confirmation. Un compte garde son dernier solde. Une ligne importée qui est supprimée est importée de nouveau avec son fichier.",
    "The balance: its number, or its id.": "Le solde : son numéro ou son identifiant.",
    "Import balances from a CSV file: all rows, or none.":
      "Importe les soldes d’un fichier CSV : toutes les lignes, ou aucune.",
    "The columns are date, account and balance, and currency, note and id if present. Days are written 2026-12-31, numbers with a point, debts below zero. An account is named exactly: by its whole name, its full id or its number with the sign, #5. Of several balances of an account on one day the latest counts; the days of the account show whether its newest row comes first or last, else --newest-first or --oldest-first says it. Rows that were imported before are skipped, so a file can be imported again; a row with the day and the amount of a balance made by hand is imported with a warning. In a file of `modulo balance export` each row has the id of its balance: a row whose balance is there is skipped, and refused when the two differ; a row without an id is a new balance. FILE may be - for standard input.":
      "Les colonnes sont date, account et balance, et s’il y en a currency, note et id. Les jours s’écrivent 2026-12-31, les nombres avec un point, les dettes sous zéro. Un compte se nomme exactement : par son nom entier, son id complet ou son numéro avec le signe, #5. De plusieurs soldes d’un compte le même jour, le plus récent compte ; les jours du compte montrent si sa ligne la plus récente vient en premier ou en dernier, sinon --newest-first ou --oldest-first le dit. Les lignes déjà importées sont sautées : un fichier peut donc être importé de nouveau ; une ligne qui a le jour et le montant d’un solde saisi à la main est importée avec un avertissement. Dans un fichier de `modulo balance export`, chaque ligne porte l’id de son solde : une ligne dont le solde existe déjà est sautée, et refusée si les deux diffèrent ; une ligne sans id est un nouveau solde. FICHIER peut être - pour l’entrée standard.",
    "Read balances as they are, also when another column seems to hold their signs.":
      "Lit les soldes tels quels, même si une autre colonne semble contenir leurs signes.",
    "The newest balance of each account comes first.": "Le solde le plus récent de chaque compte vient en premier.",
    "The oldest balance of each account comes first.": "Le solde le plus ancien de chaque compte vient en premier.",
    "'--newest-first' can't be used with '--oldest-first'.": "« --newest-first » ne va pas avec « --oldest-first ».",
    "Write balances as a CSV file that `modulo balance import` reads.":
      "Écrit les soldes dans un fichier CSV que `modulo balance import` sait lire.",
    "Each row has the id of its balance, by which `modulo balance import` knows it. Without FILE, or with -, the rows go to standard output, with or without --json. An existing file is never replaced.":
      "Chaque ligne porte l’id de son solde, qui permet à `modulo balance import` de la reconnaître. Sans FICHIER, ou avec -, les lignes vont à la sortie standard, avec ou sans --json. Un fichier qui existe déjà n’est jamais remplacé.",
    "The account; all accounts by default.": "Le compte ; par défaut tous les comptes.",
  ]
}
