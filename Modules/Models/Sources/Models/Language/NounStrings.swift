import ModuloUtilities

/// The texts that differ from noun to noun by the noun alone.
public struct NounStrings: Sendable {
  let noun: Noun
  let language: Language

  /// Title of the list: `Groups`.
  public var listTitle: String { language(noun.plural, noun.french.plural).capitalized }
  /// Title of the form for a new row: `New group`.
  public var createTitle: String { language("New \(noun.name)", noun.french.new.capitalized) }
  /// Title of the form that edits a row: `Edit group`.
  public var updateTitle: String { language("Edit \(noun.name)", "Modifier \(noun.french.object)") }
  /// Title of the screen that deletes a row: `Delete group`.
  public var deletionTitle: String { language("Delete \(noun.name)", "Supprimer \(noun.french.object)") }

  /// The word for one row: `group`.
  public var one: String { language(noun.name, noun.french.name) }
  /// Label of a row that another one belongs to: `Group`.
  public var label: String { one.capitalized }
  /// What stands in place of a list without rows: `No groups`.
  public var emptyTitle: String { language("No \(noun.plural)", noun.french.none).capitalized }
  /// What adds a row: `Add a group.`
  public var adding: String { language("Add \(noun.indefinite).", "Ajoute \(noun.french.indefinite).") }
  /// What lists the rows: `List the groups.`
  public var listing: String { language("List the \(noun.plural).", "Liste les \(noun.french.plural).") }
  /// What shows a row: `Show a group.`
  public var showing: String { language("Show \(noun.indefinite).", "Montre \(noun.french.indefinite).") }
  /// What edits a row: `Change a group.`
  public var editing: String { language("Change \(noun.indefinite).", "Modifie \(noun.french.indefinite).") }
  /// What deletes a row: `Delete a group.`
  public var deleting: String { language("Delete \(noun.indefinite).", "Supprime \(noun.french.indefinite).") }
  /// Which row is meant, and how it can be named.
  public var reference: String {
    language(
      "The \(noun.name): its number, its id, or its name or the beginning of it.",
      "\(noun.french.definite) : numéro, identifiant, nom ou début du nom.")
  }
  /// What a name may be, of so many characters at most.
  public func nameRule(upTo limit: Int) -> String {
    language(
      "Its name, of \(limit) characters at most. No two \(noun.plural) have the same name.",
      "Son nom, de \(limit) caractères au plus. Deux \(noun.french.plural) ne portent pas le même nom.")
  }
  /// Asks whether a row is to be deleted, with its title: `Delete group Work?`
  public func deletionQuestion(_ title: String) -> String {
    language("Delete \(noun.name) \(title)?", "Supprimer \(noun.french.object) \(title) ?")
  }

  /// Message after a row was stored, with its title: `Group Work created`.
  public func created(_ title: String) -> String { changed(title, "created", "créé") }
  /// Message after a row was edited, with its title: `Group Work updated`.
  public func edited(_ title: String) -> String { changed(title, "updated", "modifié") }
  /// Message after a row was deleted, with its title: `Group Work deleted`.
  public func deleted(_ title: String) -> String { changed(title, "deleted", "supprimé") }

  private func changed(_ title: String, _ english: String, _ french: String) -> String {
    language(
      "\(noun.name) \(title) \(english)", "\(noun.french.name) \(title) \(noun.french.agreeing(french))"
    ).capitalized
  }

  /// Why a row without a name is refused: `A group needs a name.`
  public var missingName: String {
    language("\(noun.indefinite) needs a name.", "\(noun.french.indefinite) doit avoir un nom.").capitalized
  }
  /// Why a row is refused that is to belong to none of another noun: `A block needs a group.`
  public func missing(_ owner: Noun) -> String {
    language(
      "\(noun.indefinite) needs \(owner.indefinite).",
      "\(noun.french.indefinite) doit avoir \(owner.french.indefinite)."
    ).capitalized
  }
  /// Why a second row of a name is refused.
  public func duplicateName(_ name: String) -> String {
    language(
      "There is \(noun.indefinite) named \"\(name.legible)\" already.",
      "Il y a déjà \(noun.french.indefinite) \(noun.french.agreeing("nommé")) « \(name.legible) ».")
  }
  /// Why a field with this label can't be left empty.
  public func emptyField(_ label: String) -> String { language("\"\(label)\" is empty.", "« \(label) » est vide.") }
}

extension Strings {
  /// Texts of a noun.
  public func of(_ noun: Noun) -> NounStrings { NounStrings(noun: noun, language: language) }
}

extension Noun.French {
  /// A participle as it follows the noun.
  fileprivate func agreeing(_ participle: String) -> String { isFeminine ? participle + "e" : participle }

  /// The noun after its indefinite article.
  fileprivate var indefinite: String { (isFeminine ? "une " : "un ") + name }

  /// The noun after its definite article, within a sentence.
  fileprivate var object: String { definite.prefix(1).lowercased() + definite.dropFirst() }
}

extension String {
  /// The text as a sentence begins.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
