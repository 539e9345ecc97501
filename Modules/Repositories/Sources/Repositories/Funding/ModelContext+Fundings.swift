import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

extension ModelContext {
  /// Every link with what it is reckoned from: the totals of the goals, and the last balances of the accounts, whatever
  /// their day.
  borrowing func fundings() throws -> FundingRecord { try fundings(try fetch(.fundings)) }

  /// The same, and nothing where a goal has no link.
  borrowing func fundings(ofGoal id: UUID) throws -> FundingRecord {
    try fetchCount(.fundings(ofGoal: id)) == 0 ? .none : fundings()
  }

  /// The same, and nothing where an account has no link.
  borrowing func fundings(ofAccount id: UUID) throws -> FundingRecord {
    try fetchCount(.fundings(ofAccount: id)) == 0 ? .none : fundings()
  }

  private borrowing func fundings(_ rows: [FundingEntity]) throws -> FundingRecord {
    var goals: [UUID: FinancialGoalRecord] = [:]
    var accounts: [UUID: FinancialAccountRecord] = [:]
    for row in rows {
      if goals[row.goalID] == nil { goals[row.goalID] = try record(of: goal(row.goalID), on: .latest) }
      if accounts[row.accountID] == nil { accounts[row.accountID] = try lastBalance(of: account(row.accountID)) }
    }
    return FundingRecord(
      fundings: rows, goals: goals.values.sorted { $0.goal.number < $1.goal.number },
      accounts: accounts.values.sorted { $0.account.number < $1.account.number })
  }

  /// An account with its last balance alone.
  borrowing func lastBalance(of account: FinancialAccountEntity) throws(PersistenceError) -> FinancialAccountRecord {
    let latest = try fetch(.updates(of: account.id, through: .latest, limit: 1)).first
    return FinancialAccountRecord(account: account, latest: latest)
  }
}

extension ModelContext {
  /// Refuses what has added to the savings of goals where it left an account shorter than it was. What they were is
  /// known from the changes.
  ///
  /// - Parameter changes: What was added, by the goals' ids, in minor units.
  borrowing func keepFunded(_ changes: [UUID: Int128], allowingShort allowsShort: Bool) throws {
    guard !allowsShort, changes.values.contains(where: { $0 > 0 }) else { return }
    // A goal without a link is done with here: its contribution costs one more look into an index.
    guard try changes.keys.contains(where: { try fetchCount(.fundings(ofGoal: $0)) > 0 }) else { return }
    let record = try fundings()
    try refuseShortage(
      since: try record.allocation(adding: changes.mapValues { -$0 }), in: record)
  }

  /// Refuses a change that left an account shorter than it was.
  borrowing func refuseShortage(since before: FundingAllocation, in record: FundingRecord) throws {
    let after = try record.allocation()
    for account in record.accounts {
      guard let share = after.accounts[account.account.id], share.short.isPositive else { continue }
      if let earlier = before.accounts[account.account.id], share.short <= earlier.short { continue }
      let shortage = FundingShortage(
        account: try account.toDomain().title, balance: share.balance, claimed: share.claimed)
      throw RepositoryError.forbidden(.funding(.short(shortage)))
    }
  }
}
