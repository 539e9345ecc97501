extension GrammarPhrases {
  /// The commands of groups.
  static let groups: [String: String] = [
    "Groups of blocks.": "Les groupes de blocs.",
    "Add a group.": "Ajoute un groupe.",
    "Its name, of 24 characters at most. No two groups have the same name.":
      "Son nom, de 24 caractères au plus. Deux groupes ne portent pas le même nom.",
    "List the groups in their order, with the number of their blocks.":
      "Liste les groupes dans leur ordre, avec le nombre de leurs blocs.",
    "Rename a group.": "Renomme un groupe.",
    "The group: its number, its id, or its name or the beginning of it.":
      "Le groupe : son numéro, son identifiant, ou son nom ou le début de celui-ci.",
    "Move a group to another place among the groups.": "Déplace un groupe parmi les groupes.",
    "Make it the first": "En faire le premier",
    "The place, from 0 for the first.": "La place, à partir de 0 pour la première.",
    "Delete a group with its blocks and what was tracked of them.":
      "Supprime un groupe avec ses blocs et leur suivi.",
    "It asks first. The default group can't be deleted.":
      "Demande confirmation. Le groupe par défaut ne peut pas être supprimé.",
  ]
}
