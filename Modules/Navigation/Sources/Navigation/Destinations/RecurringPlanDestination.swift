public import ModuloModels
import ModuloUtilities
public import NavigationKit

/// Screens for plans, and for what is due of them.
public enum RecurringPlanDestination: DestinationItem {
  /// The plans of a goal or an account, or all for `nil`, by number.
  case list(PlanOwnerReference?)
  /// The form for a plan of a goal or an account.
  case create(PlanOwnerReference)
  /// The form that edits a plan.
  case update(NumberReference)
  /// The screen that deletes a plan, after a question.
  case deletion(NumberReference)
  /// What is due, the oldest first.
  case due
  /// The screen that enters contributions that are due; it asks first where all are meant.
  case entry(DueSelection)
  /// The screen that skips what is due.
  case skipping(DueSelection)
}

extension AppDestination {
  /// A screen about plans, or about what is due of them.
  public static func recurringPlan(_ destination: RecurringPlanDestination) -> AppDestination {
    AppDestination(destination)
  }
}

extension RecurringPlanDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("plan") { _ in .list(nil) },
    DestinationPath("goal/:goal/plan") { .list(.goal(try $0.goal())) },
    DestinationPath("account/:account/plan") { .list(.account(try $0.account())) },
    DestinationPath("goal/:goal/plan/new") { .create(.goal(try $0.goal())) },
    DestinationPath("account/:account/plan/new") { .create(.account(try $0.account())) },
    DestinationPath("plan/:plan/edit") { .update(try $0.plan()) },
    DestinationPath("plan/:plan/delete", isLink: false) { .deletion(try $0.plan()) },
    DestinationPath("due") { _ in .due },
    DestinationPath("due/enter", isLink: false) { _ in .entry(.all) },
    DestinationPath("due/skip", isLink: false) { _ in .skipping(.all) },
    DestinationPath("due/:plan/enter", isLink: false) { .entry(try $0.selection()) },
    DestinationPath("due/:plan/skip", isLink: false) { .skipping(try $0.selection()) },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .list(nil): ["plan"]
    case .list(let owner?): owner.pathComponents + ["plan"]
    case .create(let owner): owner.pathComponents + ["plan", "new"]
    case .update(let plan): ["plan", .value("plan", plan.path), "edit"]
    case .deletion(let plan): ["plan", .value("plan", plan.path), "delete"]
    case .due: ["due"]
    case .entry(let selection): ["due"] + selection.pathComponents + ["enter"]
    case .skipping(let selection): ["due"] + selection.pathComponents + ["skip"]
    }
  }

  public var pathQuery: [(name: String, text: String)] {
    switch self {
    case .entry(let selection), .skipping(let selection): selection.day.map { [("day", $0.description)] } ?? []
    case .list, .create, .update, .deletion, .due: []
    }
  }

  public var flow: AppFlow { .savings }
}

extension PlanOwnerReference {
  fileprivate var pathComponents: [PathComponent] {
    switch self {
    case .goal(let goal): ["goal", .value("goal", goal.path)]
    case .account(let account): ["account", .value("account", account.path)]
    }
  }
}

extension DueSelection {
  /// The one plan that is meant. Several have no path of their own.
  fileprivate var pathComponents: [PathComponent] {
    plans.count == 1 ? plans.map { .value("plan", $0.path) } : []
  }
}

extension PathValues {
  fileprivate func plan() throws(RecurringPlanError) -> NumberReference {
    try number("plan", throwing: RecurringPlanError.self)
  }

  fileprivate func selection() throws -> DueSelection {
    DueSelection(plans: [try plan()], day: self["day"].isEmpty ? nil : try day())
  }
}
