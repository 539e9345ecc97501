import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

/// The state of the import of one file of a bank: the contributions from before it that it has seen.
struct BankImportState {
  /// Whether the goal has any contribution; where it has none, nothing has to be looked up.
  let hasRows: Bool
  /// The rows that the first pass has met by their keys, and those that the second one stores.
  fileprivate var positions: EqualRowPositions
  /// Whether each row of the file is known, in their order.
  fileprivate var isKnown = RowBits()
  /// The number of rows that the second pass has taken.
  fileprivate var rows = 0
  /// The rows that the first pass looks for next, together.
  fileprivate var pending: [ContributionEntity] = []
  /// The rows that no row of the file may repeat any more: those that are known, and those that one has repeated.
  fileprivate var met: SeenRows
  /// The number after which the next row alike is looked for; it only saves reading the same rows again.
  fileprivate var hints: [String: Int64] = [:]

  fileprivate init(hasRows: Bool, lastNumber: Int64) {
    self.hasRows = hasRows
    positions = EqualRowPositions(lastNumber: lastNumber)
    met = SeenRows(lastNumber: lastNumber)
  }

  /// How many rows are looked for together: a query for each would cost more than to store it.
  fileprivate static let mostPending = 256
  /// The most contents for which a hint is kept.
  private static let mostHints = 4_096

  fileprivate mutating func remember(_ content: String, _ number: Int64) {
    if hints.count >= Self.mostHints { hints.removeAll(keepingCapacity: true) }
    hints[content] = number
  }
}

extension ModelContext {
  /// The account that balances of files belong to, which has to be there.
  borrowing func account(_ reference: BankAccountReference) throws -> FinancialAccountEntity {
    switch reference {
    case .id(let id): return try account(id)
    case .bankID(let id):
      guard let account = try account(ofBank: id) else { throw RepositoryError.notFound }
      return account
    }
  }

