import DependencyKitMocks
import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloPortfolio
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// All accounts together, and the rates that bring them together.
@MainActor
@Suite struct PortfolioScreenTests {
  private static let withoutPensions = PortfolioExclusions(pensions: true)

  @Test func `W16 a portfolio's change is against the last earlier day with an update`() async throws {
    let world = try World()
    let portfolio = portfolio(in: world)
    await portfolio.send(.leaveOut(Self.withoutPensions))
    await portfolio.send(.appear)
    let found = try #require(portfolio.portfolio)
    #expect([found.netWorth, found.assets, found.debt] == [.usd(100), .usd(150), .usd(-50)])
    let change = PortfolioChange(since: Samples.day(20_260_402), netWorth: .usd(50), assets: .usd(50), debt: .usd(0))
    #expect(found.change == change)
  }

  @Test func `figures hold for the day asked`() async throws {
    let portfolio = portfolio(in: try World())
    for action in [PortfolioScreen.ViewModel.Action.date("2026-04-01"), .leaveOut(Self.withoutPensions), .appear] {
      await portfolio.send(action)
    }
    #expect(portfolio.portfolio?.netWorth == .usd(100))
    #expect(portfolio.portfolio?.asOf == Samples.day(20_260_401))
    await portfolio.send(.date("soon"))
    try await portfolio.expect(.appear, .changes(\.failure, to: .input(.day(.notADay("soon")))))
  }

  @Test func `W11 what is left out is so this time, until it is remembered`() async throws {
    let world = try World()
    let first = portfolio(in: world)
    try await first.expect(
      .leaveOut(Self.withoutPensions), .changes(\.exclusions, to: Self.withoutPensions))
    #expect(portfolio(in: world).exclusions == .none)
    await first.send(.remember)
    #expect(first.settingsFailure == nil)
    #expect(portfolio(in: world).exclusions == Self.withoutPensions)
    #expect(chart(in: world).exclusions == Self.withoutPensions)
  }

  @Test func `a choice that can't be kept is told`() async throws {
    let world = try World(preferences: FullPreferences())
    let failure = SettingsError.unwritable(path: "p")
    try await portfolio(in: world).expect(.remember, .changes(\.settingsFailure, to: failure))
    try await chart(in: world).expect(.remember, .changes(\.settingsFailure, to: failure))
    let account = FinancialAccountChartScreen.ViewModel(world.context, account: .id(world.savings))
    await account.send(.appear)
    try await account.expect(.remember, .changes(\.settingsFailure, to: failure))
  }

  @Test func `without a currency of one's own, the one that all accounts share will do`() async throws {
    var world = try World()
    world.dependencies.chosenCurrency = nil
    let portfolio = portfolio(in: world)
    await portfolio.send(.appear)
    #expect(portfolio.portfolio?.currency.code == "USD")
    world.dependencies.chosenCurrency = "ZZZ"
    let other = self.portfolio(in: world)
    await other.send(.appear)
    #expect(other.failure == .input(.currency("ZZZ")))
  }

  @Test func `where no money has a rate, the page and its chart say so`() async throws {
    var euros = FinancialAccountEntity.wallet
    euros.currency = "EUR"
    let world = try World(accounts: [euros])
    let form = BalanceUpdateFormScreen.ViewModel(world.context, mode: .create(of: .id(euros.id)))
    for action in [BalanceUpdateFormScreen.ViewModel.Action.amount("10"), .submit] { await form.send(action) }
    let page = PortfolioScreen(viewModel: portfolio(in: world))
    await page.appear()
    let lines = page.plainLines()
    #expect(lines.contains("The net worth in USD is unknown."))
    #expect(!lines.contains { $0.contains("$0.00") || $0.contains("since") })
    let chart = PortfolioChartScreen(viewModel: .init(world.context))
    await chart.appear()
    let drawn = chart.plainLines()
    #expect(drawn.dropFirst(2).first == "The net worth in USD is unknown.")
    #expect(chart.svg(in: EnvironmentValues())?.contains("unknown") == true)
  }

  @Test func `W34 currencies are added up only with a known rate`() async throws {
    var euros = FinancialAccountEntity.wallet
    euros.currency = "EUR"
    let world = try World(accounts: [.savings, euros])
    let form = BalanceUpdateFormScreen.ViewModel(world.context, mode: .create(of: .id(euros.id)))
    for action in [BalanceUpdateFormScreen.ViewModel.Action.amount("10"), .submit] { await form.send(action) }
    let before = portfolio(in: world)
    await before.send(.appear)
    #expect(before.portfolio?.netWorth == .usd(150))
    #expect(before.portfolio?.unconverted == [.eur(10)])
    let rate = ExchangeRateFormScreen.ViewModel(world.context)
    for action in [ExchangeRateFormScreen.ViewModel.Action.currency("eur"), .rate("1.5"), .submit] {
      await rate.send(action)
    }
    let after = portfolio(in: world)
    await after.send(.appear)
    #expect(after.portfolio?.netWorth == .usd(165))
    #expect(after.portfolio?.unconverted == [])
    let rates = try #require(after.portfolio?.rates)
    #expect(rates.flatMap(\.rates) == [rate.saved].compactMap(\.self))
    let later = self.portfolio(in: world)
    for action in [PortfolioScreen.ViewModel.Action.date("yesterday"), .appear] { await later.send(action) }
    #expect(later.portfolio?.netWorth == .usd(150))
  }

