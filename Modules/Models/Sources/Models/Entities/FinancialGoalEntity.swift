public import Foundation
public import ModuloUtilities

/// A savings goal as it is stored. What was saved is no field: it is the sum of the goal's contributions.
public struct FinancialGoalEntity: Identifiable, Equatable, Sendable {
  public let id: UUID
  /// The short handle people type, given by the database and never reused; 0 while the goal is not stored.
  public var number: Int64
  public var name: String
  public var emoji: String
  /// The amount aimed at, in minor units of `currency`.
  public var goalAmountMinor: Int64
  /// ISO 4217 code.
  public var currency: String
  public var startDate: CalendarDay
  /// The day by which the amount should be there; `nil` for a goal without an end.
  public var endDate: CalendarDay?
  public var isArchived: Bool

  public init(
    id: UUID, number: Int64 = 0, name: String, emoji: String, goalAmountMinor: Int64, currency: String,
    startDate: CalendarDay, endDate: CalendarDay? = nil, isArchived: Bool = false
  ) {
    self.id = id
    self.number = number
    self.name = name
    self.emoji = emoji
    self.goalAmountMinor = goalAmountMinor
    self.currency = currency
    self.startDate = startDate
    self.endDate = endDate
    self.isArchived = isArchived
  }

  /// The name as names are compared: two goals whose keys are equal would have the same name. Stored beside it.
  public var nameKey: String { name.folded }
}
