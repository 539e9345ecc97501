extension GrammarPhrases {
  /// The commands of targets and of days off.
  static let targets: [String: String] = [
    "Targets of time, with carry-over and days off.": "Des cibles de temps, avec report et jours de congé.",
    "A target is valid from a day on, and is never changed: another one ends it on the day before, and what was before stays as it was. A day has its share of the period's target by the working days of the period, and a day off lowers the target of its day; it adds no time. A group's target counts all blocks that are in the group now, with all of their time, also from before they came into it. A running session counts once it is stored.":
      "Une cible vaut à partir d’un jour et ne change jamais : une autre l’arrête la veille, et ce qui précède reste tel quel. Un jour a sa part de la cible de la période selon les jours travaillés de celle-ci, et un jour de congé abaisse la cible de son jour ; il n’ajoute pas de temps. La cible d’un groupe compte tous les blocs qui y sont maintenant, avec tout leur temps, aussi d’avant leur arrivée. Une session en cours compte dès qu’elle est enregistrée.",
    "Set the target of a block or a group from a day on.":
      "Fixe la cible d’un bloc ou d’un groupe à partir d’un jour.",
    "What isn't given stays as it was: at first it is per week, on all days, and nothing is carried over. A first period that is partial has the share of its working days, which the answer says. Without --opening it begins with what the target before it carries over. A target that begins on the same day is replaced, in one step; one that begins later stays, and ends this one. A target is more than nothing, and no more than 24 hours for each working day.":
      "Ce qui n’est pas donné reste comme avant : au début c’est par semaine, tous les jours, et rien n’est reporté. Une première période incomplète a la part de ses jours travaillés, ce que dit la réponse. Sans --opening elle commence avec ce que la cible précédente reporte. Une cible qui commence le même jour est remplacée, en une étape ; une qui commence plus tard reste, et arrête celle-ci. Une cible est plus que rien, et pas plus de 24 heures par jour travaillé.",
    "The time of a period, such as 10h or 1h30.": "Le temps d’une période, comme 10h ou 1h30.",
    "What the time is for.": "Pour quelle période.",
    "The working days, such as mon-fri or mon,wed,sat; 'all'.":
      "Les jours travaillés, comme lun-ven ou lun,mer,sam ; « all » pour tous.",
    "What is carried over of a balance, too little or too much: the most that is, 'none', or 'all'.":
      "Ce qui est reporté d’un solde, trop peu ou trop : le maximum, « none » ou « all ».",
    "What it begins with; below zero for what is missing: -2h.":
      "Avec quoi elle commence ; négatif pour ce qui manque : -2h.",
    "the time is missing": "le temps manque",
    "List the targets, each in its current period.": "Liste les cibles, chacune dans sa période en cours.",
    "The balance is that of the period as it stands, with what was carried over into it.":
      "Le solde est celui de la période jusqu’ici, avec ce qui y a été reporté.",
    "Show the targets of a block or a group, and each period with its balance.":
      "Montre les cibles d’un bloc ou d’un groupe, et chaque période avec son solde.",
    "End the target of a block or a group.": "Arrête la cible d’un bloc ou d’un groupe.",
    "What was before stays. Nothing is carried over from it into a later target.":
      "Ce qui précède reste. Rien n’en est reporté dans une cible plus tardive.",
    "Its last day; today if not given.": "Son dernier jour ; aujourd’hui si rien n’est donné.",
    "Delete the targets of a block or a group, or one of them.":
      "Supprime les cibles d’un bloc ou d’un groupe, ou l’une d’elles.",
    "It asks first. What was tracked stays. The target before a deleted one is valid on: to end it, use `modulo target end`.":
      "Une question est posée. Le temps suivi reste. La cible d’avant vaut encore : pour l’arrêter, « modulo target end ».",
    "Only the one that begins on this day.": "Seulement celle qui commence ce jour-là.",
    "Make days off: they lower the targets of their days.":
      "Fait de jours des jours de congé : ils abaissent les cibles de leurs jours.",
    "They are those of all targets. A day that is off already has the new share. A day without a year is the next one. `modulo target days-off` lists them.":
      "Ils valent pour toutes les cibles. Un jour qui l’est déjà prend la nouvelle part. Un jour sans année est le prochain. « modulo target days-off » les liste.",
    "How much of each day, such as 0.5 or 50%; all of it if not given.":
      "Quelle part de chaque jour, comme 0,5 ou 50 % ; tout le jour si rien n’est donné.",
    "Take days off back: they are days as any other again.":
      "Annule des jours de congé : ce sont à nouveau des jours comme les autres.",
    "Days in the span that aren't off stay as they are; without any that is, it is refused.":
      "Les jours qui n’en sont pas restent tels quels ; s’il n’y en a aucun, c’est refusé.",
    "List the days off.": "Liste les jours de congé.",
    "The block, or else the group: its name or the beginning of it, or its id; a number is a block's.":
      "Le bloc, sinon le groupe : son nom ou le début de celui-ci, ou son id ; un numéro est celui d’un bloc.",
    "It is a group.": "C’est un groupe.",
    "A day, or the first and the last with two dots between them.":
      "Un jour, ou le premier et le dernier avec deux points entre les deux.",
  ]
}
