public import Foundation
public import ModuloUtilities

/// An account's balance on a day, in the domain's types.
public struct BalanceUpdateDomain: Identifiable, Equatable, Sendable {
  /// The identifier of the row; made by the form, so that a retry stores one balance.
  public let id: UUID
  /// The short number for the command line; of two updates on one day the higher number counts. 0 while the update is
  /// not stored.
  public let number: Int
  /// The identifier of the account it belongs to.
  public let accountID: UUID
  /// Below zero for a debt.
  public let balance: Money
  /// The calendar day it counts for.
  public let date: CalendarDay
  /// A note; `nil` for none.
  public let note: String?

  /// Creates a balance; that of a debt is below zero.
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

  /// Its place among the updates of its account.
  public var key: RowKey { RowKey(date, number) }
}

/// A balance update and the account it belongs to, as they were in one moment.
public struct BalanceUpdateDetailedDomain: Equatable, Sendable {
  /// The stored balance.
  public let balanceUpdate: BalanceUpdateDomain
  /// The account with its balance.
  public let account: FinancialAccountDomain

  /// Creates a balance with the state of its account after the change.
  public init(balanceUpdate: BalanceUpdateDomain, account: FinancialAccountDomain) {
    self.balanceUpdate = balanceUpdate
    self.account = account
  }
}

extension BalanceUpdateDomain: OwnedEntry {
  /// The identifier of the account.
  public var ownerID: UUID { accountID }
}
