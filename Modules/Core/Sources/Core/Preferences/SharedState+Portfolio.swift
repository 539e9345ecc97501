public import DependencyKit
public import ModuloModels

extension SharedState {
  /// The exclusions in force when none are given.
  public var portfolioExclusions: PortfolioExclusions {
    PortfolioExclusions(
      pensions: !self[PortfolioPreferences.includePensions], mortgage: !self[PortfolioPreferences.includeMortgage])
  }

  /// Chooses what is left out from now on. It holds once it is kept.
  public func remember(_ exclusions: PortfolioExclusions) throws(SettingsError) {
    try remember(changes(to: exclusions))
  }

  /// Chooses how far back a chart goes from now on, and what a chart of several accounts leaves out. Both hold once they
  /// are kept, in one step.
  public func remember(
    _ range: ChartRange, for chart: SharedKey<ChartRange?>, without exclusions: PortfolioExclusions? = nil
  ) throws(SettingsError) {
    try remember((exclusions.map(changes) ?? []) + [SharedChange(range, for: chart)])
  }

  private func changes(to exclusions: PortfolioExclusions) -> [SharedChange] {
    [
      SharedChange(!exclusions.pensions, for: PortfolioPreferences.includePensions),
      SharedChange(!exclusions.mortgage, for: PortfolioPreferences.includeMortgage),
    ]
  }

  private func remember(_ changes: [SharedChange]) throws(SettingsError) {
    do { try set(changes) } catch { throw SettingsError(error) }
  }
}
