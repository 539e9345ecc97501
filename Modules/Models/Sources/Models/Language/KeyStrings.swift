/// What the keys of screens do, in a word or two each.
public struct KeyStrings: Sendable {
  let language: Language

  /// Opens the selected row.
  public var open: String { language("Open", "Ouvrir") }
  /// Goes to the next part of a window.
  public var nextPanel: String { language("Next panel", "Panneau suivant") }
  /// Goes to the part of a window before.
  public var previousPanel: String { language("Previous panel", "Panneau précédent") }
  /// Adds a row.
  public var add: String { language("Add", "Ajouter") }
  /// Edits the selected row, or what the screen is about.
  public var edit: String { language("Edit", "Modifier") }
  /// Deletes the selected row, or what the screen is about.
  public var delete: String { language("Delete", "Supprimer") }
  /// Takes the selected step back.
  public var undo: String { language("Undo", "Annuler") }
  /// Takes a step back, but for the rows that were changed since.
  public var undoRest: String { language("Undo the rest", "Annuler le reste") }
  /// Edits the goal that the screen is about.
  public var editGoal: String { language("Edit goal", "Modifier l’objectif") }
  /// Deletes the goal that the screen is about.
  public var deleteGoal: String { language("Delete goal", "Supprimer l’objectif") }
  /// Stores a form.
  public var save: String { language("Save", "Enregistrer") }
  /// Leaves a form.
  public var close: String { language("Close", "Fermer") }
  /// Archives a goal.
  public var archive: String { language("Archive", "Archiver") }
  /// Takes a goal out of the archive.
  public var unarchive: String { language("Unarchive", "Désarchiver") }
  /// Shows the archived goals.
  public var archived: String { language("Archived", "Archivés") }
  /// Limits the list.
  public var filter: String { language("Filter", "Filtrer") }
  /// Shows the whole list again.
  public var clearFilter: String { language("Clear filter", "Effacer le filtre") }
  /// Sorts by something else.
  public var sort: String { language("Sort", "Trier") }
  /// Turns the order around.
  public var reverse: String { language("Reverse", "Inverser") }
  /// Puts money in.
  public var contribute: String { language("Contribute", "Verser") }
  /// Enters what is due.
  public var enterDue: String { language("Enter", "Saisir") }
  /// Enters all that is due.
  public var enterAllDue: String { language("Enter all", "Tout saisir") }
  /// Skips what is due.
  public var skip: String { language("Skip", "Sauter") }
  /// Shows what is due.
  public var due: String { language("Due", "À saisir") }
  /// Shows which accounts have the money of which goals.
  public var funding: String { language("Set aside", "Réservé") }
  /// Shows the targets of time.
  public var targets: String { language("Targets", "Cibles") }
  /// Sets a target.
  public var setTarget: String { language("Set", "Fixer") }
  /// Ends a target.
  public var endTarget: String { language("End", "Arrêter") }
  /// Shows the days off.
  public var daysOff: String { language("Days off", "Congés") }
  /// Removes the link of a goal to an account.
  public var untie: String { language("Untie", "Délier") }
  /// Shows the plans.
  public var plans: String { language("Plans", "Plans") }
  /// Shows the hourly rates.
  public var hourlyRates: String { language("Hourly rates", "Taux horaires") }
  /// Sets an hourly rate.
  public var setHourlyRate: String { language("Set hourly rate", "Fixer le taux horaire") }
  /// Shows a month of money and time.
  public var month: String { language("Month", "Mois") }
  /// Shows the contributions of a goal.
  public var contributions: String { language("Contributions", "Contributions") }
  /// Shows a chart.
  public var chart: String { language("Chart", "Graphique") }
  /// Shows when a goal is reached.
  public var forecast: String { language("Forecast", "Prévision") }
  /// Shows the report.
  public var report: String { language("Report", "Rapport") }
  /// Imports a file.
  public var importFile: String { language("Import", "Importer") }
  /// Imports files of banks.
  public var bankFiles: String { language("Bank files", "Fichiers bancaires") }
  /// Goes on to the next step of a form.
  public var proceed: String { language("Continue", "Continuer") }
  /// Goes back to the first step of a form.
  public var back: String { language("Back", "Retour") }
  /// Exports a file.
  public var exportFile: String { language("Export", "Exporter") }
  /// Starts a session of a block.
  public var start: String { language("Start", "Commencer") }
  /// Pauses the running session.
  public var pause: String { language("Pause", "Pause") }
  /// Goes on with the paused session.
  public var resume: String { language("Resume", "Reprendre") }
  /// Goes on with the block that was tracked last.
  public var continueLast: String { language("Continue", "Continuer") }
  /// Divides a session in two.
  public var split: String { language("Split", "Scinder") }
  /// Makes one of two sessions.
  public var join: String { language("Join", "Réunir") }
  /// Saves the running session and starts one of another block.
  public var switchBlock: String { language("Switch", "Changer") }
  /// Saves the time of the running session.
  public var complete: String { language("Complete", "Terminer") }
  /// Discards the running session.
  public var discard: String { language("Discard", "Abandonner") }
  /// Adds time that was spent without tracking it.
  public var addTime: String { language("Add time", "Ajouter du temps") }
  /// Shows what is planned.
  public var planned: String { language("Planned", "Prévu") }
  /// Plans a block.
  public var planBlock: String { language("Plan", "Prévoir") }
  /// Copies what is planned on a day.
  public var copyDay: String { language("Copy day", "Copier le jour") }
  /// Puts what is planned at another time.
  public var reschedule: String { language("Move", "Déplacer") }
  /// Shows planned beside tracked time.
  public var comparison: String { language("Compare", "Comparer") }
  /// Shows the running session.
  public var tracking: String { language("Tracking", "Mesure") }
  /// Shows a day.
  public var day: String { language("Day", "Jour") }
  /// Shows the blocks.
  public var blocks: String { language("Blocks", "Blocs") }
  /// Shows the groups of blocks.
  public var groups: String { language("Groups", "Groupes") }
  /// Shows the stored sessions.
  public var sessions: String { language("Sessions", "Sessions") }
  /// Shows a month.
  public var calendar: String { language("Calendar", "Calendrier") }
  /// Shows the sums of time.
  public var sums: String { language("Totals", "Totaux") }
  /// Shows the icons.
  public var icons: String { language("Icons", "Icônes") }
  /// Shows the colours.
  public var colors: String { language("Colours", "Couleurs") }
  /// Reads the point of a chart before the one that is read.
  public var readEarlier: String { language("Earlier", "Plus tôt") }
  /// Reads the point of a chart after the one that is read.
  public var readLater: String { language("Later", "Plus tard") }
  /// Shows the day, the month or the span before.
  public var previous: String { language("Previous", "Précédent") }
  /// Shows the day, the month or the span after.
  public var next: String { language("Next", "Suivant") }
  /// Shows today.
  public var today: String { language("Today", "Aujourd’hui") }
  /// Moves the selected row up.
  public var moveUp: String { language("Move up", "Monter") }
  /// Moves the selected row down.
  public var moveDown: String { language("Move down", "Descendre") }
  /// Sums by something else.
  public var grouping: String { language("Group by", "Grouper par") }
  /// Sums another span of days.
  public var span: String { language("Period", "Période") }
  /// Deletes all groups and blocks.
  public var reset: String { language("Reset", "Réinitialiser") }
  /// Leaves the welcome.
  public var begin: String { language("Begin", "Commencer") }
  /// Shows the tutorial.
  public var tutorial: String { language("Tutorial", "Tutoriel") }
  /// Makes the first block.
  public var tryIt: String { language("Try it", "Essayer") }
  /// Ends the tutorial.
  public var finish: String { language("Finish", "Terminer") }
  /// Changes the selected setting.
  public var change: String { language("Change", "Changer") }
  /// Shows the data as a whole.
  public var data: String { language("Data", "Données") }
  /// Checks the data.
  public var check: String { language("Check", "Contrôler") }
  /// Makes a backup.
  public var backUp: String { language("Back up", "Sauvegarder") }
  /// Replaces the data with a backup.
  public var restore: String { language("Restore", "Restaurer") }
  /// Removes unfinished files.
  public var clean: String { language("Clean", "Nettoyer") }
  /// Deletes everything.
  public var deleteAll: String { language("Delete all", "Tout supprimer") }
  /// Adds a goal.
  public var addGoal: String { language("Add goal", "Ajouter un objectif") }
  /// Shows the goals.
  public var goals: String { language("Goals", "Objectifs") }
  /// Moves money to another goal.
  public var move: String { language("Move", "Transférer") }
  /// Shows a longer time.
  public var longer: String { language("Longer", "Plus long") }
  /// Shows a shorter time.
  public var shorter: String { language("Shorter", "Plus court") }
  /// Includes the selected part in the figures, or leaves it out.
  public var include: String { language("Include", "Compter") }
  /// Keeps the choice from now on.
  public var remember: String { language("Remember", "Retenir") }
  /// Shows the accounts.
  public var accounts: String { language("Accounts", "Comptes") }
  /// Edits the account that the screen is about.
  public var editAccount: String { language("Edit account", "Modifier le compte") }
  /// Deletes the account that the screen is about.
  public var deleteAccount: String { language("Delete account", "Supprimer le compte") }
  /// Sets the balance of an account.
  public var setBalance: String { language("Set balance", "Nouveau solde") }
  /// Sets the balances of all accounts.
  public var updateBalances: String { language("Update all", "Tout mettre à jour") }
  /// Shows the balances of an account.
  public var balances: String { language("Balances", "Soldes") }
  /// Compares with the period before, or no longer.
  public var compare: String { language("Compare", "Comparer") }
  /// Shows the exchange rates.
  public var rates: String { language("Rates", "Taux") }
}

extension Strings {
  /// Texts of keys.
  public var key: KeyStrings { KeyStrings(language: language) }
}
