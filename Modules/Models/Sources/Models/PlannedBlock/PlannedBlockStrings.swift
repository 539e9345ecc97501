/// The words of plans for blocks: the list, the forms, the comparison.
public struct PlannedBlockStrings: Sendable {
  let language: Language

  /// The texts that every noun has.
  public var noun: NounStrings { Strings(language).of(.plannedBlock) }
  /// Title of the plans of a day.
  public var title: String { language("Planned", "Prévu") }
  /// Title of planned beside tracked time.
  public var comparison: String { language("Planned and tracked", "Prévu et suivi") }
  /// The text of a comparison without a plan and a session.
  public var nothing: String { language("Nothing was planned or tracked.", "Rien n’était prévu ni suivi.") }
  /// Title of an empty list.
  public var emptyTitle: String { language("Nothing is planned", "Rien n’est prévu") }
  /// Title of the form that moves a plan.
  public var moveTitle: String { language("Move planned block", "Déplacer le bloc prévu") }
  /// Title of the form that copies the plans of a day.
  public var copyTitle: String { language("Copy a day's plan", "Copier le plan d’un jour") }
  /// Label of the block.
  public var block: String { language("Block", "Bloc") }
  /// Label of the start.
  public var start: String { language("Start", "Début") }
  /// Label of the end.
  public var end: String { language("End", "Fin") }
  /// Label of the day whose plans are copied.
  public var day: String { language("Day", "Jour") }
  /// Label of the day that gets the copies.
  public var target: String { language("To day", "Vers le jour") }
  /// Name of the sum of all rows.
  public var total: String { language("Total", "Total") }

  /// Headings of planned, tracked, both, planned only, tracked only.
  public var headings: [String] {
    [
      language("Planned", "Prévu"), language("Tracked", "Suivi"), language("Both", "Les deux"),
      language("Planned only", "Prévu seul"), language("Tracked only", "Suivi seul"),
    ]
  }

  /// Of a time on a board, that it is planned.
  func planned(_ times: String) -> String { language("\(times) (planned)", "\(times) (prévu)") }

  /// The summary of a plan in a calendar.
  func event(_ block: String) -> String { language("\(block) (planned)", "\(block) (prévu)") }

  func created(_ number: String, _ line: String) -> String {
    language("Planned (\(number)): \(line)", "Prévu (\(number)) : \(line)")
  }

  func updated(_ number: String, _ block: String) -> String {
    language("Planned block \(number) of \"\(block)\" updated", "Bloc prévu \(number) de « \(block) » modifié")
  }

  /// The values of a plan, in what was changed.
  var changedBlock: String { language("block", "bloc") }
  var changedTime: String { language("time", "heures") }

  func copied(_ plans: String, _ day: String, _ count: Int) -> String {
    language("\(plans) copied to \(day)", "\(plans) \(count < 2 ? "copié" : "copiés") vers le \(day)")
  }

  func deletionQuestion(_ number: String, _ line: String) -> String {
    language(
      "This deletes planned block \(number): \(line).\nDelete it?",
      "Ceci supprime le bloc prévu \(number) : \(line).\nLe supprimer ?")
  }

  func deleted(_ number: String, _ line: String) -> String {
    language("Planned block \(number) deleted: \(line)", "Bloc prévu \(number) supprimé : \(line)")
  }
}

extension Strings {
  /// Texts of plans for blocks.
  public var plannedBlock: PlannedBlockStrings { PlannedBlockStrings(language: language) }
}

extension Toast {
  /// A plan was stored, in the words of the answer.
  public static func plannedBlockCreated(_ answer: String) -> Toast { Toast(answer) }
  /// A plan was changed, in the words of the answer.
  public static func plannedBlockUpdated(_ answer: String) -> Toast { Toast(answer) }
  /// The plans of a day were copied, in the words of the answer.
  public static func plannedBlocksCopied(_ answer: String) -> Toast { Toast(answer) }
  /// A plan was deleted, in the words of the answer.
  public static func plannedBlockDeleted(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
}
