import Foundation
import ModuloModels
import ModuloUtilities
import Testing

@testable import ModuloModelsMocks

/// The sums of a portfolio by kind of account.
@Suite struct PortfolioKindTests {
  private static let day = 20_260_101

  /// An account of every type; debts and assets differ, so that no two kinds have one sum.
  private static let everything = Ledger(
    entries: FinancialAccountType.allCases.enumerated().map { index, type in
      .init(type: type, updates: [day: Decimal(1 << index) * (type.isDebt ? -1 : 1)])
    })

  @Test(arguments: FinancialAccountKind.allCases) func `a kind is of one part of the portfolio`(
    _ kind: FinancialAccountKind
  ) {
    let components = Set(FinancialAccountType.allCases.filter { $0.kind == kind }.map(\.component))
    #expect(components.count == 1)
  }

  @Test(arguments: [
    PortfolioExclusions.none, .init(pensions: true), .init(mortgage: true), .init(pensions: true, mortgage: true),
  ])
  func `the sums add up to the net worth, in their order`(_ exclusions: PortfolioExclusions) throws {
    let portfolio = try Self.everything.portfolio(on: Self.day, without: exclusions)
    let sum = portfolio.kinds.compactMap(\.total).reduce(.gbp(0), +)
    #expect(sum == portfolio.netWorth)
    let expected = FinancialAccountKind.allCases.filter { kind in
      !(exclusions.pensions && kind == .pensions) && !(exclusions.mortgage && kind == .mortgages)
    }
    #expect(portfolio.kinds.map(\.kind) == expected)
    let counted = portfolio.kinds.reduce(0) { $0 + $1.accountCount }
    let included = portfolio.accounts.count { exclusions.include($0.type.component) }
    #expect(counted == included)
  }

  @Test func `a kind without an account isn't told`() throws {
    let ledger = Ledger(entries: [
      .init(type: .loan, updates: [Self.day: -20]), .init(type: .currentAccount, updates: [Self.day: 100]),
      .init(type: .cash, updates: [:]), .init(type: .loan, updates: [Self.day: -5]),
    ])
    let kinds = try ledger.portfolio(on: Self.day).kinds
    #expect(kinds.map(\.kind) == [.cash, .loans])
    #expect(kinds.map(\.total) == [.gbp(100), .gbp(-25)])
    #expect(kinds.map(\.accountCount) == [2, 2])
  }

  @Test func `a sum is what is converted of it, rounded once`() throws {
    var ledger = Ledger(entries: [
      .init(type: .cash, updates: [Self.day: 1]),
      .init(type: .foreignCurrency, currency: "USD", updates: [Self.day: 5]),
      .init(type: .foreignCurrency, currency: "USD", updates: [Self.day: 6]),
      .init(type: .savingsAccount, currency: "EUR", updates: [Self.day: 9]),
    ])
    let third = DecimalRatio(try #require(Decimal(string: "0.333333333333")))
    let none = try ledger.portfolio(on: Self.day).kinds
    #expect(none.map(\.total) == [.gbp(1), nil])
    ledger.rates = [
      ExchangeRateDomain(
        id: Samples.id(901), number: 1, currency: Samples.currency("USD"), base: Samples.currency("GBP"), rate: third,
        date: Samples.day(Self.day))
    ]
    let some = try ledger.portfolio(on: Self.day).kinds
    #expect(some.map(\.total) == [.gbp("4.67"), nil])
  }

  @Test(arguments: [
    (FormatContext.english, ["Cash £100.00", "Savings not counted", "Loans -£20.00"]),
    (.french, ["Liquidités 100,00 £GB", "Épargne non compté", "Prêts -20,00 £GB"]),
  ])
  func `the kinds in words`(_ format: FormatContext, _ expected: [String]) throws {
    let ledger = Ledger(entries: [
      .init(type: .cash, updates: [Self.day: 100]), .init(type: .loan, updates: [Self.day: -20]),
      .init(type: .savingsAccount, currency: "EUR", updates: [Self.day: 9]),
    ])
    let kinds = try ledger.portfolio(on: Self.day).toUIModel(format).kinds
    let texts = kinds.map { "\($0.title) \($0.amount)".replacing(/[\u{A0}\u{202F}]/, with: " ") }
    #expect(texts == expected)
    #expect(kinds.map(\.isNegative) == [false, false, true])
  }

  @Test func `one kind needs no sums, nor do figures that no rate is known for`() throws {
    let one = Ledger(entries: [.init(type: .cash, updates: [Self.day: 5]), .init(type: .cash, updates: [Self.day: 6])])
    let portfolio = try one.portfolio(on: Self.day)
    #expect(portfolio.kinds.map(\.total) == [.gbp(11)])
    #expect(portfolio.toUIModel(.english).kinds.isEmpty)
    let foreign = Ledger(entries: [
      .init(type: .cash, currency: "USD", updates: [Self.day: 5]),
      .init(type: .loan, currency: "USD", updates: [Self.day: -5]),
    ])
    #expect(try foreign.portfolio(on: Self.day).toUIModel(.english).kinds.isEmpty)
  }

  @Test(
    arguments: [
      (FormatContext.english, 40, nil), (.english, 41, "41 days old"), (.french, 41, "il y a 41 jours"),
      (.english, 0, nil), (.english, -3, nil),
    ] as [(FormatContext, Int, String?)])
  func `the age of a balance is told from the forty-first day on`(
    _ format: FormatContext, _ days: Int, _ expected: String?
  ) throws {
    let day = Samples.day(20_260_101)
    let model = account(.cash, 5, updated: 20_260_101).toUIModel(format, on: try #require(day.adding(days: days)))
    #expect(model.age?.replacing("\u{A0}", with: " ") == expected)
    let isTold = model.datedUpdate?.hasSuffix(")") == true
    #expect(isTold == (expected != nil))
  }

  @Test func `an account without a balance has no age`() {
    let model = account(.cash).toUIModel(.english, on: Samples.today)
    #expect(model.age == nil)
    #expect(model.datedUpdate == nil)
  }
}
