/// The words of the history.
public struct HistoryStrings: Sendable {
  let language: Language

  /// Title of the list.
  public var listTitle: String { language("History", "Historique") }
  /// Title of one step.
  public func title(_ number: String) -> String { language("Step \(number)", "Étape \(number)") }
  /// Title of an empty list.
  public var emptyTitle: String { language("No steps yet", "Aucune étape") }
  /// After the last step of a page, where there are more.
  public var further: String { language("… and earlier ones", "… et des étapes antérieures") }
  /// Title of the screen that undoes.
  public var undoTitle: String { language("Undo", "Annuler") }
  /// Title of the screen that redoes.
  public var redoTitle: String { language("Redo", "Rétablir") }
  /// Title of the screen that forgets.
  public var clearingTitle: String { language("Clear history", "Effacer l’historique") }
  /// Mark of a step that is taken back.
  public var undone: String { language("undone", "annulée") }
  /// Label of the moment.
  public var date: String { language("When", "Quand") }
  /// Label of the command.
  public var command: String { language("Command", "Commande") }
  /// Label of what was changed.
  public var changes: String { language("Changes", "Modifications") }
  /// A step whose changes aren't kept.
  public var incomplete: String {
    language("more than the history keeps", "plus que l’historique ne conserve")
  }
  /// A step that stands for a backup in the place of all data.
  public var replaced: String {
    language("all data replaced by a backup", "remplacement des données par une sauvegarde")
  }
  /// A step that took back a backup in the place of all data.
  public var restoredBack: String {
    language("all data as before the backup", "données d’avant la sauvegarde")
  }

  /// The step and the moment as of which the data are shown.
  public func asOf(_ step: String, _ date: String) -> String {
    language("As of step \(step), \(date).", "À l’étape \(step), \(date).")
  }

  /// The request was carried out before, as that step.
  func doneAlready(_ step: String, _ date: String, isUndone: Bool) -> String {
    isUndone
      ? language(
        "Already done, as step \(step) of \(date), which was undone since. Nothing was changed.",
        "Déjà fait, à l’étape \(step) du \(date), annulée depuis. Rien n’a été modifié.")
      : language(
        "Already done, as step \(step) of \(date). Nothing was changed.",
        "Déjà fait, à l’étape \(step) du \(date). Rien n’a été modifié.")
  }

  /// So many rows were added, which are counted, and their numbers.
  func addedRows(_ rows: String, _ numbers: String) -> String {
    language("\(rows) added: \(numbers)", "Ajout de \(rows) : \(numbers)")
  }

  /// Asked before a write that is more than the history keeps.
  public var unkeptQuestion: String {
    language(
      "This changes more than the history keeps, and can't be undone.\nDo it?",
      "Ceci modifie plus que l’historique ne conserve, et ne s’annule pas.\nLe faire ?")
  }

  /// What happened to so many rows, which are counted, and their names.
  func change(_ kind: HistoryChange.Kind, _ rows: String, _ names: String) -> String {
    let names = names.isEmpty ? "" : " (\(names))"
    return switch kind {
    case .added: language("\(rows) added", "ajout de \(rows)") + names
    case .changed: language("\(rows) changed", "modification de \(rows)") + names
    case .deleted: language("\(rows) deleted", "suppression de \(rows)") + names
    }
  }

  /// What a step took back.
  func takenBack(_ steps: String, isUndo: Bool) -> String {
    isUndo
      ? language("took back \(steps)", "annulation de \(steps)")
      : language("brought back what \(steps) had undone", "rétablissement de ce que \(steps) annulait")
  }

  /// Asked before steps are taken back: one of them a line.
  public func undoQuestion(_ steps: [String]) -> String {
    language(
      "This takes back:\n\(steps.map { "  \($0)\n" }.joined())Undo it?",
      "Ceci annule :\n\(steps.map { "  \($0)\n" }.joined())L’annuler ?")
  }

  /// Steps were taken back: one of them a line.
  public func undone(_ steps: [String]) -> String {
    language("Undone: ", "Annulé : ") + steps.joined(separator: "\n")
  }

  /// How many rows of a step were left, and why; `nil` for none.
  public func left(_ rows: LeftRows, _ number: (Int) -> String) -> String? {
    let reasons = [
      (rows.changed, language("changed since", rows.changed == 1 ? "modifiée depuis" : "modifiées depuis")),
      (rows.needed, language("in use", rows.needed == 1 ? "utilisée" : "utilisées")),
    ].filter { $0.0 > 0 }
    let isOne = rows.staying == 1
    let staying = number(rows.staying)
    let count = language(
      isOne ? "1 row stays" : "\(staying) rows stay", isOne ? "1 ligne reste" : "\(staying) lignes restent")
    let reason = reasons.count == 1 ? reasons[0].1 : reasons.map { "\(number($0.0)) \($0.1)" }.joined(separator: ", ")
    let stay = reasons.isEmpty ? nil : language("\(count): \(reason).", "\(count) : \(reason).")
    let gone = number(rows.gone)
    let deleted =
      rows.gone == 0
      ? nil
      : language(
        rows.gone == 1 ? "1 row was deleted before." : "\(gone) rows were deleted before.",
        rows.gone == 1 ? "1 ligne était déjà supprimée." : "\(gone) lignes étaient déjà supprimées.")
    let sentences = [stay, deleted].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// Undos were taken back: one of them a line.
  public func redone(_ steps: [String]) -> String {
    language("Redone: ", "Rétabli : ") + steps.joined(separator: "\n")
  }

  /// Asked before the history is forgotten: so many steps.
  public func clearingQuestion(_ steps: String) -> String {
    language(
      "This forgets \(steps) for good: what they changed stays, and can't be undone any more.\nForget it?",
      "Ceci oublie définitivement \(steps) : ce qui a été modifié reste, et ne pourra plus être annulé.\nL’oublier ?")
  }

  /// So many steps were forgotten.
  public func cleared(_ steps: String) -> String { language("Forgotten: \(steps)", "Oublié : \(steps)") }
}

extension Strings {
  /// Texts of the history.
  public var history: HistoryStrings { HistoryStrings(language: language) }
}

extension Toast {
  /// A step was taken back.
  public static var undone: Toast { Toast("Undone", "Annulé") }
  /// An undo was taken back.
  public static var redone: Toast { Toast("Redone", "Rétabli") }
  /// The history was forgotten.
  public static var historyCleared: Toast { Toast("History cleared", "Historique effacé") }
}
