public import ModuloModels
public import ModuloUtilities
public import NavigationKit

/// Screens for hourly rates, and for what time is worth.
public enum HourlyRateDestination: DestinationItem {
  /// All rates.
  case list
  /// The form for a rate of an owner.
  case create(HourlyRateOwnerReference)
  /// A month of both, money and time; that of today for `nil`.
  case month(CalendarMonth?)
  /// The screen that deletes a rate, after a question.
  case deletion(NumberReference)
}

extension AppDestination {
  /// A screen about hourly rates, or about what time is worth.
  public static func hourlyRate(_ destination: HourlyRateDestination) -> AppDestination {
    AppDestination(destination)
  }
}

extension HourlyRateDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("hourly") { _ in .list },
    DestinationPath("hourly/new") { _ in .create(.oneself) },
    DestinationPath("group/:group/hourly/new") { .create(.group(try $0.group())) },
    DestinationPath("block/:block/hourly/new") { .create(.block(try $0.block())) },
    DestinationPath("hourly/month") { _ in .month(nil) },
    DestinationPath("hourly/month/:month") { values in CalendarMonth(values["month"]).map { .month($0) } },
    DestinationPath("hourly/:hourly/delete", isLink: false) {
      .deletion(try $0.number("hourly", throwing: HourlyRateError.self))
    },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .list: ["hourly"]
    case .create(.oneself): ["hourly", "new"]
    case .create(.group(let group)): ["group", .value("group", group.path), "hourly", "new"]
    case .create(.block(let block)): ["block", .value("block", block.path), "hourly", "new"]
    case .month(nil): ["hourly", "month"]
    case .month(let month?): ["hourly", "month", .value("month", month.description)]
    case .deletion(let rate): ["hourly", .value("hourly", rate.path), "delete"]
    }
  }

  public var flow: AppFlow { .time }
}
