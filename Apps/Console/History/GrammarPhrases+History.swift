extension GrammarPhrases {
  /// The commands of the history.
  static let history: [String: String] = [
    "Take the last change back.": "Annule la dernière modification.",
    """
    Undo again goes further back, and `modulo redo` takes an undo back. It asks first when the change is older than an \
    hour, or wasn't made in this terminal. It is done whole or not at all: a row that was changed since keeps a step \
    from being undone. A restore is undone from the copy that it has kept. What deleted the data as a whole or filled it \
    from a document can't be undone.
    """: """
    Répété, remonte plus loin ; `modulo redo` rétablit ce qui est annulé. Demande confirmation quand la modification a \
    plus d’une heure ou n’a pas été faite dans ce terminal. Tout est annulé, ou rien : une ligne modifiée depuis \
    empêche d’annuler une étape. Une restauration s’annule à partir de la copie qu’elle a conservée. Ce qui a supprimé \
    l’ensemble des données ou les a remplies à partir d’un document ne s’annule pas.
    """,
    "Show the data as they were: after a step of the history, or at a time.":
      "Montre les données telles qu’elles étaient : après une étape de l’historique, ou à une heure donnée.",
    "Do it once: where a command was given this id before, change nothing and answer as it did.":
      "Ne le fait qu’une fois : si une commande a déjà reçu cet identifiant, ne modifie rien et répond comme elle.",
    "uuid": "uuid",
    "step|time": "étape|heure",
    "the moment is missing": "il manque le moment",
    "How many changes.": "Combien de modifications.",
    "The number of the step, as `modulo history` shows it.":
      "Le numéro de l’étape, tel que `modulo history` le montre.",
    "The count is at least 1.": "Le nombre est au moins 1.",
    "'--step' can't be used with a count.": "« --step » ne va pas avec un nombre.",
    "Leave what the step added and was changed since, and take the rest back.":
      "Laisse ce que l’étape a ajouté et qui a été modifié depuis, et annule le reste.",
    "'--rest' is for a step that '--step' names.": "« --rest » va avec une étape que nomme « --step ».",
    "The first step is 1.": "La première étape est 1.",
    "Take the last undo back.": "Rétablit ce qui a été annulé en dernier.",
    "It can be done until something else is written.": "C’est possible tant que rien d’autre n’est écrit.",
    "How many undos.": "Combien d’annulations.",
    "Show what was written: every command that changed something is a step.":
      "Montre ce qui a été écrit : chaque commande qui a modifié quelque chose est une étape.",
    """
    A thousand steps are kept, and all of the last 90 days, in the database itself, up to 64 MB. Of a command its name is \
    kept, and of the rows what they were.
    """: """
    Mille étapes sont conservées, et toutes celles des 90 derniers jours, dans la base de données même, jusqu’à 64 Mo. \
    D’une commande est conservé le nom, et des lignes ce qu’elles étaient.
    """,
    "What the command contains.": "Ce que contient la commande.",
    "Show one step, with what it changed.": "Montre une étape et ce qu’elle a modifié.",
    "Forget the history; what was changed stays.": "Oublie l’historique ; ce qui a été modifié reste.",
    "It asks first, and can't be undone.": "Demande confirmation, et ne s’annule pas.",
    "Forget only what was written before this day.": "N’oublie que ce qui a été écrit avant ce jour.",
  ]
}
