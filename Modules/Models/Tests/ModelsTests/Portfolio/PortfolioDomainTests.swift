import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The figures of a portfolio.
@Suite struct PortfolioDomainTests {
  /// The worked example: savings 100 and then 150, a card of 50 between them.
  static let example = Ledger(entries: [
    .init(type: .savingsAccount, updates: [20_260_101: 100, 20_260_103: 150]),
    .init(type: .creditCard, updates: [20_260_102: -50]),
  ])

  @Test func `W09 two updates on one day (REC)`() throws {
    let ledger = Ledger(entries: [.init(type: .cash, updates: [20_260_101: 100, 20_260_101: 70])])
    let portfolio = try ledger.portfolio(on: 20_260_101)
    #expect(portfolio.netWorth == .gbp(70))
    #expect(portfolio.accounts[0].previousBalance == .gbp(100))
  }

  @Test func `W10 net worth is assets less debts`() throws {
    let portfolio = try Self.example.portfolio(on: 20_260_103)
    #expect(portfolio.netWorth == .gbp(100))
    #expect(portfolio.assets == .gbp(150))
    #expect(portfolio.debt == .gbp(-50))
  }

  @Test func `W11 pensions and mortgages count only if they are included`() throws {
    let day = 20_260_101
    let ledger = Ledger(entries: [
      .init(type: .cash, updates: [day: 100]), .init(type: .pension, updates: [day: 1000]),
      .init(type: .juniorSIPP, updates: [day: 10]), .init(type: .mortgage, updates: [day: -500]),
      .init(type: .loan, updates: [day: -20]),
    ])
    func netWorth(_ exclusions: PortfolioExclusions) throws -> Money {
      try ledger.portfolio(on: day, without: exclusions).netWorth
    }
    #expect(try netWorth(.none) == .gbp(590))
    #expect(try netWorth(.init(pensions: true)) == .gbp(-420))
    #expect(try netWorth(.init(mortgage: true)) == .gbp(1090))
    #expect(try netWorth(.init(pensions: true, mortgage: true)) == .gbp(80))
  }

  @Test(arguments: [false, true])
  func `W12 a mortgage alone is labelled as the mortgage`(_ isExcluded: Bool) throws {
    let ledger = Ledger(entries: [.init(type: .mortgage, updates: [20_260_101: -500])])
    let portfolio = try ledger.portfolio(on: 20_260_101, without: .init(mortgage: isExcluded))
    #expect(portfolio.debtLabel == .mortgage)
    #expect(portfolio.debtLabel?.rawValue == "Mortgage")
    #expect(portfolio.debt == .gbp(-500))
    #expect(portfolio.netWorth == (isExcluded ? .gbp(0) : .gbp(-500)))
  }

  @Test func `W13 with the mortgage left out, the debt is that of the others`() throws {
    let ledger = Ledger(entries: [
      .init(type: .mortgage, updates: [20_260_101: -500]), .init(type: .creditCard, updates: [20_260_101: -50]),
    ])
    let portfolio = try ledger.portfolio(on: 20_260_101, without: .init(mortgage: true))
    #expect(portfolio.debt == .gbp(-50))
    #expect(portfolio.debtLabel?.rawValue == "Total Debt")
  }

  @Test func `W14 assets are shown if they differ from net worth`() throws {
    let owned = try Ledger(entries: [.init(type: .cash, updates: [20_260_101: 10])]).portfolio(on: 20_260_101)
    #expect(!owned.showsAssets)
    #expect(owned.debtLabel == nil)
    let owing = try Self.example.portfolio(on: 20_260_103)
    #expect(owing.showsAssets)
    #expect(owing.debtLabel != nil)
  }

  @Test func `W15 a note says what is included`() {
    let pairs = [(false, false), (false, true), (true, false), (true, true)]
    let notes = pairs.map { PortfolioExclusions(pensions: $0, mortgage: $1).inclusionNote?.rawValue ?? "" }
    #expect(
      notes == ["Including pensions and mortgage", "Including pensions", "Including mortgage", ""])
  }

  @Test func `W16 a portfolio's change is against the last earlier day with an update (REC)`() throws {
    let change = try Self.example.portfolio(on: 20_260_103).change
    let expected = PortfolioChange(since: Samples.day(20_260_102), netWorth: .gbp(50), assets: .gbp(50), debt: .gbp(0))
    #expect(change == expected)
  }

  @Test func `W17 a portfolio of one day has no change`() throws {
    let none = try Self.example.portfolio(on: 20_260_101).change
    #expect(none == nil)
    let second = try Self.example.portfolio(on: 20_260_102).change
    let expected = PortfolioChange(
      since: Samples.day(20_260_101), netWorth: .gbp(-50), assets: .gbp(0), debt: .gbp(-50))
    #expect(second == expected)
  }

  @Test func `W18 accounts are listed by balance, debts last`() throws {
    let day = 20_260_101
    let ledger = Ledger(entries: [
      .init(type: .creditCard, updates: [day: -50]), .init(type: .cash, updates: [day: 10]),
      .init(type: .mortgage, updates: [day: -500]), .init(type: .pension, updates: [day: 99]),
      .init(type: .currentAccount, updates: [:]),
    ])
    let order = try ledger.portfolio(on: day).accounts.map(\.number)
    #expect(order == [4, 2, 5, 1, 3])
  }

  @Test func `an earlier day knows nothing of later updates`() throws {
    let portfolio = try Self.example.portfolio(on: 20_260_101)
    #expect(portfolio.netWorth == .gbp(100))
    #expect(portfolio.debt == .gbp(0))
    let before = try Self.example.portfolio(on: 20_251_231)
    #expect(before.netWorth == .gbp(0))
    #expect(before.change == nil)
  }
}
