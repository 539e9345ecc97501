public import ModuloUtilities
public import NavigationKit

/// Screens for what was tracked in a month or a span of days.
public enum TimeSummaryDestination: DestinationItem {
  /// The sums of a span of days, today's total and the streaks.
  case sums
  /// The calendar of a month; that of today for `nil`.
  case calendar(CalendarMonth?)
  /// The screen that deletes all groups and blocks, after a question.
  case reset
}

extension AppDestination {
  /// A screen about what was tracked in a month or a span of days.
  public static func timeSummary(_ destination: TimeSummaryDestination) -> AppDestination {
    AppDestination(destination)
  }
}

extension TimeSummaryDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("time") { _ in .sums },
    DestinationPath("time/reset", isLink: false) { _ in .reset },
    DestinationPath("calendar") { _ in .calendar(nil) },
    DestinationPath("calendar/:month") { values in CalendarMonth(values["month"]).map { .calendar($0) } },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .sums: ["time"]
    case .reset: ["time", "reset"]
    case .calendar(nil): ["calendar"]
    case .calendar(let month?): ["calendar", .value("month", month.description)]
    }
  }

  public var flow: AppFlow { .time }
}
