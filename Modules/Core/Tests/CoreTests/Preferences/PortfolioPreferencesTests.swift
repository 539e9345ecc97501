import DependencyKit
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import Synchronization
import Testing

/// What a portfolio and its charts remember.
@MainActor
@Suite struct PortfolioPreferencesTests {
  @Test func `everything is included, and every chart shows all, by default`() throws {
    let preferences = SharedState()
    let exclusions = preferences.portfolioExclusions
    #expect(exclusions == .none)
    let ranges = [PortfolioPreferences.chartRange, PortfolioPreferences.chartRange(of: Samples.id(1))]
      .map { preferences[$0] }
    #expect(ranges == [nil, nil])
  }

  @Test(arguments: [false, true], [false, true])
  func `what is left out is remembered`(_ pensions: Bool, _ mortgage: Bool) throws {
    let store = InMemorySharedStorage()
    let chosen = PortfolioExclusions(pensions: pensions, mortgage: mortgage)
    try SharedState(store).remember(chosen)
    let kept = try SharedState(store).portfolioExclusions
    #expect(kept == chosen)
    let texts = try store.read()
    #expect(texts == ["includePensions": "\(!pensions)", "includeMortgage": "\(!mortgage)"])
  }

  @Test func `what belongs together is kept in one step`() throws {
    let store = CountingStore()
    let preferences = try SharedState(store)
    try preferences.remember(PortfolioExclusions(pensions: true, mortgage: true))
    #expect(store.steps.withLock(\.self) == [["includeMortgage", "includePensions"]])
    try preferences.remember(.year, for: PortfolioPreferences.chartRange, without: PortfolioExclusions.none)
    let last = store.steps.withLock(\.last)
    #expect(last == ["chartRange", "includeMortgage", "includePensions"])
    #expect(preferences[PortfolioPreferences.chartRange] == .year)
    #expect(preferences.portfolioExclusions == .none)
  }

  @Test(arguments: ChartRange.allCases) func `each chart remembers its own range`(_ range: ChartRange) throws {
    let store = InMemorySharedStorage()
    let preferences = try SharedState(store)
    try preferences.remember(range, for: PortfolioPreferences.chartRange(of: Samples.id(1)))
    let again = try SharedState(store)
    let kept = [1, 2].map { again[PortfolioPreferences.chartRange(of: Samples.id($0))] }
    #expect(kept == [range, nil])
    #expect(again[PortfolioPreferences.chartRange] == nil)
  }

  @Test func `a range that means nothing counts as none, and a choice can be taken back`() throws {
    let store = InMemorySharedStorage(["chartRange": "2W", "includePensions": "perhaps"])
    let preferences = try SharedState(store)
    #expect(preferences[PortfolioPreferences.chartRange] == nil)
    #expect(preferences.portfolioExclusions == .none)
    try preferences.set(nil, for: PortfolioPreferences.chartRange)
    let kept = try store.read()
    #expect(kept["chartRange"] == nil)
  }
}

/// Notes the names that each step keeps.
private final class CountingStore: SharedStorage {
  let steps = Mutex<[[String]]>([])
  private let store = InMemorySharedStorage()

  func read() throws(SharedStateError) -> [String: String] { try store.read() }

  func set(_ texts: [String: String?]) throws(SharedStateError) -> [String: String] {
    steps.withLock { $0.append(texts.keys.sorted()) }
    return try store.set(texts)
  }
}
