/// The words of the goal list, the details and the goal form.
public struct FinancialGoalStrings: Sendable {
  let language: Language

  /// Title of the list.
  public var listTitle: String { language("Goals", "Objectifs") }
  /// Title of an empty list.
  public var emptyTitle: String { language("No goals yet", "Aucun objectif") }
  /// Title of the list of archived goals.
  public var archivedTitle: String { language("Archived goals", "Objectifs archivés") }
  /// Title of an empty list of archived goals.
  public var emptyArchiveTitle: String { language("No archived goals", "Aucun objectif archivé") }
  /// The heading of the column with the amount still due this month.
  public var leftThisMonth: String { language("This month", "À verser") }
  /// Text in place of an end.
  public var noEnd: String { language("no end", "sans échéance") }
  /// State of a goal whose amount is saved, in a list.
  public var reached: String { language("reached", "atteint") }
  /// State of a goal that is past its end without its amount, in a list.
  public var overdue: String { language("overdue", "en retard") }
  /// The states of a goal as sentences; the days since its end.
  var reachedText: String { language("The goal is reached", "L’objectif est atteint") }

  func overdueText(_ days: String) -> String {
    language("The goal is overdue: \(days) past its end", "L’échéance de l’objectif est dépassée de \(days)")
  }

  /// The name of the figure that a bar shows.
  public var progress: String { language("Progress", "Progression") }

  /// Heading of the general figures.
  public var general: String { language("General", "Général") }
  /// Heading of the figures per month.
  public var monthly: String { language("Monthly", "Par mois") }
  /// Heading of the dates.
  public var dates: String { language("Dates", "Dates") }
  /// Heading of the latest months.
  public var months: String { language("Months", "Mois") }

  /// Below the latest months: how many there are before them, and how these are shown.
  public func earlierMonths(_ count: String, _ advice: String?) -> String {
    language("… and \(count) earlier\(advice.after("; "))", "… et \(count) auparavant\(advice.after(" ; "))")
  }

  /// Heading of the contributions.
  public var contributions: String { language("Contributions", "Contributions") }
  /// Label of the target amount.
  public var target: String { language("Goal", "Objectif") }
  /// Label of the amount saved so far.
  public var saved: String { language("Saved", "Épargné") }
  /// Label of the amount still to be saved.
  public var remaining: String { language("Remaining", "Reste") }
  /// Label of the planned amount per month.
  public var monthlyTarget: String { language("Planned per month", "Prévu par mois") }
  /// Label of the amount per month that still reaches the target in time.
  public var monthlyRequired: String { language("Required per month", "Nécessaire par mois") }
  /// Label of the net of this month.
  public var contributedThisMonth: String { language("Saved this month", "Versé ce mois-ci") }
  /// Label of the days since the start.
  public var elapsed: String { language("Elapsed", "Écoulé") }
  /// Label of the days until the end.
  public var daysLeft: String { language("Left", "Restant") }
  /// Label of the first day.
  public var start: String { language("Start", "Début") }
  /// Label of the last day.
  public var end: String { language("End", "Fin") }
  /// Text in place of the contributions.
  public var noContributions: String { language("Nothing was put in yet", "Aucun versement pour l’instant") }

  /// Title of the form for a new goal.
  public var createTitle: String { language("New goal", "Nouvel objectif") }
  /// Title of the form that edits a goal.
  public var updateTitle: String { language("Edit goal", "Modifier l’objectif") }
  /// Label of the field for the name.
  public var name: String { language("Name", "Nom") }
  /// Label of the field for the emoji.
  public var emoji: String { language("Emoji", "Émoji") }
  /// Label of the currency.
  public var currency: String { language("Currency", "Devise") }

  /// The amount still due this month, as a sentence of its own; the amount is a separate text, so that it can be
  /// emphasised.
  public var dueThisMonth: String { language("Left to save this month: ", "Reste à verser ce mois-ci : ") }

  /// A goal was made: its title and its target.
  public func created(_ title: String, _ target: String) -> String {
    language("Goal \(title) created: \(target) to save", "Objectif \(title) créé : \(target) à épargner")
  }

  /// Message after a goal was edited, with its title.
  func updated(_ title: String) -> String { language("Goal \(title) updated", "Objectif \(title) modifié") }

  /// The values of a goal, in what was changed.
  var changedName: String { language("name", "nom") }
  /// An emoji that is new, or taken away. It isn't shown: a terminal may lack it.
  func changedEmoji(isEmpty: Bool) -> String {
    isEmpty ? language("no emoji", "sans émoji") : language("new emoji", "nouvel émoji")
  }

  var changedTarget: String { language("target", "montant") }
  var changedStart: String { language("start", "début") }
  var changedEnd: String { language("end", "échéance") }
  /// In place of an end, in what was changed.
  var changedToNoEnd: String { language("none", "aucune") }

  /// Message after a goal was archived, with its title.
  public func archived(_ title: String) -> String { language("Goal \(title) archived", "Objectif \(title) archivé") }

  /// Message after a goal was taken out of the archive, with its title.
  public func unarchived(_ title: String) -> String {
    language(
      "Goal \(title) is active again", "Objectif \(title) de nouveau actif")
  }

  /// Title of the archival screen: of a goal that is archived, or taken out of the archive.
  public func archivalTitle(_ isArchived: Bool) -> String {
    isArchived ? language("Archive goal", "Archiver l’objectif") : language("Unarchive goal", "Désarchiver l’objectif")
  }

  /// Title of the deletion screen.
  public var deletionTitle: String { language("Delete goal", "Supprimer l’objectif") }

  /// Asked before a goal is deleted: the goal with its contributions and links, counted, and what is said of its plans.
  public func deletionQuestion(_ goal: String, plans: String?, _ advice: String?) -> String {
    let end = plans.after(" ") + advice.after(" ")
    return language(
      "This deletes goal \(goal).\(end)\nDelete it?", "Ceci supprime l’objectif \(goal).\(end)\nLe supprimer ?")
  }

  /// A goal was deleted with what is lost.
  public func deleted(_ title: String, _ lost: String?) -> String {
    language("Goal \(title) deleted\(lost.after(" with "))", "Objectif \(title) supprimé\(lost.after(" avec "))")
  }
}

extension Strings {
  /// Texts of goals.
  public var goal: FinancialGoalStrings { FinancialGoalStrings(language: language) }
}

extension Toast {
  /// A goal was stored, in the words of the form's answer.
  public static func goalCreated(_ answer: String) -> Toast { Toast(answer) }
  /// A goal was edited, in the words of the form's answer.
  public static func goalUpdated(_ answer: String) -> Toast { Toast(answer) }
  /// A goal was archived, in the words of the answer.
  public static func goalArchived(_ answer: String) -> Toast { Toast(answer) }
  /// A goal was taken out of the archive, in the words of the answer.
  public static func goalUnarchived(_ answer: String) -> Toast { Toast(answer) }
  /// A goal was deleted with its contributions, in the words of the answer.
  public static func goalDeleted(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
}
