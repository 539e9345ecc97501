import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// In which order accounts stand.
@Suite struct FinancialAccountOrderTests {
  private let pounds = Samples.currency("GBP")

  @Test func `W18 debts stand last, at zero and beside overdrawn accounts too`() {
    let accounts = [
      account(.creditCard, 0, number: 1), account(.currentAccount, 0, number: 2), account(.loan, -10, number: 3),
      account(.currentAccount, -50, number: 4), account(.cash, 5, number: 5), account(.mortgage, 0, number: 6),
    ]
    for base in [pounds, nil] {
      let order = FinancialAccountOrder(in: base, on: Samples.today, rates: []).sorted(accounts).map(\.number)
      #expect(order == [5, 2, 4, 1, 6, 3])
    }
  }

  @Test func `money in other currencies stands by its worth, and without a rate after what has one`() {
    let accounts = [
      account(.cash, 199_391, number: 1, currency: "JPY"), account(.cash, 120_019, number: 2),
      account(.cash, 7, number: 3, currency: "CHF"), account(.cash, 1_000, number: 4, currency: "USD"),
      account(.loan, -1, number: 5, currency: "CHF"), account(.loan, -2, number: 6),
    ]
    let rates = [rate("JPY", 1, on: 20_260_413, number: 2), rate("JPY", Decimal(1) / 200, on: 20_260_101)]
    let order = FinancialAccountOrder(in: pounds, on: Samples.today, rates: rates).sorted(accounts).map(\.number)
    #expect(order == [2, 1, 3, 4, 6, 5])
    let later = FinancialAccountOrder(in: pounds, on: Samples.day(20_260_413), rates: rates).sorted(accounts).map(
      \.number)
    #expect(later == [1, 2, 3, 4, 6, 5])
  }

  @Test func `where no currency is known each stands by itself`() {
    let accounts = [
      account(.cash, 1, number: 1, currency: "USD"), account(.cash, 2, number: 2, currency: "JPY"),
      account(.cash, 3, number: 3, currency: "USD"),
    ]
    let order = FinancialAccountOrder(in: nil, on: Samples.today, rates: []).sorted(accounts).map(\.number)
    #expect(order == [2, 3, 1])
  }
}
