public import ModuloModels
public import NavigationKit

/// Screens for the links between goals and accounts.
public enum FundingDestination: DestinationItem {
  /// The links of a goal or an account, or all for `nil`.
  case list(FundingOwner?)
  /// The form that links a goal to an account, or changes the link that is there. Without an account it is chosen there.
  case form(goal: NamedReference, account: NamedReference?)
  /// The screen that removes the link of a goal to an account, or all of its links for `nil`.
  case removal(goal: NamedReference, account: NamedReference?)
}

extension AppDestination {
  /// A screen about the links between goals and accounts.
  public static func funding(_ destination: FundingDestination) -> AppDestination { AppDestination(destination) }
}

extension FundingDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("funding") { _ in .list(nil) },
    DestinationPath("goal/:goal/funding") { .list(.goal(try $0.goal())) },
    DestinationPath("account/:account/funding") { .list(.account(try $0.account())) },
    DestinationPath("goal/:goal/funding/new") { .form(goal: try $0.goal(), account: nil) },
    DestinationPath("goal/:goal/funding/:account/edit") { .form(goal: try $0.goal(), account: try $0.account()) },
    DestinationPath("goal/:goal/funding/delete", isLink: false) { .removal(goal: try $0.goal(), account: nil) },
    DestinationPath("goal/:goal/funding/:account/delete", isLink: false) {
      .removal(goal: try $0.goal(), account: try $0.account())
    },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .list(nil): ["funding"]
    case .list(.goal(let goal)): ["goal", .value("goal", goal.path), "funding"]
    case .list(.account(let account)): ["account", .value("account", account.path), "funding"]
    case .form(let goal, nil): ["goal", .value("goal", goal.path), "funding", "new"]
    case .form(let goal, let account?):
      ["goal", .value("goal", goal.path), "funding", .value("account", account.path), "edit"]
    case .removal(let goal, nil): ["goal", .value("goal", goal.path), "funding", "delete"]
    case .removal(let goal, let account?):
      ["goal", .value("goal", goal.path), "funding", .value("account", account.path), "delete"]
    }
  }

  public var flow: AppFlow { .savings }
}
