/// What the keys of screens do, in a word or two each.
public struct KeyStrings: Sendable {
  /// Opens the selected row.
  public let open: String
  /// Adds a row.
  public let add: String
  /// Edits the selected row, or what the screen is about.
  public let edit: String
  /// Deletes the selected row, or what the screen is about.
  public let delete: String
  /// Edits the goal that the screen is about.
  public let editGoal: String
  /// Deletes the goal that the screen is about.
  public let deleteGoal: String
  /// Stores a form.
  public let save: String
  /// Leaves a form.
  public let close: String
  /// Archives a goal.
  public let archive: String
  /// Takes a goal out of the archive.
  public let unarchive: String
  /// Shows the archived goals.
  public let archived: String
  /// Sorts by something else.
  public let sort: String
  /// Turns the order around.
  public let reverse: String
  /// Puts money in.
  public let contribute: String
  /// Shows the contributions of a goal.
  public let contributions: String
  /// Shows a chart.
  public let chart: String
  /// Shows the report.
  public let report: String
  /// Imports a file.
  public let importFile: String
  /// Exports a file.
  public let exportFile: String
  /// Starts a session of a block.
  public let start: String
  /// Pauses the running session.
  public let pause: String
  /// Goes on with the paused session.
  public let resume: String
  /// Saves the halves of the running session.
  public let complete: String
  /// Discards the running session.
  public let discard: String
  /// Adds time that was spent without tracking it.
  public let addTime: String
  /// Shows the running session.
  public let tracking: String
  /// Shows a day.
  public let day: String
  /// Shows the blocks.
  public let blocks: String
  /// Shows the groups of blocks.
  public let groups: String
  /// Shows the stored sessions.
  public let sessions: String
  /// Shows a month.
  public let calendar: String
  /// Shows the sums of time.
  public let sums: String
  /// Shows the icons.
  public let icons: String
  /// Shows the colours.
  public let colors: String
  /// Shows the day, the month or the span before.
  public let previous: String
  /// Shows the day, the month or the span after.
  public let next: String
  /// Shows today.
  public let today: String
  /// Moves the selected row up.
  public let moveUp: String
  /// Moves the selected row down.
  public let moveDown: String
  /// Sums by something else.
  public let grouping: String
  /// Sums another span of days.
  public let span: String
  /// Deletes all groups and blocks.
  public let reset: String
  /// Leaves the welcome.
  public let begin: String
  /// Shows the tutorial.
  public let tutorial: String
  /// Makes the first block.
  public let tryIt: String
  /// Ends the tutorial.
  public let finish: String
  /// Changes the selected setting.
  public let change: String
  /// Shows the data as a whole.
  public let data: String
  /// Checks the data.
  public let check: String
  /// Makes a backup.
  public let backUp: String
  /// Replaces the data with a backup.
  public let restore: String
  /// Removes unfinished files.
  public let clean: String
  /// Deletes everything.
  public let deleteAll: String
  /// Adds a goal.
  public let addGoal: String
  /// Shows the goals.
  public let goals: String
  /// Moves money to another goal.
  public let move: String
  /// Shows a longer time.
  public let longer: String
  /// Shows a shorter time.
  public let shorter: String
  /// Includes the selected part in the figures, or leaves it out.
  public let include: String
  /// Keeps the choice from now on.
  public let remember: String
  /// Shows the accounts.
  public let accounts: String
  /// Edits the account that the screen is about.
  public let editAccount: String
  /// Deletes the account that the screen is about.
  public let deleteAccount: String
  /// Sets the balance of an account.
  public let setBalance: String
  /// Shows the balances of an account.
  public let balances: String
  /// Shows the exchange rates.
  public let rates: String
}

extension KeyStrings {
  static let english = KeyStrings(
    open: "Open", add: "Add", edit: "Edit", delete: "Delete", editGoal: "Edit goal", deleteGoal: "Delete goal",
    save: "Save", close: "Close", archive: "Archive", unarchive: "Unarchive", archived: "Archived", sort: "Sort",
    reverse: "Reverse", contribute: "Contribute", contributions: "Contributions", chart: "Chart", report: "Report",
    importFile: "Import", exportFile: "Export", start: "Start", pause: "Pause", resume: "Resume",
    complete: "Complete", discard: "Discard", addTime: "Add time", tracking: "Tracking", day: "Day",
    blocks: "Blocks", groups: "Groups", sessions: "Sessions", calendar: "Calendar", sums: "Sums", icons: "Icons",
    colors: "Colours", previous: "Previous", next: "Next", today: "Today", moveUp: "Move up", moveDown: "Move down",
    grouping: "Sum by", span: "Span", reset: "Reset", begin: "Begin", tutorial: "Tutorial", tryIt: "Try it",
    finish: "Finish", change: "Change", data: "Data", check: "Check", backUp: "Back up", restore: "Restore",
    clean: "Clean", deleteAll: "Delete all", addGoal: "Add goal", goals: "Goals", move: "Move", longer: "Longer",
    shorter: "Shorter", include: "Include", remember: "Remember", accounts: "Accounts", editAccount: "Edit account",
    deleteAccount: "Delete account", setBalance: "Set balance", balances: "Balances", rates: "Rates")

  static let french = KeyStrings(
    open: "Ouvrir", add: "Ajouter", edit: "Modifier", delete: "Supprimer", editGoal: "Modifier l’objectif",
    deleteGoal: "Supprimer l’objectif", save: "Enregistrer", close: "Fermer", archive: "Archiver",
    unarchive: "Désarchiver", archived: "Archivés", sort: "Trier", reverse: "Inverser", contribute: "Verser",
    contributions: "Contributions", chart: "Graphique", report: "Rapport", importFile: "Importer",
    exportFile: "Exporter", start: "Commencer", pause: "Pause", resume: "Reprendre", complete: "Terminer",
    discard: "Abandonner", addTime: "Ajouter du temps", tracking: "Mesure", day: "Jour", blocks: "Blocs",
    groups: "Groupes", sessions: "Sessions", calendar: "Calendrier", sums: "Totaux", icons: "Icônes",
    colors: "Couleurs", previous: "Précédent", next: "Suivant", today: "Aujourd’hui", moveUp: "Monter",
    moveDown: "Descendre", grouping: "Totaux par", span: "Période", reset: "Réinitialiser", begin: "Commencer",
    tutorial: "Tutoriel", tryIt: "Essayer", finish: "Terminer", change: "Changer", data: "Données",
    check: "Contrôler", backUp: "Sauvegarder", restore: "Restaurer", clean: "Nettoyer", deleteAll: "Tout supprimer",
    addGoal: "Ajouter un objectif", goals: "Objectifs", move: "Transférer", longer: "Plus long",
    shorter: "Plus court", include: "Compter", remember: "Retenir", accounts: "Comptes",
    editAccount: "Modifier le compte", deleteAccount: "Supprimer le compte", setBalance: "Nouveau solde",
    balances: "Soldes", rates: "Taux")
}
