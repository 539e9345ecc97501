public import ModuloUtilities
public import NavigationKit

/// Screens for reports on periods.
public enum PeriodReportDestination: DestinationItem {
  /// What was saved, owned and tracked in the period that has a day; that of today for `nil`.
  case report(CalendarPeriod.Kind, CalendarDay?)
}

extension AppDestination {
  /// A report on a period.
  public static func periodReport(_ destination: PeriodReportDestination) -> AppDestination {
    AppDestination(destination)
  }
}

extension PeriodReportDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("report/:period") { values in
      CalendarPeriod.Kind(rawValue: values["period"]).map { .report($0, nil) }
    },
    DestinationPath("report/:period/:day") { values in
      guard let kind = CalendarPeriod.Kind(rawValue: values["period"]) else { return nil }
      let day = try CalendarPeriod.day(named: values["day"]) ?? values.day()
      // Links to one period are one link.
      return .report(kind, CalendarPeriod.day(named: kind.name(of: day)) ?? day)
    },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .report(let kind, nil): ["report", .value("period", kind.rawValue)]
    case .report(let kind, let day?): ["report", .value("period", kind.rawValue), .value("day", kind.name(of: day))]
    }
  }

  public var flow: AppFlow { .savings }
}
