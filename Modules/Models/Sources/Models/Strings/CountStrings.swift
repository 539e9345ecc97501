/// Counted things, in the singular and the plural of a language.
public struct CountStrings: Sendable {
  let day: String
  let days: String
  /// Whether a count takes the singular: English says `0 days`, French `0 jour`.
  let isSingular: @Sendable (Int) -> Bool

  /// `1 day`, `90 days`.
  public func days(_ count: Int, _ format: FormatContext) -> String {
    "\(format.number(count)) \(isSingular(count) ? day : days)"
  }
}

extension CountStrings {
  static let english = CountStrings(day: "day", days: "days", isSingular: { $0 == 1 })
  static let french = CountStrings(day: "jour", days: "jours", isSingular: { abs($0) < 2 })
}
