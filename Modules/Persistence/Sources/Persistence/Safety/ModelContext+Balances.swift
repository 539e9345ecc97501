public import Foundation
public import ModuloModels
import ModuloUtilities
public import PersistenceKit

// A balance update's change and part are derived from other rows, like an engine's own sums. But the engine can't
// derive them, so an import, or a check for faults, does it here.
extension ModelContext {
  /// Recomputes the derived values of the balance updates of a document.
  public borrowing func mendBalances() throws {
    var isNearLimit = false
    try forEachStaleBalance { stale in
      try update(stale)
      if isNearLimit || stale.changeMinor.magnitude >= 1 << 40 {
        isNearLimit = try isSumNearLimit(of: stale) || isNearLimit
      }
    }
  }

  /// Recomputes the derived values of the balance updates of one account; does nothing when there is none.
  public borrowing func mendBalances(of accountID: UUID) throws {
    guard let account = try model(FinancialAccountEntity.self, for: accountID) else { return }
    var stale: [BalanceUpdateEntity] = []
    try forEachStaleBalance(of: account) { stale.append($0) }
    for update in stale { try self.update(update) }
  }

  /// The balance updates whose derived values are wrong. The first thousand are named.
  public borrowing func balanceFaults() throws -> [DataFault] {
    var faults: [DataFault] = []
    try forEachStaleBalance { update in
      guard faults.count < 1_000 else { return }
      faults.append(
        DataFault(
          .total, table: BalanceUpdateEntity.schema.table, number: Int(update.number),
          detail: "what the balance #\(update.number) changed differs from the balances"))
    }
    return faults
  }

  /// Whether a sum that an update belongs to is so large that any other may be too much for it.
  ///
  /// - Throws: On the row where that happens. Of small changes it takes millions, which only the commit refuses.
  private borrowing func isSumNearLimit(of update: BalanceUpdateEntity) throws -> Bool {
    do throws(PersistenceError) {
      let total = try total(of: BalanceUpdateEntity.dailyChange, for: update.part, in: update.date.rawValue)
      return max(total.sum.magnitude, total.sumInBucket.magnitude) >= 1 << 62
    } catch .overflow {
      throw Self.overflow(at: update)
    }
  }

  private static func overflow(at update: BalanceUpdateEntity) -> PersistenceError {
    .decoding(
      table: BalanceUpdateEntity.schema.table, column: "balance_minor", number: update.number,
      detail: "what the balances add up to doesn't fit into 64 bits")
  }

  /// Passes every balance update that is wrong to the body, corrected.
  ///
  /// Where all are right, each is read once in the table's order and once in the index; only where one isn't are they
  /// looked up by account and day. Keeps the balances of one account in memory.
  private borrowing func forEachStaleBalance(_ body: (BalanceUpdateEntity) throws -> Void) throws {
    if try keptBalances() == rightBalances() { return }
    for account in try fetch(FetchDescriptor<FinancialAccountEntity>()) { try forEachStaleBalance(of: account, body) }
  }

  private borrowing func forEachStaleBalance(
    of account: FinancialAccountEntity, _ body: (BalanceUpdateEntity) throws -> Void
  ) throws {
    let (id, part) = (account.id, try account.part().rawValue)
    var before: Int64 = 0
    let updates = FetchDescriptor<BalanceUpdateEntity>(
      predicate: #Predicate { $0.accountID == id }, sortBy: [SortDescriptor(\.date), SortDescriptor(\.number)])
    try enumerate(updates) { update in
      var right = update
      let (change, overflows) = update.balanceMinor.subtractingReportingOverflow(before)
      if overflows { throw Self.overflow(at: update) }
      (right.changeMinor, right.part, before) = (change, part, update.balanceMinor)
      if right != update { try body(right) }
    }
  }
}

extension ModelContext {
  /// The digest of the balance updates as stored.
  private borrowing func keptBalances() throws -> BalanceDigest {
    var digest = BalanceDigest()
    var last: Int64 = 0
    while true {
      let number = last
      var updates = FetchDescriptor<BalanceUpdateEntity>(
        predicate: #Predicate { $0.number > number }, sortBy: [SortDescriptor(\.number)])
      updates.fetchLimit = 10_000
      let found = try fetch(updates, properties: \.number, \.changeMinor, \.part)
      for (number, change, part) in found { digest.add(number, change, part) }
      guard let end = found.last else { return digest }
      last = end.0
    }
  }

  /// The digest of the balance updates as they should be; `nil` where a change doesn't fit into 64 bits.
  private borrowing func rightBalances() throws -> BalanceDigest? {
    var digest = BalanceDigest()
    for account in try fetch(FetchDescriptor<FinancialAccountEntity>()) {
      let (id, part) = (account.id, try account.part().rawValue)
      var before: Int64 = 0
      let updates = FetchDescriptor<BalanceUpdateEntity>(
        predicate: #Predicate { $0.accountID == id }, sortBy: [SortDescriptor(\.date), SortDescriptor(\.number)])
      for (number, balance) in try fetch(updates, properties: \.number, \.balanceMinor) {
        let (change, overflows) = balance.subtractingReportingOverflow(before)
        if overflows { return nil }
        digest.add(number, change, part)
        before = balance
      }
    }
    return digest
  }
}

/// A sum of hashes: equal for the same rows in any order, and hardly ever for others.
private struct BalanceDigest: Equatable {
  private var sum = 0

  mutating func add(_ number: Int64, _ change: Int64, _ part: String) {
    var hasher = Hasher()
    hasher.combine(number)
    hasher.combine(change)
    hasher.combine(part)
    sum &+= hasher.finalize()
  }
}
