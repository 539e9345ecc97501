import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

/// The state of an import of balances: the gap for each account's next row, which saves look-ups.
struct BalanceUpdateImportState {
  let accounts: [UUID: FinancialAccountEntity]
  var duplicates: EqualRowPositions
  /// The updates made by hand that a row may repeat.
  var twins: SeenRows
  /// Beside the update that was stored last, or after the latest one.
  private var gaps: [UUID: [BalanceUpdateGap]] = [:]

  /// - Parameter lastNumber: The greatest number of an update before the import.
  init(accounts: [FinancialAccountEntity], lastNumber: Int64) {
    self.accounts = Dictionary(accounts.map { ($0.id, $0) }) { $1 }
    duplicates = EqualRowPositions(lastNumber: lastNumber)
    twins = SeenRows(lastNumber: lastNumber)
  }

  /// The known gap that a day of an account falls into; `nil` when the day may have updates.
  ///
  /// - Parameter latest: Looks up the account's latest update, once.
  mutating func gap(
    of accountID: UUID, at day: CalendarDay, latest: () throws -> BalanceUpdateNeighbour?
  ) throws -> BalanceUpdateGap? {
    if gaps[accountID] == nil { gaps[accountID] = [BalanceUpdateGap(before: try latest(), after: nil)] }
    return gaps[accountID]?.first { $0.holds(day) }
  }

  /// Notes the gaps beside an update that was stored into one.
  mutating func note(_ update: BalanceUpdateNeighbour, of accountID: UUID, in gap: BalanceUpdateGap) {
    gaps[accountID] = [
      BalanceUpdateGap(before: gap.before, after: update), BalanceUpdateGap(before: update, after: gap.after),
    ]
  }
}

/// Two updates of an account that are next to each other; `nil` before the first and after the last.
struct BalanceUpdateGap {
  let before: BalanceUpdateNeighbour?
  let after: BalanceUpdateNeighbour?

  /// Whether the day is between them, so that it has no updates.
  func holds(_ day: CalendarDay) -> Bool {
    (before.map { $0.date < day } ?? true) && (after.map { day < $0.date } ?? true)
  }
}

extension ModelContext {
  /// Stores the rows of an account's day, given in their order in time. Rows of earlier imports are skipped, and so are
  /// those that such a row of the same day superseded.
  borrowing func insertDay(
    _ updates: [BalanceUpdateEntity], into state: inout BalanceUpdateImportState
  ) throws -> [RowResult] {
    try checkCancellation()
    guard let first = updates.first else { return [] }
    let gap = try state.gap(of: first.accountID, at: first.date) {
      try neighbour(.updates(of: first.accountID, through: .latest, limit: 1))
    }
    let known = try updates.map { try number(of: $0, isNewDay: gap != nil, in: &state) }
    let standing = try standing(known, of: updates)
    let lastStanding = standing.lastIndex { $0 != nil } ?? -1
    var place = gap
    return try updates.enumerated().map { index, update in
      guard known[index] == nil else {
        if update.number > 0 { return RowResult(.alreadyThere) }
        let isLast = index == updates.count - 1
        return RowResult(isLast && isSuperseded(updates, standing) ? .outOfOrder : .alreadyImported)
      }
      if index < lastStanding { return RowResult(.superseded) }
      let free = try place ?? self.gap(after: update)
      guard let stored = try insert(update, into: free, &state) else { return RowResult(.alreadyImported) }
      state.note(stored, of: update.accountID, in: free)
      place = BalanceUpdateGap(before: stored, after: free.after)
      if gap == nil, let twin = try twin(of: update, in: &state.twins) { return RowResult(.typedBefore, number: twin) }
      return RowResult(free.before?.date == stored.date ? .sameDay : .imported)
    }
  }

  /// The number of the stored update that a row is, by its id or from an earlier import; `nil` for a new row.
  private borrowing func number(
    of update: BalanceUpdateEntity, isNewDay: Bool, in state: inout BalanceUpdateImportState
  ) throws -> Int64? {
    guard update.number == 0 else {
      state.duplicates.markSeen(update.number)
      return update.number
    }
    return try isNewDay ? nil : markSeen(update, in: &state.duplicates)
  }

  /// The known rows of a day without those that were moved to another day since. Where their order decides nothing,
  /// nothing is looked up.
  private borrowing func standing(_ known: [Int64?], of updates: [BalanceUpdateEntity]) throws -> [Int64?] {
    let isKnown = known.contains { $0 != nil }
    guard updates.count > 1, isKnown, known.contains(nil) || isSuperseded(updates, known) else { return known }
    return try zip(known, updates).map { number, update in
      guard let number else { return nil }
      let row = FetchDescriptor<BalanceUpdateEntity>(predicate: #Predicate { $0.number == number })
      return try fetch(row, properties: \.date).first == update.date ? number : nil
    }
  }

  /// Stores a row; `nil` when its account has it from an earlier import, by now on another day.
  private borrowing func insert(
    _ update: BalanceUpdateEntity, into gap: BalanceUpdateGap, _ state: inout BalanceUpdateImportState
  ) throws -> BalanceUpdateNeighbour? {
    guard let account = state.accounts[update.accountID] else { throw RepositoryError.notFound }
    let stored = try insert(update, at: &state.duplicates) {
      try insert($0, in: account, between: gap.before, and: gap.after)
    }
    return stored.map { BalanceUpdateNeighbour($0) }
  }

  /// The gap for a row that becomes the last one of its day.
  private borrowing func gap(after update: BalanceUpdateEntity) throws -> BalanceUpdateGap {
    BalanceUpdateGap(
      before: try neighbour(.updates(of: update.accountID, through: update.date, limit: 1)),
      after: try neighbour(.updates(of: update.accountID, after: update.date)))
  }
}

/// Whether the last row of a day is known, and a known one with another balance was stored after it.
private func isSuperseded(_ updates: [BalanceUpdateEntity], _ known: [Int64?]) -> Bool {
  guard let last = known.last ?? nil else { return false }
  return zip(known, updates).contains { number, update in
    (number ?? 0) > last && update.balanceMinor != updates.last?.balanceMinor
  }
}

extension BalanceUpdateNeighbour {
  fileprivate init(_ update: BalanceUpdateEntity) {
    self.init(id: update.id, date: update.date, balanceMinor: update.balanceMinor)
  }
}
