public import ModuloModels
public import NavigationKit

/// Screens for goals.
public enum FinancialGoalDestination: DestinationItem {
  /// The sums over all goals, and the net worth.
  case overview
  /// All goals.
  case list
  /// The form for a new goal.
  case create
  /// The form that edits a goal.
  case update(NamedReference)
  /// A goal with its months and its latest contributions.
  case details(NamedReference)
  /// The screen that archives a goal, or takes it out of the archive.
  case archival(NamedReference, isArchived: Bool)
  /// The screen that deletes a goal, after a question.
  case deletion(NamedReference)
  /// The months of one goal.
  case chart(NamedReference)
  /// When one goal is reached.
  case forecast(NamedReference)
  /// All goals on one page.
  case report
}

extension AppDestination {
  /// A screen about goals.
  public static func financialGoal(_ destination: FinancialGoalDestination) -> AppDestination {
    AppDestination(destination)
  }
}

extension FinancialGoalDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("overview") { _ in .overview },
    DestinationPath("goal") { _ in .list },
    DestinationPath("goal/new") { _ in .create },
    DestinationPath("goal/:goal") { .details(try $0.goal()) },
    DestinationPath("goal/:goal/edit") { .update(try $0.goal()) },
    DestinationPath("goal/:goal/archive", isLink: false) { .archival(try $0.goal(), isArchived: true) },
    DestinationPath("goal/:goal/unarchive", isLink: false) { .archival(try $0.goal(), isArchived: false) },
    DestinationPath("goal/:goal/delete", isLink: false) { .deletion(try $0.goal()) },
    DestinationPath("goal/:goal/chart") { .chart(try $0.goal()) },
    DestinationPath("goal/:goal/forecast") { .forecast(try $0.goal()) },
    DestinationPath("report") { _ in .report },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .overview: ["overview"]
    case .list: ["goal"]
    case .create: ["goal", "new"]
    case .details(let goal): ["goal", .value("goal", goal.path)]
    case .update(let goal): ["goal", .value("goal", goal.path), "edit"]
    case .archival(let goal, let isArchived): ["goal", .value("goal", goal.path), isArchived ? "archive" : "unarchive"]
    case .deletion(let goal): ["goal", .value("goal", goal.path), "delete"]
    case .chart(let goal): ["goal", .value("goal", goal.path), "chart"]
    case .forecast(let goal): ["goal", .value("goal", goal.path), "forecast"]
    case .report: ["report"]
    }
  }

  public var flow: AppFlow { self == .overview ? .home : .savings }
}

extension PathValues {
  /// The reference to a goal.
  func goal() throws(FinancialGoalError) -> NamedReference { try reference("goal", throwing: FinancialGoalError.self) }
}
