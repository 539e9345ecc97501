struct ExchangeRateErrorStrings: Sendable {
  let reading: AmountErrorStrings
  let missingCurrency: String
  let sameCurrency: @Sendable (_ code: String) -> String
  let notPositive: String
  let unreadableReference: @Sendable (String) -> String
  let notFound: String
}

extension ExchangeRateErrorStrings {
  static let english = ExchangeRateErrorStrings(
    reading: .englishRate,
    missingCurrency:
      "No currency is known for the rate to be in. Choose yours: modulo settings set currency EUR",
    sameCurrency: { "The figures are in \($0) already: it has no rate in itself." },
    notPositive: "A rate has to be above zero.",
    unreadableReference: { "\"\($0)\" doesn't name a rate. Give its number, such as #12, or its id." },
    notFound: "There is no such rate.")

  static let french = ExchangeRateErrorStrings(
    reading: .frenchRate,
    missingCurrency:
      "Aucune devise n’est connue pour exprimer le taux. Choisissez la vôtre : modulo settings set currency EUR",
    sameCurrency: { "Les montants sont déjà en \($0) : cette devise n’a pas de taux pour elle-même." },
    notPositive: "Un taux doit être supérieur à zéro.",
    unreadableReference: { "« \($0) » ne désigne aucun taux. Donnez son numéro, comme #12, ou son id." },
    notFound: "Ce taux n’existe pas.")
}
