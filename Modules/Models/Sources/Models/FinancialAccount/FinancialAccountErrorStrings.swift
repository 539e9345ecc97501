struct FinancialAccountErrorStrings: Sendable {
  let missingProvider: String
  let negativeBalance: String
  let negativeOwed: String
  let balanceOfDebt: String
  let owedOfAsset: String
  let changesSide: @Sendable (_ from: String, _ to: String) -> String
  let missingCurrency: String
  let duplicateName: @Sendable (String) -> String
  let unreadableReference: @Sendable (String) -> String
  let notFound: @Sendable (String) -> String
  /// The candidates are one line each.
  let ambiguous: @Sendable (_ reference: String, _ candidates: String) -> String
}

extension FinancialAccountErrorStrings {
  static let english = FinancialAccountErrorStrings(
    missingProvider: "An account needs a provider.",
    negativeBalance: "The balance is negative. What is owed on a card, a loan or a mortgage is an account of that "
      + "type; `modulo balance import` takes balances below zero.",
    negativeOwed: "The amount is negative. Give the amount owed without a minus.",
    balanceOfDebt: "This is a debt: give the amount owed with --owed instead of --balance.",
    owedOfAsset: "This isn't a debt: give its balance with --balance instead of --owed.",
    changesSide: { from, to in
      "\(from) can't become \(to) while there are balances: what is owed would become what is owned, or the other "
        + "way round. Add an account of the other type."
    },
    missingCurrency:
      "No currency is known. Choose one: modulo settings set currency EUR. A new account can "
      + "have its own, with --currency CODE.",
    duplicateName: { "There is an account named \"\($0)\" already. Give this one a name with --name." },
    unreadableReference: { "\"\($0)\" doesn't name an account. Give its number, such as #12, its id, or its name." },
    notFound: { "There is no account \"\($0)\". `modulo account list` shows them all." },
    ambiguous: { reference, candidates in "\"\(reference)\" could be several accounts:\n\(candidates)" })

  static let french = FinancialAccountErrorStrings(
    missingProvider: "Un compte doit avoir un établissement.",
    negativeBalance: "Le solde est négatif. Ce qui est dû sur une carte, un prêt ou un prêt immobilier est un compte "
      + "de ce type ; `modulo balance import` accepte des soldes négatifs.",
    negativeOwed: "Le montant est négatif. Donnez ce qui est dû sans signe moins.",
    balanceOfDebt: "C’est une dette : donnez ce qui est dû avec --owed, non avec --balance.",
    owedOfAsset: "Ce n’est pas une dette : donnez ce que le compte contient avec --balance, non avec --owed.",
    changesSide: { from, to in
      "« \(from) » ne peut pas devenir « \(to) » tant qu’il y a des soldes : ce qui est dû deviendrait un avoir, ou "
        + "l’inverse. Ajoutez un compte de l’autre type."
    },
    missingCurrency:
      "Aucune devise n’est connue. Choisissez celle des montants : modulo settings set currency EUR. Un nouveau "
      + "compte peut avoir la sienne, avec --currency CODE.",
    duplicateName: { "Il y a déjà un compte nommé « \($0) ». Donnez un nom à celui-ci avec --name." },
    unreadableReference: { "« \($0) » ne désigne aucun compte. Donnez son numéro, comme #12, son id ou son nom." },
    notFound: { "Il n’y a pas de compte « \($0) ». `modulo account list` les montre tous." },
    ambiguous: { reference, candidates in "« \(reference) » peut désigner plusieurs comptes :\n\(candidates)" })
}
