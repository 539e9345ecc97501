#if MODULO_PEERS
  import Foundation
  import GRDB
  import ModuloModels
  import ModuloUtilities

  /// Asynchronously, as the repository is that it stands for.
  @MainActor func grdbGoalList(_ url: URL, _ count: Int) throws -> Run {
    let pool = try Peer.pool(url)
    let month = try Ledger.month
    return {
      var records: [FinancialGoalRecord] = []
      let start = ContinuousClock.now
      for _ in 0..<count { records = try await pool.read { try goalList($0, in: month) } }
      return Sample(ContinuousClock.now - start, per: count, Digest(records))
    }
  }

  /// What a new process does.
  func grdbListed(_ url: URL) throws -> [FinancialGoalRecord] {
    let month = try Ledger.month
    return try Peer.pool(url).read { try goalList($0, in: month) }
  }

  private func goalList(_ database: Database, in month: CalendarMonth) throws -> [FinancialGoalRecord] {
    var totals: [UUID: ContributionTotals] = [:]
    let sums = try Row.fetchCursor(
      database.cachedStatement(sql: RawGoalList.totals), arguments: [month.rawValue])
    while let row = try sums.next() {
      totals[row[0]] = ContributionTotals(netMinor: row[1], count: row[2], monthNetMinor: row[3])
    }
    var records: [FinancialGoalRecord] = []
    let goals = try Row.fetchCursor(database.cachedStatement(sql: RawGoalList.goals))
    while let row = try goals.next() {
      let goal = try goal(of: row)
      records.append(FinancialGoalRecord(goal: goal, totals: totals[goal.id] ?? .zero))
    }
    return records
  }

  private func goal(of row: Row) throws -> FinancialGoalEntity {
    FinancialGoalEntity(
      id: row[1], number: row[0], name: row[2], emoji: row[3], goalAmountMinor: row[4], currency: row[5],
      startDate: try Ledger.day(row[6]), endDate: (row[7] as Int?).flatMap { CalendarDay(rawValue: $0) },
      isArchived: row[8])
  }
#endif
