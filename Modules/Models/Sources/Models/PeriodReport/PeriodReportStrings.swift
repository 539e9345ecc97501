public import ModuloUtilities

/// The words of reports on periods.
public struct PeriodReportStrings: Sendable {
  let language: Language

  /// Title of a report.
  public func title(_ kind: CalendarPeriod.Kind) -> String {
    switch kind {
    case .week: language("Report on a week", "Rapport d’une semaine")
    case .month: language("Report on a month", "Rapport d’un mois")
    case .quarter: language("Report on a quarter", "Rapport d’un trimestre")
    case .year: language("Report on a year", "Rapport d’une année")
    }
  }

  /// A quarter of a year: `Q3 2026`.
  func quarter(_ number: Int, _ year: Int) -> String { language("Q\(number) \(year)", "T\(number) \(year)") }

  /// Said of a period that runs beyond today: the day up to which its figures are.
  func partial(_ kind: CalendarPeriod.Kind, _ today: String) -> String {
    switch kind {
    case .week:
      language("The week isn't over: up to today, \(today).", "La semaine n’est pas finie : jusqu’à ce jour, \(today).")
    case .month:
      language("The month isn't over: up to today, \(today).", "Le mois n’est pas fini : jusqu’à ce jour, \(today).")
    case .quarter:
      language(
        "The quarter isn't over: up to today, \(today).", "Le trimestre n’est pas fini : jusqu’à ce jour, \(today).")
    case .year:
      language("The year isn't over: up to today, \(today).", "L’année n’est pas finie : jusqu’à ce jour, \(today).")
    }
  }

  /// The days that a whole period is compared with.
  func compared(_ days: String) -> String {
    language("Compared with \(days).", "Comparé à la période précédente : \(days).")
  }

  /// The days that a part of a period is compared with.
  func comparedPart(_ kind: CalendarPeriod.Kind, _ days: String) -> String {
    switch kind {
    case .week:
      language(
        "Compared with the same part of the week before: \(days).",
        "Comparé à la même partie de la semaine précédente : \(days).")
    case .month:
      language(
        "Compared with the same part of the month before: \(days).",
        "Comparé à la même partie du mois précédent : \(days).")
    case .quarter:
      language(
        "Compared with the same part of the quarter before: \(days).",
        "Comparé à la même partie du trimestre précédent : \(days).")
    case .year:
      language(
        "Compared with the same part of the year before: \(days).",
        "Comparé à la même partie de l’année précédente : \(days).")
    }
  }

  /// Said in place of the figures of a period that begins after today: its first day.
  func notBegun(_ day: String) -> String { language("It hasn't begun: \(day).", "Pas encore commencé : \(day).") }
  /// Said in place of the figures where none of the parts has any.
  var empty: String { language("Nothing to report on these days.", "Rien à signaler pour ces jours.") }

  /// Heading of each part, and of its first column.
  func section(_ section: PeriodReportSection) -> String {
    switch section {
    case .goal: language("Goals", "Objectifs")
    case .kind: language("Accounts by kind", "Comptes par catégorie")
    case .group: language("Groups", "Groupes")
    case .block: language("Blocks", "Blocs")
    }
  }

  /// Heading of the column of what was put in.
  var deposits: String { language("In", "Versé") }
  /// Heading of the column of what was taken out.
  var withdrawals: String { language("Out", "Retiré") }
  /// Heading of the column of the difference of the two.
  var net: String { language("Net", "Solde") }
  /// Heading of the column of what was saved at the end.
  var saved: String { language("Saved", "Épargné") }
  /// Heading of the column of the opening balances.
  var opening: String { language("Opening", "Ouverture") }
  /// Heading of the column of the changes of balances.
  var change: String { language("Change", "Variation") }
  /// Heading of the column of the closing balances.
  var closing: String { language("Closing", "Clôture") }
  /// Heading of the column of the shares of time.
  var share: String { language("Share", "Part") }
  /// Heading of the column of the net of the period before.
  var netBefore: String { language("Net before", "Solde avant") }
  /// Heading of the column of the change of balances in the period before.
  var changeBefore: String { language("Change before", "Variation avant") }
  /// Heading of the column of the hours of the period before.
  var timeBefore: String { language("Hours before", "Heures avant") }
  /// Heading of the column of differences from the period before.
  var difference: String { language("Difference", "Écart") }
  /// The row of the sum.
  var total: String { language("Total", "Total") }
  /// The row of the sum in a currency, where there are several.
  func total(_ code: String) -> String { language("Total in \(code)", "Total en \(code)") }
  /// In place of a figure that isn't known.
  var unknown: String { "–" }

  /// Balances without a rate when the days began.
  func uncountedOpening(_ amounts: String) -> String {
    language(
      "Not counted in the opening balance, for want of a rate: \(amounts)",
      "Non compté à l’ouverture, faute de taux : \(amounts)")
  }

  /// Balances without a rate at the end of the days.
  func uncountedClosing(_ amounts: String) -> String {
    language(
      "Not counted in the closing balance, for want of a rate: \(amounts)",
      "Non compté à la clôture, faute de taux : \(amounts)")
  }
}

extension Strings {
  /// Texts of reports on periods.
  public var periodReport: PeriodReportStrings { PeriodReportStrings(language: language) }
}
