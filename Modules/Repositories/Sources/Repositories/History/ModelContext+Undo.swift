import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

/// The owners of the rows that some steps touched: what keeps something of them is worked out anew.
struct TouchedOwners {
  /// The accounts of balances.
  var accounts: Set<UUID> = []
  /// The groups of blocks.
  var groups: Set<UUID> = []
  /// The totals of the goals of contributions, as they were before.
  var goals: [UUID: Int64] = [:]
}

extension ModelContext {
  /// The owners of the rows that the steps touched, before they are taken back.
  borrowing func rowsTouched(by steps: [HistoryStep]) throws -> TouchedOwners {
    var touched = TouchedOwners()
    for step in steps where step.isComplete {
      touched.accounts.formUnion(try owners(of: BalanceUpdateEntity.self, in: step))
      for account in try rows(of: FinancialAccountEntity.self, in: step) { touched.accounts.insert(account.id) }
      for block in try rows(of: BlockEntity.self, in: step) { touched.groups.insert(block.groupID) }
      for goalID in try owners(of: ContributionEntity.self, in: step) { touched.goals[goalID] = 0 }
    }
    for goalID in touched.goals.keys { touched.goals[goalID] = try net(of: goalID) }
    return touched
  }

  /// Works out anew what rows keep of others, and refuses a goal that has less than nothing and less than before.
  borrowing func settle(_ touched: TouchedOwners, _ allowsNegativeTotal: Bool) throws {
    for accountID in touched.accounts { try mendBalances(of: accountID) }
    for groupID in touched.groups {
      let blocks = try fetch(.blocks(of: groupID))
      // A deleted block leaves its place free; only one that comes back may find it taken.
      if Set(blocks.map(\.position)).count == blocks.count { continue }
      for block in blocks.renumbered where !blocks.contains(block) { try update(block) }
    }
    if allowsNegativeTotal { return }
    for (goalID, before) in touched.goals {
      let after = try net(of: goalID)
      guard after < 0, after < before, let goal = try model(FinancialGoalEntity.self, for: goalID) else { continue }
      throw RepositoryError.forbidden(.goalBelowZero(goal.name))
    }
  }

  /// Pauses a running session that the steps brought back, if the last of them is longer ago than a long session.
  borrowing func pauseTracking(
    broughtBackBy steps: [HistoryStep], at now: Instant, _ limit: LongSession
  ) throws {
    guard let stopped = steps.map({ Instant($0.date) }).min(),
      stopped.milliseconds(until: now) >= Int64(limit.hours) * 3_600_000,
      try steps.contains(where: { step in
        try rows(of: KeyValueEntity.self, in: step).contains { $0.key == KeyValueKey.trackingSession.name }
      }),
      let state = try value(of: .trackingSession), !state.isPaused
    else { return }
    let paused: TrackingState
    do { paused = try state.pause(at: stopped) } catch { paused = state.suspended }
    try set(paused, for: .trackingSession)
  }

  /// The owners of the entries of a step, of which an import may have added many.
  private borrowing func owners<Entry: OwnedEntry>(
    of entries: Entry.Type, in step: HistoryStep
  ) throws(PersistenceError) -> Set<UUID> {
    var owners = Set((try step.updated(entries) + step.deleted(entries)).map(\.ownerID))
    for range in try step.insertedNumbers(of: entries) {
      var next = range.lowerBound
      while next <= range.upperBound {
        let found = try fetch(Entry.numbered(next...range.upperBound, limit: 10_000), properties: Entry.ownerColumn)
        owners.formUnion(found)
        next += 10_000
      }
    }
    return owners
  }

  /// The rows of a step: those that it changed or deleted as they were, and those that it added as they are.
  private borrowing func rows<Model: PersistentModel>(
    of model: Model.Type, in step: HistoryStep
  ) throws(PersistenceError) -> [Model] {
    var rows = try step.updated(model) + step.deleted(model)
    for range in try step.insertedNumbers(of: model) {
      for number in range { rows += try row(number, of: model).map { [$0] } ?? [] }
    }
    return rows
  }
}
