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
    "It asks first. `modulo data backup FILE` makes a backup before.":
      "Demande confirmation. `modulo data backup FICHIER` fait une sauvegarde avant.",
  ]
}
