public import Foundation
public import ModuloUtilities

/// A stored balance of an account on a day.
///
/// Of several updates on one day the one with the greatest number counts.
public struct BalanceUpdateEntity: Identifiable, Equatable, Sendable {
  public let id: UUID
  /// The number in insertion order, for the command line; 0 while the update is not stored.
  public var number: Int64
  public var accountID: UUID
  /// In minor units of the account's currency; negative for what is owed.
  public var balanceMinor: Int64
  public var date: CalendarDay
  public var note: String?
  /// This balance less the account's previous one, by day and number; the whole balance for the first. Maintained by
  /// the repository, so that the series of the portfolio is a sum.
  public var changeMinor: Int64
  /// The part of the portfolio that the account counts to: the raw value of a ``PortfolioPart``. Maintained by the
  /// repository.
  public var part: String
  /// The key by which an imported row is recognised when its file is imported again; `nil` for an update made by hand.
  public var importKey: String?

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
