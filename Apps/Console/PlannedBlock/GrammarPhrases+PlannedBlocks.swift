extension GrammarPhrases {
  /// The commands that plan blocks.
  static let plannedBlocks: [String: String] = [
    "Plan blocks, and compare what was planned with what was tracked.":
      "Prévoit des blocs, et compare ce qui était prévu à ce qui est suivi.",
    "A planned block has a time of one day, in whole minutes. Nothing is tracked by it. Only what is still to come can be planned: today's plans begin now or later. No two overlap.":
      "Un bloc prévu a un temps d’un seul jour, en minutes entières. Rien n’est suivi par lui. Seul ce qui est à venir peut être prévu : les plans d’aujourd’hui commencent maintenant ou plus tard. Deux plans ne se chevauchent jamais.",
    "Plan a block.": "Prévoit un bloc.",
    "A day without its year, and a weekday, is the next one. A plan ends on its day, at 24:00 at the latest. A time that the clocks show twice is refused with both moments, and taken with an offset.":
      "Un jour sans année, ou de la semaine, est le prochain. Un plan finit le jour même, à 24:00 au plus tard. Une heure que les horloges montrent deux fois est refusée avec les deux moments, et acceptée avec un décalage.",
    "When it begins.": "Quand cela commence.",
    "When it ends, or how long it is.": "Quand cela finit, ou la durée.",
    "Give two times at most: when it begins, and when it ends.":
      "Donnez deux heures au plus : le début et la fin.",
    "Give when it begins and when it ends: '--from' and '--to', or two times after the block.":
      "Donnez le début et la fin : « --from » et « --to », ou deux heures après le bloc.",
    "List what is planned, from today on unless other days are given.":
      "Liste ce qui est prévu, à partir d’aujourd’hui si aucun jour n’est donné.",
    "The first day; today if not given.": "Le premier jour ; aujourd’hui si rien n’est donné.",
    "Show planned beside tracked time: both, planned only, tracked only.":
      "Montre le prévu à côté du suivi : les deux, prévu seul, suivi seul.",
    "Both is what was tracked of a block while that block was planned. This week is compared unless days are given. The session that runs isn't counted.":
      "Les deux : ce qui est suivi d’un bloc pendant que ce bloc était prévu. Cette semaine est comparée si aucun jour n’est donné. La session en cours ne compte pas.",
    "What the sums are of.": "Ce que sont les sommes.",
    "Write what is planned as a calendar, which other programs import.":
      "Écrit ce qui est prévu comme calendrier, que d’autres programmes importent.",
    "The calendar is an iCalendar file (RFC 5545), in which each planned block is an event. It has the same id in every file, so a program that imports one again replaces its events. Everything that is planned is written unless days are given. FILE may be - for standard output. An existing file is replaced only with --force.":
      "Le calendrier est un fichier iCalendar (RFC 5545), dans lequel chaque bloc prévu est un événement. Il a le même identifiant dans chaque fichier : un programme qui en importe un de nouveau remplace donc ses événements. Tout ce qui est prévu est écrit si aucun jour n’est donné. FICHIER peut être - pour la sortie standard. Un fichier existant n’est remplacé qu’avec --force.",
    "The planned block: its number, or its id.": "Le bloc prévu : numéro ou identifiant.",
    "Put a planned block at another time.": "Déplace un bloc prévu à une autre heure.",
    "It stays as long as it is unless an end is given. A time of the clock alone is of the day that it is planned on. What was tracked stays where it is.":
      "Il garde sa durée si aucune fin n’est donnée. Une heure seule est du jour où il est prévu. Ce qui est suivi reste en place.",
    "Change the block, the start or the end of a planned block.":
      "Modifie le bloc, le début ou la fin d’un bloc prévu.",
    "Only what is given changes. What began already can only be moved to a later time, or deleted.":
      "Seul ce qui est donné change. Ce qui a déjà commencé ne peut qu’être déplacé à plus tard, ou supprimé.",
    "Give at least one of '--from', '--to' and '--block'.":
      "Donnez au moins une des options « --from », « --to » et « --block ».",
    "Copy what is planned on a day to another day: all of it, or nothing.":
      "Copie ce qui est prévu un jour vers un autre jour : tout, ou rien.",
    "Local times stay. Where the clocks are changed on that day, a time that it doesn't have or has twice is refused, and so is what would overlap with a plan of that day.":
      "Les heures locales restent. Si l’heure change ce jour-là, une heure qu’il n’a pas ou qu’il a deux fois est refusée, comme ce qui chevaucherait un plan de ce jour.",
    "The day that is copied.": "Le jour qui est copié.",
    "The day that gets the copies.": "Le jour qui reçoit les copies.",
    "Delete a planned block.": "Supprime un bloc prévu.",
    "It asks first. What was tracked stays.": "Demande confirmation. Ce qui est suivi reste.",
  ]
}
