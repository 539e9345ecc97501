/// Finds the decimal mark, the sign and the order of rows with which all amounts and balances of a file agree.
struct AmountProof {
  /// A row that shows a difference.
  struct Sample {
    let line: Int
    let fields: [String]
    let amounts: PerMark<RowAmounts>
  }

  /// One reading of the amounts, with what its balances were so far.
  struct Candidate {
    let mark: DecimalMark
    let sign: BankFileSign
    var balance: RunningBalance?
    let rowOrder: BankFileRowOrder?
    /// The section's sum; nil where it is too large.
    var sum: FileAmount? = .nothing

    /// Whether the rows of each day run against the days.
    var isTurnedWithinDay: Bool { rowOrder?.isTurnedWithinDay == true }
  }

  private let layout: StatementLayout
  private(set) var candidates: [Candidate]
  private(set) var marks: [DecimalMark]
  /// The line that left one mark, nil where only one was possible before.
  private(set) var markLine: Int?
  /// The line from which on the balances allow one reading; nil where they compare nothing.
  private(set) var balanceLine: Int?
  /// Whether balances before and after the entries were compared.
  private(set) var hasComparedSums = false
  /// The first amount that differs between the marks.
  private(set) var markSample: Sample?
  /// The first amount that isn't zero.
  private(set) var amountSample: Sample?
  /// The first amount below zero, and whether it stands in the column of money that goes out.
  private(set) var negativeIn: Sample?
  private(set) var negativeOut: Sample?
  /// The number of balances compared.
  private(set) var comparisons = 0
  /// Why the readings that came farthest don't fit, and in which line. A day is compared when it has ended, so a
  /// reading may end later than others and have come less far.
  private var failure: (error: BankFileError, line: Int)?

  init(_ layout: StatementLayout) {
    let options = layout.options
    self.layout = layout
    marks = options.decimalMark.map { [$0] } ?? DecimalMark.allCases
    let hasBalance = layout.balance != nil && !options.ignoresBalances
    let orders: [BankFileRowOrder?] =
      hasBalance ? options.rowOrder.map { [$0] } ?? BankFileRowOrder.allCases : [options.rowOrder]
    candidates = []
    for mark in marks {
      for sign in options.sign.map({ [$0] }) ?? layout.amounts.signs {
        for order in orders {
          let balance = hasBalance ? order.map(RunningBalance.init) : nil
          candidates.append(Candidate(mark: mark, sign: sign, balance: balance, rowOrder: order))
        }
      }
    }
  }

  /// Takes the next entry.
  mutating func take(_ row: CSVRecord, on day: DayCell) throws(BankFileError) {
    let (read, balances) = try readAmounts(of: row)
    note(read, row)
    guard layout.balance != nil || hasSections else { return }
    let key = layout.balanceKey(of: row)
    // The readings that are left move to the front: a list of them for each row would cost more than to read it.
    var (left, hasCompared) = (0, false)
    for index in candidates.indices {
      let mark = candidates[index].mark
      guard let amounts = read[mark], let value = amounts.value(candidates[index].sign) else { continue }
      candidates[index].sum = candidates[index].sum?.adding(value)
      let nextRow = RunningBalance.Row(amount: value, balance: balances[mark], day: day, line: row.line)
      switch candidates[index].balance?.take(nextRow, key: key) {
      case .differs(let difference):
        noteFailure(difference)
        continue
      case .fits: hasCompared = true
      case nil, .some(.none): break
      }
      if left != index { candidates.swapAt(left, index) }
      left += 1
    }
    if left == 0 {
      // Without a balance that differs, the amount and the fee are too large together.
      throw failure?.error ?? CellFault(column: read[marks[0]]?.column ?? 0, value: .amount).error(in: row)
    }
    if left < candidates.count { candidates.removeLast(candidates.count - left) }
    if hasCompared { comparisons += 1 }
  }

  /// The signs with which one of the readings is left.
  func signs(_ candidates: [Candidate]) -> [BankFileSign] {
    var signs = BankFileSign.allCases.filter { sign in candidates.contains { $0.sign == sign } }
    if signs.count > 1 {
      // Without a negative amount, the two readings of a column would turn its meaning round.
      if negativeOut == nil { signs.removeAll { $0 == .negatedDebits } }
      if negativeIn == nil { signs.removeAll { $0 == .negatedCredits } }
    }
    return signs
  }

  private var hasSections: Bool { !layout.options.labels.opening.isEmpty }

  private mutating func noteFailure(_ difference: RunningBalance.Difference) {
    balanceLine = max(balanceLine ?? 0, difference.line)
    noteFailure(difference.error, line: difference.line)
  }

  private mutating func noteFailure(_ error: BankFileError, line: Int) {
    if line > failure?.line ?? 0 { failure = (error, line) }
  }
}

