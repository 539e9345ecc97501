/// Decides from what was found in a CSV file: one reading, or questions.
struct StatementDecision {
  let proof: StatementProof
  let match: HeaderSearch.Match
  let options: BankFileOptions
  let isASCII: Bool
  var evidence: [BankFileEvidence] = []
  var questions: [BankFileQuestion] = []
  /// The order of rows that balances, options or days show.
  var rowOrder: BankFileRowOrder?

  init(_ proof: StatementProof, match: HeaderSearch.Match, options: BankFileOptions, isASCII: Bool) {
    self.proof = proof
    self.match = match
    self.options = options
    self.isASCII = isASCII
  }

  /// The file with its evidence, or the questions.
  func recognition(_ open: @escaping BankFile.Opener) throws(BankFileError) -> BankFileRecognition {
    var decision = self
    guard let reading = try decision.decide() else { return .undecided(decision.questions) }
    var layout = match.layout
    layout.options.dayOrders = [reading.dayOrder]
    layout.options.decimalMark = reading.decimalMark
    layout.options.sign = reading.sign
    let final = layout
    // What belongs to this reading only is no part of a layout.
    var saved = layout.options
    saved.profile = nil
    saved.ignoresBalances = false
    return .file(
      BankFile(
        kind: .csv(profile: match.profile?.name), evidence: decision.evidence, options: saved,
        rowOrder: decision.rowOrder, open: open,
        makeReader: { source throws(BankFileError) in CSVStatementReader(source, final, reading) }))
  }

  private mutating func decide() throws(BankFileError) -> StatementReading? {
    let layout = match.layout
    if proof.count == 0, !proof.hasSkippedEntries { throw .missing(.day, line: max(1, layout.headerLine)) }
    noteContent()
    let dayOrder = decideDays()
    let candidates = remaining(dayOrder)
    let mark = decideMark(candidates)
    let sign = decideSign(candidates, mark)
    let rowOrder = decideRowOrder(candidates, dayOrder)
    decideStatuses()
    guard questions.isEmpty, let dayOrder, let mark, let sign else { return nil }
    return StatementReading(
      dayOrder: dayOrder, years: layout.options.years(today: proof.today), decimalMark: mark, sign: sign,
      rowOrder: rowOrder)
  }

  /// The readings of amounts that are left, without those whose order of rows the days exclude, and without those that
  /// read the rows as another one does.
  private func remaining(_ dayOrder: BankFileDayOrder?) -> [AmountProof.Candidate] {
    var candidates = proof.amounts.candidates
    guard match.layout.balance != nil else { return candidates }
    if let dayOrder, let shown = proof.days.rowOrder(dayOrder) {
      let fitting = candidates.filter { $0.rowOrder?.hasOldestDaysFirst == shown.hasOldestDaysFirst }
      if !fitting.isEmpty { candidates = fitting }
    }
    return candidates.filter { candidate in !candidates.contains { candidate.reads(as: $0) } }
  }
}

extension AmountProof.Candidate {
  /// Whether the rows of each day run against the days, but it makes no difference to the other reading, in which all
  /// rows run one way.
  fileprivate func reads(as other: AmountProof.Candidate) -> Bool {
    guard let rowOrder, let balance, let others = other.rowOrder, mark == other.mark, sign == other.sign,
      isTurnedWithinDay, !other.isTurnedWithinDay
    else { return false }
    if !balance.hasSeveralDays, rowOrder.isOldestFirstWithinDay == others.isOldestFirstWithinDay { return true }
    return !balance.changesWithinDay && rowOrder.hasOldestDaysFirst == others.hasOldestDaysFirst
  }
}

extension StatementDecision {
  /// Notes the encoding, the delimiter, the profile and the columns.
  private mutating func noteContent() {
    let layout = match.layout
    note(.encoding, layout.encoding.rawValue, options.encoding == layout.encoding && !isASCII ? .options : .content)
    note(.delimiter, layout.delimiter.name, options.delimiter != nil ? .options : .content)
    if let profile = match.profile {
      note(.profile, profile.name, options.profile != nil ? .options : .content)
    } else {
      let day = layout.header.isEmpty ? String(layout.day + 1) : layout.names[layout.day]
      let shown = layout.header.isEmpty ? balanceSource ?? .content : .content
      note(.columns, day, options.columns.areComplete ? .options : shown)
    }
  }

  mutating func note(_ subject: BankFileSubject, _ value: String, _ source: BankFileEvidence.Source) {
    evidence.append(BankFileEvidence(subject: subject, value: value, source: source))
  }

  /// Who says it, where somebody does.
  private func declared(_ isSaid: (BankFileOptions) -> Bool) -> BankFileEvidence.Source? {
    if isSaid(options) { return .options }
    return isSaid(match.layout.options) ? match.profile.map { .profile($0.name) } ?? .options : nil
  }

  private mutating func decideDays() -> BankFileDayOrder? {
    let orders = proof.days.orders
    guard let first = orders.first else { return nil }
    if orders.count > 1, let sample = proof.days.sample {
      ask(.dayOrder, sample.line, sample.fields) { question in
        for order in orders {
          guard let day = sample.days[order] else { continue }
          question.add(.day(day)) { $0.dayOrders = [order] }
        }
      }
      return nil
    }
    let isDeclared = declared { $0.dayOrders.count == 1 }
    note(.dayOrder, first.rawValue, isDeclared ?? proof.days.line.map { .line($0) } ?? .anyReading)
    if let century = proof.days.century {
      askCentury(century)
      return nil
    }
    return first
  }

