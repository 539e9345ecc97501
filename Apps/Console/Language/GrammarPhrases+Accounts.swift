extension GrammarPhrases {
  static let accounts: [String: String] = [
    "Keep savings goals and net worth: what you save for, and what you own and owe.":
      "Vos objectifs d’épargne et votre patrimoine : pour quoi vous épargnez, ce que vous possédez et devez.",
    "Everything stays in one file on this machine. `modulo` alone is the overview; `modulo demo` shows it at work.":
      "Tout reste dans un seul fichier sur cette machine. `modulo` seul donne la vue d’ensemble ; `modulo demo` le montre à l’œuvre.",
    "Delete everything: goals, contributions, accounts, balances and rates.":
      "Supprime tout : objectifs, contributions, comptes, soldes et taux.",
    "Show sample goals and accounts, in a database of their own that is gone afterwards.":
      "Montre des objectifs et des comptes d’exemple, dans une base à part qui disparaît ensuite.",
    "Add an account": "Ajouter un compte",
    "See what you are worth": "Voir votre patrimoine",
    "Accounts: what you own, and what you owe.": "Les comptes : ce que vous possédez, et ce que vous devez.",
    "Add an account.": "Ajoute un compte.",
    "A type is written as here or as current-account. A mortgage, a loan and a credit card are debts: they take --owed instead of --balance. An account can start without either.":
      "Un type s’écrit comme ici ou comme current-account. Une hypothèque, un prêt et une carte de crédit sont des dettes : elles prennent --owed au lieu de --balance. Un compte peut commencer sans l’un ni l’autre.",
    "The bank, broker or lender.": "La banque, le courtier ou le prêteur.",
    "What kind of account it is.": "De quel type de compte il s’agit.",
    "What it holds.": "Ce qu’il contient.",
    "What is owed, for a debt.": "Ce qui est dû, pour une dette.",
    "What you call it; without it the account goes by its provider. No two go by the same.":
      "Comment vous l’appelez ; sans cela le compte porte le nom de son établissement. Deux comptes n’ont jamais le même nom.",
    "The day of the balance; today if not given.": "Le jour du solde ; aujourd’hui si rien n’est donné.",
    "'--balance' can't be used with '--owed'.": "« --balance » ne va pas avec « --owed ».",
    "'--on' is the day of a balance: give '--balance' or '--owed' too.":
      "« --on » est le jour d’un solde : donnez aussi « --balance » ou « --owed ».",
    "Show every account: what it is worth, and what became of it.":
      "Montre tous les comptes : leur valeur, et comment elle a changé.",
    "By balance, debts stand last. Money in another currency is compared at its latest rate; what has no rate follows, by its currency.":
      "Par solde, les dettes viennent en dernier. L’argent dans une autre devise se compare à son dernier taux ; ce qui n’a pas de taux suit, par devise.",
    "What the accounts are sorted by.": "D’après quoi les comptes sont triés.",
    "Show one account: what it is worth, its chart and its latest balances.":
      "Montre un compte : sa valeur, son graphique et ses derniers soldes.",
    "The account: its number, its id, or its name or the beginning of it.":
      "Le compte : son numéro, son identifiant, son nom ou le début de son nom.",
    "Change an account.": "Modifie un compte.",
    "What isn't given stays as it is. The currency stays: the balances are in it. An account with balances stays a debt, or none.":
      "Ce qui n’est pas donné reste tel quel. La devise reste : c’est celle des soldes. Un compte qui a des soldes reste une dette, ou n’en devient pas une.",
    "What you call it; '' for its provider's name.": "Comment vous l’appelez ; '' pour le nom de l’établissement.",
    "Give what to change: '--name', '--provider' or '--type'.":
      "Donnez ce qui change : « --name », « --provider » ou « --type ».",
    "Delete an account and its balances.": "Supprime un compte et ses soldes.",
    "It asks first. The account's money is gone from the net worth of every day.":
      "Demande confirmation. L’argent du compte disparaît du patrimoine de tous les jours.",
    "Draw what an account was worth, day by day.": "Dessine la valeur d’un compte, jour après jour.",
    "With --svg the chart becomes a picture in a file; a file that is there already is replaced with --force only.":
      "Avec --svg le graphique devient une image dans un fichier ; un fichier qui existe déjà n’est remplacé qu’avec --force.",
    "How far back to go; as last remembered, else everything, if not given.":
      "Jusqu’où remonter ; si rien n’est donné, ce qui a été retenu, sinon tout.",
    "Keep the range for this account's charts.": "Retient la durée pour les graphiques de ce compte.",
    "Make a page of HTML with every goal and every account, their figures and their charts.":
      "Fait une page HTML de tous les objectifs et de tous les comptes, avec leurs chiffres et leurs graphiques.",
  ]

  static let balances: [String: String] = [
    "What accounts are worth, day by day.": "La valeur des comptes, jour après jour.",
    "Say what an account is worth; for a debt, what is owed.":
      "Dit ce que vaut un compte ; pour une dette, ce qui est dû.",
    "Any day will do, past ones too. Of several balances on one day the last one said counts.":
      "Tous les jours conviennent, passés aussi. De plusieurs soldes d’un jour, le dernier donné compte.",
    "How much, in the account's currency; for a debt, what is owed.":
      "Combien, dans la devise du compte ; pour une dette, ce qui est dû.",
    "A note to keep with it.": "Une note à garder avec.",
    "Show what an account was worth, newest first.": "Montre ce que valait un compte, le plus récent d’abord.",
    "Delete a balance.": "Supprime un solde.",
    "It asks first. An account keeps its last balance. An imported row that is deleted is imported again when its file is.":
      "Demande confirmation. Un compte garde son dernier solde. Une ligne importée qui est supprimée est importée de nouveau avec son fichier.",
    "The balance: its number, or its id.": "Le solde : son numéro ou son identifiant.",
    "Take the rows of a CSV file of balances: all of them, or none.":
      "Prend les lignes d’un fichier CSV de soldes : toutes, ou aucune.",
    "The columns are date, account and balance, and currency and note where there are such. Days are written 2026-12-31, numbers with a point, debts below zero. An account is named exactly: by its whole name, its full id or its number with the sign, #5. Of several balances of an account on one day the latest counts; the days of the account show whether its newest row comes first or last, else --newest-first or --oldest-first says it. Rows that were imported before are skipped, so a file can be imported again. FILE may be - for standard input.":
      "Les colonnes sont date, account et balance, et s’il y en a currency et note. Les jours s’écrivent 2026-12-31, les nombres avec un point, les dettes sous zéro. Un compte se nomme exactement : par son nom entier, son id complet ou son numéro avec le signe, #5. De plusieurs soldes d’un compte le même jour, le plus récent compte ; les jours du compte montrent si sa ligne la plus récente vient en premier ou en dernier, sinon --newest-first ou --oldest-first le dit. Les lignes déjà importées sont sautées : un fichier peut donc être importé de nouveau. FICHIER peut être - pour l’entrée standard.",
    "The newest balance of each account comes first.": "Le solde le plus récent de chaque compte vient en premier.",
    "The oldest balance of each account comes first.": "Le solde le plus ancien de chaque compte vient en premier.",
    "'--newest-first' can't be used with '--oldest-first'.": "« --newest-first » ne va pas avec « --oldest-first ».",
    "Write balances as a CSV file that `modulo balance import` reads.":
      "Écrit les soldes dans un fichier CSV que `modulo balance import` sait lire.",
    "Without FILE, or with -, the rows go to standard output, with or without --json. A file that is there already is never replaced.":
      "Sans FICHIER, ou avec -, les lignes vont à la sortie standard, avec ou sans --json. Un fichier qui existe déjà n’est jamais remplacé.",
    "Whose balances; without it those of all accounts.": "De quel compte ; sans cela, ceux de tous les comptes.",
    "Show what all accounts are worth together, and what became of it.":
      "Montre ce que valent tous les comptes ensemble, et comment cela a changé.",
    "The figures are in the currency of the settings. Money in another one counts at its latest rate (`modulo rate set`); without a rate it is told apart, and never summed. Every figure is rounded once, by itself. Changes count from the day before the latest one on which an account that is included was updated.":
      "Les chiffres sont dans la devise des réglages. L’argent dans une autre compte à son dernier taux (`modulo rate set`) ; sans taux il est dit à part, et jamais additionné. Chaque chiffre est arrondi une seule fois, pour lui-même. Les variations comptent depuis l’avant-dernier jour où un compte inclus a été mis à jour.",
    "Leave it out from now on": "L’exclure désormais",
    "The day for which the figures hold; today if not given.":
      "Le jour pour lequel les chiffres valent ; aujourd’hui si rien n’est donné.",
    "A part to leave out.": "Une part à exclure.",
    "A part to count although it was left out before.": "Une part à compter bien qu’elle ait été exclue avant.",
    "Keep the choice for the next time.": "Retient le choix pour la prochaine fois.",
    "'pensions' is named by '--with' and by '--without'.":
      "« pensions » est nommé par « --with » et par « --without ».",
    "'mortgage' is named by '--with' and by '--without'.":
      "« mortgage » est nommé par « --with » et par « --without ».",
    "Draw what all accounts were worth together, day by day.":
      "Dessine ce que valaient tous les comptes ensemble, jour après jour.",
    "What other currencies are worth, from a day on.": "Ce que valent les autres devises, à partir d’un jour.",
    "Say what one unit of a currency is worth in the currency of the settings.":
      "Dit ce que vaut une unité d’une devise dans celle des réglages.",
    "It holds until the day of the next rate.": "Vaut jusqu’au jour du taux suivant.",
    "The other currency, such as USD.": "L’autre devise, par exemple USD.",
    "What one unit of it is worth.": "Ce qu’en vaut une unité.",
    "The day from which it holds; today if not given.":
      "Le jour à partir duquel il vaut ; aujourd’hui si rien n’est donné.",
    "Show every rate.": "Montre tous les taux.",
    "Delete a rate.": "Supprime un taux.",
    "It asks first. `modulo rate list` shows the numbers.":
      "Demande confirmation. `modulo rate list` montre les numéros.",
    "The rate: its number, or its id.": "Le taux : son numéro ou son identifiant.",
  ]
}
