/// The words of the report and of charts.
public struct ReportStrings: Sendable {
  let language: Language

  /// Title of the page.
  public var title: String { language("Savings", "Épargne") }
  /// The title of a report with the net worth in it.
  public var titleWithNetWorth: String { language("Net worth and savings", "Patrimoine et épargne") }
  /// The title of a report with tracked time alone.
  public var titleOfTime: String { language("Time", "Temps") }
  /// The day of the figures.
  public func asOf(_ day: String) -> String { language("As of \(day)", "Au \(day)") }
  /// Heading of the sums.
  public var totals: String { language("All goals together", "Tous les objectifs") }
  /// Heading of the goals.
  public var goals: String { language("Goals", "Objectifs") }
  /// Heading of the archived goals.
  public var archived: String { language("Archived goals", "Objectifs archivés") }
  /// The suffix of the saved amount: `of $3,000`.
  public func ofTarget(_ target: String) -> String { language("of \(target)", "sur \(target)") }
  /// Heading of the column with the months.
  public var month: String { language("Month", "Mois") }
  /// Heading of the column with the nets.
  public var net: String { language("Net", "Solde") }
  /// Title of the table of contributions.
  public var latestContributions: String { language("Latest contributions", "Dernières contributions") }
  /// Title of the table of months.
  public var monthByMonth: String { language("Month by month", "Mois par mois") }
  /// Heading of the column with the days.
  public var day: String { language("Date", "Date") }

  /// Text at the foot of the page.
  public var footer: String {
    language(
      "Made by Modulo from the data on one machine. This page loads nothing.",
      "Établi par Modulo à partir des données d’une seule machine. Cette page ne charge rien.")
  }

  /// A file was written: its path and its size.
  public func written(_ path: String, _ size: String) -> String {
    language("Written to \(path): \(size)", "Écrit dans \(path) : \(size)")
  }
}

extension Strings {
  /// Texts of the report.
  public var report: ReportStrings { ReportStrings(language: language) }
}
