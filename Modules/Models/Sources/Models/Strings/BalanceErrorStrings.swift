struct BalanceErrorStrings: Sendable {
  let unreadableReference: @Sendable (String) -> String
  let lastUpdate: String
  let accountNotFound: String
  let notFound: String
  let unknownAccount: @Sendable (String) -> String
  let missingBalance: String
  let otherCurrency: @Sendable (_ found: String, _ expected: String) -> String
}

extension BalanceErrorStrings {
  static let english = BalanceErrorStrings(
    unreadableReference: { "\"\($0)\" names no balance. Give its number, such as #12, or its id." },
    lastUpdate: "An account needs at least one balance. `modulo account delete` deletes the account with it.",
    accountNotFound: "The account isn't there any more.",
    notFound: "There is no such balance.",
    unknownAccount: { "there is no account \"\($0)\"" },
    missingBalance: "there is no balance",
    otherCurrency: { found, expected in "the currency is \(found), and the account's is \(expected)" })

  static let french = BalanceErrorStrings(
    unreadableReference: { "« \($0) » ne désigne aucun solde. Donnez son numéro, comme #12, ou son id." },
    lastUpdate: "Un compte doit garder au moins un solde. `modulo account delete` supprime le compte avec lui.",
    accountNotFound: "Le compte n’existe plus.",
    notFound: "Ce solde n’existe pas.",
    unknownAccount: { "il n’y a pas de compte « \($0) »" },
    missingBalance: "il n’y a pas de solde",
    otherCurrency: { found, expected in "la devise est \(found), celle du compte est \(expected)" })
}
