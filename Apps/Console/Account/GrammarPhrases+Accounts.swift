extension GrammarPhrases {
  /// The commands of accounts.
  static let accounts: [String: String] = [
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
    "The IBAN or number in the bank's files; '' for none.":
      "L’IBAN ou le numéro dans les fichiers de la banque ; '' pour aucun.",
    "iban": "iban",
    "Give what to change: '--name', '--provider', '--type' or '--bank-id'.":
      "Donnez ce qui change : « --name », « --provider », « --type » ou « --bank-id ».",
    "Delete an account and its balances.": "Supprime un compte et ses soldes.",
    "It asks first. Its plans and its links to goals go too, and the account is removed from the net worth of every day.":
      "Demande confirmation. Ses plans et ses liens avec des objectifs partent aussi, et le compte est retiré du patrimoine de tous les jours.",
    "Draw the balance of an account, day by day.": "Dessine le solde d’un compte, jour après jour.",
    "With --svg the chart is written as an SVG image; an existing file is replaced only with --force.":
      "Avec --svg le graphique est écrit comme image SVG ; un fichier qui existe déjà n’est remplacé qu’avec --force.",
    "How far back to go; by default the remembered range, else everything.":
      "Jusqu’où remonter ; par défaut la durée retenue, sinon tout.",
    "Remember the range for this account's charts.": "Retient la durée pour les graphiques de ce compte.",
  ]
}
