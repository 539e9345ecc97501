public import ModuloModels
public import ModuloUtilities
public import NavigationKit

/// Screens for what is planned.
public enum PlannedBlockDestination: DestinationItem {
  /// The plans of a day; those from today on for `nil`.
  case list(CalendarDay?)
  /// The form that plans a block, which is chosen there for `nil`: on a day, which its times begin with; today for `nil`.
  case create(block: BlockReference?, on: CalendarDay? = nil)
  /// The form that changes a plan.
  case update(NumberReference)
  /// The form that puts a plan at another time.
  case move(NumberReference)
  /// The form that copies the plans of a day, which is chosen there for `nil`.
  case copy(CalendarDay?)
  /// The screen that deletes a plan, after a question.
  case deletion(NumberReference)
  /// Planned beside tracked time.
  case comparison
}

extension AppDestination {
  /// A screen about what is planned.
  public static func plannedBlock(_ destination: PlannedBlockDestination) -> AppDestination {
    AppDestination(destination)
  }
}

extension PlannedBlockDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("planned") { _ in .list(nil) },
    DestinationPath("day/:day/planned") { .list(try $0.day()) },
    DestinationPath("planned/new") { _ in .create(block: nil) },
    DestinationPath("block/:block/planned/new") { .create(block: try $0.block()) },
    DestinationPath("planned/copy") { _ in .copy(nil) },
    DestinationPath("day/:day/planned/copy") { .copy(try $0.day()) },
    DestinationPath("planned/comparison") { _ in .comparison },
    DestinationPath("planned/:planned/edit") { .update(try $0.planned()) },
    DestinationPath("planned/:planned/move") { .move(try $0.planned()) },
    DestinationPath("planned/:planned/delete", isLink: false) { .deletion(try $0.planned()) },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .list(nil): ["planned"]
    case .list(let day?): ["day", .value("day", day.description), "planned"]
    case .create(nil, _): ["planned", "new"]
    case .create(let block?, _): ["block", .value("block", block.path), "planned", "new"]
    case .copy(nil): ["planned", "copy"]
    case .copy(let day?): ["day", .value("day", day.description), "planned", "copy"]
    case .comparison: ["planned", "comparison"]
    case .update(let plan): ["planned", .value("planned", plan.path), "edit"]
    case .move(let plan): ["planned", .value("planned", plan.path), "move"]
    case .deletion(let plan): ["planned", .value("planned", plan.path), "delete"]
    }
  }

  public var flow: AppFlow { .time }
}

extension PathValues {
  fileprivate func planned() throws(PlannedBlockError) -> NumberReference {
    try number("planned", throwing: PlannedBlockError.self)
  }
}
