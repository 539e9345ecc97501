import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

extension ModelContext {
  /// The goal with this id, which has to be there.
  borrowing func goal(_ id: UUID) throws -> FinancialGoalEntity {
    guard let goal = try model(FinancialGoalEntity.self, for: id) else { throw RepositoryError.notFound }
    return goal
  }

  /// The goal that a reference names, which has to be there.
  borrowing func goal(_ reference: NamedReference) throws -> FinancialGoalEntity {
    try one(reference) { .matching($0) }
  }

  /// A goal with its totals, from the derived months.
  borrowing func record(
    of goal: FinancialGoalEntity, on day: CalendarDay
  ) throws(PersistenceError) -> FinancialGoalRecord {
    let total = try total(of: ContributionEntity.monthlyNet, for: goal.id, in: day.month.rawValue)
    return FinancialGoalRecord(goal: goal, totals: ContributionTotals(total))
  }

  /// A goal with its totals, its months, one page of its contributions, and its plans.
  ///
  /// - Parameter ownRate: What an hour of the user is worth on the day; `nil` where no rate holds.
  borrowing func detailedRecord(
    of goal: FinancialGoalEntity, on day: CalendarDay, page: Page, ownRate: HourlyRateEntity?
  ) throws -> FinancialGoalDetailedRecord {
    FinancialGoalDetailedRecord(
      record: try record(of: goal, on: day), months: try months(of: goal.id),
      contributions: try self.page(page, of: .entries(of: goal.id, matching: .all)).rows,
      plans: try openPlans(of: goal, on: day), fundings: try fundings(ofGoal: goal.id), ownRate: ownRate)
  }

  /// The months of a goal that have contributions, oldest first.
  borrowing func months(of goalID: UUID) throws(PersistenceError) -> [ContributionMonthEntity] {
    var months: [ContributionMonthEntity] = []
    for bucket in try buckets(of: ContributionEntity.monthlyNet, for: goalID) {
      guard let month = CalendarMonth(rawValue: bucket.bucket) else {
        throw .damaged(detail: "contribution_month has the month \(bucket.bucket)")
      }
      months.append(ContributionMonthEntity(month: month, netMinor: bucket.sum))
    }
    return months
  }
}

extension ContributionTotals {
  /// The totals of a goal's derived months; zero for a goal that has none.
  init(_ total: RollupTotal?) {
    self = total.map { .init(netMinor: $0.sum, count: $0.count, monthNetMinor: $0.sumInBucket) } ?? .zero
  }
}
