import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The net worth as text.
@Suite struct PortfolioUIModelTests {
  private static let british = FormatContext(locale: Locale(identifier: "en_GB"), timeZone: .gmt)

  @Test func `a portfolio says what it includes and how it changed`() throws {
    let model = try PortfolioDomainTests.example.portfolio(on: 20_260_103).toUIModel(Self.british)
    #expect(model.netWorth.amount == "£100.00")
    #expect(model.netWorth.change?.text == "+£50.00")
    #expect(model.debt?.title == "Total debt")
    #expect(model.debt?.change?.trend == .flat)
    #expect(model.since == "since 2 Jan 2026")
    #expect(model.note == "Including pensions and mortgage")
  }

  @Test func `the debt's arrow shows what is owed`() throws {
    let ledger = Ledger(entries: [
      .init(type: .cash, updates: [20_260_101: 500]), .init(type: .loan, updates: [20_260_101: -100, 20_260_102: -80]),
    ])
    let model = try ledger.portfolio(on: 20_260_102).toUIModel(Self.british)
    #expect(model.debt?.change?.trend == .down)
    #expect(model.debt?.change?.text == "reduced by £20.00")
    #expect(model.netWorth.change?.trend == .up)
  }

  @Test func `a kind has its share of what is owned, and a debt has none`() throws {
    let ledger = Ledger(entries: [
      .init(type: .currentAccount, updates: [20_260_101: 300]), .init(type: .property, updates: [20_260_101: 700]),
      .init(type: .loan, updates: [20_260_101: -250]),
    ])
    let kinds = try ledger.portfolio(on: 20_260_101).toUIModel(Self.british).kinds
    #expect(kinds.map { $0.share?.text } == ["30.0%", "70.0%", nil])
    #expect(kinds.compactMap { $0.share?.value } == [Decimal(3) / 10, Decimal(7) / 10])
  }

  @Test func `what has nothing to compare with has no indicators`() throws {
    let model = try PortfolioDomainTests.example.portfolio(on: 20_260_101).toUIModel(Self.british)
    #expect(model.netWorth.change == nil)
    #expect(model.since == nil)
    #expect(model.assets == nil)
  }

  @Test func `W34 a rate says how much, and of which day it is`() throws {
    let dollar = rate("USD", try #require(Decimal(string: "0.75")), on: 20_260_102)
    let text = dollar.text(Self.british)
    #expect(text == "1 USD = 0.75 GBP since 2 Jan 2026")
  }

  @Test func `where no money has a rate there is no net worth, and nothing to draw`() throws {
    var ledger = Ledger(entries: [.init(type: .cash, currency: "USD", updates: [20_260_101: 5, 20_260_102: 7])])
    let portfolio = try ledger.portfolio(on: 20_260_102).toUIModel(Self.british)
    #expect(portfolio.unknown == "The net worth in GBP is unknown.")
    #expect(portfolio.since == nil)
    #expect(portfolio.unconverted.map(\.amount) == ["US$7.00"])
    let series = try ledger.series(through: 20_260_102)
    let chart = series.chart(range: .max, on: Samples.day(20_260_102), Self.british)
    #expect(series.points.count == 2)
    #expect(chart.points.isEmpty)
    #expect(series.emptyText(Self.british) == "The net worth in GBP is unknown.")

    ledger.rates = [rate("USD", 2, on: 20_260_102)]
    let known = try ledger.portfolio(on: 20_260_102).toUIModel(Self.british)
    #expect(known.unknown == nil)
    let drawn = try ledger.series(through: 20_260_102).chart(range: .max, on: Samples.day(20_260_102), Self.british)
    #expect(drawn.points.count == 2)
  }

  @Test func `a net worth of nothing is known, with money that isn't counted too`() throws {
    let empty = try Ledger(entries: []).portfolio(on: 20_260_102).toUIModel(Self.british)
    #expect(empty.unknown == nil)
    let ledger = Ledger(entries: [
      .init(type: .cash, updates: [20_260_101: 0]), .init(type: .cash, currency: "USD", updates: [20_260_101: 5]),
    ])
    let zero = try ledger.portfolio(on: 20_260_102).toUIModel(Self.british)
    #expect(zero.unknown == nil)
    #expect(zero.netWorth.amount == "£0.00")
    let empties = try Ledger(entries: []).series(through: 20_260_102).emptyText(Self.british)
    #expect(empties == "There is nothing to draw yet")
  }

  @Test(arguments: [("en_GB", "Mortgage: -US$900.00"), ("fr_FR", "Prêt immobilier\u{A0}: -900,00\u{A0}$US")])
  func `an excluded mortgage without a rate is named as not counted`(_ locale: String, _ missing: String) throws {
    let ledger = Ledger(entries: [
      .init(type: .cash, updates: [20_260_101: 100]),
      .init(type: .cash, currency: "USD", updates: [20_260_101: 50]),
      .init(type: .mortgage, currency: "USD", updates: [20_260_101: -900]),
      .init(type: .mortgage, currency: "EUR", updates: [20_260_101: -5]),
    ])
    let format = FormatContext(locale: Locale(identifier: locale), timeZone: .gmt, adviceWords: MockAdviceWords())
    let model = try ledger.portfolio(on: 20_260_101, without: .init(mortgage: true)).toUIModel(format)
    let amounts = model.unconverted.map(\.amount)
    #expect(amounts.count == 3)
    #expect(amounts.last == missing)
    let advised = model.unconverted.map { $0.advice != nil }
    #expect(advised == [true, true, false])
  }

  @Test func `an excluded mortgage alone leaves a net worth of nothing, and says what is owed`() throws {
    let ledger = Ledger(entries: [.init(type: .mortgage, currency: "USD", updates: [20_260_101: -900])])
    let model = try ledger.portfolio(on: 20_260_101, without: .init(mortgage: true)).toUIModel(Self.british)
    #expect(model.unknown == nil)
    #expect(model.netWorth.amount == "£0.00")
    #expect(model.unconverted.map(\.amount) == ["Mortgage: -US$900.00"])
  }

  @Test func `what the net worth leaves out isn't named again for the debt`() throws {
    let ledger = Ledger(entries: [
      .init(type: .cash, updates: [20_260_101: 100]),
      .init(type: .mortgage, currency: "USD", updates: [20_260_101: -900]),
    ])
    let model = try ledger.portfolio(on: 20_260_101).toUIModel(Self.british)
    #expect(model.unconverted.map(\.amount) == ["-US$900.00"])
  }

  @Test func `an account says when it was updated, and nothing of a change of zero`() {
    let model = account(.cash, 5, previous: 5, updated: 20_260_101).toUIModel(Self.british, on: Samples.today)
    #expect(model.change == nil)
    #expect(model.updated == "1 Jan 2026")
    #expect(model.typeName == "Cash")
  }

  @Test func `only the first page holds the balance that counts`() {
    let owner = account(.cash, 5, previous: 4, updated: 20_260_102)
    let updates = [5, 4].map {
      BalanceUpdateDomain(
        id: Samples.id($0), number: $0, accountID: owner.id, balance: .gbp(Decimal($0)),
        date: Samples.day(20_260_102))
    }
    let first = updates.toUIModel(Self.british, of: owner, offset: 0).map(\.isCurrent)
    #expect(first == [true, false])
    let second = updates.toUIModel(Self.british, of: owner, offset: 2).map(\.isCurrent)
    #expect(second == [false, false])
  }
}
