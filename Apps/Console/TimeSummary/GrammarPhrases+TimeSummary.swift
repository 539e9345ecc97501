extension GrammarPhrases {
  /// The calendar, and the sums of what was tracked.
  static let timeSummary: [String: String] = [
    "Sum what was tracked, by block, by group, or by days.": "Additionne le suivi, par bloc, par groupe ou par jours.",
    "Today and the streaks are shown whatever the span: a streak is days in a row with at least one half block, up to today, or up to yesterday while today has none. A week begins as in the locale.":
      "Aujourd’hui et les séries sont montrés quelle que soit la période : une série compte les jours de suite avec au moins un demi-bloc, jusqu’à aujourd’hui, ou jusqu’à hier tant qu’aujourd’hui n’en a pas. Une semaine commence comme dans la région.",
    "The first day; without it the first there is.": "Le premier jour ; sans lui, le premier qu’il y a.",
    "The last day; without it the last there is.": "Le dernier jour ; sans lui, le dernier qu’il y a.",
    "Today alone.": "Aujourd’hui seulement.",
    "This week.": "Cette semaine.",
    "The week before this one.": "La semaine précédente.",
    "This month.": "Ce mois-ci.",
    "This year.": "Cette année.",
    "Only the time of this block.": "Seulement le temps de ce bloc.",
    "Only the time of this group.": "Seulement le temps de ce groupe.",
    "Give one span: '--from' and '--to', or one of the flags that name it.":
      "Donnez une période : « --from » et « --to », ou une des options qui la nomment.",
    "Give either '--block' or '--group'.": "Donnez « --block » ou « --group ».",
    "What the sums are of; two, such as week,block, make a table.":
      "Ce que sont les sommes ; deux, par exemple week,block, font un tableau.",
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
