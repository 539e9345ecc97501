public import Foundation
public import ModuloUtilities

/// A stored balance of an account on a day.
///
/// Of several updates on one day the one with the greatest number counts.
public struct BalanceUpdateEntity: Identifiable, Equatable, Sendable {
  /// The primary key.
  public let id: UUID
  /// The number in insertion order, for the command line; 0 while the update is not stored.
  public var number: Int64
  /// The identifier of the account; deleting the account deletes the row.
  public var accountID: UUID
  /// In minor units of the account's currency; negative for what is owed.
  public var balanceMinor: Int64
  /// The calendar day, stored as yyyymmdd.
  public var date: CalendarDay
  /// A note; `nil` for none.
  public var note: String?
  /// This balance less the account's previous one, by day and number; the whole balance for the first. Maintained by
  /// the repository, so that the series of the portfolio is a sum.
  public var changeMinor: Int64
  /// The part of the portfolio that the account counts to: the raw value of a ``PortfolioPart``. Maintained by the
  /// repository.
  public var part: String
  /// The key by which an imported row is recognised when its file is imported again; `nil` for an update made by hand.
  public var importKey: String?

  /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
  public init(
    id: UUID, number: Int64 = 0, accountID: UUID, balanceMinor: Int64, date: CalendarDay, note: String? = nil,
    changeMinor: Int64 = 0, part: String = "", importKey: String? = nil
  ) {
    self.id = id
    self.number = number
    self.accountID = accountID
    self.balanceMinor = balanceMinor
    self.date = date
    self.note = note
    self.changeMinor = changeMinor
    self.part = part
    self.importKey = importKey
  }
}

extension BalanceUpdateEntity {
  /// The update in the domain's types; the id is kept.
  ///
  /// - Parameter account: The account it belongs to, whose currency its balance is in; `nil` for none.
  /// - Throws: ``RepositoryError/damaged(_:)``: an unknown currency, or an orphan.
  public func toDomain(of account: FinancialAccountEntity?) throws(RepositoryError) -> BalanceUpdateDomain {
    guard let account, account.id == accountID else { throw .damaged(.orphanedBalanceUpdate(number: number)) }
    return toDomain(in: try account.knownCurrency())
  }

  /// The update in the domain's types, its balance in `currency`.
  public func toDomain(in currency: Currency) -> BalanceUpdateDomain {
    BalanceUpdateDomain(
      id: id, number: Int(number), accountID: accountID, balance: Money(minorUnits: balanceMinor, in: currency),
      date: date, note: note)
  }
}

extension BalanceUpdateDomain {
  /// The update as it is stored; the id and the number are kept.
  ///
  /// - Throws: ``MoneyRangeError`` when the balance doesn't fit its column.
  public func toEntity() throws(MoneyRangeError) -> BalanceUpdateEntity {
    BalanceUpdateEntity(
      id: id, number: Int64(number), accountID: accountID, balanceMinor: try balance.storedMinorUnits(), date: date,
      note: note)
  }
}
