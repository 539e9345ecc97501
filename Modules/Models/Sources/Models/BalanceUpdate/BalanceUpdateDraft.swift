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
  /// Whether the amount is the stored one: an imported balance may be below zero.
  public let keepsAmount: Bool

  /// - Precondition: The amount is in the account's currency.
  public init(
    id: UUID, account: FinancialAccountDomain, amount: Money, date: CalendarDay, note: String? = nil,
    keepsAmount: Bool = false
  ) {
    precondition(amount.currency == account.currency, "The account is in \(account.currency), not \(amount.currency)")
    self.id = id
    self.account = account
    self.amount = amount
    self.date = date
    self.note = note
    self.keepsAmount = keepsAmount
  }

  /// The balance as it is stored: below zero for a debt.
  public var balance: Money { account.type.balance(ofTyped: amount) }
}
