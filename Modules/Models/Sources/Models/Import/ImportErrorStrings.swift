struct ImportErrorStrings: Sendable {
  let unusableOption: @Sendable (_ option: String, _ value: String) -> String
  /// A file with errors was refused; the list has a line for each.
  let rejected: @Sendable (_ count: String, _ list: String) -> String
  /// The place of an error: line, and column where known.
  let place: @Sendable (_ line: Int, _ column: Int?) -> String
  let further: @Sendable (_ count: String) -> String
  /// Bytes that aren't in the given encoding, and the other encodings.
  let otherEncoding: @Sendable (_ reason: String) -> String
  let date: @Sendable (String) -> String
  let amount: @Sendable (_ text: String, _ reason: String) -> String
  let missingAmount: String
  let twoAmounts: String
  let negativeAmount: @Sendable (String) -> String
  let otherCurrency: @Sendable (_ found: String, _ expected: String) -> String
}

extension ImportErrorStrings {
  static let english = ImportErrorStrings(
    unusableOption: { option, value in "The value '\(value)' is invalid for '\(option)'." },
    rejected: { count, list in "Nothing was imported; errors: \(count)\n\(list)" },
    place: { line, column in column.map { "line \(line), column \($0)" } ?? "line \(line)" },
    further: { "… and \($0) more" },
    otherEncoding: { "\($0), or try --encoding windows-1252" },
    date: { "\"\($0)\" isn't a day in the expected form" },
    amount: { text, reason in "\"\(text)\": \(reason)" },
    missingAmount: "the amount is missing",
    twoAmounts: "there is an amount in both columns",
    negativeAmount: { "\"\($0)\" is negative; these columns hold positive amounts" },
    otherCurrency: { found, expected in "the currency is \(found), and the goal's is \(expected)" })

  static let french = ImportErrorStrings(
    unusableOption: { option, value in "La valeur « \(value) » n’est pas valable pour « \(option) »." },
    rejected: { count, list in "Rien n’a été importé ; erreurs : \(count)\n\(list)" },
    place: { line, column in column.map { "ligne \(line), colonne \($0)" } ?? "ligne \(line)" },
    further: { "… et \($0) de plus" },
    otherEncoding: { "\($0), ou essayez --encoding windows-1252" },
    date: { "« \($0) » n’est pas un jour dans la forme attendue" },
    amount: { text, reason in "« \(text) » : \(reason)" },
    missingAmount: "il n’y a pas de montant",
    twoAmounts: "il y a un montant dans les deux colonnes",
    negativeAmount: { "« \($0) » est négatif ; ces colonnes contiennent des montants positifs" },
    otherCurrency: { found, expected in "la devise est \(found), celle de l’objectif est \(expected)" })
}
