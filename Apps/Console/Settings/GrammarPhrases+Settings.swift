import CommandKit
import ModuloModels

extension GrammarPhrases {
  /// The commands of settings.
  static let settings: [String: String] = [
    "Settings: currency, region, appearance.": "Les réglages : devise, région, apparence.",
    "Show every setting.": "Montre tous les réglages.",
    "Show one setting, in the form that `set` takes.": "Montre un réglage, sous la forme que prend `set`.",
    "Which setting.": "Quel réglage.",
    "Change one setting.": "Change un réglage.",
    SettingsCommands.Set.configuration.discussion:
      "Une devise est un code ISO 4217, une région par exemple fr_FR, un fuseau par exemple Europe/Paris, weekStart (le premier jour de la semaine) par exemple monday ; `automatic` oublie le choix. Un thème est \(ThemeColor.allCases.map(\.rawValue).joined(separator: ", ")). La forme accessible (accessible, des tableaux au lieu des graphiques, pour les lecteurs d’écran), l’historique (history, si les modifications peuvent être annulées ; sans lui, les étapes gardées disparaissent à la prochaine modification) et l’accueil (onboarding, s’il ouvre une vue d’ensemble vide) sont on ou off. Le signal d’une erreur (feedback) est \(FeedbackStyle.allCases.map(\.rawValue).joined(separator: ", ")). longSession est le nombre d’heures actives après lequel terminer une session demande confirmation, de 1 à 24.",
    "The new value.": "La nouvelle valeur.",
  ]
}
