extension GrammarPhrases {
  /// The commands of plans, and of what is due.
  static let plans: [String: String] = [
    "Plans: what is to be entered again and again.": "Les plans : ce qui est à saisir encore et encore.",
    "Nothing enters itself: `modulo due` shows what is due, and `modulo due enter` enters it. Each day is counted from the first one: the 31st is the last day of a shorter month and the 31st again later, and 29 February is the 28th of a common year. The plans of an archived goal are quiet until it is unarchived.":
      "Rien ne se saisit tout seul : `modulo due` montre ce qui est dû, et `modulo due enter` le saisit. Chaque jour est compté à partir du premier : le 31 est le dernier jour d’un mois plus court, puis de nouveau le 31, et le 29 février est le 28 d’une année commune. Les plans d’un objectif archivé sont en veille jusqu’à ce qu’il soit désarchivé.",
    "Plan contributions to a goal.": "Planifie des contributions à un objectif.",
    "A first day that is past makes the days since then due.":
      "Avec un premier jour passé, les jours depuis lors sont dus.",
    "Plan a look at the balance of an account.": "Planifie un regard sur le solde d’un compte.",
    "It is due until there is a balance of that day or later, or until it is skipped.":
      "Il est dû jusqu’à ce qu’il y ait un solde de ce jour ou plus récent, ou qu’il soit sauté.",
    "List the plans of a goal, or all plans.": "Liste les plans d’un objectif, ou tous les plans.",
    "A day, week, month or year, or several: \"2 weeks\". (default: month)":
      "Un jour, une semaine, un mois ou un an, ou plusieurs : « 2 semaines ». (par défaut : un mois)",
    "The day of the month, 1 to 31, or a day from which the others are counted.":
      "Le jour du mois, de 1 à 31, ou un jour à partir duquel les autres sont comptés.",
    "The first day; today if not given.": "Le premier jour ; aujourd’hui si rien n’est donné.",
    "The last day; none if not given.": "Le dernier jour ; aucun si rien n’est donné.",
    "A note, which becomes the name of the contributions.": "Une note, qui devient le nom des contributions.",
    "The plan: its number, or its id.": "Le plan : son numéro ou son identifiant.",
    "Change a plan.": "Modifie un plan.",
    "Only what is given changes. Another amount or other days are valid from a day on: a plan with days before it ends there and keeps them, and a new plan follows it. `modulo plan list` shows the numbers.":
      "Seul ce qui est donné change. Un autre montant ou d’autres jours valent à partir d’un jour : un plan qui a des jours avant celui-ci y prend fin et les garde, et un nouveau plan lui succède. `modulo plan list` montre les numéros.",
    "The day from which the change is valid; today, or after the last day that was entered.":
      "Le jour à partir duquel le changement vaut ; aujourd’hui, ou après le dernier jour saisi.",
    "The last day; 'none' removes it.": "Le dernier jour ; « none » le supprime.",
    "A day, week, month or year, or several: \"2 weeks\".":
      "Un jour, une semaine, un mois ou un an, ou plusieurs : « 2 semaines ».",
    "Its note; '' for none.": "Sa note ; '' pour aucune.",
    "Give what to change: '--amount', '--every', '--on', '--to' or '--note'.":
      "Donnez ce qui change : « --amount », « --every », « --on », « --to » ou « --note ».",
    "'--from' says when '--amount', '--every' or '--on' is valid.":
      "« --from » dit quand « --amount », « --every » ou « --on » vaut.",
    "Delete a plan.": "Supprime un plan.",
    "It asks first. The contributions that it has entered stay.":
      "Demande confirmation. Les contributions qu’il a saisies restent.",
    "Write the plans as a calendar, which other programs import.":
      "Écrit les plans comme un calendrier, que d’autres programmes importent.",
    "The calendar is an iCalendar file (RFC 5545), in which each plan is an event of whole days. A plan has the same id in every file, so a program that imports one again replaces its events. Plans of archived goals are left out. FILE may be - for standard output. An existing file is replaced only with --force.":
      "Le calendrier est un fichier iCalendar (RFC 5545), dans lequel chaque plan est un événement de journées entières. Un plan a le même identifiant dans chaque fichier : un programme qui en importe un de nouveau remplace donc ses événements. Les plans d’objectifs archivés sont écartés. FICHIER peut être - pour la sortie standard. Un fichier existant n’est remplacé qu’avec --force.",
    "Show what is due of the plans.": "Montre ce qui est dû des plans.",
    "Due is each day of a plan up to today that was neither entered nor skipped. A goal that is reached has its plans still. An undo, or the deletion of the contribution, makes a day due again.":
      "Est dû chaque jour d’un plan jusqu’à aujourd’hui qui n’a été ni saisi ni sauté. Un objectif atteint garde ses plans. Une annulation, ou la suppression de la contribution, rend un jour dû de nouveau.",
    "Enter the contributions that are due.": "Saisit les contributions dues.",
    "Without a plan all of them, after a question on a terminal. Each is entered once, also beside other processes, and all in one step, which `modulo undo` takes back.":
      "Sans plan toutes, après une question sur un terminal. Chacune est saisie une fois, à côté d’autres processus aussi, et toutes en une étape, que `modulo undo` annule.",
    "Skip what is due.": "Saute ce qui est dû.",
    "Without a plan all of it. `modulo undo` makes it due again.":
      "Sans plan tout. `modulo undo` le rend dû de nouveau.",
    "The plans, by the numbers that `modulo due` shows; all by default.":
      "Les plans, par les numéros que `modulo due` montre ; tous par défaut.",
    "One day of them; all up to today if not given.":
      "Un de leurs jours ; tous jusqu’à aujourd’hui si rien n’est donné.",
  ]
}
