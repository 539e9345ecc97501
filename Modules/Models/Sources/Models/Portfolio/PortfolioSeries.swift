public import ModuloUtilities

/// The net worth of the included parts, day by day.
public struct PortfolioSeries: Equatable, Sendable {
  /// The currency of the amounts.
  public let currency: Currency
  public let exclusions: PortfolioExclusions
  /// One point for every day with an update of an included account, oldest first.
  public let points: [BalancePoint]
  /// Currencies whose money is missing in some of the points, because there was no rate yet on their days; by code.
  public let unconverted: [Currency]
}
