public import Foundation
public import ModuloUtilities

/// What an account held on a day, as the rules see it.
public struct BalanceUpdateDomain: Identifiable, Equatable, Sendable {
  public let id: UUID
  /// The short handle people type; of two updates on one day the higher number counts. 0 while the update is not stored.
  public let number: Int
  public let accountID: UUID
  /// Below zero for a debt.
  public let balance: Decimal
  public let currency: Currency
  public let date: CalendarDay
  public let note: String?

  public init(
    id: UUID, number: Int = 0, accountID: UUID, balance: Decimal, currency: Currency, date: CalendarDay,
    note: String? = nil
  ) {
    self.id = id
    self.number = number
    self.accountID = accountID
    self.balance = balance
    self.currency = currency
    self.date = date
    self.note = note
  }
}
