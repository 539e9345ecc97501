struct ReadingErrorStrings: Sendable {
  let emptyAmount: String
  let notAnAmount: @Sendable (_ column: String) -> String
  let ambiguousAmount: @Sendable (_ first: String, _ second: String) -> String
  let tooManyDecimals: @Sendable (_ allowed: Int) -> String
  let amountOutOfRange: @Sendable (_ limit: String) -> String
  let notADay: @Sendable (String) -> String
  let noSuchDay: @Sendable (String) -> String
  let dayOutOfRange: @Sendable (String) -> String
}

extension ReadingErrorStrings {
  static let english = ReadingErrorStrings(
    emptyAmount: "The amount is missing.",
    notAnAmount: { column in "The amount is no number: look at character \(column)." },
    ambiguousAmount: { first, second in "The amount could be \(first) or \(second). Write it without grouping." },
    tooManyDecimals: { allowed in
      allowed == 0
        ? "The amount has decimals, and its currency has none."
        : "The amount has more decimals than its currency, which has \(allowed)."
    },
    amountOutOfRange: { limit in "The amount is out of range: the most is \(limit)." },
    notADay: { "\"\($0)\" is no day. Write YYYY-MM-DD, today, yesterday, or as -3d, +2w, +3m." },
    noSuchDay: { "\"\($0)\" doesn't exist." },
    dayOutOfRange: { "\"\($0)\" is out of range." })

  static let french = ReadingErrorStrings(
    emptyAmount: "Le montant manque.",
    notAnAmount: { column in "Le montant n’est pas un nombre : voyez le caractère \(column)." },
    ambiguousAmount: { first, second in
      "Le montant peut être \(first) ou \(second). Écrivez-le sans séparateur de milliers."
    },
    tooManyDecimals: { allowed in
      allowed == 0
        ? "Le montant a des décimales, et sa devise n’en a pas."
        : "Le montant a plus de décimales que sa devise, qui en a \(allowed)."
    },
    amountOutOfRange: { limit in "Le montant est hors limites : au plus \(limit)." },
    notADay: { "« \($0) » n’est pas un jour. Écrivez AAAA-MM-JJ, today, yesterday, ou -3d, +2w, +3m." },
    noSuchDay: { "« \($0) » n’existe pas." },
    dayOutOfRange: { "« \($0) » est hors limites." })
}
