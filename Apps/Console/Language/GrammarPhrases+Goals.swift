import CommandKit
import ModuloModels

extension GrammarPhrases {
  static let goals: [String: String] = [
    "Savings goals.": "Les objectifs d’épargne.",
    "Start a goal.": "Commence un objectif.",
    "What you save for. No two goals have the same name.":
      "Pour quoi vous épargnez. Deux objectifs n’ont jamais le même nom.",
    "How much it takes.": "Combien il faut.",
    "An emoji to show beside the name.": "Un emoji à montrer à côté du nom.",
    "When saving begins; today if not given.": "Quand l’épargne commence ; aujourd’hui si rien n’est donné.",
    "When the amount should be there.": "Quand le montant devrait être là.",
    "The currency, such as EUR. Without it the settings decide, else the locale.":
      "La devise, par exemple EUR. Sans elle, les réglages décident, sinon la région.",
    "Show every goal: how much is saved, and what this month still has to bring.":
      "Montre tous les objectifs : ce qui est épargné, et ce que ce mois doit encore apporter.",
    "What the goals are sorted by.": "D’après quoi les objectifs sont triés.",
    "Turn the order round.": "Inverse l’ordre.",
    "Show the archived goals instead.": "Montre plutôt les objectifs archivés.",
    "Show one goal: its figures, its months and its latest contributions.":
      "Montre un objectif : ses chiffres, ses mois et ses dernières contributions.",
    "The goal: its number, its id, or its name or the beginning of it.":
      "L’objectif : son numéro, son identifiant, son nom ou le début de son nom.",
    "How many contributions to show.": "Combien de contributions montrer.",
    "How many of the newest to skip.": "Combien sauter parmi les plus récentes.",
    "Draw the months of a goal, six at a time.": "Dessine les mois d’un objectif, six à la fois.",
    "Page 0 is the latest six months, page 1 the six before, and so on. With --svg the page becomes a picture in a file; a file that is there already is replaced with --force only.":
      "La page 0 montre les six derniers mois, la page 1 les six précédents, et ainsi de suite. Avec --svg la page devient une image dans un fichier ; un fichier qui existe déjà n’est remplacé qu’avec --force.",
    "Which six months to show, counted from the latest.": "Quels six mois montrer, comptés depuis les derniers.",
    "'--page' can't be negative.": "« --page » ne peut pas être négatif.",
    "Point at the month nearest to this one, such as 2026-04.":
      "Désigne le mois le plus proche de celui-ci, par exemple 2026-04.",
    "Change a goal.": "Modifie un objectif.",
    "Take the end away": "Enlever l’échéance",
    "What isn't given stays as it is. The currency stays: the contributions are in it.":
      "Ce qui n’est pas donné reste tel quel. La devise reste : c’est celle des contributions.",
    "What you save for.": "Pour quoi vous épargnez.",
    "An emoji to show beside the name; '' for none.": "Un emoji à montrer à côté du nom ; '' pour aucun.",
    "When saving begins.": "Quand l’épargne commence.",
    "When the amount should be there; 'none' takes the end away.":
      "Quand le montant devrait être là ; « none » enlève l’échéance.",
    "Give what to change: '--name', '--target', '--emoji', '--start' or '--end'.":
      "Donnez ce qui change : « --name », « --target », « --emoji », « --start » ou « --end ».",
    "Put a goal away.": "Archive un objectif.",
    "It keeps its contributions, and `modulo goal list --archived` shows it.":
      "Il garde ses contributions, et `modulo goal list --archived` le montre.",
    "Put an archived goal back among the current ones.": "Remet un objectif archivé parmi les actuels.",
    "Delete a goal and its contributions.": "Supprime un objectif et ses contributions.",
    "It asks first. `modulo goal archive` puts a goal away without deleting anything.":
      "Demande confirmation. `modulo goal archive` met un objectif de côté sans rien supprimer.",
    "The page is one file that loads nothing and runs nothing, light or dark as its reader prefers. FILE may be - for standard output, with or without --json. A file that is there already is replaced with --force only.":
      "La page est un seul fichier qui ne charge rien et n’exécute rien, clair ou sombre au choix de qui le lit. FICHIER peut être - pour la sortie standard, avec ou sans --json. Un fichier qui existe déjà n’est remplacé qu’avec --force.",
  ]

  static let settings: [String: String] = [
    "What you chose: currency, region, looks.": "Ce que vous avez choisi : devise, région, apparence.",
    "Show every setting.": "Montre tous les réglages.",
    "Show one setting, as it can be set.": "Montre un réglage, tel qu’il se donne.",
    "Which setting.": "Quel réglage.",
    "Change one setting.": "Change un réglage.",
    SettingsCommands.Set.configuration.discussion:
      "Une devise est un code ISO 4217, une région par exemple fr_FR, un fuseau par exemple Europe/Paris ; `automatic` oublie le choix. Un thème est \(ThemeColor.allCases.map(\.rawValue).joined(separator: ", ")). Le signal sonore (feedback) et l’accueil (onboarding, s’il est encore à montrer) sont true ou false.",
    "What it should be.": "Ce qu’il doit être.",
  ]
}
