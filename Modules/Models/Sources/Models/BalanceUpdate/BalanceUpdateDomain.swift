public import Foundation
public import ModuloUtilities

/// An account's balance on a day, in the domain's types.
public struct BalanceUpdateDomain: Identifiable, Equatable, Sendable {
  public let id: UUID
  /// The short number for the command line; of two updates on one day the higher number counts. 0 while the update is
  /// not stored.
  public let number: Int
  public let accountID: UUID
  /// Below zero for a debt.
  public let balance: Money
  public let date: CalendarDay
  public let note: String?

  public init(
    id: UUID, number: Int = 0, accountID: UUID, balance: Money, date: CalendarDay, note: String? = nil
  ) {
    self.id = id
    self.number = number
    self.accountID = accountID
    self.balance = balance
    self.date = date
    self.note = note
  }
}

/// A balance update and the account it belongs to, as they were in one moment.
public struct BalanceUpdateDetailedDomain: Equatable, Sendable {
  public let balanceUpdate: BalanceUpdateDomain
  /// The account with its balance.
  public let account: FinancialAccountDomain

  public init(balanceUpdate: BalanceUpdateDomain, account: FinancialAccountDomain) {
    self.balanceUpdate = balanceUpdate
    self.account = account
  }
}
