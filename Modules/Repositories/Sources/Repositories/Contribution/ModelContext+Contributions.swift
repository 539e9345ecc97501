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

  /// The goal of a stored contribution.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/orphanedContribution(number:)``.
  borrowing func owner(of contribution: ContributionEntity) throws -> FinancialGoalEntity {
    guard let goal = try model(FinancialGoalEntity.self, for: contribution.goalID) else {
      throw RepositoryError.damaged(.orphanedContribution(number: contribution.number))
    }
    return goal
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

extension ModelContext {
  /// What the contributions of a list add up to, by goal. Without a filter no contribution is read for it.
  ///
  /// - Parameter goal: The goal whose contributions they are; `nil` for those of all.
  borrowing func sums(
    of list: FetchDescriptor<ContributionEntity>, of goal: FinancialGoalEntity?, matching filter: EntryFilter
  ) throws -> [ContributionSumRecord] {
    if filter == .all, let goal { return [ContributionSumRecord(goal: goal, netMinor: try net(of: goal.id))] }
    let nets = try filter == .all ? totals(of: ContributionEntity.total, in: 0).mapValues(\.sum) : nets(of: list)
    return try nets.map { ContributionSumRecord(goal: try self.goal($0.key), netMinor: $0.value) }
  }

  private borrowing func nets(of list: FetchDescriptor<ContributionEntity>) throws(PersistenceError) -> [UUID: Int64] {
    var nets: [UUID: Int64] = [:]
    for type in ContributionType.allCases {
      let name = type.rawValue
      let ofType = list.filtered(by: [#Predicate { $0.type == name }])
      let sums = try summaries(of: \ContributionEntity.amountMinor, by: \.goalID, matching: ofType.predicate)
      // Both are within 64 bits and at least 0.
      for (goalID, sum) in sums { nets[goalID, default: 0] += type.signed(sum.sum) }
    }
    return nets
  }
}

extension FinancialGoalEntity {
  /// The minor units of amounts in the goal's currency; `nil` for none.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unknownCurrency(_:number:)``.
  func minorUnits(_ amounts: AmountRange) throws(RepositoryError) -> ClosedRange<Int64>? {
    amounts.minorUnits(in: try toDomain().currency)
  }
}

extension ContributionRecord {
  /// The record of a change of the goal's total, unless it left the total below the minimum and below what it was.
  func keepingTotal(atLeast minimum: Int64?, changedBy change: Int128) throws -> ContributionRecord {
    let total = goal.totals.netMinor
    try keepTotal(total, atLeast: minimum, changedBy: change)
    return ContributionRecord(
      contribution: contribution, goal: goal,
      reachesGoal: isReached(goal.goal.goalAmountMinor, by: total, changedBy: change))
  }
}

/// Whether a change took a total from below the target up to it. What the total was is known from the change.
func isReached(_ target: Int64, by after: Int64, changedBy change: Int128) -> Bool {
  after >= target && Int128(after) - change < Int128(target)
}

/// Refuses a change that left a total below the minimum, and below what it was. What it was is known from the change:
/// nothing is read for it.
func keepTotal(_ after: Int64, atLeast minimum: Int64?, changedBy change: Int128) throws {
  guard let minimum, after < minimum, change < 0 else { return }
  throw RepositoryError.belowMinimum(totalMinor: Int64(clamping: Int128(after) - change))
}