extension AmountProof {
  /// The amounts and balances with each mark that is left.
  private mutating func readAmounts(
    of row: CSVRecord
  ) throws(BankFileError) -> (PerMark<RowAmounts>, PerMark<FileAmount>) {
    var read = PerMark<RowAmounts>()
    var balances = PerMark<FileAmount>()
    var fault: CellFault?
    for mark in marks {
      do throws(CellFault) {
        let amounts = try layout.amounts(of: row, mark: mark).get()
        balances[mark] = try layout.balance(of: row, mark: mark).get()
        read[mark] = amounts
      } catch {
        fault = error
      }
    }
    if let fault {
      if read.isEmpty { throw fault.error(in: row) }
      marks = marks.filter { read[$0] != nil }
      markLine = row.line
      let left = candidates.filter { read[$0.mark] != nil }
      // Readings whose rows run against their days may be left only because the day hasn't ended.
      if left.allSatisfy(\.isTurnedWithinDay), !candidates.allSatisfy(\.isTurnedWithinDay) {
        noteFailure(fault.error(in: row), line: row.line)
      }
      candidates = left
      // The balances have proved the mark with which this row can't be read.
      if candidates.isEmpty { throw fault.error(in: row) }
    }
    return (read, balances)
  }

  /// Keeps the first rows that show what a question is about.
  private mutating func note(_ read: PerMark<RowAmounts>, _ row: CSVRecord) {
    if markSample == nil, marks.count == 2, let point = read[.point], let comma = read[.comma],
      !point.isSame(as: comma)
    {
      markSample = Sample(line: row.line, fields: row.texts, amounts: read)
    }
    guard let amounts = read[marks[0]] else { return }
    if amountSample == nil, amounts.first?.isZero == false || amounts.second?.isZero == false {
      amountSample = Sample(line: row.line, fields: row.texts, amounts: read)
    }
    if negativeIn == nil, amounts.first?.isNegative == true {
      negativeIn = Sample(line: row.line, fields: row.texts, amounts: read)
    }
    if negativeOut == nil, amounts.second?.isNegative == true {
      negativeOut = Sample(line: row.line, fields: row.texts, amounts: read)
    }
  }

  /// Compares the balances before and after the entries of an account, which end here.
  mutating func endSection(opening: String?, closing: String?, line: Int) throws(BankFileError) {
    try endBalances()
    defer {
      for index in candidates.indices { candidates[index].sum = .nothing }
    }
    guard let opening, let closing, !layout.options.ignoresBalances else { return }
    var failure: BankFileError?
    let fitting = candidates.filter { candidate in
      guard let before = stated(opening, candidate.mark), let after = stated(closing, candidate.mark),
        let expected = candidate.sum?.adding(before)
      else { return false }
      if expected.isEqual(to: after) { return true }
      failure = .unbalanced(line: line, expected: expected, found: after)
      return false
    }
    guard !fitting.isEmpty else {
      throw failure ?? .invalid(.balance, text: closing, line: line, column: nil)
    }
    candidates = fitting
    hasComparedSums = true
  }

  /// Ends the chains of balances: the last day of each is compared where its rows run against the days.
  private mutating func endBalances() throws(BankFileError) {
    var hasCompared = false
    var next: [Candidate] = []
    for var candidate in candidates {
      let check = candidate.balance?.end() ?? .none
      if case .differs(let difference) = check {
        noteFailure(difference)
      } else {
        if check == .fits { hasCompared = true }
        next.append(candidate)
      }
    }
    if let failure, next.isEmpty { throw failure.error }
    if hasCompared { comparisons += 1 }
    candidates = next
  }

  private func stated(_ text: String, _ mark: DecimalMark) -> FileAmount? {
    let any = 1...9999
    return BankFileDayOrder.allCases.lazy.compactMap { order in
      StatementSection.Stated(text, mark: mark, order: order, years: any, line: 0)?.amount
    }.first
  }
}

/// A value for each decimal mark with which there is one.
struct PerMark<Value> {
  private var point: Value?
  private var comma: Value?

  var isEmpty: Bool { point == nil && comma == nil }

  subscript(mark: DecimalMark) -> Value? {
    get { mark == .point ? point : comma }
    set { if mark == .point { point = newValue } else { comma = newValue } }
  }
}

extension StatementLayout.Amounts {
  /// How the columns can say what goes out.
  var signs: [BankFileSign] {
    switch self {
    case .one: [.signed, .turned]
    case .two: [.inOut, .negatedDebits, .negatedCredits]
    case .flagged: [.flag]
    }
  }
}

extension RowAmounts {
  fileprivate func isSame(as other: RowAmounts) -> Bool {
    isSame(first, other.first) && isSame(second, other.second) && isSame(fee, other.fee)
  }

  private func isSame(_ first: FileAmount?, _ second: FileAmount?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.isEqual(to: second)
  }
}
