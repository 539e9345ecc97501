public import ModuloModels
public import NavigationKit

/// Screens for the contributions and withdrawals of goals.
public enum ContributionDestination: DestinationItem {
  /// The contributions of a goal, or of all goals for `nil`, newest first.
  case list(goal: NamedReference?, matching: EntryFilterInput = .all)
  /// The form of the limits of such a list.
  case filter(goal: NamedReference?, matching: EntryFilterInput = .all)
  /// The form for a new contribution to a goal.
  case create(goal: NamedReference)
  /// The form that edits a contribution.
  case update(NumberReference)
  /// The form that moves money from one goal to another; to one that is chosen there for `nil`.
  case move(from: NamedReference, to: NamedReference?)
  /// The screen that deletes a contribution, after a question; the total of its goal may fall below zero if allowed.
  case deletion(NumberReference, allowsNegativeTotal: Bool)
  /// The import of a CSV file into a goal.
  case importFile(goal: NamedReference)
}

extension AppDestination {
  /// A screen about contributions.
  public static func contribution(_ destination: ContributionDestination) -> AppDestination {
    AppDestination(destination)
  }
}

extension ContributionDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("goal/:goal/contribution") { .list(goal: try $0.goal(), matching: $0.limits()) },
    DestinationPath("contribution") { .list(goal: nil, matching: $0.limits()) },
    DestinationPath("goal/:goal/contribution/filter") { .filter(goal: try $0.goal(), matching: $0.limits()) },
    DestinationPath("contribution/filter") { .filter(goal: nil, matching: $0.limits()) },
    DestinationPath("goal/:goal/contribution/new") { .create(goal: try $0.goal()) },
    DestinationPath("goal/:goal/contribution/import") { .importFile(goal: try $0.goal()) },
    DestinationPath("goal/:goal/contribution/move") { .move(from: try $0.goal(), to: nil) },
    DestinationPath("contribution/:contribution/edit") { .update(try $0.contribution()) },
    DestinationPath("contribution/:contribution/delete", isLink: false) {
      .deletion(try $0.contribution(), allowsNegativeTotal: false)
    },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .list(let goal?, _): ["goal", .value("goal", goal.path), "contribution"]
    case .list(nil, _): ["contribution"]
    case .filter(let goal?, _): ["goal", .value("goal", goal.path), "contribution", "filter"]
    case .filter(nil, _): ["contribution", "filter"]
    case .create(let goal): ["goal", .value("goal", goal.path), "contribution", "new"]
    case .importFile(let goal): ["goal", .value("goal", goal.path), "contribution", "import"]
    case .move(let goal, _): ["goal", .value("goal", goal.path), "contribution", "move"]
    case .update(let contribution): ["contribution", .value("contribution", contribution.path), "edit"]
    case .deletion(let contribution, _): ["contribution", .value("contribution", contribution.path), "delete"]
    }
  }

  public var pathQuery: [(name: String, text: String)] {
    switch self {
    case .list(_, let limits), .filter(_, let limits): limits.pathQuery
    case .create, .importFile, .move, .update, .deletion: []
    }
  }

  public var flow: AppFlow { .savings }
}

extension PathValues {
  fileprivate func contribution() throws(ContributionError) -> NumberReference {
    try number("contribution", throwing: ContributionError.self)
  }
}
