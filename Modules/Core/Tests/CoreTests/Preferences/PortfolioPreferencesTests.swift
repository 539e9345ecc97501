import ModuloCore
import ModuloModels
import ModuloModelsMocks
import Testing

/// What a portfolio and its charts remember.
@MainActor
@Suite struct PortfolioPreferencesTests {
  @Test func `everything is included, and every chart shows all, by default`() throws {
    let preferences = try Preferences(store: InMemoryPreferencesStore())
    let exclusions = preferences.portfolioExclusions
    #expect(exclusions == .none)
    let ranges = [PortfolioPreferences.chartRange, PortfolioPreferences.chartRange(of: Samples.id(1))]
      .map { preferences[$0] }
    #expect(ranges == [nil, nil])
  }

  @Test(arguments: [false, true], [false, true])
  func `what is left out is remembered`(_ pensions: Bool, _ mortgage: Bool) throws {
    let store = InMemoryPreferencesStore()
    let chosen = PortfolioExclusions(pensions: pensions, mortgage: mortgage)
    try Preferences(store: store).remember(chosen)
    let kept = try Preferences(store: store).portfolioExclusions
    #expect(kept == chosen)
    let texts = try store.read()
    #expect(texts == ["includePensions": "\(!pensions)", "includeMortgage": "\(!mortgage)"])
  }

  @Test(arguments: ChartRange.allCases) func `each chart remembers its own range`(_ range: ChartRange) throws {
    let store = InMemoryPreferencesStore()
    let preferences = try Preferences(store: store)
    try preferences.remember(range, for: PortfolioPreferences.chartRange(of: Samples.id(1)))
    let again = try Preferences(store: store)
    let kept = [1, 2].map { again[PortfolioPreferences.chartRange(of: Samples.id($0))] }
    #expect(kept == [range, nil])
    #expect(again[PortfolioPreferences.chartRange] == nil)
  }

  @Test func `a range that means nothing counts as none, and a choice can be taken back`() throws {
    let store = InMemoryPreferencesStore(["chartRange": "2W", "includePensions": "perhaps"])
    let preferences = try Preferences(store: store)
    #expect(preferences[PortfolioPreferences.chartRange] == nil)
    #expect(preferences.portfolioExclusions == .none)
    try preferences.set(nil, for: PortfolioPreferences.chartRange)
    let kept = try store.read()
    #expect(kept["chartRange"] == nil)
  }
}
