public import Foundation
public import ModuloUtilities

/// An account as the rules see it: what it is, and what it holds on the day that it was read for.
public struct FinancialAccountDomain: Identifiable, Equatable, Sendable {
  public let id: UUID
  /// The short handle people type; 0 while the account is not stored.
  public let number: Int
  public let provider: String
  /// The name that the account was given; `nil` when it goes by its provider.
  public let ownName: String?
  public let type: AccountType
  public let currency: Currency
  /// The latest balance, below zero for a debt; 0 when there is none.
  public let balance: Decimal
  /// The balance before the latest; `nil` with fewer than two.
  public let previousBalance: Decimal?
  /// The day of the latest balance; `nil` when there is none.
  public let updated: CalendarDay?
  public let updateCount: Int

  public init(
    id: UUID, number: Int = 0, provider: String, ownName: String? = nil, type: AccountType, currency: Currency,
    balance: Decimal = 0, previousBalance: Decimal? = nil, updated: CalendarDay? = nil, updateCount: Int = 0
  ) {
    self.id = id
    self.number = number
    self.provider = provider
    self.ownName = ownName
    self.type = type
    self.currency = currency
    self.balance = balance
    self.previousBalance = previousBalance
    self.updated = updated
    self.updateCount = updateCount
  }
}

extension [FinancialAccountDomain] {
  /// The currency of all of them; `nil` when there are several, or no account.
  public var sharedCurrency: Currency? {
    let shared = Set(map(\.currency))
    return shared.count == 1 ? shared.first : nil
  }
}

extension FinancialAccountDomain {
  /// What the account goes by: its own name, else its provider.
  public var name: String { ownName ?? provider }

  /// The name as the account is spoken of, on one line.
  public var title: String { name.singleLine }

  public var isDebt: Bool { type.isDebt }

  /// What became of the balance with the latest update.
  public var change: BalanceChange { BalanceChange(from: previousBalance, to: balance, isDebt: isDebt) }

  /// What a person calls the balance's amount: what is owed of a debt, so that it is no less than 0 in both cases.
  public var typedBalance: Decimal { type.balance(ofTyped: balance) }
}
