/// The words of the goal list, the details and the goal form.
public struct FinancialGoalStrings: Sendable {
  /// Title of the list.
  public let listTitle: String
  /// Title of an empty list.
  public let emptyTitle: String
  /// Title of the list of archived goals.
  public let archivedTitle: String
  /// Title of an empty list of archived goals.
  public let emptyArchiveTitle: String
  /// The heading of the column with the amount still due this month.
  public let leftThisMonth: String
  /// Text in place of an end.
  public let noEnd: String
  /// State of a goal whose amount is saved, in a list.
  public let reached: String
  /// State of a goal that is past its end without its amount, in a list.
  public let overdue: String
  /// The states of a goal as sentences; the days since its end.
  let reachedText: String
  let overdueText: @Sendable (_ days: String) -> String
  /// The name of the figure that a bar shows.
  public let progress: String

  /// Heading of the general figures.
  public let general: String
  /// Heading of the figures per month.
  public let monthly: String
  /// Heading of the dates.
  public let dates: String
  /// Heading of the latest months.
  public let months: String
  /// Below the latest months: how many there are before them, and how these are shown.
  public let earlierMonths: @Sendable (_ count: String, _ advice: String?) -> String
  /// Heading of the contributions.
  public let contributions: String
  /// Label of the target amount.
  public let target: String
  /// Label of the amount saved so far.
  public let saved: String
  /// Label of the amount still to be saved.
  public let remaining: String
  /// Label of the planned amount per month.
  public let monthlyTarget: String
  /// Label of the amount per month that still reaches the target in time.
  public let monthlyRequired: String
  /// Label of the net of this month.
  public let contributedThisMonth: String
  /// Label of the days since the start.
  public let elapsed: String
  /// Label of the days until the end.
  public let daysLeft: String
  /// Label of the first day.
  public let start: String
  /// Label of the last day.
  public let end: String
  /// Text in place of the contributions.
  public let noContributions: String

  /// Title of the form for a new goal.
  public let createTitle: String
  /// Title of the form that edits a goal.
  public let updateTitle: String
  /// Label of the field for the name.
  public let name: String
  /// Label of the field for the emoji.
  public let emoji: String
  /// Label of the currency.
  public let currency: String

  /// The amount still due this month, as a sentence of its own; the amount is a separate text, so that it can be
  /// emphasised.
  public let dueThisMonth: String

  /// A goal was made: its title and its target.
  public let created: @Sendable (_ title: String, _ target: String) -> String
  /// Message after a goal was edited, with its title.
  public let updated: @Sendable (_ title: String) -> String
  /// Message after a goal was archived, with its title.
  public let archived: @Sendable (_ title: String) -> String
  /// Message after a goal was taken out of the archive, with its title.
  public let unarchived: @Sendable (_ title: String) -> String
  /// Title of the archival screen: of a goal that is archived, or taken out of the archive.
  public let archivalTitle: @Sendable (_ isArchived: Bool) -> String

  /// Title of the deletion screen.
  public let deletionTitle: String
  /// The question before a goal is deleted: its title, and the number of contributions deleted with it.
  public let deletionQuestion: @Sendable (_ title: String, _ contributions: String?, _ advice: String?) -> String
  /// A goal was deleted with its contributions.
  public let deleted: @Sendable (_ title: String, _ contributions: String?) -> String
}

extension FinancialGoalStrings {
  static let english = FinancialGoalStrings(
    listTitle: "Goals",
    emptyTitle: "No goals yet",
    archivedTitle: "Archived goals",
    emptyArchiveTitle: "No archived goals",
    leftThisMonth: "This month",
    noEnd: "no end",
    reached: "reached",
    overdue: "overdue",
    reachedText: "The goal is reached",
    overdueText: { days in "The goal is overdue: \(days) past its end" },
    progress: "Progress",
    general: "General",
    monthly: "Monthly",
    dates: "Dates",
    months: "Months",
    earlierMonths: { count, advice in "… and \(count) earlier\(advice.after("; "))" },
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
    currency: "Currency",
    dueThisMonth: "Still to put in this month: ",
    created: { title, target in "Goal \(title) created: \(target) to save" },
    updated: { title in "Goal \(title) updated" },
    archived: { title in "Goal \(title) archived" },
    unarchived: { title in "Goal \(title) is among the current ones again" },
    archivalTitle: { $0 ? "Archive goal" : "Unarchive goal" },
    deletionTitle: "Delete goal",
    deletionQuestion: { title, contributions, advice in
      "This deletes goal \(title)\(contributions.after(" and ")) for good.\(advice.after(" "))\nDelete it?"
    },
    deleted: { title, contributions in "Goal \(title) deleted\(contributions.after(" with "))" })

  static let french = FinancialGoalStrings(
    listTitle: "Objectifs",
    emptyTitle: "Aucun objectif",
    archivedTitle: "Objectifs archivés",
    emptyArchiveTitle: "Aucun objectif archivé",
    leftThisMonth: "À verser",
    noEnd: "sans échéance",
    reached: "atteint",
    overdue: "en retard",
    reachedText: "L’objectif est atteint",
    overdueText: { days in "L’échéance de l’objectif est dépassée de \(days)" },
    progress: "Progression",
    general: "Général",
    monthly: "Par mois",
    dates: "Dates",
    months: "Mois",
    earlierMonths: { count, advice in "… et \(count) auparavant\(advice.after(" ; "))" },
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
    currency: "Devise",
    dueThisMonth: "Reste à verser ce mois-ci : ",
    created: { title, target in "Objectif \(title) créé : \(target) à épargner" },
    updated: { title in "Objectif \(title) modifié" },
    archived: { title in "Objectif \(title) archivé" },
    unarchived: { title in "Objectif \(title) de nouveau parmi les objectifs en cours" },
    archivalTitle: { $0 ? "Archiver l’objectif" : "Désarchiver l’objectif" },
    deletionTitle: "Supprimer l’objectif",
    deletionQuestion: { title, contributions, advice in
      "Ceci supprime définitivement l’objectif \(title)\(contributions.after(" et ")).\(advice.after(" "))\nLe supprimer ?"
    },
    deleted: { title, contributions in "Objectif \(title) supprimé\(contributions.after(" avec "))" })
}
