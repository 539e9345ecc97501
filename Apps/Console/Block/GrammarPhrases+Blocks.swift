extension GrammarPhrases {
  /// The commands of blocks.
  static let blocks: [String: String] = [
    "Blocks: what time is tracked for. One is an hour, and has two halves.":
      "Les blocs : à quoi passe le temps. Un bloc dure une heure, et a deux moitiés.",
    "Add a block.": "Ajoute un bloc.",
    "Without an icon it gets one that has its name, and without a colour the next one of its group.":
      "Sans icône, il en reçoit une qui porte son nom ; sans couleur, la suivante de son groupe.",
    "Its name, of 40 characters at most. No two blocks of a group have the same name.":
      "Son nom, de 40 caractères au plus. Deux blocs d’un groupe ne portent pas le même nom.",
    "Its group; without it the selected one, else the default one.":
      "Son groupe ; sans elle le groupe choisi, sinon le groupe par défaut.",
    "Its icon: its number, or its name or the beginning of it (`modulo block icons`).":
      "Son icône : son numéro, ou son nom ou le début de celui-ci (`modulo block icons`).",
    "Its colour: its number, or its name or the beginning of it (`modulo block colors`).":
      "Sa couleur : son numéro, ou son nom ou le début de celui-ci (`modulo block colors`).",
    "List the blocks by their groups, with what was tracked of them today and in all.":
      "Liste les blocs par groupe, avec leur suivi du jour et en tout.",
    "Only the blocks of this group.": "Seulement les blocs de ce groupe.",
    "Show one block: its group, its icon, its colour, and what was tracked of it.":
      "Montre un bloc : son groupe, son icône, sa couleur et son suivi.",
    "The block: its number, its id, or its name or the beginning of it; as group/block where the name isn't enough.":
      "Le bloc : son numéro, son identifiant, ou son nom ou le début de celui-ci ; groupe/bloc si le nom ne suffit pas.",
    "Change a block.": "Modifie un bloc.",
    "Only what is given changes. What was tracked of it stays. In another group it becomes the last one.":
      "Seul ce qui est donné change. Son suivi reste. Dans un autre groupe, il devient le dernier.",
    "Its group.": "Son groupe.",
    "Give what to change: '--name', '--group', '--icon' or '--tint'.":
      "Donnez ce qui change : « --name », « --group », « --icon » ou « --tint ».",
    "Move a block to another place or into another group.": "Déplace un bloc, ou le met dans un autre groupe.",
    "Without --to it becomes the last one of its group.": "Sans --to, il devient le dernier de son groupe.",
    "Make it the first of its group": "En faire le premier de son groupe",
    "The group to move it into.": "Le groupe où le mettre.",
    "Give where to: '--group' or '--to'.": "Donnez sa destination : « --group » ou « --to ».",
    "Delete a block and what was tracked of it.": "Supprime un bloc et son suivi.",
    "It asks first. A running or paused session of it is stopped.":
      "Demande confirmation. Une session du bloc, en cours ou en pause, est arrêtée.",
    "List the icons that a block can have.": "Liste les icônes qu’un bloc peut avoir.",
    "Those with a word in their name": "Celles dont le nom contient un mot",
    "A word in the name, or a part of one.": "Un mot du nom, ou une partie d’un mot.",
    "Only the icons of this family.": "Seulement les icônes de cette famille.",
    "List the colours that a block can have.": "Liste les couleurs qu’un bloc peut avoir.",
    "Each row is a family, from the lightest shade to the darkest: gray-1, gray-2 and so on.":
      "Chaque ligne est une famille, du ton le plus clair au plus foncé : gray-1, gray-2 et ainsi de suite.",
  ]
}
