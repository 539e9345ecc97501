import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import NavigationKit
import Testing

/// The product's destinations.
@MainActor
@Suite struct DestinationTests {
  @Test func `a wrapped destination is what it wraps to a registry`() {
    let registry = NavigationRegistry<String>()
    registry.register(FinancialGoalDestination.self) { "goal \($0)" }
    registry.register(ContributionDestination.self) { _ in "contribution" }
    registry.register(FinancialAccountDestination.self) { "account \($0)" }
    registry.register(BalanceUpdateDestination.self) { _ in "balance" }
    registry.register(PortfolioDestination.self) { "portfolio \($0)" }
    registry.register(ExchangeRateDestination.self) { _ in "rate" }
    registry.register(BlockGroupDestination.self) { "group \($0)" }
    registry.register(BlockDestination.self) { "block \($0)" }
    registry.register(TrackingDestination.self) { "tracking \($0)" }
    registry.register(TrackingSessionDestination.self) { _ in "session" }
    registry.register(DayDestination.self) { _ in "day" }
    registry.register(TimeSummaryDestination.self) { "time \($0)" }
    registry.register(SettingsDestination.self) { _ in "settings" }
    registry.register(DataDestination.self) { "data \($0)" }
    registry.register(SharedDestination.self) { _ in "shared" }
    let destinations: [AppDestination] = [
      .financialGoal(.list), .contribution(.list(goal: .id(Samples.id(1)))), .financialAccount(.list),
      .balanceUpdate(.list(account: .id(Samples.id(1)))), .portfolio(.overview), .settings(.list), .data(.check),
      .shared(.onboarding), .blockGroup(.list), .block(.icons), .tracking(.running),
      .trackingSession(.list(block: nil)), .day(.details(nil)), .timeSummary(.sums),
    ]
    let made = destinations.map { registry.resolve($0) }
    let expected = [
      "goal list", "contribution", "account list", "balance", "portfolio overview", "settings", "data check", "shared",
      "group list", "block icons", "tracking running", "session", "day", "time sums",
    ].map { Resolution.found($0) }
    #expect(made == expected)
  }
}
