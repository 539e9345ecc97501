public import Foundation
public import ModuloUtilities

/// User input for a balance update, parsed but not yet validated.
public struct BalanceUpdateDraft: Equatable, Sendable {
  /// The id the update will have. Submitting the same draft again makes no second update.
  public let id: UUID
  /// The account as it was shown to the user.
  public let account: FinancialAccountDomain
  /// The amount as typed: for a debt, the amount owed.
  public let amount: Money
  /// The calendar day it counts for.
  public let date: CalendarDay
  /// A note; `nil` or blank for none.
  public let note: String?
  /// The update that is edited, as it was shown: what the draft has in common with it stays as it is stored, also where
  /// another edit has changed it since. `nil` for a new update, and for an edit that gives everything.
  public let original: BalanceUpdateDomain?

  /// - Precondition: The amount is in the account's currency.
  public init(
    id: UUID, account: FinancialAccountDomain, amount: Money, date: CalendarDay, note: String? = nil,
    original: BalanceUpdateDomain? = nil
  ) {
    precondition(amount.currency == account.currency, "The account is in \(account.currency), not \(amount.currency)")
    self.id = id
    self.account = account
    self.amount = amount
    self.date = date
    self.note = note
    self.original = original
  }

  /// Whether the account may have the balance. A stored one may stay: an imported one may be below zero.
  public var isPermitted: Bool { account.type.permits(typed: amount) || balance == original?.balance }

  /// The balance as it is stored: below zero for a debt.
  public var balance: Money { account.type.balance(ofTyped: amount) }
}
