import Foundation
public import ModuloUtilities

/// The order of accounts by balance, the same in every list: debts last, on both sides the largest worth first, and
/// equal ones in insertion order. Accounts without a rate can't be compared: they follow, by currency.
public struct FinancialAccountOrder: Equatable, Sendable {
  private let rates: ExchangeRates?

  /// - Parameters:
  ///   - base: The currency in which balances are compared; `nil` where none is known, and then each currency is
  ///     ordered by itself.
  ///   - rates: In any order; those into other currencies, or of days after `day`, are ignored.
  public init(in base: Currency?, on day: CalendarDay, rates: [ExchangeRateDomain]) {
    self.init(base.map { ExchangeRates(rates, in: $0, on: day) })
  }

  init(_ rates: ExchangeRates?) { self.rates = rates }

  /// The accounts in this order; the cost is that of a sort.
  public func sorted(_ accounts: [FinancialAccountDomain]) -> [FinancialAccountDomain] {
    accounts.map { (account: $0, place: place(of: $0)) }.sorted { $0.place < $1.place }.map(\.account)
  }

  private func place(of account: FinancialAccountDomain) -> (Int, String, Decimal, Int) {
    let rate = rates?[account.currency]
    let incomparable = rate == nil ? account.currency.code : ""
    return (account.isDebt ? 1 : 0, incomparable, -account.balance.decimal * (rate ?? 1), account.number)
  }
}
