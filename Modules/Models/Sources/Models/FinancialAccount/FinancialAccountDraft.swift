public import Foundation
public import ModuloUtilities

/// User input for an account, parsed but not yet validated.
public struct FinancialAccountDraft: Equatable, Sendable {
  /// The id the account will have. Submitting the same draft again makes no second account.
  public let id: UUID
  /// The bank or company that has the account; the store refuses an empty one.
  public let provider: String
  /// The account's own name; `nil` when its provider serves as the name.
  public let ownName: String?
  /// The kind of account.
  public let type: FinancialAccountType
  /// The currency, which no later change can replace.
  public let currency: Currency
  /// The IBAN or number that the bank's files have, as typed; `nil` for none.
  public let bankID: String?
  /// The opening balance; `nil` for an account that starts without one.
  public let opening: Opening?
  /// The account that is edited, as it was shown: what the draft has in common with it stays as it is stored, also where
  /// another edit has changed it since. `nil` for a new account, and for an edit that gives everything.
  public let original: FinancialAccountDomain?

  /// - Precondition: The opening balance is in the account's currency.
  public init(
    id: UUID, provider: String, ownName: String? = nil, type: FinancialAccountType, currency: Currency,
    bankID: String? = nil, opening: Opening? = nil, original: FinancialAccountDomain? = nil
  ) {
    precondition(opening.map { $0.amount.currency == currency } ?? true, "The account is in \(currency)")
    self.id = id
    self.provider = provider
    self.ownName = ownName
    self.type = type
    self.currency = currency
    self.bankID = bankID
    self.opening = opening
    self.original = original
  }

  /// The first balance of an account.
  public struct Opening: Equatable, Sendable {
    /// The id the balance update will have.
    public let id: UUID
    /// The amount as typed: for a debt, the amount owed.
    public let amount: Money
    /// The day of the opening balance.
    public let date: CalendarDay

    /// Creates an opening balance; that of a debt is below zero.
    public init(id: UUID, amount: Money, date: CalendarDay) {
      self.id = id
      self.amount = amount
      self.date = date
    }
  }
}
