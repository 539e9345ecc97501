/// The words of calendars, sums of time and the reset.
public struct TimeSummaryStrings: Sendable {
  /// Label of the total of a span, in blocks.
  public let total: String
  /// Label of the time without pauses.
  public let time: String
  /// Label of today's total.
  public let today: String
  /// Label of the total of this week.
  public let thisWeek: String
  /// Label of the total of a year up to today.
  public let thisYear: String
  /// Heading of a year's days.
  public let yearTitle: String
  /// Label of the days in a row up to today.
  public let streak: String
  /// Label of the most days in a row.
  public let longestStreak: String
  /// Heading of the sums by each subject.
  public let by: @Sendable (TimeGrouping) -> String
  /// Nothing was tracked in the span.
  public let none: String
  /// A month with its total, counted in blocks, above its calendar.
  public let month: @Sendable (_ month: String, _ total: String) -> String

  /// Title of the reset.
  public let resetTitle: String
  /// Asked before all groups are deleted: groups and blocks, counted.
  public let resetQuestion: @Sendable (_ groups: String, _ blocks: String) -> String
  /// All groups were deleted.
  public let reset: @Sendable (_ groups: String, _ blocks: String) -> String
}

extension TimeSummaryStrings {
  static let english = TimeSummaryStrings(
    total: "Blocks",
    time: "Hours",
    today: "Today",
    thisWeek: "This week",
    thisYear: "A year",
    yearTitle: "Blocks of a year",
    streak: "Streak",
    longestStreak: "Longest streak",
    by: { grouping in
      switch grouping {
      case .group: "By group"
      case .block: "By block"
      case .day: "By day"
      case .week: "By week"
      case .month: "By month"
      }
    },
    none: "Nothing was tracked.",
    month: { month, total in "\(month): \(total)" },
    resetTitle: "Reset",
    resetQuestion: { groups, blocks in
      "This deletes \(groups) and \(blocks), with everything tracked of them, for good.\nDelete them?"
    },
    reset: { groups, blocks in "\(groups) and \(blocks) deleted with everything tracked of them" })

  static let french = TimeSummaryStrings(
    total: "Blocs",
    time: "Heures",
    today: "Aujourd’hui",
    thisWeek: "Cette semaine",
    thisYear: "Un an",
    yearTitle: "Les blocs d’une année",
    streak: "Série",
    longestStreak: "Plus longue série",
    by: { grouping in
      switch grouping {
      case .group: "Par groupe"
      case .block: "Par bloc"
      case .day: "Par jour"
      case .week: "Par semaine"
      case .month: "Par mois"
      }
    },
    none: "Aucun suivi.",
    month: { month, total in "\(month) : \(total)" },
    resetTitle: "Réinitialiser",
    resetQuestion: { groups, blocks in
      "Ceci supprime définitivement \(groups) et \(blocks), avec tout leur suivi.\nLes supprimer ?"
    },
    reset: { groups, blocks in "Supprimé : \(groups) et \(blocks), avec tout leur suivi" })
}
