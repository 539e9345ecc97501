extension GrammarPhrases {
  static let contributions: [String: String] = [
    "Money put into a goal, or taken out of it.": "L’argent versé pour un objectif, ou retiré.",
    "Put money into a goal.": "Verse de l’argent pour un objectif.",
    "How much, in the goal's currency.": "Combien, dans la devise de l’objectif.",
    "What it is.": "Ce que c’est.",
    "The day; today if not given.": "Le jour ; aujourd’hui si rien n’est donné.",
    "Take money out of a goal.": "Retire de l’argent d’un objectif.",
    "Let the goal's total fall below zero.": "Laisse le total de l’objectif passer sous zéro.",
    "Move money from one goal to another.": "Déplace de l’argent d’un objectif à un autre.",
    "Both goals have the same currency. It is taken out of the one and put into the other at once, or not at all.":
      "Les deux objectifs ont la même devise. L’argent est retiré de l’un et versé pour l’autre d’un seul coup, ou pas du tout.",
    "The goal to take the money from.": "L’objectif d’où retirer l’argent.",
    "The goal to put it into.": "L’objectif pour lequel le verser.",
    "How much, in the goals' currency.": "Combien, dans la devise des objectifs.",
    "Let the total of the goal it is taken from fall below zero.":
      "Laisse le total de l’objectif d’où il vient passer sous zéro.",
    "Show a goal's contributions, newest first.": "Montre les contributions d’un objectif, les plus récentes d’abord.",
    "'--limit' and '--offset' can't be negative.": "« --limit » et « --offset » ne peuvent pas être négatifs.",
    "Change a contribution.": "Modifie une contribution.",
    "What isn't given stays as it is. `modulo contribution list` shows the numbers.":
      "Ce qui n’est pas donné reste tel quel. `modulo contribution list` montre les numéros.",
    "The contribution: its number, or its id.": "La contribution : son numéro ou son identifiant.",
    "What it is; '' for nothing.": "Ce que c’est ; '' pour rien.",
    "The day.": "Le jour.",
    "Whether it is money put in or taken out.": "Si c’est un versement ou un retrait.",
    "Give what to change: '--amount', '--name', '--on' or '--type'.":
      "Donnez ce qui change : « --amount », « --name », « --on » ou « --type ».",
    "Delete a contribution.": "Supprime une contribution.",
    "It asks first. An imported row that is deleted is imported again when its file is.":
      "Demande confirmation. Une ligne importée qui est supprimée est importée de nouveau avec son fichier.",
    "Take the rows of a CSV file into a goal: all of them, or none.":
      "Prend les lignes d’un fichier CSV dans un objectif : toutes, ou aucune.",
    "Rows that were imported before are skipped, so a file can be imported again. A column named Currency has to agree with the goal. FILE may be - for standard input.":
      "Les lignes déjà importées sont sautées : un fichier peut donc être importé de nouveau. Une colonne nommée Currency doit s’accorder avec l’objectif. FICHIER peut être - pour l’entrée standard.",
    "The CSV file.": "Le fichier CSV.",
    "The column with the day. (default: date)": "La colonne du jour. (par défaut : date)",
    "The column with the amount, negative when taken out. (default: amount)":
      "La colonne du montant, négatif pour un retrait. (par défaut : amount)",
    "The column with what was put in; needs --withdrawal.": "La colonne des versements ; demande --withdrawal.",
    "The column with what was taken out; needs --deposit.": "La colonne des retraits ; demande --deposit.",
    "The column with the name. (default: name, where there is one)":
      "La colonne du nom. (par défaut : name, s’il y en a une)",
    "How days are written, such as dd/MM/yyyy. (default: yyyy-MM-dd)":
      "Comment les jours sont écrits, par exemple dd/MM/yyyy. (par défaut : yyyy-MM-dd)",
    "The mark before the decimals: . or ,": "Le signe avant les décimales : . ou ,",
    "What stands between two fields.": "Ce qui sépare deux champs.",
    "How the file is encoded: utf-8, iso-8859-1 or windows-1252.":
      "Le codage du fichier : utf-8, iso-8859-1 ou windows-1252.",
    "The first row is data; columns are named by number, from 1.":
      "La première ligne contient des données ; les colonnes se nomment par numéro, à partir de 1.",
    "'--deposit' and '--withdrawal' go together.": "« --deposit » et « --withdrawal » vont ensemble.",
    "'--amount' can't be used with '--deposit' and '--withdrawal'.":
      "« --amount » ne va pas avec « --deposit » et « --withdrawal ».",
  ]
}
