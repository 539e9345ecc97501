extension GrammarPhrases {
  /// The commands that tie goals to accounts.
  static let fundings: [String: String] = [
    "Tie a goal to the account that has its money, or change how.":
      "Lie un objectif au compte qui a son argent, ou change comment.",
    "What the goal has saved is set aside in the account: its contributions change no balance and no net worth. Over all goals never more is set aside than the account's last balance, unless --allow-short says so; where a balance falls below it, the goals of lower priority are short. Priority 1 is served first, of equal ones the older link. A goal with several accounts fills them in the order of their priorities, each up to its limit. An archived goal sets nothing aside.":
      "Ce que l’objectif a épargné est réservé dans le compte : ses contributions ne changent ni solde ni patrimoine. Pour tous les objectifs ensemble, il n’est jamais réservé plus que le dernier solde du compte, sauf avec --allow-short ; quand un solde passe en dessous, il manque de l’argent aux objectifs de priorité plus basse. La priorité 1 est servie en premier ; à priorité égale, le lien le plus ancien. Un objectif qui a plusieurs comptes les remplit dans l’ordre de leurs priorités, chacun jusqu’à son plafond. Un objectif archivé ne réserve rien.",
    "The most that is set aside; 'none' for all that is saved.":
      "Le plafond réservé ; « none » pour tout ce qui est épargné.",
    "Which is served first, 1 to 9999; after the account's others if not given.":
      "Lequel est servi en premier, de 1 à 9999 ; après les autres du compte si rien n’est donné.",
    "Allow more set aside than the account holds.": "Autorise à réserver plus que le compte ne contient.",
    "Untie a goal from an account, or from all of them.": "Délie un objectif d’un compte, ou de tous.",
    "The contributions stay; nothing of them is set aside in the account any more.":
      "Les contributions restent ; plus rien n’en est réservé dans le compte.",
    "The account; all of the goal's if not given.": "Le compte ; tous ceux de l’objectif si rien n’est donné.",
    "List which goals are tied to which accounts, and what is unallocated.":
      "Liste quels objectifs sont liés à quels comptes, et ce qui n’est pas affecté.",
    "One account instead.": "Un compte à la place.",
    "Give either a goal or '--account'.": "Donnez soit un objectif, soit « --account ».",
  ]
}
