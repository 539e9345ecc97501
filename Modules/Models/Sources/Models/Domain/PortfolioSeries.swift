/// The net worth from day to day, for what is included.
public struct PortfolioSeries: Equatable, Sendable {
  /// The currency of the amounts.
  public let currency: Currency
  public let exclusions: PortfolioExclusions
  /// One point for every day on which anything that is included was updated, oldest first.
  public let points: [BalancePoint]
  /// Currencies whose money is missing in some of the points, because there was no rate yet on their days; by code.
  public let unconverted: [Currency]
}
