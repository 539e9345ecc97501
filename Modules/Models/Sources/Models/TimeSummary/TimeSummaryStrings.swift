/// The words of calendars, sums of time and the reset.
public struct TimeSummaryStrings: Sendable {
  let language: Language

  /// Label of the total of a span, in blocks.
  public var total: String { language("Blocks", "Blocs") }
  /// Label of the time without pauses.
  public var time: String { language("Hours", "Heures") }
  /// Label of today's total.
  public var today: String { language("Today", "Aujourd’hui") }
  /// Label of the total of this week.
  public var thisWeek: String { language("This week", "Cette semaine") }
  /// Label of the total of a year up to today.
  public var thisYear: String { language("Past year", "Douze derniers mois") }
  /// Heading of a year's days.
  public var yearTitle: String { language("Blocks of a year", "Les blocs d’une année") }
  /// Label of the days in a row up to today.
  public var streak: String { language("Streak", "Série") }
  /// Label of the most days in a row.
  public var longestStreak: String { language("Longest streak", "Plus longue série") }

  /// Heading of the sums by each subject, and by another one in turn.
  ///
  /// - Parameter second: `nil` for nothing in turn.
  public func by(_ grouping: TimeGrouping, then second: TimeGrouping? = nil) -> String {
    let first = language("By \(name(grouping))", "Par \(name(grouping))")
    return second.map { language("\(first) and \(name($0))", "\(first) et \(name($0))") } ?? first
  }

  private func name(_ grouping: TimeGrouping) -> String {
    switch grouping {
    case .group: language("group", "groupe")
    case .block: language("block", "bloc")
    case .day: language("day", "jour")
    case .week: language("week", "semaine")
    case .month: language("month", "mois")
    }
  }

  /// Nothing was tracked in the span.
  public var none: String { language("Nothing was tracked.", "Aucun suivi.") }

  /// A month with its total, counted in blocks, above its calendar.
  public func month(_ month: String, _ total: String) -> String {
    language("\(month): \(total)", "\(month) : \(total)")
  }

  /// Title of the reset.
  public var resetTitle: String { language("Reset", "Réinitialiser") }

  /// Asked before all groups are deleted: these, their blocks and what else goes with them, counted.
  public func resetQuestion(_ rows: String) -> String {
    language(
      "This deletes \(rows), with everything tracked of them.\nDelete them?",
      "Ceci supprime \(rows), avec tout leur suivi.\nLes supprimer ?")
  }

  /// All groups were deleted, and the same rows.
  public func reset(_ rows: String) -> String {
    language("\(rows) deleted with everything tracked of them", "Supprimé : \(rows), avec tout leur suivi")
  }
}

extension Strings {
  /// Texts of calendars and sums of time.
  public var time: TimeSummaryStrings { TimeSummaryStrings(language: language) }
}

extension Toast {
  /// All groups and blocks were deleted, in the words of the answer.
  public static func timeReset(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
}
