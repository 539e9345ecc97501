/// The words of the overview.
public struct OverviewStrings: Sendable {
  /// Title of the overview.
  public let title: String
  /// Label of the amount still due this month.
  public let dueThisMonth: String
  /// Label of the amount saved, beside the target.
  public let saved: String
  /// Label of the deviation from the plans.
  public let plan: String
  /// The name of the figure that a bar shows.
  public let progress: String
  /// Heading of the goals that end soon.
  public let deadlines: String
  /// Heading of the goals whose end is past.
  public let overdue: String
  /// The text when every goal is archived.
  public let allArchived: String

  let savedOf: @Sendable (_ saved: String, _ target: String) -> String
  let behind: @Sendable (_ amount: String) -> String
  let ahead: @Sendable (_ amount: String) -> String
  let onPlan: String
  let toGo: @Sendable (_ amount: String) -> String
  let today: String
  let inDays: @Sendable (_ days: String) -> String
  let ago: @Sendable (_ days: String) -> String
}

extension OverviewStrings {
  /// The distance to a day: `today`, `in 5 days`, `2 days ago`.
  func distance(_ days: Int, _ format: FormatContext) -> String {
    let text = format.strings.count.days(abs(days), format)
    return days == 0 ? today : days > 0 ? inDays(text) : ago(text)
  }
}

extension OverviewStrings {
  static let english = OverviewStrings(
    title: "Overview",
    dueThisMonth: "Due this month",
    saved: "Saved",
    plan: "Plan",
    progress: "Progress",
    deadlines: "Deadlines within 30 days",
    overdue: "Past their end",
    allArchived: "Every goal is archived.",
    savedOf: { saved, target in "\(saved) of \(target)" },
    behind: { "\($0) behind" },
    ahead: { "\($0) ahead" },
    onPlan: "on track",
    toGo: { "\($0) to go" },
    today: "today",
    inDays: { "in \($0)" },
    ago: { "\($0) ago" })

  static let french = OverviewStrings(
    title: "Vue d’ensemble",
    dueThisMonth: "À verser ce mois-ci",
    saved: "Épargné",
    plan: "Plan",
    progress: "Progression",
    deadlines: "Échéances dans les 30 jours",
    overdue: "Échéances dépassées",
    allArchived: "Tous les objectifs sont archivés.",
    savedOf: { saved, target in "\(saved) sur \(target)" },
    behind: { "\($0) de retard" },
    ahead: { "\($0) d’avance" },
    onPlan: "respecté",
    toGo: { "encore \($0)" },
    today: "aujourd’hui",
    inDays: { "dans \($0)" },
    ago: { "il y a \($0)" })
}
