extension BankFile {
  /// The file of a kind that its first bytes show.
  static func recognize(
    _ sniffed: BankFileSniffer, _ encoding: TextEncoding, _ open: @escaping Opener,
    _ source: () throws(BankFileError) -> any ByteSource, options: BankFileOptions, today: CalendarDay
  ) throws(BankFileError) -> BankFileRecognition {
    let evidence = [BankFileEvidence(subject: .encoding, value: encoding.rawValue, source: .content)]
    let ignoresBalances = options.ignoresBalances
    let makeReader: @Sendable (any ByteSource) throws(BankFileError) -> any BankFileReader
    switch sniffed.kind {
    case .qif:
      let scan = try QIFScan(source: try source(), encoding: encoding, readOn: today)
      return QIFDecision(scan, encoding: encoding, options: options, today: today).recognition(open, evidence)
    case .ofx: makeReader = { source throws(BankFileError) in OFXReader(source: source, encoding: encoding) }
    case .camt:
      makeReader = { source throws(BankFileError) in
        CamtReader(source: source, encoding: encoding, despiteBalances: ignoresBalances)
      }
    case .mt940:
      makeReader = { source throws(BankFileError) in
        MT940Reader(source: source, encoding: encoding, despiteBalances: ignoresBalances)
      }
    case .csv: throw .unknownKind
    }
    return .file(BankFile(kind: sniffed.kind, evidence: evidence, open: open, makeReader: makeReader))
  }
}

/// Decides how a QIF file is read, or what has to be asked.
private struct QIFDecision {
  private let scan: QIFScan
  private let encoding: TextEncoding
  private let options: BankFileOptions
  private let today: CalendarDay
  private var evidence: [BankFileEvidence] = []
  private var questions: [BankFileQuestion] = []

  init(_ scan: QIFScan, encoding: TextEncoding, options: BankFileOptions, today: CalendarDay) {
    self.scan = scan
    self.encoding = encoding
    self.options = options
    self.today = today
  }

  func recognition(_ open: @escaping BankFile.Opener, _ evidence: [BankFileEvidence]) -> BankFileRecognition {
    var decision = self
    decision.evidence = evidence
    let order = decision.dayOrder()
    let mark = decision.decimalMark()
    guard let order, let mark else { return .undecided(decision.questions) }
    let (encoding, today) = (encoding, today)
    return .file(
      BankFile(
        kind: .qif, evidence: decision.evidence, open: open,
        makeReader: { source throws(BankFileError) in
          QIFReader(source: source, encoding: encoding, dayOrder: order, decimalMark: mark, readOn: today)
        }))
  }

  private mutating func dayOrder() -> QIFDayOrder? {
    let said: QIFDayOrder? =
      switch options.dayOrders {
      case [.dayMonthYear]: .dayFirst
      case [.monthDayYear]: .monthFirst
      default: nil
      }
    switch scan.dayOrder {
    case .proved(let order, let line):
      note(.dayOrder, order == .dayFirst ? "dmy" : "mdy", .line(line))
      return order
    case .unneeded:
      note(.dayOrder, said == .monthFirst ? "mdy" : "dmy", .anyReading)
      return said ?? .dayFirst
    case .open(let line, let first, let second):
      if let said {
        note(.dayOrder, said == .dayFirst ? "dmy" : "mdy", .options)
        return said
      }
      ask(
        .dayOrder, line: line,
        [(.day(first), { $0.dayOrders = [.dayMonthYear] }), (.day(second), { $0.dayOrders = [.monthDayYear] })])
      return nil
    }
  }

  private mutating func decimalMark() -> DecimalMark? {
    switch scan.decimalMark {
    case .proved(let mark, let line):
      note(.decimalMark, String(mark.rawValue), .line(line))
      return mark
    case .unneeded:
      let mark = options.decimalMark ?? .point
      note(.decimalMark, String(mark.rawValue), .anyReading)
      return mark
    case .open(let line, let first, let second):
      if let mark = options.decimalMark {
        note(.decimalMark, String(mark.rawValue), .options)
        return mark
      }
      ask(
        .decimalMark, line: line,
        [(.amount(first), { $0.decimalMark = .point }), (.amount(second), { $0.decimalMark = .comma })])
      return nil
    }
  }

  private mutating func note(_ subject: BankFileSubject, _ value: String, _ source: BankFileEvidence.Source) {
    evidence.append(BankFileEvidence(subject: subject, value: value, source: source))
  }

  private mutating func ask(
    _ subject: BankFileSubject, line: Int, _ readings: [(BankFileReading, (inout BankFileOptions) -> Void)]
  ) {
    let answers = readings.map { reading, change in
      var next = options
      change(&next)
      return BankFileAnswer(options: next, reading: reading)
    }
    questions.append(BankFileQuestion(subject: subject, line: line, fields: [], answers: answers))
  }
}
