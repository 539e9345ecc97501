/// The words of the block list, the details and the block form.
public struct BlockStrings: Sendable {
  let language: Language

  /// The name of the default group until it is changed.
  public var defaultGroup: String { language("Default", "Défaut") }

  /// Title of the list.
  public var listTitle: String { language("Blocks", "Blocs") }
  /// Title of an empty list.
  public var emptyTitle: String { language("No blocks yet", "Aucun bloc") }
  /// The line of a group without blocks.
  public var emptyGroup: String { language("no blocks", "aucun bloc") }

  /// Label of the name.
  public var name: String { language("Name", "Nom") }
  /// Label of the group.
  public var group: String { language("Group", "Groupe") }
  /// Label of the icon.
  public var icon: String { language("Icon", "Icône") }
  /// Label of the colour.
  public var color: String { language("Colour", "Couleur") }
  /// Label of the total over all time, in blocks.
  public var total: String { language("Total", "Total") }
  /// Label of today's total, in blocks.
  public var today: String { language("Today", "Aujourd’hui") }

  /// Title of the form for a new block.
  public var createTitle: String { language("New block", "Nouveau bloc") }
  /// Title of the form that edits a block.
  public var updateTitle: String { language("Edit block", "Modifier le bloc") }

  /// A block was made: its title and its group.
  public func created(_ title: String, _ group: String) -> String {
    language("Block \(title) created in \(group)", "Bloc \(title) créé dans \(group)")
  }

  /// A block was edited: its title and its group.
  public func edited(_ title: String, _ group: String) -> String {
    language("Block \(title) in \(group) updated", "Bloc \(title) dans \(group) modifié")
  }

  /// The values of a block, in what was changed.
  var changedName: String { language("name", "nom") }
  var changedGroup: String { language("group", "groupe") }
  var changedIcon: String { language("icon", "icône") }
  var changedColor: String { language("colour", "couleur") }

  /// A block was moved: its title and its group.
  public func moved(_ title: String, _ group: String) -> String {
    language("Block \(title) moved in \(group)", "Bloc \(title) déplacé dans \(group)")
  }

  /// Title of the deletion screen.
  public var deletionTitle: String { language("Delete block", "Supprimer le bloc") }

  /// Asked before a block is deleted: its title, and what goes with it.
  public func deletionQuestion(_ rows: String) -> String {
    language("This deletes block \(rows).\nDelete it?", "Ceci supprime le bloc \(rows).\nLe supprimer ?")
  }

  /// A block was deleted with what goes with it; `nil` for nothing.
  public func deleted(_ title: String, _ rows: String?) -> String {
    language("Block \(title) deleted\(rows.after(" with "))", "Bloc \(title) supprimé\(rows.after(" avec "))")
  }

  /// The session of a deleted block, which was running or paused, is gone too, with its active time.
  public func stopped(_ time: String) -> String {
    language("The current session was discarded: \(time).", "La session actuelle a été abandonnée : \(time).")
  }

  /// Title of the list of icons.
  public var iconsTitle: String { language("Icons", "Icônes") }

  /// No icon has the word: the word as typed.
  public func noIcons(_ word: String) -> String {
    language("No icon is called \"\(word)\"", "Aucune icône ne s’appelle « \(word) »")
  }

  /// Title of the list of colours.
  public var colorsTitle: String { language("Colours", "Couleurs") }
}

extension Strings {
  /// Texts of blocks.
  public var block: BlockStrings { BlockStrings(language: language) }
}

extension Toast {
  /// A block was stored, in the words of the form's answer.
  public static func blockCreated(_ answer: String) -> Toast { Toast(answer) }
  /// A block was edited, in the words of the form's answer.
  public static func blockUpdated(_ answer: String) -> Toast { Toast(answer) }
  /// A block was moved to another place, in the words of the answer.
  public static func blockMoved(_ answer: String) -> Toast { Toast(answer) }
  /// A block was deleted with what was tracked of it, in the words of the answer.
  public static func blockDeleted(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
}
