import ModuloModels

extension BalanceUpdateDays {
  /// Adds the next row, and stores the day that it completes.
  ///
  /// - Parameter store: Stores the rows of a day, and returns the outcome of each.
  mutating func add(
    _ row: BalanceUpdateRowContent, to report: inout BalanceUpdateImportReport,
    _ store: ([BalanceUpdateRowContent]) throws -> [RowOutcome]
  ) throws {
    let ended: BalanceUpdateDay?
    do { ended = try add(row) } catch { return report.reject(error) }
    if let ended { try report.note(ended, store) }
  }

  /// Stores the last day of each account, and records the orders of their rows.
  mutating func finish(
    _ report: inout BalanceUpdateImportReport, _ store: ([BalanceUpdateRowContent]) throws -> [RowOutcome]
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
    _ day: BalanceUpdateDay, _ store: ([BalanceUpdateRowContent]) throws -> [RowOutcome]
  ) throws {
    // Stored after later balances of its day, such a row would become the current one.
    let outcomes = day.isEarlier ? day.rows.map { _ in .superseded } : try store(day.rows)
    for (row, outcome) in zip(day.rows, outcomes) {
      note(outcome, line: row.line)
      if outcome.isImported, row.isPositiveDebt { notePositiveDebt(line: row.line) }
    }
  }
}
