/// The words of the goal list, the details and the goal form.
public struct FinancialGoalStrings: Sendable {
  public let listTitle: String
  public let emptyTitle: String
  public let emptyAdvice: String
  /// The heading of the column with the amount still due this month.
  public let leftThisMonth: String
  public let noEnd: String

  public let general: String
  public let monthly: String
  public let dates: String
  public let contributions: String
  public let target: String
  public let saved: String
  public let remaining: String
  public let monthlyTarget: String
  public let monthlyRequired: String
  public let contributedThisMonth: String
  public let elapsed: String
  public let daysLeft: String
  public let start: String
  public let end: String
  public let noContributions: String

  public let createTitle: String
  public let updateTitle: String
  public let name: String
  public let emoji: String

  /// The amount still due this month, as a sentence of its own; the amount is a separate text, so that it can be
  /// emphasised.
  public let dueThisMonth: String

  /// A goal was made: its title and its target.
  public let created: @Sendable (_ title: String, _ target: String) -> String
  public let updated: @Sendable (_ title: String) -> String
  public let archived: @Sendable (_ title: String) -> String
  public let unarchived: @Sendable (_ title: String) -> String
  public let archivalTitle: String

  public let deletionTitle: String
  /// Asked before a goal is deleted: its title, and the contributions that go with it, counted.
  public let deletionQuestion: @Sendable (_ title: String, _ contributions: String) -> String
  /// A goal was deleted with its contributions.
  public let deleted: @Sendable (_ title: String, _ contributions: String) -> String
}

extension FinancialGoalStrings {
  static let english = FinancialGoalStrings(
    listTitle: "Goals",
    emptyTitle: "No goals yet",
    emptyAdvice: "Make one with: modulo goal add \"Japan trip\" --target 3000 --currency USD --end +10m",
    leftThisMonth: "This month",
    noEnd: "no end",
    general: "General",
    monthly: "Monthly",
    dates: "Dates",
    contributions: "Contributions",
    target: "Goal",
    saved: "Saved",
    remaining: "Remaining",
    monthlyTarget: "Planned per month",
    monthlyRequired: "Required per month",
    contributedThisMonth: "Put in this month",
    elapsed: "Elapsed",
    daysLeft: "Left",
    start: "Start",
    end: "End",
    noContributions: "Nothing was put in yet",
    createTitle: "New goal",
    updateTitle: "Edit goal",
    name: "Name",
    emoji: "Emoji",
    dueThisMonth: "Still to put in this month: ",
    created: { title, target in "Goal \(title) created: \(target) to save" },
    updated: { title in "Goal \(title) updated" },
    archived: { title in "Goal \(title) archived" },
    unarchived: { title in "Goal \(title) is among the current ones again" },
    archivalTitle: "Archive goal",
    deletionTitle: "Delete goal",
    deletionQuestion: { title, contributions in
      "This deletes goal \(title) and \(contributions) for good. `modulo goal archive` only puts it away.\n"
        + "Delete it?"
    },
    deleted: { title, contributions in "Goal \(title) deleted with \(contributions)" })

  static let french = FinancialGoalStrings(
    listTitle: "Objectifs",
    emptyTitle: "Aucun objectif",
    emptyAdvice: "Créez-en un : modulo goal add \"Japon en hiver\" --target 3000 --currency EUR --end +10m",
    leftThisMonth: "À verser",
    noEnd: "sans échéance",
    general: "Général",
    monthly: "Par mois",
    dates: "Dates",
    contributions: "Contributions",
    target: "Objectif",
    saved: "Épargné",
    remaining: "Reste",
    monthlyTarget: "Prévu par mois",
    monthlyRequired: "Nécessaire par mois",
    contributedThisMonth: "Versé ce mois-ci",
    elapsed: "Écoulé",
    daysLeft: "Restant",
    start: "Début",
    end: "Fin",
    noContributions: "Aucun versement pour l’instant",
    createTitle: "Nouvel objectif",
    updateTitle: "Modifier l’objectif",
    name: "Nom",
    emoji: "Émoji",
    dueThisMonth: "Reste à verser ce mois-ci : ",
    created: { title, target in "Objectif \(title) créé : \(target) à épargner" },
    updated: { title in "Objectif \(title) modifié" },
    archived: { title in "Objectif \(title) archivé" },
    unarchived: { title in "Objectif \(title) de nouveau parmi les objectifs en cours" },
    archivalTitle: "Archiver l’objectif",
    deletionTitle: "Supprimer l’objectif",
    deletionQuestion: { title, contributions in
      "Ceci supprime définitivement l’objectif \(title) et \(contributions). `modulo goal archive` ne fait que le "
        + "ranger.\nLe supprimer ?"
    },
    deleted: { title, contributions in "Objectif \(title) supprimé avec \(contributions)" })
}
