import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

/// What an import of balances remembers: of each account the latest update, behind which most rows of a file stand.
struct BalanceImportState {
  let accounts: [UUID: FinancialAccountEntity]
  var positions: ImportPositions
  /// The latest update of each account that was looked at; `nil` inside for an account without any.
  private var latest: [UUID: BalanceNeighbour?] = [:]

  init(accounts: [FinancialAccountEntity], positions: ImportPositions) {
    self.accounts = Dictionary(accounts.map { ($0.id, $0) }) { $1 }
    self.positions = positions
  }

  /// The latest update of an account, looked up by `fetch` once.
  mutating func latest(
    of accountID: UUID, fetch: () throws -> BalanceNeighbour?
  ) throws -> BalanceNeighbour? {
    if let known = latest[accountID] { return known }
    let found = try fetch()
    latest[accountID] = .some(found)
    return found
  }

  /// Notes an update that was stored behind all others of its account.
  mutating func note(_ update: BalanceUpdateEntity) {
    latest[update.accountID] = BalanceNeighbour(
      id: update.id, date: update.date, balanceMinor: update.balanceMinor)
  }
}

extension ModelContext {
  /// The greatest number of any balance update; 0 when there is none.
  borrowing func lastBalanceNumber() throws -> Int64 {
    let last = FetchDescriptor<BalanceUpdateEntity>(sortBy: [SortDescriptor(\.number, order: .reverse)], fetchLimit: 1)
    return try fetch(last, properties: \.number).first ?? 0
  }

  /// Stores a row of a file, unless its account has it from an earlier import.
  borrowing func insert(
    _ update: BalanceUpdateEntity, into state: inout BalanceImportState
  ) throws -> RowOutcome {
    guard let account = state.accounts[update.accountID] else { throw RepositoryError.notFound }
    let (before, after) = try neighbours(of: update, &state)
    var stored: BalanceUpdateEntity?
    if let content = update.importKey {
      var row = update
      _ = try state.positions.store("\(update.accountID) \(content)") { position in
        row.importKey = "\(content) \(position)"
        stored = try placeUnlessImported(row, in: account, between: before, and: after)
        return stored != nil
      } number: { position in
        try number(ofImportKey: "\(content) \(position)", inAccount: update.accountID)
      }
    } else {
      stored = try placeUnlessImported(update, in: account, between: before, and: after)
    }
    guard let stored else { return .alreadyImported }
    if after == nil { state.note(stored) }
    return before?.date == stored.date ? .sameDay : .imported
  }

  /// The updates that a new one will stand between; in a file that goes forward in time nothing has to be read.
  private borrowing func neighbours(
    of update: BalanceUpdateEntity, _ state: inout BalanceImportState
  ) throws -> (before: BalanceNeighbour?, after: BalanceNeighbour?) {
    let latest = try state.latest(of: update.accountID) {
      try neighbour(.updates(of: update.accountID, through: .latest, limit: 1))
    }
    guard let latest, latest.date > update.date else { return (latest, nil) }
    return (
      try neighbour(.updates(of: update.accountID, through: update.date, limit: 1)),
      try neighbour(.updates(of: update.accountID, behind: update.date))
    )
  }

  /// The number of the account's update with this import key; `nil` when there is none.
  private borrowing func number(ofImportKey key: String?, inAccount accountID: UUID) throws -> Int64? {
    let rows = FetchDescriptor<BalanceUpdateEntity>(
      predicate: #Predicate { $0.accountID == accountID && $0.importKey == key }, fetchLimit: 1)
    return try fetch(rows, properties: \.number).first
  }

  /// Stores an update; `nil` when its account has one with the same import key.
  private borrowing func placeUnlessImported(
    _ update: BalanceUpdateEntity, in account: FinancialAccountEntity, between before: BalanceNeighbour?,
    and after: BalanceNeighbour?
  ) throws -> BalanceUpdateEntity? {
    try checkCancellation()
    do {
      return try place(update, in: account, between: before, and: after)
    } catch let error as PersistenceError {
      let failure = RepositoryError(error)
      guard failure == .duplicate(.importKey) else { throw failure }
      return nil
    }
  }
}
