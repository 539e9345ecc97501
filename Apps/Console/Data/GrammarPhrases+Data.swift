extension GrammarPhrases {
  static let data: [String: String] = [
    "The data as a whole: its path, backups, checks and transfer.":
      "Les données en entier : leur chemin, sauvegardes, vérification et transfert.",
    "Show the path of the database, even before there is one.":
      "Montre le chemin de la base de données, même avant qu’elle existe.",
    "Check every row for faults; a damaged file is read as far as possible.":
      "Vérifie chaque ligne ; un fichier endommagé est lu aussi loin que possible.",
    """
    Exits with 65 if there are faults. A row that can be read, but that a current rule would refuse, is a warning, with \
    the command that fixes it.
    """:
      """
    Le code de retour est 65 s’il y a des défauts. Une ligne lisible, mais qu’une règle actuelle refuserait, est un \
    avertissement, avec la commande qui la corrige.
    """,
    "Copy the data into a new file, and verify the copy.":
      "Copie les données dans un nouveau fichier, et vérifie la copie.",
    "An existing file is never replaced. Other programs may use the data meanwhile. The copy has the history too, and so what deleted rows were; with --without-history it has none.":
      "Un fichier existant n’est jamais remplacé. D’autres programmes peuvent utiliser les données entre-temps. La copie a aussi l’historique, donc ce qu’étaient les lignes supprimées ; avec --without-history elle n’en a pas.",
    "Leave the history out.": "Laisse l’historique de côté.",
    "Replace the data with a backup.": "Remplace les données par une sauvegarde.",
    "It asks first, and verifies the backup. The old data is kept in a file beside the new.":
      "Demande confirmation et vérifie la sauvegarde. Les anciennes données sont gardées dans un fichier à côté des nouvelles.",
    "The backup.": "La sauvegarde.",
    "Write everything as one JSON document, sorted and lossless.":
      "Écrit tout en un seul document JSON, trié et sans perte.",
    """
    Without FILE, or with -, the document goes to standard output, with or without --json. An existing file is never \
    replaced. A row that is damaged ends it with 65; with --damaged such rows, and those that belong to them, are left \
    out and listed.
    """:
      """
    Sans FICHIER, ou avec -, le document va à la sortie standard, avec ou sans --json. Un fichier qui existe déjà n’est \
    jamais remplacé. Une ligne endommagée y met fin avec le code 65 ; avec --damaged, ces lignes et celles qui en \
    dépendent sont omises, et énumérées.
    """,
    "Leave damaged rows out, and list them.": "Omet les lignes endommagées, et les énumère.",
    "Import an exported document into an empty database: all of it, or nothing.":
      "Importe un document exporté dans une base vide : tout, ou rien.",
    "Copy everything from one place to another: a file, or a book on a server.":
      "Copie tout d’un endroit à un autre : un fichier, ou un livre sur un serveur.",
    """
    The history goes with it. SOURCE is checked before, and each row compared after. TARGET is a file that isn't there, or \
    a book that isn't there or is empty. Neither has to be the data that the other commands work on.
    """: """
    L’historique suit. SOURCE est vérifiée avant, et chaque ligne comparée après. CIBLE est un fichier qui n’existe pas, ou un \
    livre qui n’existe pas ou qui est vide. Ni l’un ni l’autre n’est forcément ce sur quoi travaillent les autres \
    commandes.
    """,
    "A file, or the address of a book.": "Un fichier, ou l’adresse d’un livre.",
    "A new file, or the address of a book.": "Un nouveau fichier, ou l’adresse d’un livre.",
    "FILE may be - for standard input.": "FICHIER peut être - pour l’entrée standard.",
    "The document.": "Le document.",
    "Remove unfinished files that killed programs left beside the data.":
      "Supprime les fichiers inachevés à côté des données, laissés par des programmes interrompus de force.",
    "It asks first, and names them. Files that are still being written are left alone.":
      "Demande confirmation et les nomme. Les fichiers en cours d’écriture ne sont pas touchés.",
    "Delete everything: savings, accounts, rates, time, plans and targets.":
      "Supprime tout : épargne, comptes, taux, temps, plans et cibles.",
    "It asks first. `modulo data backup FILE` makes a backup before. Copies beside the data are named, and stay unless --with-copies says otherwise.":
      "Demande confirmation. `modulo data backup FICHIER` fait une sauvegarde avant. Les copies à côté des données sont nommées, et restent sauf avec --with-copies.",
    "Delete the backups and the old data beside the database too.":
      "Supprime aussi les sauvegardes et les anciennes données à côté de la base.",
  ]
}
