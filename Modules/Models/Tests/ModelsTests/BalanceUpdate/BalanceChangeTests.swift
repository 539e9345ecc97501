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

  @Test func `W03 change`() {
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

  @Test func `W05 debt trend`() {
    let reduced = BalanceChange(from: .gbp(-1000), to: .gbp(-900), isDebt: true)
    #expect(reduced.isPositive)
    #expect(reduced.trend == .down)
    let increased = BalanceChange(from: .gbp(-900), to: .gbp(-1000), isDebt: true)
    #expect(!increased.isPositive)
    #expect(increased.trend == .up)
    #expect(texts(reduced).text == "reduced by £100.00")
    #expect(texts(increased).text == "increased by £100.00")
  }

  @Test func `W06 debt percentage (REC)`() {
    let reduced = texts(BalanceChange(from: .gbp(-1000), to: .gbp(-900), isDebt: true)).percentage
    #expect(reduced == "+10.0%")
    let increased = texts(BalanceChange(from: .gbp(-900), to: .gbp(-1000), isDebt: true)).percentage
    #expect(increased == "-11.1%")
  }

  @Test func `W07 asset change text`() {
    let up = texts(BalanceChange(from: .gbp(100), to: .gbp(150), isDebt: false))
    #expect(up.text == "+£50.00")
    #expect(up.percentage == "+50.0%")
    #expect(up.trend == .up)
    let down = texts(BalanceChange(from: .gbp(100), to: .gbp(50), isDebt: false))
    #expect(down.text == "-£50.00")
    #expect(down.trend == .down)
  }

  @Test(arguments: [false, true])
  func `W08 zero change (REC)`(_ isDebt: Bool) {
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
  func `W28 compact money`(_ amount: String, _ expected: String) {
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
