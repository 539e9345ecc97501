public import ModuloUtilities
public import NavigationKit

/// Screens for days.
public enum DayDestination: DestinationItem {
  /// The board and the timeline of a day; today for `nil`.
  case details(CalendarDay?)
}

extension AppDestination {
  /// A screen about a day.
  public static func day(_ destination: DayDestination) -> AppDestination { AppDestination(destination) }
}

extension DayDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("day") { _ in .details(nil) },
    DestinationPath("day/:day") { .details(try $0.day()) },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .details(nil): ["day"]
    case .details(let day?): ["day", .value("day", day.description)]
    }
  }

  public var flow: AppFlow { .time }
}
