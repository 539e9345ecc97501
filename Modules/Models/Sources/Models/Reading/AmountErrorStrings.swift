/// The messages on an amount or a rate that can't be read.
struct AmountErrorStrings: Sendable {
  let empty: String
  let notANumber: @Sendable (_ text: String, _ column: String) -> String
  let ambiguous: @Sendable (_ first: String, _ second: String) -> String
  let tooManyDecimals: @Sendable (_ allowed: Int) -> String
  let outOfRange: @Sendable (_ limit: String) -> String
}

extension AmountErrorStrings {
  static let english = AmountErrorStrings(
    empty: "The amount is missing.",
    notANumber: { text, column in "\"\(text)\" isn't an amount: look at character \(column)." },
    ambiguous: { first, second in "The amount could be \(first) or \(second). Write it without grouping." },
    tooManyDecimals: { allowed in
      allowed == 0
        ? "The amount has decimals, and its currency has none."
        : "The amount has more decimals than its currency, which has \(allowed)."
    },
    outOfRange: { limit in "The amount is out of range: the most is \(limit)." })

  static let french = AmountErrorStrings(
    empty: "Le montant manque.",
    notANumber: { text, column in "« \(text) » n’est pas un montant : voyez le caractère \(column)." },
    ambiguous: { first, second in
      "Le montant peut être \(first) ou \(second). Écrivez-le sans séparateur de milliers."
    },
    tooManyDecimals: { allowed in
      allowed == 0
        ? "Le montant a des décimales, et sa devise n’en a pas."
        : "Le montant a plus de décimales que sa devise, qui en a \(allowed)."
    },
    outOfRange: { limit in "Le montant est hors limites : au plus \(limit)." })

  static let englishRate = AmountErrorStrings(
    empty: "The rate is missing.",
    notANumber: { text, column in "\"\(text)\" isn't a rate: look at character \(column)." },
    ambiguous: { first, second in "The rate could be \(first) or \(second). Write it without grouping." },
    tooManyDecimals: { allowed in "The rate has more than \(allowed) decimals." },
    outOfRange: { limit in "The rate is out of range: the most is \(limit)." })

  static let frenchRate = AmountErrorStrings(
    empty: "Le taux manque.",
    notANumber: { text, column in "« \(text) » n’est pas un taux : voyez le caractère \(column)." },
    ambiguous: { first, second in
      "Le taux peut être \(first) ou \(second). Écrivez-le sans séparateur de milliers."
    },
    tooManyDecimals: { allowed in "Le taux a plus de \(allowed) décimales." },
    outOfRange: { limit in "Le taux est hors limites : au plus \(limit)." })
}
