/// Follows the balances of the rows of a file in one order: each is the previous one and the amount.
///
/// Where the rows of a day run against the days, each day is a chain of its own, and its end meets the next day's.
struct RunningBalance {
  /// What a row says.
  struct Row {
    let amount: FileAmount
    let balance: FileAmount?
    let day: DayCell
    let line: Int
  }

  /// Whether a balance fits what is before it.
  enum Check: Equatable {
    /// There was nothing to compare.
    case none
    case fits
    case differs(Difference)
  }

  /// A balance that doesn't fit.
  struct Difference: Equatable {
    let line: Int
    let expected: FileAmount
    let found: FileAmount

    var error: BankFileError { .unbalanced(line: line, expected: expected, found: found) }
  }

  let order: BankFileRowOrder
  /// Each chain of balances, by its key.
  private var chains: [String: BalanceChain] = [:]
  /// That of the key without text, which most files have.
  private var alone = BalanceChain()
  /// Whether a day has ended before the file did; only where rows run against the days.
  private(set) var hasSeveralDays = false
  /// Whether a day's first balance differs from its last; only where rows run against the days.
  private(set) var changesWithinDay = false

  init(_ order: BankFileRowOrder) { self.order = order }

  /// Takes the next row. A sum that is too large fits nothing.
  mutating func take(_ row: Row, key: String) -> Check {
    guard order.isTurnedWithinDay else {
      return key.isEmpty ? alone.take(row, order) : chains[key, default: BalanceChain()].take(row, order)
    }
    var chain = key.isEmpty ? alone : chains[key, default: BalanceChain()]
    let ended = chain.isContinued(by: row) ? Check.none : endDay(of: &chain)
    if ended != .none { hasSeveralDays = true }
    let check = chain.takeWithinDay(row, order)
    if key.isEmpty { alone = chain } else { chains[key] = chain }
    return check == .none ? ended : check
  }

  /// Ends all chains: rows of another account follow, or none.
  ///
  /// - Returns: The first of the days in progress that doesn't fit, where the end of a day is compared.
  mutating func end() -> Check {
    defer { (chains, alone) = ([:], BalanceChain()) }
    guard order.isTurnedWithinDay else { return .none }
    var checks: [Check] = []
    for var chain in Array(chains.values) + [alone] { checks.append(endDay(of: &chain)) }
    let differences = checks.compactMap { if case .differs(let difference) = $0 { difference } else { nil } }
    if let first = differences.min(by: { $0.line < $1.line }) { return .differs(first) }
    return checks.contains(.fits) ? .fits : .none
  }

  private mutating func endDay(of chain: inout BalanceChain) -> Check {
    if chain.changesWithinDay { changesWithinDay = true }
    return chain.endDay(order)
  }
}

/// The balances of one account, currency and group.
private struct BalanceChain {
  /// The rows of one day.
  private struct Day {
    let cell: DayCell
    var total: FileAmount?
    var firstBalance: FileAmount?
    var lastBalance: FileAmount?
    var lastAmount: FileAmount
    var line: Int
  }

  /// What the rows before say: the balance before the next row, or after it where the newest row comes first.
  private var expected: FileAmount?
  private var day: Day?
  /// The balance that the end of the day has to meet: the one after the day before, or before the day after.
  private var edge: FileAmount?

  mutating func take(_ row: RunningBalance.Row, _ order: BankFileRowOrder) -> RunningBalance.Check {
    let isForward = order.isOldestFirstWithinDay
    var here = expected
    if isForward { here = expected.flatMap { $0.adding(row.amount) } }
    var check = RunningBalance.Check.none
    if let here, let balance = row.balance {
      check =
        here.isEqual(to: balance)
        ? .fits : .differs(RunningBalance.Difference(line: row.line, expected: here, found: balance))
    }
    let known = row.balance ?? here
    expected = isForward ? known : known.flatMap { $0.adding(row.amount.reversed) }
    return check
  }
}

extension BalanceChain {
  /// Whether the row is one of the day in progress, or the first one.
  func isContinued(by row: RunningBalance.Row) -> Bool { day.map { $0.cell.isSameDay(as: row.day) } ?? true }

  /// Whether the first balance of the day in progress differs from its last one.
  var changesWithinDay: Bool {
    guard let first = day?.firstBalance, let last = day?.lastBalance else { return false }
    return !first.isEqual(to: last)
  }

  mutating func takeWithinDay(_ row: RunningBalance.Row, _ order: BankFileRowOrder) -> RunningBalance.Check {
    var day = day ?? Day(cell: row.day, total: .nothing, lastAmount: row.amount, line: row.line)
    day.total = day.total?.adding(row.amount)
    day.firstBalance = day.firstBalance ?? row.balance
    day.lastBalance = row.balance ?? day.lastBalance
    (day.lastAmount, day.line) = (row.amount, row.line)
    self.day = day
    return take(row, order)
  }

  /// Ends the day in progress: its last row has to meet the day before it in the file.
  mutating func endDay(_ order: BankFileRowOrder) -> RunningBalance.Check {
    guard let day else { return .none }
    let isForward = order.isOldestFirstWithinDay
    let found = expected
    let wanted = edge
    (self.day, expected, edge) = (nil, nil, nil)
    guard let total = day.total else { return .none }
    // The other end of the day, which the next one has to meet.
    edge = (found ?? wanted).flatMap { $0.adding(isForward ? total.reversed : total) }
    guard let found, let wanted else { return .none }
    if found.isEqual(to: wanted) { return .fits }
    // Told as the balance of the day's last row, which is the one before it and its amount.
    let amount = isForward ? FileAmount.nothing : day.lastAmount
    return .differs(
      RunningBalance.Difference(
        line: day.line, expected: wanted.adding(amount) ?? wanted, found: found.adding(amount) ?? found))
  }
}

extension StatementLayout {
  /// What the row's running balance belongs to: its account, currency and groups.
  func balanceKey(of row: CSVRecord) -> String {
    if account == nil, currency == nil, groups.isEmpty { return "" }
    var key = currencyText(of: row) ?? ""
    for column in groups + [account].compactMap(\.self) { key += "\n" + row.text(column) }
    return key
  }

  /// What the row's column of currencies says; nil for nothing. Banks that name a column "Valuta" mean the currency, or
  /// the day on which an amount counts.
  func currencyText(of row: CSVRecord) -> String? {
    guard let currency else { return nil }
    let text = row.text(currency)
    return text.isEmpty || text.utf8.contains(where: \.isDigit) ? nil : text
  }
}
