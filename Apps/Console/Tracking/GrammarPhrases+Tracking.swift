extension GrammarPhrases {
  static let tracking: [String: String] = [
    "Show the running session, and today's board.": "Montre la session en cours et le tableau du jour.",
    "Half an hour of tracked time makes half a block. A TIME is 09:30, yesterday 09:30, 2026-11-22T09:30, each with an offset such as +01:00 or Z where it is given; -45m and -1h30m are so long ago, now is now. A half is of the day on which it began, in the time zone of that moment. A time that is typed with another offset is of the day of that offset.":
      "Une demi-heure mesurée fait un demi-bloc. Une HEURE s’écrit 09:30, hier 09:30, 2026-11-22T09:30, chacune avec un décalage comme +01:00 ou Z s’il le faut ; -45m et -1h30m : il y a tant de temps, maintenant : à l’instant. Un demi-bloc est du jour où il a commencé, dans le fuseau de ce moment. Une heure tapée avec un autre décalage est du jour de ce décalage.",
    "Start a session of a block.": "Commence une session d’un bloc.",
    "When it began; now if not given.": "Quand elle a commencé ; maintenant si rien n’est donné.",
    "Allow time that was tracked already.": "Permet un temps déjà mesuré.",
    "Pause the running session.": "Met la session en pause.",
    "The moment; now if not given.": "Le moment ; maintenant si rien n’est donné.",
    "Go on with the paused session.": "Reprend la session en pause.",
    "End the session and save its blocks.":
      "Termine la session et enregistre ses blocs.",
    "It asks first when that is more than a day ago.": "Demande confirmation si c’était il y a plus d’un jour.",
    "What is left of a half is dropped. It asks first when more than 8 hours were active since the last command (the setting longSession), or the session was started on an earlier day; --until says when it really ended.":
      "Ce qui reste d’un demi-bloc est abandonné. Demande confirmation pour plus de 8 heures actives depuis la dernière commande (réglage longSession), ou si la session a commencé un autre jour ; --until dit quand elle s’est vraiment terminée.",
    "A note.": "Une note.",
    "When it ended; now if not given.": "Quand elle s’est terminée ; maintenant si rien n’est donné.",
    "Discard the running session.": "Abandonne la session en cours.",
    "It asks first when halves would be lost. `modulo track stop` saves them.":
      "Demande confirmation si des demi-blocs seraient perdus. `modulo track stop` les enregistre.",
    "Add time that was spent without tracking it.": "Ajoute un temps passé sans être mesuré.",
    "Whole halves are saved; any remainder is reported. It asks first when it is more than a day.":
      "Les demi-blocs entiers sont enregistrés ; ce qui reste est dit. Demande confirmation pour plus d’un jour.",
    "When it began.": "Quand il a commencé.",
    "When it ended.": "Quand il s’est terminé.",
    "How many halves it was, instead of --to.": "Combien de demi-blocs, au lieu de --to.",
    "Give either '--to' or '--halves'.": "Donnez « --to » ou « --halves ».",
    "'--halves' has to be at least 1.": "« --halves » doit valoir 1 au moins.",
    "List the sessions of a block, or of all blocks, newest first.":
      "Liste les sessions d’un bloc, ou de tous, les plus récentes d’abord.",
    "The first day.": "Le premier jour.",
    "The last day.": "Le dernier jour.",
    "Change the memo of a session.": "Modifie la note d’une session.",
    "A note; '' for none.": "Une note ; '' pour aucune.",
    "Delete a session with all of its times.": "Supprime une session et tous ses temps.",
    "It asks first.": "Demande confirmation.",
    "The session: its number, or its id.": "La session : son numéro ou son identifiant.",
    "Show a day: its board, its sessions and its total.": "Montre un jour : son tableau, ses sessions et son total.",
    "The board has a row for each six hours, and two halves for each hour. A half block stands where it began.":
      "Le tableau a une ligne pour six heures et deux moitiés par heure. Un demi-bloc se trouve là où il a commencé.",
    "the time is missing": "il manque l’heure",
  ]
}
