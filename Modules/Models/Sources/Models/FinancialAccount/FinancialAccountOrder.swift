import Foundation
public import ModuloUtilities

/// The order of accounts by balance, the same in every list: debts last, on both sides the largest worth first, and
/// equal ones in insertion order. Accounts without a rate can't be compared: they follow, by currency.
public struct FinancialAccountOrder: Equatable, Sendable {
  private let base: Currency?
  private let rates: LatestRates

  /// - Parameters:
  ///   - base: The currency in which balances are compared; `nil` where none is known, and then each currency is
  ///     ordered by itself.
  ///   - rates: In any order; those of days after `day` are ignored.
  public init(in base: Currency?, on day: CalendarDay, rates: [ExchangeRateDomain]) {
    self.init(LatestRates(rates, on: day), in: base)
  }

  init(_ rates: LatestRates, in base: Currency?) {
    self.base = base
    self.rates = rates
  }

  /// The accounts in this order; the cost is that of a sort.
  public func sorted(_ accounts: [FinancialAccountDomain]) -> [FinancialAccountDomain] {
    let known = base.map { rates.rates(into: $0, for: Set(accounts.map(\.currency))) }
    return accounts.map { (account: $0, place: Self.place(of: $0, known)) }.sorted { $0.place < $1.place }
      .map(\.account)
  }

  private static func place(
    of account: FinancialAccountDomain, _ rates: ExchangeRates?
  ) -> (Int, String, Fraction, Int) {
    let rate = rates?[account.currency]
    let incomparable = rate == nil ? account.currency.code : ""
    return (account.isDebt ? 1 : 0, incomparable, -(Fraction(account.balance) * (rate ?? Fraction(1))), account.number)
  }
}
