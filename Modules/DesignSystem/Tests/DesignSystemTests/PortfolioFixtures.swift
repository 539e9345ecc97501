import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

/// Accounts with their balances, in pounds, on 2026-04-12.
enum Wealth {
  /// A savings account that grew, a card on which less is owed, and a current account without a balance.
  static let accounts = [savings, card, account(.currentAccount, number: 3, provider: "Starling", [:])]

  static let savings = account(
    .savingsAccount, number: 1, provider: "Marcus", [20_260_112: 100, 20_260_312: 120, 20_260_410: 150])

  static let card = account(
    .creditCard, number: 2, provider: "Chase", [20_260_201: -60, 20_260_405: -50], name: "Chase Slate")

  static func account(
    _ type: FinancialAccountType, number: Int, provider: String, _ balances: KeyValuePairs<Int, Decimal>,
    name: String? = nil
  ) -> FinancialAccountDetailedDomain {
    let id = Samples.id(number)
    let points = balances.map { BalancePoint(date: Samples.day($0.key), amount: .gbp($0.value)) }
    let account = FinancialAccountDomain(
      id: id, number: number, provider: provider, ownName: name, type: type,
      balance: points.last?.amount ?? .gbp(0), previousBalance: points.dropLast().last?.amount,
      updated: points.last?.date,
      updateCount: points.count)
    let updates = points.enumerated().reversed().map { index, point in
      BalanceUpdateDomain(
        id: Samples.id(100 * number + index), number: 10 * number + index, accountID: id, balance: point.amount,
        date: point.date, note: index == 0 ? "Opened" : nil)
    }
    return FinancialAccountDetailedDomain(account: account, points: points, updates: updates)
  }

  /// Everything that a report shows of the accounts.
  ///
  /// - Parameter goal: The goal of which the savings account has 150 pounds of 200; `nil` for none.
  static func report(
    _ accounts: [FinancialAccountDetailedDomain] = accounts, unconverted: Money? = nil, goal: String? = nil
  ) throws -> PortfolioReportDomain {
    var days = accounts.flatMap(days)
    if let unconverted {
      days.append(
        PortfolioDay(component: .assets, date: Samples.day(20_260_112), net: unconverted))
    }
    let pounds = Samples.currency("GBP")
    var portfolio = try PortfolioDomain(
      on: Samples.today, in: pounds, accounts: accounts.map(\.account), days: days, rates: [])
    portfolio.funding = goal.map(funding) ?? .none
    return PortfolioReportDomain(
      portfolio: portfolio,
      series: try PortfolioSeries(through: Samples.today, in: pounds, days: days, rates: []), accounts: accounts)
  }

  private static func funding(of goal: String) -> FundingSummary {
    func end(_ name: String) -> FundingEnd { FundingEnd(id: Samples.id(1), number: 1, name: name, title: name) }
    let link = FundingDomain(
      id: Samples.id(1), goal: end(goal), account: end("Marcus"), priority: 1, claimed: .gbp(200), setAside: .gbp(150))
    return FundingSummary(accounts: [AccountFunding(account: end("Marcus"), balance: .gbp(150), fundings: [link])])
  }

  private static func days(of details: FinancialAccountDetailedDomain) -> [PortfolioDay] {
    var before = Money.zero(in: details.account.currency)
    return details.points.map { point in
      defer { before = point.amount }
      return PortfolioDay(
        component: details.account.type.component, date: point.date, net: point.amount - before)
    }
  }

  static func details(
    _ details: FinancialAccountDetailedDomain, _ format: FormatContext, range: ChartRange = .max
  ) -> FinancialAccountDetailedUIModel {
    details.toUIModel(format, on: Samples.today, range: range, offset: 0)
  }
}
