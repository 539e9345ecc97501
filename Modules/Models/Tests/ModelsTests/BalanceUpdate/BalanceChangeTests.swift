import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The change of a balance.
@Suite struct BalanceChangeTests {
  private static let british = FormatContext(locale: Locale(identifier: "en_GB"), timeZone: .gmt)

  @Test func `W02 current and previous balance`() {
    let none = account(.cash)
    #expect(none.balance == .gbp(0))
    #expect(none.previousBalance == nil)
    #expect(none.updated == nil)
  }

  @Test func `W03 a change is the difference of the last two balances`() {
    let change = BalanceChange(from: .gbp(100), to: .gbp(150), isDebt: false)
    #expect(change.amount == .gbp(50))
    #expect(change.percentage == 50)
    let first = BalanceChange(from: nil, to: .gbp(100), isDebt: false)
    #expect(first.amount == .gbp(0))
    #expect(first.percentage == 0)
    let fromNothing = BalanceChange(from: .gbp(0), to: .gbp(100), isDebt: false)
    #expect(fromNothing.amount == .gbp(100))
    #expect(fromNothing.percentage == 0)
    #expect(!fromNothing.isComparable)
  }

  @Test func `W05 a debt that shrinks is an improvement`() {
    let reduced = BalanceChange(from: .gbp(-1000), to: .gbp(-900), isDebt: true)
    #expect(reduced.isPositive)
    #expect(reduced.trend == .down)
    let increased = BalanceChange(from: .gbp(-900), to: .gbp(-1000), isDebt: true)
    #expect(!increased.isPositive)
    #expect(increased.trend == .up)
    #expect(texts(reduced).text == "reduced by £100.00")
    #expect(texts(increased).text == "increased by £100.00")
  }

  @Test func `W06 the percentage is positive when a debt shrinks (REC)`() {
    let reduced = texts(BalanceChange(from: .gbp(-1000), to: .gbp(-900), isDebt: true)).percentage
    #expect(reduced == "+10.0%")
    let increased = texts(BalanceChange(from: .gbp(-900), to: .gbp(-1000), isDebt: true)).percentage
    #expect(increased == "-11.1%")
  }

  @Test func `a debt that falls is a gain, and its arrow falls, in an account and in a total`() {
    let account = texts(BalanceChange(from: .gbp(-1000), to: .gbp(-900), isDebt: true))
    let total = texts(BalanceChange(ofTotal: .gbp(100), isDebt: true))
    #expect([account, total].map(\.trend) == [.down, .down])
    #expect([account, total].map(\.isPositive) == [true, true])
    #expect([account, total].map(\.text) == ["reduced by £100.00", "reduced by £100.00"])
    let grown = texts(BalanceChange(ofTotal: .gbp(-100), isDebt: true))
    #expect(grown.trend == .up)
    #expect(grown.text == "increased by £100.00")
    #expect(!grown.isPositive)
  }

  @Test func `a debt keeps its word where there is little room`() {
    let reduced = BalanceChange(from: .gbp(-1000), to: .gbp(-900), isDebt: true)
    #expect(texts(reduced).shortText == "reduced (+10.0%)")
    let french = reduced.toUIModel(.french).shortText.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    #expect(french == "réduite (+10,0 %)")
    let increased = texts(BalanceChange(from: .gbp(-900), to: .gbp(-1000), isDebt: true))
    #expect(increased.shortText == "increased (-11.1%)")
    let asset = texts(BalanceChange(from: .gbp(100), to: .gbp(150), isDebt: false))
    #expect(asset.shortText == "+50.0%")
    let first = texts(BalanceChange(from: .gbp(0), to: .gbp(-5), isDebt: true))
    #expect(first.shortText == "increased by £5.00")
  }

  @Test(
    arguments: [
      (20_260_412, -100, "Bank 1: -£100.00"), (20_260_402, -100, "Bank 1: -£100.00 on 2 Apr 2026"),
      (20_260_402, -80, "Bank 1: -£100.00 on 2 Apr 2026 (now -£80.00)"),
    ] as [(Int, Decimal, String)])
  func `a saved balance names its day, and the balance now where it differs`(
    _ day: Int, _ now: Decimal, _ expected: String
  ) {
    let owner = account(.creditCard, now, updated: 20_260_412)
    let update = BalanceUpdateDomain(
      id: Samples.id(1), accountID: owner.id, balance: .gbp(-100), date: Samples.day(day))
    let saved = BalanceUpdateDetailedDomain(balanceUpdate: update, account: owner)
    #expect(saved.createdText(Self.british, on: Samples.today) == expected)
  }

