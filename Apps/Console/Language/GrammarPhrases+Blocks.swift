extension GrammarPhrases {
  static let blocks: [String: String] = [
    "Groups of blocks.": "Les groupes de blocs.",
    "Add a group.": "Ajoute un groupe.",
    "Its name, of 8 characters at most. No two groups have the same name.":
      "Son nom, de 8 caractères au plus. Deux groupes ne portent pas le même nom.",
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
    "Blocks: what time is tracked for. One is an hour, and has two halves.":
      "Les blocs : à quoi passe le temps. Un bloc dure une heure, et a deux moitiés.",
    "Add a block.": "Ajoute un bloc.",
    "Its name, of 16 characters at most. No two blocks of a group have the same name.":
      "Son nom, de 16 caractères au plus. Deux blocs d’un groupe ne portent pas le même nom.",
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
    "Sum what was tracked, by block, by group, or by days.": "Additionne le suivi, par bloc, par groupe ou par jours.",
    "Today and the streaks are shown whatever the span: a streak is days in a row with at least one half block, up to today, or up to yesterday while today has none. A week begins as in the locale.":
      "Aujourd’hui et les séries sont montrés quelle que soit la période : une série compte les jours de suite avec au moins un demi-bloc, jusqu’à aujourd’hui, ou jusqu’à hier tant qu’aujourd’hui n’en a pas. Une semaine commence comme dans la région.",
    "The first day; without it the first there is.": "Le premier jour ; sans lui, le premier qu’il y a.",
    "The last day; without it the last there is.": "Le dernier jour ; sans lui, le dernier qu’il y a.",
    "What the sums are of.": "Ce qui est additionné.",
    "Delete all groups and blocks, and everything tracked of them.":
      "Supprime tous les groupes et blocs, et tout leur suivi.",
    "It asks first. Goals, accounts and settings stay. A running or paused session is stopped.":
      "Demande confirmation. Les objectifs, les comptes et les réglages restent. Une session en cours ou en pause est arrêtée.",
    "Show a month, with a tile for each block that was tracked on a day.":
      "Montre un mois, avec un carreau pour chaque bloc suivi un jour.",
    "A day has five tiles at most, in the order in which its blocks were begun. With --svg the month is written as an SVG image; an existing file is replaced only with --force.":
      "Un jour a cinq carreaux au plus, dans l’ordre où ses blocs ont été commencés. Avec --svg, le mois est écrit comme image SVG ; un fichier existant n’est remplacé qu’avec --force.",
    "The month, such as 2026-04; this month if not given.":
      "Le mois, par exemple 2026-04 ; ce mois-ci si rien n’est donné.",
  ]
}
