extension GrammarPhrases {
  static let contributions: [String: String] = [
    "Contributions: money put into a goal, or taken out.":
      "Les contributions : l’argent versé pour un objectif, ou retiré.",
    "Put money into a goal.": "Verse de l’argent pour un objectif.",
    "How much, in the goal's currency.": "Combien, dans la devise de l’objectif.",
    "Its name.": "Son nom.",
    "The day; today if not given.": "Le jour ; aujourd’hui si rien n’est donné.",
    "Take money out of a goal.": "Retire de l’argent d’un objectif.",
    "Allow a total below zero.": "Permet un total sous zéro.",
    "Move money from one goal to another.": "Déplace de l’argent d’un objectif à un autre.",
    "Both goals have the same currency. It is taken out of the one and put into the other at once, or not at all.":
      "Les deux objectifs ont la même devise. L’argent est retiré de l’un et versé pour l’autre d’un seul coup, ou pas du tout.",
    "The goal to take the money from.": "L’objectif d’où retirer l’argent.",
    "The goal to put it into.": "L’objectif pour lequel le verser.",
    "How much, in the goals' currency.": "Combien, dans la devise des objectifs.",
    "Allow a total below zero in the first goal.":
      "Permet un total sous zéro dans le premier objectif.",
    "List the contributions to a goal, or to all goals, newest first.":
      "Liste les contributions à un objectif ou à tous, les plus récentes d’abord.",
    "'--limit' and '--offset' can't be negative.": "« --limit » et « --offset » ne peuvent pas être négatifs.",
    "Change a contribution.": "Modifie une contribution.",
    "Only what is given changes. `modulo contribution list` shows the numbers.":
      "Seul ce qui est donné change. `modulo contribution list` montre les numéros.",
    "The contribution: its number, or its id.": "La contribution : son numéro ou son identifiant.",
    "Its name; '' for none.": "Son nom ; '' pour aucun.",
    "The day.": "Le jour.",
    "Whether it is money put in or taken out.": "Si c’est un versement ou un retrait.",
    "Give what to change: '--amount', '--name', '--on' or '--type'.":
      "Donnez ce qui change : « --amount », « --name », « --on » ou « --type ».",
    "Delete a contribution.": "Supprime une contribution.",
    "It asks first. An imported row that is deleted is imported again when its file is.":
      "Demande confirmation. Une ligne importée qui est supprimée est importée de nouveau avec son fichier.",
    "Import contributions from a CSV file: all rows, or none.":
      "Importe les contributions d’un fichier CSV : toutes les lignes, ou aucune.",
    "Rows that were imported before are skipped, so a file can be imported again; a row with the day and the amount of a contribution made by hand is imported with a warning. A column of currencies, such as Currency or Devise, has to agree with the goal. A year in two digits is read when only one century gives a day from 1970 to next year. A file without a negative amount whose column of C and D, or of debit and credit, seems to hold the signs is refused. FILE may be - for standard input.":
      "Les lignes déjà importées sont sautées : un fichier peut donc être importé de nouveau ; une ligne qui a le jour et le montant d’une contribution saisie à la main est importée avec un avertissement. Une colonne de devises, comme Currency ou Devise, doit s’accorder avec l’objectif. Une année à deux chiffres est lue si un seul siècle donne un jour entre 1970 et l’an prochain. Un fichier sans montant négatif dont une colonne de C et D, ou de débit et crédit, semble contenir les signes est refusé. FICHIER peut être - pour l’entrée standard.",
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
    "The field separator: a character, or the word tab.": "Le séparateur de champs : un caractère, ou le mot tab.",
    "Read amounts as they are, also when another column seems to hold their signs.":
      "Lit les montants tels quels, même si une autre colonne semble contenir leurs signes.",
    "How the file is encoded, such as utf-8 or windows-1252.":
      "Le codage du fichier, par exemple utf-8 ou windows-1252.",
    "The first row is data; columns are named by number, from 1.":
      "La première ligne contient des données ; les colonnes se nomment par numéro, à partir de 1.",
    "'--deposit' and '--withdrawal' go together.": "« --deposit » et « --withdrawal » vont ensemble.",
    "'--amount' can't be used with '--deposit' and '--withdrawal'.":
      "« --amount » ne va pas avec « --deposit » et « --withdrawal ».",
  ]
}
