struct ContributionErrorStrings: Sendable {
  let missingAmount: String
  let negativeAdd: String
  let negativeRemove: String
  let belowZero: @Sendable (_ available: String) -> String
  let goalNotFound: String
  let notFound: String
}

extension ContributionErrorStrings {
  static let english = ContributionErrorStrings(
    missingAmount: "A contribution needs an amount above zero.",
    negativeAdd: "The amount is negative. To take money out, use `modulo contribution withdraw`.",
    negativeRemove: "The amount is negative. Give what is taken out without a minus; to put money in, use "
      + "`modulo contribution add`.",
    belowZero: { "The goal has \($0): its total would fall below zero. --allow-negative lets it." },
    goalNotFound: "The goal isn't there any more.",
    notFound: "There is no such contribution.")

  static let french = ContributionErrorStrings(
    missingAmount: "Une contribution doit avoir un montant supérieur à zéro.",
    negativeAdd: "Le montant est négatif. Pour retirer de l’argent : `modulo contribution withdraw`.",
    negativeRemove: "Le montant est négatif. Donnez ce qui est retiré sans signe moins ; pour verser : "
      + "`modulo contribution add`.",
    belowZero: { "L’objectif contient \($0) : son total passerait sous zéro. --allow-negative le permet." },
    goalNotFound: "L’objectif n’existe plus.",
    notFound: "Cette contribution n’existe pas.")
}
