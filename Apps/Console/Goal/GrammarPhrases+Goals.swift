import CommandKit
import ModuloModels

extension GrammarPhrases {
  static let goals: [String: String] = [
    "Savings goals.": "Les objectifs d’épargne.",
    "Add a goal.": "Ajoute un objectif.",
    "What you save for. No two goals have the same name.":
      "Pour quoi vous épargnez. Deux objectifs n’ont jamais le même nom.",
    "The target amount.": "Le montant visé.",
    "An emoji to show beside the name.": "Un emoji à montrer à côté du nom.",
    "When saving begins; today if not given.": "Quand l’épargne commence ; aujourd’hui si rien n’est donné.",
    "The deadline.": "L’échéance.",
    "The currency, such as EUR. Without it the settings decide, else the locale.":
      "La devise, par exemple EUR. Sans elle, les réglages décident, sinon la région.",
    "List the goals: the amount saved, and the amount left this month.":
      "Liste les objectifs : le montant épargné, et le montant restant ce mois-ci.",
    "The sort order.": "L’ordre de tri.",
    "Reverse the order.": "Inverse l’ordre.",
    "Show the archived goals instead.": "Montre plutôt les objectifs archivés.",
    "Show one goal: its figures, its months and its latest contributions.":
      "Montre un objectif : ses chiffres, ses mois et ses dernières contributions.",
    "The goal: its number, its id, or its name or the beginning of it.":
      "L’objectif : son numéro, son identifiant, son nom ou le début de son nom.",
    "How many rows to show.": "Combien de lignes montrer.",
    "How many of the newest to skip.": "Combien sauter parmi les plus récentes.",
    "Draw the months of a goal, six at a time.": "Dessine les mois d’un objectif, six à la fois.",
    "Page 0 is the latest six months, page 1 the six before, and so on. With --svg the page is written as an SVG image; an existing file is replaced only with --force.":
      "La page 0 montre les six derniers mois, la page 1 les six précédents, et ainsi de suite. Avec --svg la page est écrite comme image SVG ; un fichier qui existe déjà n’est remplacé qu’avec --force.",
    "Which six months to show, counted from the latest.": "Quels six mois montrer, comptés depuis les derniers.",
    "'--page' can't be negative.": "« --page » ne peut pas être négatif.",
    "Select the month nearest to this one, such as 2026-04.":
      "Désigne le mois le plus proche de celui-ci, par exemple 2026-04.",
    "Show when a goal is reached, and what it needs this month.":
      "Montre quand un objectif est atteint, et ce qu’il demande ce mois-ci.",
    "The pace is the average of the last 3, 6 and 12 complete months, without a month of more withdrawals than deposits if it is the only one; where the paces differ the forecast is a range. The deadline's month counts. An archived goal is forecast as any other.":
      "Le rythme est la moyenne des 3, 6 et 12 derniers mois complets, sans un mois où les retraits dépassent les dépôts s’il est le seul ; quand les rythmes diffèrent, la prévision est un intervalle. Le mois de l’échéance compte. Un objectif archivé est prévu comme un autre.",
    "What this amount each month would do.": "Ce que ferait ce montant chaque mois.",
    "What this deadline would need; not before today.":
      "Ce que demanderait cette échéance ; pas avant aujourd’hui.",
    "Change a goal.": "Modifie un objectif.",
    "Remove the deadline": "Supprimer l’échéance",
    "Only what is given changes. The currency can't change: the contributions are in it.":
      "Seul ce qui est donné change. La devise ne change pas : c’est celle des contributions.",
    "What you save for.": "Pour quoi vous épargnez.",
    "An emoji to show beside the name; '' for none.": "Un emoji à montrer à côté du nom ; '' pour aucun.",
    "When saving begins.": "Quand l’épargne commence.",
    "The deadline; 'none' removes it.":
      "L’échéance ; « none » la supprime.",
    "Give what to change: '--name', '--target', '--emoji', '--start' or '--end'.":
      "Donnez ce qui change : « --name », « --target », « --emoji », « --start » ou « --end ».",
    "Archive a goal.": "Archive un objectif.",
    "It keeps its contributions, and `modulo goal list --archived` shows it.":
      "Il garde ses contributions, et `modulo goal list --archived` le montre.",
    "Unarchive a goal.": "Désarchive un objectif.",
    "Delete a goal and its contributions.": "Supprime un objectif et ses contributions.",
    "It asks first. Its plans and its links to accounts go too. `modulo goal archive` hides a goal without deleting anything.":
      "Demande confirmation. Ses plans et ses liens avec des comptes partent aussi. `modulo goal archive` masque un objectif sans rien supprimer.",
    "The page is one file that loads nothing and runs nothing, light or dark as its reader prefers. FILE may be - for standard output, with or without --json. An existing file is replaced only with --force. The commands below report on one period, and need no file.":
      "La page est un seul fichier qui ne charge rien et n’exécute rien, clair ou sombre au choix de qui le lit. FICHIER peut être - pour la sortie standard, avec ou sans --json. Un fichier qui existe déjà n’est remplacé qu’avec --force. Les commandes ci-dessous rendent compte d’une seule période, sans fichier.",
  ]
}
