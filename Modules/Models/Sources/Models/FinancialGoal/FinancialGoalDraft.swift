public import Foundation
public import ModuloUtilities

/// User input for a goal, parsed but not yet validated.
public struct FinancialGoalDraft: Equatable, Sendable {
  /// The id the goal will have. Submitting the same draft again makes no second goal.
  public let id: UUID
  public let name: String
  public let emoji: String
  public let goalAmount: Money
  public let startDate: CalendarDay
  public let endDate: CalendarDay?

  public init(
    id: UUID, name: String, emoji: String, goalAmount: Money, startDate: CalendarDay, endDate: CalendarDay? = nil
  ) {
    self.id = id
    self.name = name
    self.emoji = emoji
    self.goalAmount = goalAmount
    self.startDate = startDate
    self.endDate = endDate
  }
}
