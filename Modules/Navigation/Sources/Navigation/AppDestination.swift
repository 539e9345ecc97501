public import NavigationKit

/// A destination of the product, whatever noun it is of: each noun has its own, and wraps it in its folder.
public struct AppDestination: DestinationItem, RecursiveDestination {
  let wrapped: any PathDestination

  /// Wraps the destination of a noun.
  public init(_ destination: some PathDestination) { wrapped = destination }

  /// The destination of the noun, which is what a registry knows.
  public var unwrapped: any Hashable { wrapped }

  /// The destinations of every noun, in the order in which their paths are listed.
  static let nouns: [any PathDestination.Type] = [
    FinancialGoalDestination.self,
    ContributionDestination.self,
    RecurringPlanDestination.self,
    FundingDestination.self,
    FinancialAccountDestination.self,
    BalanceUpdateDestination.self,
    PortfolioDestination.self,
    ExchangeRateDestination.self,
    BlockGroupDestination.self,
    BlockDestination.self,
    TrackingDestination.self,
    TrackingSessionDestination.self,
    DayDestination.self,
    TimeSummaryDestination.self,
    SettingsDestination.self,
    HistoryDestination.self,
    BookDestination.self,
    DataDestination.self,
    SharedDestination.self,
    PeriodReportDestination.self,
    PlannedBlockDestination.self,
    HourlyRateDestination.self,
    TimeTargetDestination.self,
    // slice: destination
  ]
}

extension AppDestination {
  public static func == (first: AppDestination, second: AppDestination) -> Bool {
    AnyHashable(first.wrapped) == AnyHashable(second.wrapped)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(wrapped)) }
}

extension AppDestination: CustomStringConvertible {
  /// The link to the screen.
  public var description: String { link }
}
