struct ContributionErrorStrings: Sendable {
  let missingAmount: String
  let negativeAdd: String
  let negativeRemove: String
  let negativeChangedAdd: String
  let negativeChangedRemove: String
  let negativeMove: String
  let unreadableReference: @Sendable (String) -> String
  let belowZero: @Sendable (_ available: String) -> String
  let sameGoal: String
  let differentCurrencies: @Sendable (_ source: String, _ target: String) -> String
  let goalNotFound: String
  let notFound: String
}

extension ContributionErrorStrings {
  static let english = ContributionErrorStrings(
    missingAmount: "A contribution needs an amount above zero.",
    negativeAdd: "The amount is negative. To take money out, use `modulo contribution withdraw`.",
    negativeRemove: "The amount is negative. Give what is taken out without a minus; to put money in, use "
      + "`modulo contribution add`.",
    negativeChangedAdd: "The amount is negative. To turn money put in into money taken out, give `--type remove`.",
    negativeChangedRemove: "The amount is negative. Give what was taken out without a minus; `--type add` turns it "
      + "into money put in.",
    negativeMove: "The amount is negative. To move money the other way, name the goals the other way round.",
    unreadableReference: { "\"\($0)\" doesn't name a contribution. Give its number, such as #12, or its id." },
    belowZero: { "The goal has \($0): its total would fall below zero. --allow-negative allows it." },
    sameGoal: "Money can't be moved from a goal to itself.",
    differentCurrencies: { source, target in
      "One goal is in \(source), the other in \(target): money is moved between goals of one currency only. "
        + "Use `modulo contribution withdraw` and `modulo contribution add`, each with its own amount."
    },
    goalNotFound: "The goal no longer exists.",
    notFound: "There is no such contribution.")

  static let french = ContributionErrorStrings(
    missingAmount: "Une contribution doit avoir un montant supérieur à zéro.",
    negativeAdd: "Le montant est négatif. Pour retirer de l’argent : `modulo contribution withdraw`.",
    negativeRemove: "Le montant est négatif. Donnez ce qui est retiré sans signe moins ; pour verser : "
      + "`modulo contribution add`.",
    negativeChangedAdd: "Le montant est négatif. Pour faire d’un versement un retrait : `--type remove`.",
    negativeChangedRemove: "Le montant est négatif. Donnez ce qui a été retiré sans signe moins ; `--type add` en fait "
      + "un versement.",
    negativeMove: "Le montant est négatif. Pour transférer dans l’autre sens, nommez les objectifs dans l’autre ordre.",
    unreadableReference: { "« \($0) » ne désigne aucune contribution. Donnez son numéro, comme #12, ou son id." },
    belowZero: { "L’objectif contient \($0) : son total passerait sous zéro. --allow-negative le permet." },
    sameGoal: "On ne peut pas transférer d’un objectif vers lui-même.",
    differentCurrencies: { source, target in
      "Un objectif est en \(source), l’autre en \(target) : on ne transfère qu’entre objectifs de même devise. "
        + "Utilisez `modulo contribution withdraw` et `modulo contribution add`, chacun avec son montant."
    },
    goalNotFound: "L’objectif n’existe plus.",
    notFound: "Cette contribution n’existe pas.")
}
