/// The messages on invalid stored values, as parts of the sentence that the database is damaged.
struct DamageStrings: Sendable {
  let unknownContributionType: @Sendable (_ type: String, _ number: Int64) -> String
  let orphanedContribution: @Sendable (_ number: Int64) -> String
  let unknownCurrency: @Sendable (_ code: String, _ number: Int64) -> String
  let unknownAccountType: @Sendable (_ type: String, _ number: Int64) -> String
  let unknownAccountCurrency: @Sendable (_ code: String, _ number: Int64) -> String
  let orphanedBalanceUpdate: @Sendable (_ number: Int64) -> String
  let unknownPart: @Sendable (_ part: String) -> String
  let unreadableRate: @Sendable (_ text: String, _ number: Int64) -> String
}

extension DamageStrings {
  static let english = DamageStrings(
    unknownContributionType: { type, number in "contribution #\(number) has the unknown type \"\(type)\"" },
    orphanedContribution: { number in "contribution #\(number) belongs to no goal" },
    unknownCurrency: { code, number in "goal #\(number) has the unknown currency \"\(code)\"" },
    unknownAccountType: { type, number in "account #\(number) has the unknown type \"\(type)\"" },
    unknownAccountCurrency: { code, number in "account #\(number) has the unknown currency \"\(code)\"" },
    orphanedBalanceUpdate: { number in "balance #\(number) belongs to no account" },
    unknownPart: { part in "a balance counts to the unknown part \"\(part)\"" },
    unreadableRate: { text, number in "rate #\(number) isn't a rate: \"\(text)\"" })

  static let french = DamageStrings(
    unknownContributionType: { type, number in "le versement n° \(number) a le type inconnu « \(type) »" },
    orphanedContribution: { number in "le versement n° \(number) n’appartient à aucun objectif" },
    unknownCurrency: { code, number in "l’objectif n° \(number) a la devise inconnue « \(code) »" },
    unknownAccountType: { type, number in "le compte n° \(number) a le type inconnu « \(type) »" },
    unknownAccountCurrency: { code, number in "le compte n° \(number) a la devise inconnue « \(code) »" },
    orphanedBalanceUpdate: { number in "le solde n° \(number) n’appartient à aucun compte" },
    unknownPart: { part in "un solde compte pour la part inconnue « \(part) »" },
    unreadableRate: { text, number in "le taux n° \(number) n’en est pas un : « \(text) »" })
}