  /// The account with a bank's id; `nil` for none.
  borrowing func account(ofBank id: String) throws -> FinancialAccountEntity? {
    let key: String? = id
    return try fetch(
      FetchDescriptor<FinancialAccountEntity>(predicate: #Predicate { $0.bankID == key }, fetchLimit: 1)
    ).first
  }

  /// The initial state of the import of a file into a goal.
  borrowing func bankImport(into goalID: UUID) throws -> BankImportState {
    let rows = FetchDescriptor<ContributionEntity>(predicate: #Predicate { $0.goalID == goalID }, fetchLimit: 1)
    return BankImportState(
      hasRows: try !fetch(rows, properties: \.number).isEmpty, lastNumber: try lastNumber(of: ContributionEntity.self))
  }

  /// Takes a row of a file, to look for the contribution that it is by its key.
  borrowing func lookUp(_ row: ContributionEntity, in state: inout BankImportState) throws -> BankRowResult {
    try checkCancellation()
    state.pending.append(row)
    if state.pending.count == BankImportState.mostPending { try lookUpPending(in: &state) }
    return .imported
  }

  /// Looks for the contributions that the rows are which were taken last.
  borrowing func lookUpPending(in state: inout BankImportState) throws {
    guard let goalID = state.pending.first?.goalID else { return }
    let keys = state.pending.compactMap { row in row.importKey.map { $0 + " 0" } }
    var first: [String: Int64] = [:]
    for (key, number) in try fetch(.imported(as: keys, of: goalID), properties: \.importKey, \.number) {
      if let key { first[key] = number }
    }
    for row in state.pending {
      let number = try markSeen(row, in: &state.positions, first: first)
      if let number { state.met.insert(number) }
      state.isKnown.append(number != nil)
    }
    state.pending.removeAll(keepingCapacity: true)
  }

  /// Stores a row of a file, unless the goal has it, or probably has it and such rows aren't stored.
  borrowing func insert(
    _ row: () throws -> ContributionEntity, into state: inout BankImportState, storesProbable: Bool
  ) throws -> BankRowResult {
    try checkCancellation()
    state.rows += 1
    if state.isKnown.contains(state.rows - 1) { return .known }
    let row = try row()
    let alike = state.hasRows ? try alike(row, in: &state) : nil
    if let alike, !storesProbable { return .probable(number: Int(alike)) }
    guard try insert(row, at: &state.positions, { try insert($0) }) != nil else { return .known }
    return alike.map { .probable(number: Int($0)) } ?? .imported
  }

  /// The number of a contribution with a row's day and amount that no row of the file has met; `nil` for none. It is met
  /// then.
  private borrowing func alike(_ row: ContributionEntity, in state: inout BankImportState) throws -> Int64? {
    let content = "\(row.date.rawValue) \(row.signedMinor)"
    var last = state.hints[content] ?? 0
    while true {
      let rows = FetchDescriptor.alike(row, after: last, upTo: state.met.lastNumber)
      let numbers = try fetch(rows, properties: \.number)
      for number in numbers {
        last = number
        guard state.met.insert(number) else { continue }
        state.remember(content, number)
        return number
      }
      if numbers.isEmpty {
        state.remember(content, last)
        return nil
      }
    }
  }
}

extension ModelContext {
  /// Stores the balance at the end of a day, unless the account has it, or has one of the day that was made by hand and
  /// such rows aren't stored.
  borrowing func insert(
    _ balance: BalanceUpdateEntity, into state: inout BalanceUpdateImportState, storesProbable: Bool
  ) throws -> BankRowResult {
    try checkCancellation()
    let typed = try typed(on: balance, in: &state)
    if let typed, !storesProbable, try !isImported(balance) { return .probable(number: Int(typed)) }
    switch try insertDay([balance], into: &state).first?.outcome {
    case .imported, .typedBefore: return typed.map { .probable(number: Int($0)) } ?? .imported
    case .sameDay: return typed.map { .probable(number: Int($0)) } ?? .sameDay
    default: return .known
    }
  }

  /// The number of the balance of a row's day that was made by hand: an equal one, else the latest of the day; `nil`
  /// where there is none, or where a later one was imported.
  private borrowing func typed(
    on balance: BalanceUpdateEntity, in state: inout BalanceUpdateImportState
  ) throws -> Int64? {
    let gap = try state.gap(of: balance.accountID, at: balance.date) {
      try neighbour(.updates(of: balance.accountID, through: .latest, limit: 1))
    }
    if gap != nil { return nil }
    let equal = BalanceUpdateEntity.typed(like: balance, upTo: state.twins.lastNumber)
    if let number = try fetch(equal, properties: \.number).last { return number }
    let latest = try fetch(.latest(on: balance.date, of: balance.accountID)).first
    return latest.flatMap { $0.importKey == nil ? $0.number : nil }
  }
}

extension FetchDescriptor<BalanceUpdateEntity> {
  /// The latest balance of an account's day.
  fileprivate static func latest(on day: CalendarDay, of accountID: UUID) -> Self {
    FetchDescriptor(
      predicate: #Predicate { $0.accountID == accountID && $0.date == day }, sortBy: BalanceUpdateEntity.newestFirst,
      fetchLimit: 1)
  }
}

extension FetchDescriptor<ContributionEntity> {
  /// The contributions of a goal with one of these import keys.
  fileprivate static func imported(as keys: [String], of goalID: UUID) -> Self {
    let keys: [String?] = keys
    return FetchDescriptor(predicate: #Predicate { $0.goalID == goalID && keys.contains($0.importKey) })
  }

  /// The first contributions of a row's goal, day and amount in a range of numbers.
  fileprivate static func alike(_ row: ContributionEntity, after first: Int64, upTo last: Int64) -> Self {
    let (goalID, date, amount, type) = (row.goalID, row.date, row.amountMinor, row.type)
    let isOfDay = #Predicate<ContributionEntity> {
      $0.goalID == goalID && $0.date == date && $0.number > first && $0.number <= last
    }
    let isEqual = #Predicate<ContributionEntity> { $0.amountMinor == amount && $0.type == type }
    return FetchDescriptor(predicate: isOfDay && isEqual, sortBy: [SortDescriptor(\.number)], fetchLimit: 64)
  }
}
