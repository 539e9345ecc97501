/// The words of the group list and the group form.
public struct BlockGroupStrings: Sendable {
  /// Title of the list.
  public let listTitle: String
  /// Label of the name.
  public let name: String
  /// The mark of the default group.
  public let isDefault: String

  /// Title of the form for a new group.
  public let createTitle: String
  /// Title of the form that edits a group.
  public let updateTitle: String
  /// Message after a group was made, with its title.
  public let created: @Sendable (_ title: String) -> String
  /// Message after a group was edited, with its title.
  public let edited: @Sendable (_ title: String) -> String
  /// Message after a group was moved, with its title.
  public let moved: @Sendable (_ title: String) -> String

  /// Title of the deletion screen.
  public let deletionTitle: String
  /// Asked before a group is deleted: its title and its blocks, counted.
  public let deletionQuestion: @Sendable (_ title: String, _ blocks: String?) -> String
  /// A group was deleted with its blocks.
  public let deleted: @Sendable (_ title: String, _ blocks: String?) -> String
}

extension BlockGroupStrings {
  static let english = BlockGroupStrings(
    listTitle: "Groups",
    name: "Name",
    isDefault: "default",
    createTitle: "New group",
    updateTitle: "Edit group",
    created: { title in "Group \(title) created" },
    edited: { title in "Group \(title) updated" },
    moved: { title in "Group \(title) moved" },
    deletionTitle: "Delete group",
    deletionQuestion: { title, blocks in
      "This deletes group \(title)\(blocks.map { " and \($0), with everything tracked of them," } ?? "") for good.\nDelete it?"
    },
    deleted: { title, blocks in "Group \(title) deleted\(blocks.after(" with "))" })

  static let french = BlockGroupStrings(
    listTitle: "Groupes",
    name: "Nom",
    isDefault: "par défaut",
    createTitle: "Nouveau groupe",
    updateTitle: "Modifier le groupe",
    created: { title in "Groupe \(title) créé" },
    edited: { title in "Groupe \(title) modifié" },
    moved: { title in "Groupe \(title) déplacé" },
    deletionTitle: "Supprimer le groupe",
    deletionQuestion: { title, blocks in
      "Ceci supprime définitivement le groupe \(title)\(blocks.map { " et \($0), avec tout leur suivi" } ?? "").\nLe supprimer ?"
    },
    deleted: { title, blocks in "Groupe \(title) supprimé\(blocks.after(" avec "))" })
}
