import Foundation
import ModuloModels
import ModuloUtilities

/// Groups the rows of a file by account and day, and returns each day's rows in chronological order.
///
/// An account's rows run forward or backward as its days do. The memory grows with the accounts, their months and the
/// rows of one day, not with the file: a pipe can't be read twice, so an account's order is fixed as soon as its day
/// changes, and a file whose later days contradict it is refused as a whole.
struct BalanceUpdateDays {
  private let order: FileOrder?
  private let fallback: FileOrder?
  private var accounts: [UUID: AccountDays] = [:]

  /// - Parameters:
  ///   - order: The order of all rows; `nil` to infer it for each account.
  ///   - fallback: The order of an account with rows of one day only, from which none can be inferred.
  init(order: FileOrder?, fallback: FileOrder? = nil) {
    self.order = order
    self.fallback = fallback
  }

  /// The orders that decided which balance of a day counts, by the account's name.
  var orders: [BalanceUpdateFileOrder] {
    accounts.values.compactMap(\.fileOrder).sorted { ($0.account, $0.days) < ($1.account, $1.days) }
  }

  /// Adds the next row.
  ///
  /// - Returns: The day of its account that it completes; `nil` while the day continues.
  /// - Throws: A `RowError` for a row that can't be ordered.
  mutating func add(_ row: BalanceUpdateRowContent) throws(RowError<BalanceUpdateRowProblem>) -> BalanceUpdateDay? {
    let new = AccountDays(account: row.account.name, order: order, fallback: fallback)
    return try accounts[row.account.id, default: new].add(row)
  }

  /// Ends the last day of each account, in the file's order.
  mutating func finish() -> [Result<BalanceUpdateDay, RowError<BalanceUpdateRowProblem>>] {
    accounts.keys.map { id in
      (accounts[id]?.line ?? 0, Result { () throws(RowError<BalanceUpdateRowProblem>) in try end(id) })
    }
    .sorted { $0.0 < $1.0 }.map(\.1)
  }

  private mutating func end(_ id: UUID) throws(RowError<BalanceUpdateRowProblem>) -> BalanceUpdateDay {
    try accounts[id]?.end() ?? BalanceUpdateDay(rows: [], isEarlier: false)
  }
}

/// The consecutive rows of one account on one day, in chronological order.
struct BalanceUpdateDay {
  let rows: [BalanceUpdateRowContent]
  /// Whether the file has later balances of the day before these rows.
  let isEarlier: Bool
}

/// The state of one account's rows.
private struct AccountDays {
  private let account: String
  private var order: DayOrder
  private var rows: [BalanceUpdateRowContent] = []
  /// The first row with another balance for a day.
  private var second: BalanceUpdateRowContent?
  private var severalDays = 0

  init(account: String, order: FileOrder?, fallback: FileOrder?) {
    self.account = account
    self.order = DayOrder(order, fallback: fallback)
  }

  /// The line of the day's first row.
  var line: Int? { rows.first?.line }

  /// The order; `nil` where it decides nothing.
  var fileOrder: BalanceUpdateFileOrder? {
    guard severalDays > 0, let order = order.known else { return nil }
    return BalanceUpdateFileOrder(account: account, order: order, days: severalDays)
  }

  mutating func add(_ row: BalanceUpdateRowContent) throws(RowError<BalanceUpdateRowProblem>) -> BalanceUpdateDay? {
    defer { rows.append(row) }
    guard let last = rows.last, last.date != row.date else { return nil }
    order.step(from: last.date, to: row.date)
    return try end()
  }

  /// Ends the day.
  mutating func end() throws(RowError<BalanceUpdateRowProblem>) -> BalanceUpdateDay {
    guard let first = rows.first else { return BalanceUpdateDay(rows: [], isEarlier: false) }
    let isNew = order.end(first.date)
    if let other = isNew ? rows.first(where: { $0.balance != first.balance }) : first {
      second = second ?? other
      severalDays += 1
    }
    if let second, order.isUnknown { throw RowError(second.place, .unknownOrder(account)) }
    let isBackward = order.known == .newestFirst
    defer { rows.removeAll(keepingCapacity: true) }
    return BalanceUpdateDay(rows: isBackward ? rows.reversed() : rows, isEarlier: isBackward && !isNew)
  }
}

extension BalanceUpdateDays {
  /// Adds the next row, and stores the day that it completes.
  ///
  /// - Parameter store: Stores the rows of a day, and returns what became of each. A `RowError` that it throws rejects
  ///   the file.
  mutating func add(
    _ row: BalanceUpdateRowContent, to report: inout BalanceUpdateImportReport,
    _ store: ([BalanceUpdateRowContent]) throws -> [RowResult]
  ) throws {
    let ended: BalanceUpdateDay?
    do { ended = try add(row) } catch { return report.reject(error) }
    if let ended { try report.note(ended, store) }
  }

  /// Stores the last day of each account, and records the orders of their rows.
  mutating func finish(
    _ report: inout BalanceUpdateImportReport, _ store: ([BalanceUpdateRowContent]) throws -> [RowResult]
  ) throws {
    for day in finish() {
      switch day {
      case .success(let day): if report.errorCount == 0 { try report.note(day, store) }
      case .failure(let error): report.reject(error)
      }
    }
    report.orders = orders
  }
}

extension BalanceUpdateImportReport {
  fileprivate mutating func note(
    _ day: BalanceUpdateDay, _ store: ([BalanceUpdateRowContent]) throws -> [RowResult]
  ) throws {
    // Stored after later balances of its day, such a row would become the current one.
    let results: [RowResult]
    do {
      results = day.isEarlier ? day.rows.map { _ in RowResult(.superseded) } : try store(day.rows)
    } catch let error as RowError<BalanceUpdateRowProblem> {
      return reject(error)
    }
    for (row, result) in zip(day.rows, results) {
      note(result, line: row.line)
      if result.outcome.isImported, row.isPositiveDebt { notePositiveDebt(line: row.line) }
    }
  }
}
