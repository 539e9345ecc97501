import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

extension ModelContext {
  /// The sum of a goal's contributions, in minor units.
  borrowing func net(of goalID: UUID) throws -> Int64 {
    try total(of: ContributionEntity.monthlyNet, for: goalID, in: 0).sum
  }

  /// A contribution, and its goal as it is now.
  ///
  /// - Throws: ``RepositoryError/notFound`` when the goal isn't there.
  borrowing func record(of contribution: ContributionEntity, on day: CalendarDay) throws -> ContributionRecord {
    try record(of: contribution, in: goal(contribution.goalID), on: day)
  }

  /// A contribution, and its goal with the totals as they are now.
  borrowing func record(
    of contribution: ContributionEntity, in goal: FinancialGoalEntity, on day: CalendarDay
  ) throws -> ContributionRecord {
    ContributionRecord(contribution: contribution, goal: try record(of: goal, on: day))
  }
}

extension ContributionRecord {
  /// The record, unless the change left the goal's total below the minimum and below what it was.
  func keepingTotal(atLeast minimum: Int64?, changedBy change: Int128) throws -> ContributionRecord {
    try keepTotal(goal.totals.netMinor, atLeast: minimum, changedBy: change)
    return self
  }
}

/// Refuses a change that left a total below the minimum, and below what it was. What it was is known from the change:
/// nothing is read for it.
func keepTotal(_ after: Int64, atLeast minimum: Int64?, changedBy change: Int128) throws {
  guard let minimum, after < minimum, change < 0 else { return }
  throw RepositoryError.belowMinimum(totalMinor: Int64(clamping: Int128(after) - change))
}
