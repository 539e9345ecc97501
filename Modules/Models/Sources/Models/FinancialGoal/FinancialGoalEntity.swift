public import Foundation
public import ModuloUtilities

/// A stored savings goal. The saved amount is not a field: it is the sum of the goal's contributions.
public struct FinancialGoalEntity: Identifiable, Equatable, Sendable {
  public let id: UUID
  /// The short number for the command line, assigned by the database and never reused; 0 while the goal is not stored.
  public var number: Int64
  public var name: String
  public var emoji: String
  /// The target amount, in minor units of `currency`.
  public var goalAmountMinor: Int64
  /// ISO 4217 code.
  public var currency: String
  public var startDate: CalendarDay
  /// The day by which the amount should be saved; `nil` for a goal without an end.
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

  /// The name folded for comparison: two goals with equal keys would have the same name. Stored with the goal.
  public var nameKey: String { name.folded }
}
