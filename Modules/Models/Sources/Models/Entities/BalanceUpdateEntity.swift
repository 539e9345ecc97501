public import Foundation
public import ModuloUtilities

/// What an account was worth on a day, as it is stored.
///
/// Of several updates on one day the one with the greatest number counts.
public struct BalanceUpdateEntity: Identifiable, Equatable, Sendable {
  public let id: UUID
  /// Insertion order and the short handle people type; 0 while the update is not stored.
  public var number: Int64
  public var accountID: UUID
  /// In minor units of the account's currency; negative for what is owed.
  public var balanceMinor: Int64
  public var date: CalendarDay
  public var note: String?
  /// This balance less the one the account had just before it, by day and number; all of it for the first. The
  /// repository keeps it, so that the series of the whole is a sum.
  public var changeMinor: Int64
  /// Which part of the whole the account counts to: the raw value of a ``PortfolioPart``. The repository keeps it.
  public var part: String
  /// What makes an imported row recognisable when its file comes again; `nil` for an update made by hand.
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
