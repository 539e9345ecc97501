public import ModuloModels

// What a portfolio and its charts show, as it was last chosen.

extension Preferences {
  /// The exclusions in force when none are given.
  public var portfolioExclusions: PortfolioExclusions {
    PortfolioExclusions(
      pensions: !self[PortfolioPreferences.includePensions], mortgage: !self[PortfolioPreferences.includeMortgage])
  }

  /// Chooses what is left out from now on. It holds once it is kept.
  public func remember(_ exclusions: PortfolioExclusions) throws(SettingsError) {
    do {
      try set(!exclusions.pensions, for: PortfolioPreferences.includePensions)
      try set(!exclusions.mortgage, for: PortfolioPreferences.includeMortgage)
    } catch {
      throw SettingsError(error)
    }
  }

  /// Chooses how far back a chart goes from now on. It holds once it is kept.
  public func remember(_ range: ChartRange, for chart: PreferenceKey<ChartRange?>) throws(SettingsError) {
    do { try set(range, for: chart) } catch { throw SettingsError(error) }
  }
}
