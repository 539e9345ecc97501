/// Decides the columns of a table without names that anybody knows: balances prove one layout, or one question has each
/// possible reading as a whole.
struct ShapeDecision {
  typealias Opener = () throws(BankFileError) -> any ByteSource

  private let search: HeaderSearch
  private let options: BankFileOptions
  private let today: CalendarDay

  init(_ search: HeaderSearch, options: BankFileOptions, today: CalendarDay) {
    self.search = search
    self.options = options
    self.today = today
  }

  /// A layout, and the proof that it fits the file.
  struct Proved {
    let match: HeaderSearch.Match
    let proof: StatementProof
    /// The options that have the layout.
    let options: BankFileOptions
  }

  /// The one layout that the balances prove; otherwise a question.
  enum Finding {
    case proved(Proved)
    case question(BankFileQuestion)
    case none
  }

  /// - Parameter profiles: Those whose shape other files may have too.
  func finding(_ profiles: [BankProfile], _ source: Opener) throws(BankFileError) -> Finding {
    let layouts = search.shapes.prefix(ShapeSearch.most)
    var (proved, open): ([Proved], [Proved]) = ([], [])
    for layout in layouts {
      guard let fitting = try fitting(layout, source) else { continue }
      if layout.columns.balance == nil {
        open.append(fitting)
      } else if fitting.isProved {
        proved.append(fitting)
      }
    }
    if proved.count == 1 { return .proved(proved[0]) }
    var answers = try answers(profiles, source)
    for choice in proved.isEmpty ? open : proved { answers += choice.answers }
    guard !answers.isEmpty, answers.count <= ShapeSearch.most, let row = search.firstOfShape else { return .none }
    return .question(BankFileQuestion(subject: .columns, line: row.line, fields: row.texts, answers: answers))
  }

  /// The profiles of common shapes that fit the file.
  private func answers(_ profiles: [BankProfile], _ source: Opener) throws(BankFileError) -> [BankFileAnswer] {
    var answers: [BankFileAnswer] = []
    for match in search.commonShapes(profiles) {
      guard let profile = match.profile, try proof(of: match.layout, source) != nil else { continue }
      var next = options
      next.profile = profile.name
      answers.append(BankFileAnswer(options: next, reading: .profile(profile.name)))
    }
    return answers
  }

  private func fitting(_ layout: BankFileOptions, _ source: Opener) throws(BankFileError) -> Proved? {
    guard let match = search.match(layout), let proof = try proof(of: match.layout, source) else { return nil }
    return Proved(match: match, proof: proof, options: layout)
  }

  /// The proof of a layout; nil where the file can't be read so.
  private func proof(of layout: StatementLayout, _ source: Opener) throws(BankFileError) -> StatementProof? {
    var proof = StatementProof(layout, today: today)
    do throws(BankFileError) {
      try proof.read(try source())
    } catch {
      // A layout of several is tried: what is wrong with it says nothing of the file.
      if case .unreadable = error { throw error }
      return nil
    }
    return proof.count > 0 ? proof : nil
  }
}

extension ShapeDecision.Proved {
  /// Whether balances prove the layout, without the meaning of a column turned round.
  fileprivate var isProved: Bool {
    let amounts = proof.amounts
    guard amounts.comparisons > 0 else { return false }
    return amounts.candidates.contains { candidate in
      switch candidate.sign {
      case .negatedDebits: amounts.negativeOut != nil
      case .negatedCredits: amounts.negativeIn != nil
      case .signed, .turned, .inOut, .flag: true
      }
    }
  }

  /// Each reading that the file allows with these columns.
  fileprivate var answers: [BankFileAnswer] {
    guard let sample = proof.amounts.amountSample ?? proof.amounts.markSample else { return [] }
    var answers: [BankFileAnswer] = []
    let orders = proof.days.sample == nil ? Array(proof.days.orders.prefix(1)) : proof.days.orders
    let marks = proof.amounts.markSample == nil ? Array(proof.amounts.marks.prefix(1)) : proof.amounts.marks
    for order in orders {
      for mark in marks {
        for sign in proof.amounts.signs(proof.amounts.candidates) {
          guard let amount = sample.amounts[mark]?.value(sign), let day = day(sample, order) else { continue }
          var next = options
          (next.dayOrders, next.decimalMark, next.sign) = ([order], mark, sign)
          answers.append(BankFileAnswer(options: next, reading: .entry(day, amount, text: text(sample))))
        }
        if let answer = flagAnswer(sample, order, mark) { answers.append(answer) }
      }
    }
    return answers
  }

  /// The reading with the words of a column for in and out.
  private func flagAnswer(
    _ sample: AmountProof.Sample, _ order: BankFileDayOrder, _ mark: DecimalMark
  ) -> BankFileAnswer? {
    guard let flag = proof.flags.found, let day = day(sample, order),
      let amount = sample.amounts[mark]?.value(.signed)
    else { return nil }
    var next = options
    (next.dayOrders, next.decimalMark, next.sign) = ([order], mark, .flag)
    next.columns.flag = .place(flag.column + 1)
    (next.inWords, next.outWords) = ([flag.inWord], [flag.outWord])
    let word = flag.column < sample.fields.count ? sample.fields[flag.column] : ""
    let isOut = word.columnName == flag.outWord.columnName
    return BankFileAnswer(
      options: next, reading: .entry(day, isOut ? amount.reversed : amount, text: text(sample)))
  }

  private func day(_ sample: AmountProof.Sample, _ order: BankFileDayOrder) -> CalendarDay? {
    let bytes = Array(sample.fields[match.layout.day].utf8)
    guard let cell = DayCell(bytes, 0..<bytes.count) else { return nil }
    switch cell.reading(order, years: match.layout.options.years(today: proof.today)) {
    case .day(let day), .century(let day): return day
    case .none: return nil
    }
  }

  private func text(_ sample: AmountProof.Sample) -> String {
    match.layout.texts.map { $0 < sample.fields.count ? sample.fields[$0].tidied : "" }.joined(separator: " ")
  }
}
