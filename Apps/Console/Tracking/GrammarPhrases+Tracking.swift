extension GrammarPhrases {
  static let tracking: [String: String] = [
    "The same as --at.": "Comme --at.", "The same as --until.": "Comme --until.",
    "The same as --from, and then --to.": "Comme --from, puis --to.",
    "When it ended, or how long it was.": "Quand cela s’est terminé, ou la durée.",
    "Start the last block again.": "Reprend le dernier bloc.",
    "Give two times at most: when it began, and when it ended.":
      "Donnez deux heures au plus : le début et la fin.",
    "Give the time once: by its place, or with '--at'.": "Donnez l’heure une fois : à sa place, ou par « --at ».",
    "Give the time once: by its place, or with '--until'.": "Donnez l’heure une fois : à sa place, ou par « --until ».",
    "Give the time once: by its place, or with '--from'.": "Donnez l’heure une fois : à sa place, ou par « --from ».",
    "Give the time once: by its place, or with '--to'.": "Donnez l’heure une fois : à sa place, ou par « --to ».",
    "Give when it began: '--from', or a time after the block.":
      "Donnez le début : « --from », ou une heure après le bloc.",
    "Show the running session, and today's board.": "Montre la session en cours et le tableau du jour.",
    "Time is kept to the second, and half an hour of it makes half a block, whatever sessions it was spent in. A TIME is 09:30, yesterday 09:30, 2026-11-22T09:30, each with an offset such as +01:00 or Z where it is given; -45m and -1h30m are so long ago, now is now. A half is of the day on which it began, in the time zone of that moment. A time that is typed with another offset is of the day of that offset.":
      "Le temps est gardé à la seconde, et une demi-heure fait un demi-bloc, dans quelques sessions que ce soit. Une HEURE s’écrit 09:30, hier 09:30, 2026-11-22T09:30, chacune avec un décalage comme +01:00 ou Z s’il le faut ; -45m et -1h30m : il y a tant de temps, maintenant : à l’instant. Un demi-bloc est du jour où il a commencé, dans le fuseau de ce moment. Une heure tapée avec un autre décalage est du jour de ce décalage.",
    "Start a session of a block.": "Commence une session d’un bloc.",
    "When it began; now if not given.": "Quand elle a commencé ; maintenant si rien n’est donné.",
    "Allow time that was tracked already.": "Permet un temps déjà mesuré.",
    "Pause the running session.": "Met la session en pause.",
    "The moment; now if not given.": "Le moment ; maintenant si rien n’est donné.",
    "Go on with the paused session.": "Reprend la session en pause.",
    "End the session and save its time.": "Termine la session et enregistre son temps.",
    "It asks first when that is more than a day ago.": "Demande confirmation si c’était il y a plus d’un jour.",
    "Less than a minute isn't saved. It asks first when more than 8 hours were active since the last command (the setting longSession), or the session was started on an earlier day; --until says when it really ended.":
      "Moins d’une minute n’est pas enregistrée. Demande confirmation pour plus de 8 heures actives depuis la dernière commande (réglage longSession), ou si la session a commencé un autre jour ; --until dit quand elle s’est vraiment terminée.",
    "A note.": "Une note.",
    "When it ended; now if not given.": "Quand elle s’est terminée ; maintenant si rien n’est donné.",
    "Discard the running session.": "Abandonne la session en cours.",
    "It asks first when any time would be lost. `modulo track stop` saves it.":
      "Demande confirmation si du temps serait perdu. `modulo track stop` l’enregistre.",
    "Import times from a CSV file: all rows, or none.":
      "Importe les temps d’un fichier CSV : toutes les lignes, ou aucune.",
    "A row has a start, an end or a duration, a block, and a memo and the block's group if present. Starts and ends are written 2026-01-05T09:00, with a space or T and with seconds if need be; with an offset or Z they are moments, else times of the clocks here, or of the time zone in the column zone. A column of days, which --date names, goes with times of the clock alone. A duration is 1h30, 90m, 1.5h or 1:30:00. A block is named exactly: by its whole name, its full id, its number with the sign, #5, or group/block. Rows with the same text in the column session are one session with pauses; every other row is a session of its own. A row is skipped when a time with its start, end, block and memo is stored, so a file can be imported again, and an export of `modulo track export` imports nothing. FILE may be - for standard input.":
      "Une ligne a un début, une fin ou une durée, un bloc, et une note et le groupe du bloc s’il y en a. Débuts et fins s’écrivent 2026-01-05T09:00, avec une espace ou T et avec les secondes s’il le faut ; avec un décalage ou Z ce sont des moments, sinon des heures des horloges d’ici, ou du fuseau de la colonne zone. Une colonne de jours, que nomme --date, va avec des heures seules. Une durée s’écrit 1h30, 90m, 1.5h ou 1:30:00. Un bloc est nommé exactement : par son nom entier, son identifiant complet, son numéro avec le signe, #5, ou groupe/bloc. Les lignes qui ont le même texte dans la colonne session sont une seule session avec des pauses ; toute autre ligne est une session à elle seule. Une ligne est sautée si un temps de mêmes début, fin, bloc et note est enregistré : un fichier peut donc être importé de nouveau, et un export de `modulo track export` n’importe rien. FICHIER peut être - pour l’entrée standard.",
    "The column with the start. (default: start)": "La colonne du début. (par défaut : start)",
    "The column with the end. (default: end, where there is one)":
      "La colonne de la fin. (par défaut : end, s’il y en a une)",
    "The column with the duration. (default: duration, where there is one)":
      "La colonne de la durée. (par défaut : duration, s’il y en a une)",
    "The column with the day of starts and ends without one. (default: date, where there is one)":
      "La colonne du jour des débuts et des fins qui n’en ont pas. (par défaut : date, s’il y en a une)",
    "The column with the block. (default: block)": "La colonne du bloc. (par défaut : block)",
    "The column with the block's group. (default: group, where there is one)":
      "La colonne du groupe du bloc. (par défaut : group, s’il y en a une)",
    "The column with the memo. (default: memo, where there is one)":
      "La colonne de la note. (par défaut : memo, s’il y en a une)",
    "Make blocks and groups that aren't there; a block without a group goes into the selected one.":
      "Crée les blocs et les groupes absents ; un bloc sans groupe va dans celui qui est choisi.",
    "Write times as a CSV file that `modulo track import` reads.":
      "Écrit les temps dans un fichier CSV que `modulo track import` sait lire.",
    "Write a calendar (iCalendar, RFC 5545), which other programs import, instead of CSV.":
      "Écrit un calendrier (iCalendar, RFC 5545), que d’autres programmes importent, au lieu de CSV.",
    "A row is a time without a pause, session by session, the oldest first: when it began and ended, in its own time zone, and the session's block, group, memo, day and id. Without FILE, or with -, the rows go to standard output, with or without --json. An existing file is never replaced.":
      "Une ligne est un temps sans pause, session après session, de la plus ancienne à la plus récente : quand il a commencé et fini, dans son propre fuseau, et le bloc, le groupe, la note, le jour et l’identifiant de la session. Sans FICHIER, ou avec -, les lignes vont à la sortie standard, avec ou sans --json. Un fichier existant n’est jamais remplacé.",
    "Add time that was spent without tracking it.": "Ajoute un temps passé sans être mesuré.",
    "Any time from a minute on is saved to the second. It asks first when it is more than a day.":
      "Tout temps d’une minute au moins est enregistré à la seconde. Demande confirmation pour plus d’un jour.",
    "When it began.": "Quand il a commencé.",
    "When it ended.": "Quand il s’est terminé.",
    "How many halves it was, instead of --to.": "Combien de demi-blocs, au lieu de --to.",
    "Give either '--to' or '--halves'.": "Donnez « --to » ou « --halves ».",
    "'--halves' has to be at least 1.": "« --halves » doit valoir 1 au moins.",
    "List the sessions of a block, or of all blocks, newest first.":
      "Liste les sessions d’un bloc, ou de tous, les plus récentes d’abord.",
    "Save the running session and start one of another block.":
      "Enregistre la session en cours et en commence une d’un autre bloc.",
    "Save the session, start another.": "Enregistre la session, en commence une autre.",
    "Both, or neither. Without a running session it starts one. It asks first as stop does.":
      "Les deux, ou aucun. Sans session en cours, il en commence une. Demande confirmation comme stop.",
    "A note of the session that is saved.": "Une note de la session enregistrée.",
    "Start a session of the block that was tracked last.": "Commence une session du dernier bloc mesuré.",
    "It asks first when the start is more than a day ago.":
      "Demande confirmation si le début était il y a plus d’un jour.",
    "Another block instead: its number, its name, or a part of it.":
      "Un autre bloc à sa place : son numéro, son nom ou une partie.",
    "Change the times, the block or the memo of a session.":
      "Modifie les heures, le bloc ou la note d’une session.",
    "A time of the clock alone is of the session's day, which it stays on. Pauses between its first time and its last stay.":
      "Une heure seule est du jour de la session, qui y reste. Les pauses entre son premier temps et son dernier restent.",
    "When it ended: a time, or a length.": "Quand elle s’est terminée : une heure ou une durée.",
    "Another block.": "Un autre bloc.",
    "Give at least one of '--from', '--to', '--block' and '--memo'.":
      "Donnez au moins « --from », « --to », « --block » ou « --memo ».",
    "Divide a session in two.": "Scinde une session en deux.",
    "A time of the clock alone is of the session's day. Both have its memo.":
      "Une heure seule est du jour de la session. Les deux ont sa note.",
    "The moment at which the second one begins.": "Le moment où la seconde commence.",
    "Make one of two sessions of a block and a day.": "Réunit deux sessions d’un bloc et d’un jour.",
    "The earlier one gets the times of the later, which is deleted; the time between them stays a pause.":
      "La première reçoit les temps de la seconde, qui est supprimée ; le temps entre elles reste une pause.",
    "The other session: its number, or its id.": "L’autre session : son numéro ou son identifiant.",
    "A note; '' for none.": "Une note ; '' pour aucune.",
    "Delete a session with all of its times.": "Supprime une session et tous ses temps.",
    "It asks first.": "Demande confirmation.",
    "The session: its number, or its id.": "La session : son numéro ou son identifiant.",
    "Show a day: its board, its sessions and its total.": "Montre un jour : son tableau, ses sessions et son total.",
    "The board has a row for each six hours, and two halves for each hour. A half block stands where it began. What is planned stands in a row below, and in a table beside what was tracked.":
      "Le tableau a une ligne pour six heures et deux moitiés par heure. Un demi-bloc se trouve là où il a commencé. Ce qui est prévu se trouve dans une ligne en dessous, et dans un tableau à côté de ce qui est suivi.",
    "the time is missing": "il manque l’heure",
  ]
}