  @Test(
    arguments: [
      (20_260_412, "Bank 1: -£100.00 (was -£80.00)"), (20_260_413, "Bank 1: -£100.00 on 12 Apr 2026"),
    ])
  func `the latest balance of an account is told with the one before it`(_ latest: Int, _ expected: String) {
    let owner = account(.creditCard, -100, previous: -80, updated: latest)
    let update = BalanceUpdateDomain(
      id: Samples.id(1), accountID: owner.id, balance: .gbp(-100), date: Samples.day(20_260_412))
    let saved = BalanceUpdateDetailedDomain(balanceUpdate: update, account: owner)
    let today = latest == 20_260_412 ? Samples.today : Samples.day(latest)
    #expect(saved.createdText(Self.british, on: today) == expected)
  }

  @Test func `a changed balance says the same in French`() {
    let owner = account(.cash, 80, updated: 20_260_412)
    let update = BalanceUpdateDomain(
      id: Samples.id(1), accountID: owner.id, balance: .gbp(100), date: Samples.day(20_260_402))
    let saved = BalanceUpdateDetailedDomain(balanceUpdate: update, account: owner)
    let texts = [90, 100].map {
      saved.updatedText(.french, on: Samples.today, was: .gbp($0)).replacing("\u{A0}", with: " ")
    }
    #expect(
      texts == [
        "Bank 1 : 100,00 £GB le 2 avr. 2026 (avant 90,00 £GB, actuellement 80,00 £GB)",
        "Bank 1 : 100,00 £GB le 2 avr. 2026 (actuellement 80,00 £GB)",
      ])
  }

  @Test func `W07 the change of an asset has a sign and all decimals`() {
    let up = texts(BalanceChange(from: .gbp(100), to: .gbp(150), isDebt: false))
    #expect(up.text == "+£50.00")
    #expect(up.percentage == "+50.0%")
    #expect(up.trend == .up)
    let down = texts(BalanceChange(from: .gbp(100), to: .gbp(50), isDebt: false))
    #expect(down.text == "-£50.00")
    #expect(down.trend == .down)
  }

  @Test(arguments: [false, true])
  func `W08 equal balances are called unchanged (REC)`(_ isDebt: Bool) {
    let change = BalanceChange(from: .gbp(-100), to: .gbp(-100), isDebt: isDebt)
    #expect(change.trend == .flat)
    #expect(texts(change).text == "no change")
    let french = change.toUIModel(.french).text
    #expect(french == "inchangé")
  }

  @Test(arguments: [
    ("1500000", "£1M"), ("1999", "£1K"), ("999", "£999"), ("-1500", "-£1K"), ("999.99", "£999"), ("-0.5", "£0"),
    ("0", "£0"), ("1000", "£1K"), ("999999", "£999K"),
  ])
  func `W28 a compact amount is cut toward zero`(_ amount: String, _ expected: String) {
    let text = Self.british.compactAmount(.gbp(amount))
    #expect(text == expected)
  }

  @Test func `compact money stands where the locale puts it`() {
    let text = FormatContext.french.compactAmount(.eur(-1_500)).replacing("\u{A0}", with: " ")
    #expect(text == "-1K €")
  }

  private func texts(_ change: BalanceChange) -> BalanceChangeUIModel {
    change.toUIModel(Self.british)
  }
}

/// An account in pounds.
func account(
  _ type: FinancialAccountType, _ balance: Decimal = 0, previous: Decimal? = nil, number: Int = 1,
  currency: String = "GBP",
  updated: Int? = nil
) -> FinancialAccountDomain {
  FinancialAccountDomain(
    id: Samples.id(number), number: number, provider: "Bank \(number)", type: type,
    balance: Money(balance, currency), previousBalance: previous.map { Money($0, currency) },
    updated: updated.map(Samples.day), updateCount: updated == nil ? 0 : previous == nil ? 1 : 2)
}