  private mutating func askCentury(_ century: (line: Int, fields: [String], day: CalendarDay)) {
    let last = proof.today.year + 1
    let choices: [Int] = [last - 99, 1970].filter { $0 != options.firstYear }
    ask(.century, century.line, century.fields) { question in
      for first in choices {
        let distance: Int = (century.day.year - first + 10_000) % 100
        question.add(.year(first + distance)) { $0.firstYear = first }
      }
    }
  }

  private mutating func decideMark(_ candidates: [AmountProof.Candidate]) -> DecimalMark? {
    let marks = DecimalMark.allCases.filter { mark in candidates.contains { $0.mark == mark } }
    guard let first = marks.first else { return nil }
    let amounts = proof.amounts
    if marks.count > 1, let sample = amounts.markSample {
      let sign = candidates[0].sign
      ask(.decimalMark, sample.line, sample.fields) { question in
        for mark in marks {
          guard let amount = sample.amounts[mark]?.value(sign) else { continue }
          question.add(.amount(amount)) { $0.decimalMark = mark }
        }
      }
      return nil
    }
    let isProved = amounts.markLine.map { .line($0) } ?? balanceSource
    note(
      .decimalMark, String(first.rawValue),
      declared { $0.decimalMark != nil } ?? (marks.count > 1 ? .anyReading : isProved ?? .anyReading))
    return first
  }

  /// The balances, where they were compared.
  private var balanceSource: BankFileEvidence.Source? {
    if let line = proof.amounts.balanceLine, proof.amounts.comparisons > 0 { return .runningBalance(line: line) }
    return proof.amounts.hasComparedSums ? .balances : nil
  }
}

extension StatementDecision {
  private mutating func decideSign(
    _ candidates: [AmountProof.Candidate], _ mark: DecimalMark?
  ) -> BankFileSign? {
    let amounts = proof.amounts
    let signs = amounts.signs(candidates)
    guard let first = signs.first else { return nil }
    let isOneColumn = signs.contains(.signed) || signs.contains(.turned)
    let sample = isOneColumn ? amounts.amountSample : amounts.negativeOut ?? amounts.negativeIn
    if signs.count > 1 || proof.flags.haveBothWords, let sample {
      let mark = mark ?? amounts.marks[0]
      let (flag, layout, balancesFail) = (proof.flags.found, match.layout, proof.balancesFail)
      ask(.sign, sample.line, sample.fields) { question in
        for sign in signs where !balancesFail {
          guard let amount = sample.amounts[mark]?.value(sign) else { continue }
          question.add(.amount(amount)) { $0.sign = sign }
        }
        if let flag { question.add(flag, in: layout) }
      }
      return nil
    }
    let isDeclared = declared { $0.sign != nil }
    note(.sign, first.rawValue, isDeclared ?? balanceSource ?? (isOneColumn ? .anyReading : .content))
    return first
  }

  private mutating func decideRowOrder(
    _ candidates: [AmountProof.Candidate], _ dayOrder: BankFileDayOrder?
  ) -> BankFileRowOrder? {
    let amounts = proof.amounts
    let orders = BankFileRowOrder.allCases.filter { order in candidates.contains { $0.rowOrder == order } }
    if orders.count == 1 {
      let isDeclared = declared { $0.rowOrder != nil }
      rowOrder = orders[0]
      note(.rowOrder, orders[0].rawValue, isDeclared ?? balanceSource ?? .content)
      return orders[0]
    }
    if orders.count > 1, amounts.comparisons > 0, let sample = amounts.amountSample {
      ask(.rowOrder, sample.line, sample.fields) { question in
        for order in orders { question.add(.rowOrder(order)) { $0.rowOrder = order } }
      }
      return nil
    }
    if let dayOrder, let shown = proof.days.rowOrder(dayOrder) {
      rowOrder = shown
      note(.rowOrder, shown.rawValue, .content)
    }
    return nil
  }

  private mutating func decideStatuses() {
    guard let first = proof.statuses.first else { return }
    let all = proof.statuses.map(\.text)
    ask(.status, first.line, first.fields) { question in
      for text in all { question.add(.statuses([text])) { $0.bookedStatuses = [text] } }
      if all.count > 1 { question.add(.statuses(all)) { $0.bookedStatuses = all } }
    }
  }

  private mutating func ask(
    _ subject: BankFileSubject, _ line: Int, _ fields: [String], _ build: (inout AnswerList) -> Void
  ) {
    var list = AnswerList(options: options)
    build(&list)
    questions.append(BankFileQuestion(subject: subject, line: line, fields: fields, answers: list.answers))
  }
}

/// The answers of a question.
private struct AnswerList {
  let options: BankFileOptions
  private(set) var answers: [BankFileAnswer] = []

  mutating func add(_ reading: BankFileReading, _ change: (inout BankFileOptions) -> Void) {
    var next = options
    change(&next)
    answers.append(BankFileAnswer(options: next, reading: reading))
  }

  /// Adds the column of words for in and out.
  mutating func add(_ flag: (column: Int, inWord: String, outWord: String), in layout: StatementLayout) {
    let name = layout.names[flag.column]
    let isUnique = layout.names.count { $0.columnName == name.columnName } == 1 && !name.isBlank
    add(.flag(column: name)) { options in
      options.columns = layout.options.columns
      options.columns.flag = isUnique && !layout.header.isEmpty ? .named([name]) : .place(flag.column + 1)
      options.inWords = [flag.inWord]
      options.outWords = [flag.outWord]
      options.sign = .flag
    }
  }
}
