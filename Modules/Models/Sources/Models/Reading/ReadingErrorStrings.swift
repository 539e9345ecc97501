struct ReadingErrorStrings: Sendable {
  let amount: AmountErrorStrings
  let notADay: @Sendable (String) -> String
  let noSuchDay: @Sendable (String) -> String
  let dayOutOfRange: @Sendable (String) -> String
}

extension ReadingErrorStrings {
  static let english = ReadingErrorStrings(
    amount: .english,
    notADay: { "\"\($0)\" isn't a day. Write YYYY-MM-DD, today, yesterday, or as -3d, +2w, +3m." },
    noSuchDay: { "\"\($0)\" doesn't exist." },
    dayOutOfRange: { "\"\($0)\" is out of range." })

  static let french = ReadingErrorStrings(
    amount: .french,
    notADay: { "« \($0) » n’est pas un jour. Écrivez AAAA-MM-JJ, today, yesterday, ou -3d, +2w, +3m." },
    noSuchDay: { "« \($0) » n’existe pas." },
    dayOutOfRange: { "« \($0) » est hors limites." })
}
