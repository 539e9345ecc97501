/// The words of the group list and the group form.
public struct BlockGroupStrings: Sendable {
  let language: Language
  private var noun: NounStrings { Strings(language).of(.group) }

  /// Title of the list.
  public var listTitle: String { noun.listTitle }
  /// Label of the name.
  public var name: String { language("Name", "Nom") }
  /// The mark of the default group.
  public var isDefault: String { language("default", "par défaut") }

  /// Title of the form for a new group.
  public var createTitle: String { noun.createTitle }
  /// Title of the form that edits a group.
  public var updateTitle: String { noun.updateTitle }
  /// Message after a group was made, with its title.
  public func created(_ title: String) -> String { noun.created(title) }
  /// Message after a group was edited, with its title.
  public func edited(_ title: String) -> String { noun.edited(title) }
  /// The name of a group, in what was changed.
  var changedName: String { language("name", "nom") }
  /// Message after a group was moved, with its title.
  public func moved(_ title: String) -> String { language("Group \(title) moved", "Groupe \(title) déplacé") }

  /// Title of the deletion screen.
  public var deletionTitle: String { noun.deletionTitle }

  /// Asked before a group is deleted: its title and its blocks, counted.
  public func deletionQuestion(_ title: String, _ blocks: String?) -> String {
    language(
      "This deletes group \(title)\(blocks.map { " and \($0), with everything tracked of them" } ?? "").\nDelete it?",
      "Ceci supprime le groupe \(title)\(blocks.map { " et \($0), avec tout leur suivi" } ?? "").\nLe supprimer ?"
    )
  }

  /// A group was deleted with its blocks.
  public func deleted(_ title: String, _ blocks: String?) -> String {
    language("Group \(title) deleted\(blocks.after(" with "))", "Groupe \(title) supprimé\(blocks.after(" avec "))")
  }
}

extension Strings {
  /// Texts of groups of blocks.
  public var group: BlockGroupStrings { BlockGroupStrings(language: language) }
}

extension Toast {
  /// A group was stored, in the words of the form's answer.
  public static func groupCreated(_ answer: String) -> Toast { Toast(answer) }
  /// A group was renamed, in the words of the form's answer.
  public static func groupUpdated(_ answer: String) -> Toast { Toast(answer) }
  /// A group was moved to another place, in the words of the answer.
  public static func groupMoved(_ answer: String) -> Toast { Toast(answer) }
  /// A group was deleted with its blocks, in the words of the answer.
  public static func groupDeleted(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
}
