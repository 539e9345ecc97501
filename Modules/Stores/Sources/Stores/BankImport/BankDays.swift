import ModuloModels
import ModuloUtilities

/// The balances of an account, of which the last one of each day counts.
///
/// Rows of a day show their order where each balance is the one before it and its amount. Other rows run as those of the
/// whole file do, which may be against the days: some banks list days backward, and the rows of a day forward. Memory
/// grows with the months, not with the rows: the order is fixed as soon as the day changes, and a file whose later days
/// contradict it is refused.
struct BankDays {
  private var order: DayOrder
  /// The order of the rows of each day, where they run against the days; `nil` for that of the days.
  private let turned: FileOrder?
  /// The day's first and last balance in the file's order.
  private var first: BankBalance?
  private var last: BankBalance?
  /// The line of the day's first balance that differs from the one before it.
  private var different: Int?
  /// The line of the first balance for which the order of the days decides whether it counts.
  private var contested: Int?
  private var proof = BalanceProof()

  /// - Parameters:
  ///   - order: The order that was said or proved; `nil` for that of the days.
  ///   - fallback: The order of rows whose days show none.
  init(order: BankFileRowOrder?, fallback: FileOrder?) {
    self.order = DayOrder(order.map { $0.hasOldestDaysFirst ? .oldestFirst : .newestFirst }, fallback: fallback)
    turned = order.flatMap {
      $0.isTurnedWithinDay ? $0.isOldestFirstWithinDay ? .oldestFirst : .newestFirst : nil
    }
  }

  /// The next balance.
  ///
  /// - Parameter amount: The amount of the row's entry; `nil` for a balance that stands by itself.
  /// - Returns: The balance that counts for the day which it ends; `nil` while the day continues.
  /// - Throws: A `RowError` for days that run both ways, where the order decides.
  mutating func add(_ balance: BankBalance, amount: Money?) throws(RowError<BankRowProblem>) -> BankBalance? {
    guard let previous = last, previous.day != balance.day else {
      if let last, last.amount != balance.amount { different = different ?? balance.line }
      first = first ?? balance
      last = balance
      proof.note(balance.amount, amount: amount)
      return nil
    }
    order.step(from: previous.day, to: balance.day)
    let ended = try end()
    (first, last, different, proof) = (balance, balance, nil, BalanceProof())
    proof.note(balance.amount, amount: amount)
    return ended
  }

  /// Ends the file.
  ///
  /// - Returns: The balance that counts for the last day; `nil` for none, or when the file had a later one of that day.
  /// - Throws: A `RowError` for balances whose order nothing shows.
  mutating func finish() throws(RowError<BankRowProblem>) -> BankBalance? { try end() }

  private mutating func end() throws(RowError<BankRowProblem>) -> BankBalance? {
    guard let first, let last else { return nil }
    let isNew = order.end(first.day)
    contested = contested ?? (isNew ? (proof.order == nil ? different : nil) : first.line)
    if let contested, order.isUnknown {
      throw RowError(line: contested, column: nil, reason: .unknownOrder)
    }
    // Of a day that comes twice, the file has the later balance first where its rows run backward.
    if order.known == .newestFirst, !isNew { return nil }
    return (proof.order ?? turned ?? order.known) == .newestFirst ? first : last
  }
}

/// Looks whether each balance is the one before it and its amount, in one direction only.
private struct BalanceProof {
  private var previous: (balance: Money, amount: Money)?
  private var isForward = true
  private var isBackward = true
  private var isProved = false

  /// The order that the balances prove; `nil` for none.
  var order: FileOrder? {
    guard isProved, isForward != isBackward else { return nil }
    return isForward ? .oldestFirst : .newestFirst
  }

  mutating func note(_ balance: Money, amount: Money?) {
    guard let amount else { return }
    if let previous {
      isForward = isForward && previous.balance + amount == balance
      isBackward = isBackward && balance + previous.amount == previous.balance
      isProved = true
    }
    previous = (balance, amount)
  }
}
