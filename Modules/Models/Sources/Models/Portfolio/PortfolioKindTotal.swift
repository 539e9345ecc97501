public import ModuloUtilities

/// The accounts of one kind together.
public struct PortfolioKindTotal: Equatable, Sendable {
  /// The kind of the accounts.
  public let kind: FinancialAccountKind
  /// The sum of the balances in the portfolio's currency, rounded once: below zero for debts, without the balances whose
  /// currency has no rate. `nil` where none of the balances has one.
  public let total: Money?
  /// The number of accounts.
  public let accountCount: Int
}

extension PortfolioKindTotal {
  /// The kinds that have an account, in their order; those of excluded parts are left out, so that the others add up to
  /// the net worth.
  ///
  /// - Throws: ``StorageError/outOfRange`` for a sum too large for any amount.
  static func all(
    of accounts: [FinancialAccountDomain], _ rates: ExchangeRates, without exclusions: PortfolioExclusions
  ) throws(RepositoryError) -> [PortfolioKindTotal] {
    let groups = Dictionary(grouping: accounts.filter { exclusions.include($0.type.component) }, by: \.type.kind)
    var totals: [PortfolioKindTotal] = []
    for kind in FinancialAccountKind.allCases {
      guard let accounts = groups[kind] else { continue }
      totals.append(
        PortfolioKindTotal(kind: kind, total: try total(of: accounts, rates), accountCount: accounts.count))
    }
    return totals
  }

  /// The sum of the balances, rounded once; `nil` where none of them has a rate.
  ///
  /// - Throws: ``StorageError/outOfRange`` for a sum too large for any amount.
  static func total(
    of accounts: [FinancialAccountDomain], _ rates: ExchangeRates
  ) throws(RepositoryError) -> Money? {
    // Nothing is nothing in any currency.
    guard accounts.contains(where: { $0.balance.isZero || rates[$0.currency] != nil }) else { return nil }
    var sums: [Currency: Money] = [:]
    for account in accounts { sums[account.currency, default: .zero(in: account.currency)] += account.balance }
    var sum = ConvertedSum(in: rates.base)
    for total in sums.values { sum.add(total, rates) }
    return try sum.rounded()
  }
}
