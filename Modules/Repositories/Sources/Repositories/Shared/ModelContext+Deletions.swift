import ModuloModels
import ModuloUtilities
import PersistenceKit

extension ModelContext {
  /// A goal with its totals, and the numbers of its plans and of its links to accounts.
  borrowing func deletion(
    of goal: FinancialGoalEntity, on day: CalendarDay
  ) throws -> OwnerDeletion<FinancialGoalRecord> {
    OwnerDeletion(
      try record(of: goal, on: day), planCount: try fetchCount(.plans(ofGoal: goal.id)),
      fundingCount: try fetchCount(.fundings(ofGoal: goal.id)))
  }

  /// An account with its latest balances, and the numbers of its plans and of its links to goals.
  borrowing func deletion(
    of account: FinancialAccountEntity, on day: CalendarDay
  ) throws -> OwnerDeletion<FinancialAccountRecord> {
    OwnerDeletion(
      try record(of: account, on: day), planCount: try fetchCount(.plans(ofAccount: account.id)),
      fundingCount: try fetchCount(.fundings(ofAccount: account.id)))
  }
}
