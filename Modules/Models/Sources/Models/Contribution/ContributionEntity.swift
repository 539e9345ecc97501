public import Foundation
public import ModuloUtilities

/// Money put into a goal or taken out of it, as it is stored.
public struct ContributionEntity: Identifiable, Equatable, Sendable {
  public let id: UUID
  /// The number in insertion order, for the command line; 0 while the contribution is not stored.
  public var number: Int64
  public var goalID: UUID
  public var name: String?
  /// The magnitude, in minor units of the goal's currency; never negative. The sign comes from `type`.
  public var amountMinor: Int64
  /// The raw value of a ``ContributionType``.
  public var type: String
  public var date: CalendarDay
  /// The key by which an imported row is recognised when its file is imported again; `nil` for a contribution made by
  /// hand.
  public var importKey: String?

  public init(
    id: UUID, number: Int64 = 0, goalID: UUID, name: String? = nil, amountMinor: Int64, type: String,
    date: CalendarDay, importKey: String? = nil
  ) {
    self.id = id
    self.number = number
    self.goalID = goalID
    self.name = name
    self.amountMinor = amountMinor
    self.type = type
    self.date = date
    self.importKey = importKey
  }

  /// The minor units as they count towards the goal's total.
  ///
  /// An unknown type counts as 0 here; the database refuses such a row, and decoding it fails.
  public var signedMinor: Int64 { ContributionType(rawValue: type)?.signed(amountMinor) ?? 0 }
}