  @Test(arguments: [
    (
      [ExchangeRateFormScreen.ViewModel.Action.currency("USD"), .rate("1")],
      ExchangeRateError.rule(.sameCurrency(Samples.currency("USD")))
    ),
    ([.currency("ZZZ"), .rate("1")], .input(.currency("ZZZ"))), ([.currency("EUR"), .rate("0")], .rule(.notPositive)),
    ([.currency("EUR"), .rate("-1")], .rule(.notPositive)), ([.currency("EUR"), .rate("")], .input(.rate(.empty))),
    ([.currency("EUR"), .rate("1"), .date("soon")], .input(.day(.notADay("soon")))),
    ([.currency("EUR"), .rate("1"), .date("")], .input(.day(.notADay("")))),
    ([.currency("EUR"), .rate(" ")], .input(.rate(.empty))), ([.rate("1")], .input(.currency(""))),
    ([.currency("EUR"), .rate("1/0")], .input(.rate(.notANumber("1/0", column: 3)))),
  ])
  func `a rate that means nothing is refused`(
    _ actions: [ExchangeRateFormScreen.ViewModel.Action], _ failure: ExchangeRateError
  ) async throws {
    let world = try World()
    let form = ExchangeRateFormScreen.ViewModel(world.context)
    for action in actions { await form.send(action) }
    try await form.expect(.submit, .changes(\.failure, to: failure))
    try await form.expect(.close, commands: [.confirm(.leaveWithoutSaving, then: .discard)])
  }

  @Test func `W19 the history has a point for each day with an update`() async throws {
    let world = try World()
    let chart = chart(in: world)
    await chart.send(.leaveOut(Self.withoutPensions))
    await chart.send(.appear)
    let points = try #require(chart.chart?.points)
    #expect(points.map(\.amount.decimal) == [100, 50, 100])
    await chart.send(.leaveOut(.none))
    await chart.send(.appear)
    #expect(chart.chart?.points.map(\.amount.decimal) == [1_100, 1_050, 1_150])
  }

  @Test func `W29 each chart remembers how far back it goes`() async throws {
    let world = try World()
    let portfolio = chart(in: world)
    #expect(portfolio.range == .max)
    try await portfolio.expect(.show(.week), .changes(\.range, to: .week))
    await portfolio.send(.remember)
    #expect(chart(in: world).range == .week)
    let account = FinancialAccountChartScreen.ViewModel(world.context, account: .id(world.savings))
    #expect(account.range == .max)
    for action in [FinancialAccountChartScreen.ViewModel.Action.appear, .show(.year), .remember] {
      await account.send(action)
    }
    for (id, range) in [(world.savings, ChartRange.year), (world.card, .max)] {
      let again = FinancialAccountChartScreen.ViewModel(world.context, account: .id(id))
      await again.send(.appear)
      #expect(again.range == range)
    }
  }

  @Test func `T17 open charts follow the ranges and the exclusions that others remember`() async throws {
    let world = try World()
    func account() -> FinancialAccountChartScreen.ViewModel { .init(world.context, account: .id(world.savings)) }
    let (openPortfolio, openChart, openAccount) = (portfolio(in: world), chart(in: world), account())
    let (other, otherAccount) = (chart(in: world), account())
    for action in [PortfolioChartScreen.ViewModel.Action.show(.week), .leaveOut(Self.withoutPensions), .remember] {
      await other.send(action)
    }
    await openAccount.send(.appear)
    for action in [FinancialAccountChartScreen.ViewModel.Action.appear, .show(.year), .remember] {
      await otherAccount.send(action)
    }
    #expect(openChart.range == .week)
    #expect(openAccount.range == .year)
    #expect([openPortfolio.exclusions, openChart.exclusions] == [Self.withoutPensions, Self.withoutPensions])
    await openChart.send(.show(.month))
    #expect(openChart.range == .month)
  }

  @Test func `a chart is SVG too, unless it couldn't be read`() async throws {
    let world = try World()
    let account = FinancialAccountChartScreen(viewModel: .init(world.context, account: .id(world.savings)))
    #expect(account.svg(in: EnvironmentValues()) == nil)
    await account.appear()
    let svg = try #require(account.svg(in: EnvironmentValues()))
    #expect(svg.contains("Rainy day"))
    let portfolio = PortfolioChartScreen(viewModel: .init(world.context))
    world.portfolioLog.failNext(with: .busy)
    await portfolio.appear()
    #expect(portfolio.svg(in: EnvironmentValues()) == nil)
    let lines = portfolio.plainLines()
    #expect(lines == ["⚠ Another program is using the database. Nothing was changed; try again."])
    try world.portfolioLog.verify()
  }

  private func portfolio(in world: World) -> PortfolioScreen.ViewModel {
    .init(world.context)
  }

  private func chart(in world: World) -> PortfolioChartScreen.ViewModel {
    .init(world.context)
  }
}
