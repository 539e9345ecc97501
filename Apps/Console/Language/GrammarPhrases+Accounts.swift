extension GrammarPhrases {
  static let accounts: [String: String] = [
    "Savings goals, net worth, and the time you spend.":
      "Vos objectifs d’épargne, votre patrimoine et votre temps.",
    "Add a block of time": "Ajouter un bloc de temps",
    "Start tracking it": "Commencer à le suivre",
    "Everything stays in one file on this machine. `modulo` alone is the overview; `modulo demo` shows it at work.":
      "Tout reste dans un seul fichier sur cette machine. `modulo` seul donne la vue d’ensemble ; `modulo demo` le montre à l’œuvre.",
    "Show sample goals, accounts and blocks, in a database of their own that is gone afterwards.":
      "Montre des objectifs, des comptes et des blocs d’exemple, dans une base à part qui disparaît ensuite.",
    "Add an account": "Ajouter un compte",
    "See your net worth": "Voir votre patrimoine",
    "Accounts: what you own, and what you owe.": "Les comptes : ce que vous possédez, et ce que vous devez.",
    "Add an account.": "Ajoute un compte.",
    "A type is written as here or as current-account. A mortgage, a loan and a credit card are debts: they take --owed instead of --balance. An account can start without either.":
      "Un type s’écrit comme ici ou comme current-account. Une hypothèque, un prêt et une carte de crédit sont des dettes : elles prennent --owed au lieu de --balance. Un compte peut commencer sans l’un ni l’autre.",
    "The bank, broker or lender.": "La banque, le courtier ou le prêteur.",
    "What kind of account it is.": "De quel type de compte il s’agit.",
    "Its balance.": "Son solde.",
    "The amount owed, for a debt.": "Le montant dû, pour une dette.",
    "Its name; by default that of its provider. No two accounts have the same name.":
      "Son nom ; par défaut celui de son établissement. Deux comptes n’ont jamais le même nom.",
    "The day of the balance; today if not given.": "Le jour du solde ; aujourd’hui si rien n’est donné.",
    "'--balance' can't be used with '--owed'.": "« --balance » ne va pas avec « --owed ».",
    "'--on' is the day of a balance: give '--balance' or '--owed' too.":
      "« --on » est le jour d’un solde : donnez aussi « --balance » ou « --owed ».",
    "List the accounts: the balance of each, and how it has changed.":
      "Liste les comptes : le solde de chacun, et son évolution.",
    "By balance, debts come last. Money in another currency is compared at its latest rate; what has no rate follows, by its currency.":
      "Par solde, les dettes viennent en dernier. L’argent dans une autre devise se compare à son dernier taux ; ce qui n’a pas de taux suit, par devise.",
    "Show one account: its balance, its chart and its latest balances.":
      "Montre un compte : son solde, son graphique et ses derniers soldes.",
    "The account: its number, its id, or its name or the beginning of it.":
      "Le compte : son numéro, son identifiant, son nom ou le début de son nom.",
    "Change an account.": "Modifie un compte.",
    "Only what is given changes. The currency can't change: the balances are in it. Nor can an account with balances change between debt and asset.":
      "Seul ce qui est donné change. La devise ne change pas : c’est celle des soldes. Un compte qui a des soldes ne passe pas de dette à avoir, ni l’inverse.",
    "Its name; '' for that of its provider.": "Son nom ; '' pour celui de son établissement.",
    "Give what to change: '--name', '--provider' or '--type'.":
      "Donnez ce qui change : « --name », « --provider » ou « --type ».",
    "Delete an account and its balances.": "Supprime un compte et ses soldes.",
    "It asks first. The account is removed from the net worth of every day.":
      "Demande confirmation. Le compte est retiré du patrimoine de tous les jours.",
    "Draw the balance of an account, day by day.": "Dessine le solde d’un compte, jour après jour.",
    "With --svg the chart is written as an SVG image; an existing file is replaced only with --force.":
      "Avec --svg le graphique est écrit comme image SVG ; un fichier qui existe déjà n’est remplacé qu’avec --force.",
    "How far back to go; by default the remembered range, else everything.":
      "Jusqu’où remonter ; par défaut la durée retenue, sinon tout.",
    "Remember the range for this account's charts.": "Retient la durée pour les graphiques de ce compte.",
    "Make an HTML page with the figures and charts of every goal and account, and a year of blocks.":
      "Crée une page HTML avec les chiffres et les graphiques de tous les objectifs et comptes, et une année de blocs.",
  ]

  static let balances: [String: String] = [
    "The balances of accounts, day by day.": "Les soldes des comptes, jour après jour.",
    "Set the balance of an account; for a debt, the amount owed.":
      "Fixe le solde d’un compte ; pour une dette, le montant dû.",
    "Any day is possible, past ones too. Of several balances on one day the last one entered counts.":
      "Tous les jours sont possibles, passés aussi. De plusieurs soldes d’un jour, le dernier saisi compte.",
    "The balance, in the account's currency; for a debt, the amount owed.":
      "Le solde, dans la devise du compte ; pour une dette, le montant dû.",
    "A note.": "Une note.",
    "Show the balances of an account, newest first.": "Montre les soldes d’un compte, le plus récent d’abord.",
    "Change a balance.": "Modifie un solde.",
    "Only what is given changes. `modulo balance history` shows the numbers.":
      "Seul ce qui est donné change. `modulo balance history` montre les numéros.",
    "A note; '' for none.": "Une note ; '' pour aucune.",
    "Give what to change: '--amount', '--on' or '--note'.":
      "Donnez ce qui change : « --amount », « --on » ou « --note ».",
    "Delete a balance.": "Supprime un solde.",
    "It asks first. An account keeps its last balance. An imported row that is deleted is imported again when its file is.":
      "Demande confirmation. Un compte garde son dernier solde. Une ligne importée qui est supprimée est importée de nouveau avec son fichier.",
    "The balance: its number, or its id.": "Le solde : son numéro ou son identifiant.",
    "Import balances from a CSV file: all rows, or none.":
      "Importe les soldes d’un fichier CSV : toutes les lignes, ou aucune.",
    "The columns are date, account and balance, and currency, note and id if present. Days are written 2026-12-31, numbers with a point, debts below zero. An account is named exactly: by its whole name, its full id or its number with the sign, #5. Of several balances of an account on one day the latest counts; the days of the account show whether its newest row comes first or last, else --newest-first or --oldest-first says it. Rows that were imported before are skipped, so a file can be imported again; a row with the day and the amount of a balance made by hand is imported with a warning. In a file of `modulo balance export` each row has the id of its balance: a row whose balance is there is skipped, and refused when the two differ; a row without an id is a new balance. FILE may be - for standard input.":
      "Les colonnes sont date, account et balance, et s’il y en a currency, note et id. Les jours s’écrivent 2026-12-31, les nombres avec un point, les dettes sous zéro. Un compte se nomme exactement : par son nom entier, son id complet ou son numéro avec le signe, #5. De plusieurs soldes d’un compte le même jour, le plus récent compte ; les jours du compte montrent si sa ligne la plus récente vient en premier ou en dernier, sinon --newest-first ou --oldest-first le dit. Les lignes déjà importées sont sautées : un fichier peut donc être importé de nouveau ; une ligne qui a le jour et le montant d’un solde saisi à la main est importée avec un avertissement. Dans un fichier de `modulo balance export`, chaque ligne porte l’id de son solde : une ligne dont le solde existe déjà est sautée, et refusée si les deux diffèrent ; une ligne sans id est un nouveau solde. FICHIER peut être - pour l’entrée standard.",
    "Read balances as they are, also when another column seems to hold their signs.":
      "Lit les soldes tels quels, même si une autre colonne semble contenir leurs signes.",
    "The newest balance of each account comes first.": "Le solde le plus récent de chaque compte vient en premier.",
    "The oldest balance of each account comes first.": "Le solde le plus ancien de chaque compte vient en premier.",
    "'--newest-first' can't be used with '--oldest-first'.": "« --newest-first » ne va pas avec « --oldest-first ».",
    "Write balances as a CSV file that `modulo balance import` reads.":
      "Écrit les soldes dans un fichier CSV que `modulo balance import` sait lire.",
    "Each row has the id of its balance, by which `modulo balance import` knows it. Without FILE, or with -, the rows go to standard output, with or without --json. An existing file is never replaced.":
      "Chaque ligne porte l’id de son solde, qui permet à `modulo balance import` de la reconnaître. Sans FICHIER, ou avec -, les lignes vont à la sortie standard, avec ou sans --json. Un fichier qui existe déjà n’est jamais remplacé.",
    "The account; all accounts by default.": "Le compte ; par défaut tous les comptes.",
    "Show the net worth of all accounts, and how it has changed.":
      "Montre le patrimoine de tous les comptes, et son évolution.",
    "The figures are in the currency of the settings. Money in another one counts at its latest rate (`modulo rate set`); without a rate it is shown separately, not added up. Each figure is rounded once. Changes count from the day before the latest one on which an account that is included was updated.":
      "Les chiffres sont dans la devise des réglages. L’argent dans une autre compte à son dernier taux (`modulo rate set`) ; sans taux il est montré à part, sans être additionné. Chaque chiffre est arrondi une seule fois. Les variations comptent depuis l’avant-dernier jour où un compte inclus a été mis à jour.",
    "Leave it out from now on": "L’exclure désormais",
    "The day for which the figures hold; today if not given.":
      "Le jour pour lequel les chiffres valent ; aujourd’hui si rien n’est donné.",
    "A part to leave out.": "Une part à exclure.",
    "A part to count again.": "Une part à compter de nouveau.",
    "Remember the choice.": "Retient le choix.",
    "'pensions' is named by '--with' and by '--without'.":
      "« pensions » est nommé par « --with » et par « --without ».",
    "'mortgage' is named by '--with' and by '--without'.":
      "« mortgage » est nommé par « --with » et par « --without ».",
    "Draw the net worth of all accounts, day by day.":
      "Dessine le patrimoine de tous les comptes, jour après jour.",
    "Exchange rates, each from a day on.": "Les taux de change, chacun à partir d’un jour.",
    "Set an exchange rate: one unit of a currency in the currency of the settings.":
      "Fixe un taux de change : une unité d’une devise dans celle des réglages.",
    "It holds until the day of the next rate.": "Vaut jusqu’au jour du taux suivant.",
    "The other currency, such as USD.": "L’autre devise, par exemple USD.",
    "The value of one unit.": "La valeur d’une unité.",
    "The day from which it holds; today if not given.":
      "Le jour à partir duquel il vaut ; aujourd’hui si rien n’est donné.",
    "Show every rate.": "Montre tous les taux.",
    "Delete a rate.": "Supprime un taux.",
    "It asks first. `modulo rate list` shows the numbers.":
      "Demande confirmation. `modulo rate list` montre les numéros.",
    "The rate: its number, or its id.": "Le taux : son numéro ou son identifiant.",
  ]
}
