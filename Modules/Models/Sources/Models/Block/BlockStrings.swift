/// The words of the block list, the details and the block form.
public struct BlockStrings: Sendable {
  /// The name of the default group until it is changed.
  public let defaultGroup: String

  /// Title of the list.
  public let listTitle: String
  /// Title of an empty list.
  public let emptyTitle: String
  /// The line of a group without blocks.
  public let emptyGroup: String

  /// Label of the name.
  public let name: String
  /// Label of the group.
  public let group: String
  /// Label of the icon.
  public let icon: String
  /// Label of the colour.
  public let color: String
  /// Label of the total over all time, in blocks.
  public let total: String
  /// Label of today's total, in blocks.
  public let today: String

  /// Title of the form for a new block.
  public let createTitle: String
  /// Title of the form that edits a block.
  public let updateTitle: String
  /// A block was made: its title and its group.
  public let created: @Sendable (_ title: String, _ group: String) -> String
  /// A block was edited: its title and its group.
  public let edited: @Sendable (_ title: String, _ group: String) -> String
  /// A block was moved: its title and its group.
  public let moved: @Sendable (_ title: String, _ group: String) -> String

  /// Title of the deletion screen.
  public let deletionTitle: String
  /// Asked before a block is deleted: its title, and what was tracked of it, counted.
  public let deletionQuestion: @Sendable (_ title: String, _ halves: String?) -> String
  /// A block was deleted with what was tracked of it.
  public let deleted: @Sendable (_ title: String, _ halves: String?) -> String
  /// The session of a deleted block, which was running or paused, is gone too, with so many halves.
  public let stopped: @Sendable (_ halves: String) -> String

  /// Title of the list of icons.
  public let iconsTitle: String
  /// No icon has the word: the word as typed.
  public let noIcons: @Sendable (_ word: String) -> String
  /// Title of the list of colours.
  public let colorsTitle: String
}

extension BlockStrings {
  static let english = BlockStrings(
    defaultGroup: "Default",
    listTitle: "Blocks",
    emptyTitle: "No blocks yet",
    emptyGroup: "no blocks",
    name: "Name",
    group: "Group",
    icon: "Icon",
    color: "Colour",
    total: "Total",
    today: "Today",
    createTitle: "New block",
    updateTitle: "Edit block",
    created: { title, group in "Block \(title) created in \(group)" },
    edited: { title, group in "Block \(title) in \(group) updated" },
    moved: { title, group in "Block \(title) moved in \(group)" },
    deletionTitle: "Delete block",
    deletionQuestion: { title, halves in "This deletes block \(title)\(halves.after(" and ")) for good.\nDelete it?" },
    deleted: { title, halves in "Block \(title) deleted\(halves.after(" with "))" },
    stopped: { halves in "The current session was stopped with \(halves)." },
    iconsTitle: "Icons",
    noIcons: { word in "No icon is called \"\(word)\"" },
    colorsTitle: "Colours")

  static let french = BlockStrings(
    defaultGroup: "Défaut",
    listTitle: "Blocs",
    emptyTitle: "Aucun bloc",
    emptyGroup: "aucun bloc",
    name: "Nom",
    group: "Groupe",
    icon: "Icône",
    color: "Couleur",
    total: "Total",
    today: "Aujourd’hui",
    createTitle: "Nouveau bloc",
    updateTitle: "Modifier le bloc",
    created: { title, group in "Bloc \(title) créé dans \(group)" },
    edited: { title, group in "Bloc \(title) dans \(group) modifié" },
    moved: { title, group in "Bloc \(title) déplacé dans \(group)" },
    deletionTitle: "Supprimer le bloc",
    deletionQuestion: { title, halves in
      "Ceci supprime définitivement le bloc \(title)\(halves.after(" et ")).\nLe supprimer ?"
    },
    deleted: { title, halves in "Bloc \(title) supprimé\(halves.after(" avec "))" },
    stopped: { halves in "La session actuelle a été arrêtée avec \(halves)." },
    iconsTitle: "Icônes",
    noIcons: { word in "Aucune icône ne s’appelle « \(word) »" },
    colorsTitle: "Couleurs")
}
