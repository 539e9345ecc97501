import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The signs of what is shown: the smallest amount above zero and below, and zero itself.
@Suite struct FigureSignTests {
  private static let british = FormatContext(locale: Locale(identifier: "en_GB"), timeZone: .gmt)
  private static let pound = Samples.currency("GBP")
  private static let amounts = ["0.01", "0", "-0.01"]

  @Test(arguments: zip(amounts, ["+£0.01", "no change", "-£0.01"]))
  func `the change of a balance`(_ amount: String, _ expected: String) throws {
    let change = BalanceChange(from: .gbp(5), to: .gbp(5) + .gbp(amount), isDebt: false)
    let model = change.toUIModel(Self.british)
    #expect(model.text == expected)
    #expect(model.isPositive == (amount == "0.01"))
    let debt = BalanceChange(from: .gbp(-5), to: .gbp(-5) + .gbp(amount), isDebt: true)
    let words = ["0.01": "reduced by £0.01", "0": "no change", "-0.01": "increased by £0.01"]
    #expect(debt.toUIModel(Self.british).text == words[amount])
    let trends: [String: [Trend]] = ["0.01": [.up, .down], "0": [.flat, .flat], "-0.01": [.down, .up]]
    #expect([change.trend, debt.trend] == trends[amount])
  }

  @Test(arguments: zip(amounts, ["+£0.01", "no change", "-£0.01"]))
  func `the change of a total`(_ amount: String, _ expected: String) throws {
    let change = try decimal(amount)
    let ledger = Ledger(entries: [.init(type: .cash, updates: [20_260_101: 5, 20_260_102: 5 + change])])
    let model = try #require(try ledger.portfolio(on: 20_260_102).toUIModel(Self.british).netWorth.change)
    #expect(model.text == expected)
    #expect(model.percentage == nil)
    let trends: [String: Trend] = ["0.01": .up, "0": .flat, "-0.01": .down]
    #expect(model.trend == trends[amount])
    #expect(model.isPositive == (amount == "0.01"))
  }

  @Test(arguments: zip(amounts, [false, false, true]))
  func `a balance below zero`(_ amount: String, _ isNegative: Bool) throws {
    let balance = try decimal(amount)
    let account = account(.cash, balance, updated: 20_260_102)
    #expect(account.toUIModel(Self.british, on: Samples.today).isNegative == isNegative)
    let update = BalanceUpdateDomain(
      id: Samples.id(1), accountID: account.id, balance: .gbp(balance), date: Samples.today)
    let shown = update.toUIModel(Self.british)
    #expect(shown.isNegative == isNegative)
    #expect(!shown.isCurrent)
    let ledger = Ledger(entries: [.init(type: .cash, updates: [20_260_101: balance])])
    let worth = try ledger.portfolio(on: 20_260_102).toUIModel(Self.british).netWorth
    #expect(worth.isNegative == isNegative)
  }

  @Test func `an account without balances is worth nothing`() throws {
    let account = try FinancialAccountRecord(account: .savings).toDomain()
    #expect(account.balance == .usd(0))
    #expect(account.previousBalance == nil)
    #expect(account.updated == nil)
    #expect(account.updateCount == 0)
  }

  @Test func `signs are always shown where they are asked for`() {
    let texts = [
      Self.british.signedAmount(.gbp(0)), Self.british.signedExactAmount(.gbp(0)),
      Self.british.signedWholeAmount(.gbp(0)), Self.british.signedPercentage(0),
      Self.british.signedExactAmount(.gbp(5)), Self.british.signedPercentage(100),
    ]
    #expect(texts == ["+£0", "+£0.00", "+£0", "+0.0%", "+£5.00", "+100.0%"])
  }

  @Test func `half a percent and half a tenth are rounded away from zero`() throws {
    let texts = try ["0.125", "0.005", "-0.125"].map { Self.british.percent(try decimal($0)) }
    #expect(texts == ["13%", "1%", "-13%"])
    let tenths = try ["12.25", "-12.25"].map { Self.british.signedPercentage(try decimal($0)) }
    #expect(tenths == ["+12.3%", "-12.3%"])
  }

  @Test(arguments: [("1000000", "£1M"), ("-1000000", "-£1M"), ("1", "£1"), ("1.5", "£1"), ("-1", "-£1")])
  func `compact money at its units`(_ amount: String, _ expected: String) throws {
    let text = Self.british.compactAmount(.gbp(amount))
    #expect(text == expected)
  }

  @Test func `the scale of months has zero in it`() throws {
    let texts = [[50, -20, 30], [10, 20], [-10, -20], []].map { nets in
      let months = nets.enumerated().compactMap { index, net in
        Samples.month(202_601).adding(index).map { ContributionMonthDomain(month: $0, net: .gbp(Decimal(net))) }
      }
      let scale = MonthChart(months).toUIModel(Self.british, Self.pound).scale
      return [scale.highest, scale.zero, scale.lowest]
    }
    #expect(texts == [["£50", "£0", "-£20"], ["£20", "£0", "£0"], ["£0", "£0", "-£20"], ["£0", "£0", "£0"]])
  }

  @Test(arguments: [(9, 2, 3, 4), (5, 2, 3, 0), (3, 2, 3, 0)])
  func `what is beyond a page of updates is counted`(_ all: Int, _ offset: Int, _ shown: Int, _ expected: Int) {
    let account = FinancialAccountDomain(
      id: Samples.id(1), provider: "Bank", type: .cash, balance: .gbp(0), updateCount: all)
    let updates = (0..<shown).map {
      BalanceUpdateDomain(
        id: Samples.id($0), accountID: account.id, balance: .gbp(1), date: Samples.today)
    }
    let details = FinancialAccountDetailedDomain(account: account, points: [], updates: updates)
    let further = details.toUIModel(Self.british, on: Samples.today, range: .max, offset: offset).furtherUpdates
    #expect(further == expected)
  }

  @Test(arguments: ["1", "0.000000000000000001", "1234.5"])
  func `a rate is written with all of its digits, and no other`(_ text: String) throws {
    let shown = rate("USD", try decimal(text), on: 20_260_102).toUIModel(Self.british).amount
    #expect(shown.replacing(",", with: "") == "\(text) GBP")
  }

  @Test func `one day and one month are a span by themselves`() {
    let day = Self.british.days(Samples.today, Samples.today)
    #expect(day == "12 Apr 2026")
    let months = [[], [202_604], [202_602, 202_603, 202_604]].map { Self.british.months($0.map { Samples.month($0) }) }
    #expect(months == ["", "Apr 2026", "Feb 2026 – Apr 2026"])
  }

  private func decimal(_ text: String) throws -> Decimal { try #require(Decimal(string: text)) }
}
