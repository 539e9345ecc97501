/// The words of the overview.
public struct OverviewStrings: Sendable {
  let language: Language

  /// Title of the overview.
  public var title: String { language("Overview", "Vue d’ensemble") }
  /// Label of the amount still due this month.
  public var dueThisMonth: String { language("Due this month", "À verser ce mois-ci") }
  /// Label of the amount saved, beside the target.
  public var saved: String { language("Saved", "Épargné") }
  /// Label of the deviation from the plans.
  public var plan: String { language("Plan", "Plan") }
  /// The name of the figure that a bar shows.
  public var progress: String { language("Progress", "Progression") }
  /// Heading of what is due and of the ends that are near.
  public var due: String { language("Due", "À venir") }
  /// Heading of the map of a half year.
  public var halfYear: String { language("Half a year", "Six mois") }
  /// Heading of the goals that end soon.
  public var deadlines: String { language("Deadlines within 30 days", "Échéances dans les 30 jours") }
  /// Heading of the goals whose end is past.
  public var overdue: String { language("Past their end", "Échéances dépassées") }
  /// The text when every goal is archived.
  public var allArchived: String { language("Every goal is archived.", "Tous les objectifs sont archivés.") }

  func savedOf(_ saved: String, _ target: String) -> String {
    language("\(saved) of \(target)", "\(saved) sur \(target)")
  }

  func behind(_ amount: String) -> String { language("\(amount) behind", "\(amount) de retard") }
  func ahead(_ amount: String) -> String { language("\(amount) ahead", "\(amount) d’avance") }
  var onPlan: String { language("on track", "respecté") }
  func toGo(_ amount: String) -> String { language("\(amount) to go", "encore \(amount)") }
  var today: String { language("today", "aujourd’hui") }
  func inDays(_ days: String) -> String { language("in \(days)", "dans \(days)") }
  func ago(_ days: String) -> String { language("\(days) ago", "il y a \(days)") }
}

extension Strings {
  /// Texts of the overview.
  public var overview: OverviewStrings { OverviewStrings(language: language) }
}

extension OverviewStrings {
  /// The distance to a day: `today`, `in 5 days`, `2 days ago`.
  func distance(_ days: Int, _ format: FormatContext) -> String {
    let text = format.strings.count.days(abs(days), format)
    return days == 0 ? today : days > 0 ? inDays(text) : ago(text)
  }
}
