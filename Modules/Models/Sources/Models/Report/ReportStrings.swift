/// The words of the report and of charts.
public struct ReportStrings: Sendable {
  /// Title of the page.
  public let title: String
  /// The title of a report with the net worth in it.
  public let titleWithNetWorth: String
  /// The title of a report with tracked time alone.
  public let titleOfTime: String
  /// The day of the figures.
  public let asOf: @Sendable (_ day: String) -> String
  /// Heading of the sums.
  public let totals: String
  /// Heading of the goals.
  public let goals: String
  /// Heading of the archived goals.
  public let archived: String
  /// The suffix of the saved amount: `of $3,000`.
  public let ofTarget: @Sendable (_ target: String) -> String
  /// Heading of the column with the months.
  public let month: String
  /// Heading of the column with the nets.
  public let net: String
  /// Title of the table of contributions.
  public let latestContributions: String
  /// Title of the table of months.
  public let monthByMonth: String
  /// Heading of the column with the days.
  public let day: String
  /// Text at the foot of the page.
  public let footer: String
  /// A file was written: its path and its size.
  public let written: @Sendable (_ path: String, _ size: String) -> String
}

extension ReportStrings {
  static let english = ReportStrings(
    title: "Savings",
    titleWithNetWorth: "Net worth and savings",
    titleOfTime: "Time",
    asOf: { "As of \($0)" },
    totals: "All goals together",
    goals: "Goals",
    archived: "Archived goals",
    ofTarget: { "of \($0)" },
    month: "Month",
    net: "Net",
    latestContributions: "Latest contributions",
    monthByMonth: "Month by month",
    day: "Date",
    footer: "Made by Modulo from the data on one machine. This page loads nothing.",
    written: { path, size in "Written to \(path): \(size)" })

  static let french = ReportStrings(
    title: "Épargne",
    titleWithNetWorth: "Patrimoine et épargne",
    titleOfTime: "Temps",
    asOf: { "Au \($0)" },
    totals: "Tous les objectifs",
    goals: "Objectifs",
    archived: "Objectifs archivés",
    ofTarget: { "sur \($0)" },
    month: "Mois",
    net: "Solde",
    latestContributions: "Dernières contributions",
    monthByMonth: "Mois par mois",
    day: "Date",
    footer: "Établi par Modulo à partir des données d’une seule machine. Cette page ne charge rien.",
    written: { path, size in "Écrit dans \(path) : \(size)" })
}
