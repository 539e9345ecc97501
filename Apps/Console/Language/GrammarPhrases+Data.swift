extension GrammarPhrases {
  static let data: [String: String] = [
    "The data as a whole: where it is, and how it is kept safe.":
      "Les données en entier : où elles sont, et comment elles sont mises en sûreté.",
    "Show where the data is, whether there is any or not.": "Montre où sont les données, qu’il y en ait ou non.",
    "Look for faults in every row; a damaged file is read as far as that goes.":
      "Cherche des défauts dans chaque ligne ; un fichier abîmé est lu aussi loin que possible.",
    """
    Ends with 65 when there are faults. A row that can be read, but that a rule of today would refuse, is a warning, with \
    what mends it.
    """:
      """
    Finit par 65 s’il y a des défauts. Une ligne lisible, mais qu’une règle actuelle refuserait, est un avertissement, \
    avec ce qui la corrige.
    """,
    "Copy the data into a new file, and verify the copy.":
      "Copie les données dans un nouveau fichier, et vérifie la copie.",
    "A file that is there already is never replaced. Others may go on using the data meanwhile.":
      "Un fichier qui existe déjà n’est jamais remplacé. D’autres peuvent utiliser les données pendant ce temps.",
    "Put a backup in the place of the data.": "Met une sauvegarde à la place des données.",
    "It asks first, and verifies the backup. What was there before is kept in a file beside the data.":
      "Demande confirmation et vérifie la sauvegarde. Ce qui était là est gardé dans un fichier à côté des données.",
    "The backup.": "La sauvegarde.",
    "Write everything as one JSON document, sorted and lossless.":
      "Écrit tout en un seul document JSON, trié et sans perte.",
    "Without FILE, or with -, the document goes to standard output, with or without --json. A file that is there already is never replaced.":
      "Sans FICHIER, ou avec -, le document va à la sortie standard, avec ou sans --json. Un fichier qui existe déjà n’est jamais remplacé.",
    "Take an exported document into an empty database: all of it, or nothing.":
      "Prend un document exporté dans une base vide : tout, ou rien.",
    "FILE may be - for standard input.": "FICHIER peut être - pour l’entrée standard.",
    "The document.": "Le document.",
    "Remove unfinished files beside the data, which programs left behind when they were killed.":
      "Supprime les fichiers inachevés à côté des données, laissés par des programmes interrompus de force.",
    "It asks first, and names them. What a program still writes is left alone.":
      "Demande confirmation et les nomme. Ce qu’un programme écrit encore n’est pas touché.",
    "It asks first. `modulo data backup FILE` makes a backup before. Copies beside the data are named, and stay unless --with-copies says otherwise.":
      "Demande confirmation. `modulo data backup FICHIER` fait une sauvegarde avant. Les copies à côté des données sont nommées, et restent sauf avec --with-copies.",
    "Delete what restores kept and the backups beside the data, too.":
      "Supprime aussi ce que les restaurations ont gardé et les sauvegardes à côté des données.",
  ]
}
