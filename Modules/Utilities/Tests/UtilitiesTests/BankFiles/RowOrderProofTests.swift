import ModuloUtilities
import Testing

/// Files whose days run one way, and the rows of each day the other.
@Suite struct RowOrderProofTests {
  private static let newestDays = """
    Date,Amount,Balance
    2026-02-05,1.00,108.00
    2026-02-05,2.00,110.00
    2026-02-04,-3.00,97.00
    2026-02-04,10.00,107.00
    2026-02-03,5.00,100.00

    """

  @Test func `balances prove rows that run forward within days that run backward`() {
    let outcome = StatementOutcome(Self.newestDays)
    #expect(
      outcome.entries == [
        "2026-02-05 1.00 =108.00", "2026-02-05 2.00 =110.00", "2026-02-04 -3.00 =97.00", "2026-02-04 10.00 =107.00",
        "2026-02-03 5.00 =100.00",
      ])
    let (order, evidence) = (outcome.rowOrder, outcome.evidence(.rowOrder))
    #expect(order == .newestDaysFirst)
    #expect(evidence?.value == "newest-days-first")
    #expect(evidence?.source == .runningBalance(line: 4))
  }

  @Test func `balances prove rows that run backward within days that run forward`() {
    let text = """
      Date,Amount,Balance
      2026-02-03,5.00,100.00
      2026-02-04,10.00,107.00
      2026-02-04,-3.00,97.00
      2026-02-05,2.00,110.00
      2026-02-05,1.00,108.00

      """
    let outcome = StatementOutcome(text)
    let (count, order, sign) = (outcome.entries.count, outcome.rowOrder, outcome.evidence(.sign)?.value)
    #expect(count == 5)
    #expect(order == .oldestDaysFirst)
    #expect(sign == "signed")
  }

  @Test func `balances of such days prove the sign`() {
    let outcome = StatementOutcome(Self.newestDays.replacing(",-", with: ",~").turningSigns)
    let (sign, order) = (outcome.evidence(.sign)?.value, outcome.rowOrder)
    #expect(sign == "turned")
    #expect(order == .newestDaysFirst)
    #expect(outcome.entries.first == "2026-02-05 1.00 =108.00")
  }

  @Test func `end of a day that misses the day before it is refused with its line`() {
    let text = Self.newestDays.replacing("100.00", with: "101.00")
    let options = BankFileOptions.with { ($0.sign, $0.rowOrder) = (.signed, .newestDaysFirst) }
    let outcome = StatementOutcome(text, options: options)
    let (expected, found) = (FileAmount(units: 100_00, decimals: 2), FileAmount(units: 101_00, decimals: 2))
    #expect(outcome.error == .unbalanced(line: 6, expected: expected, found: found))
    let inner = StatementOutcome(Self.newestDays.replacing("110.00", with: "111.00"), options: options)
    #expect(inner.error?.line == 3)
  }

  @Test func `first row of a day that misses the day before it is refused`() {
    let text = "Date,Amount,Balance\n2026-02-03,5,100\n2026-02-04,10,107\n2026-02-04,-3,97\n2026-02-05,1,109\n"
    let options = BankFileOptions.with { ($0.sign, $0.rowOrder) = (.signed, .oldestDaysFirst) }
    let outcome = StatementOutcome(text, options: options)
    let (expected, found) = (FileAmount(units: 108, decimals: 0), FileAmount(units: 109, decimals: 0))
    #expect(outcome.error == .unbalanced(line: 5, expected: expected, found: found))
  }

  @Test func `days of one row each leave the order of all rows`() {
    let outcome = StatementOutcome(
      "Date,Amount,Balance\n2026-02-05,2,17\n2026-02-04,-5,15\n2026-02-03,20,20\n")
    let order = outcome.rowOrder
    #expect(order == .newestFirst)
  }

  @Test func `rows that may run either way within their days are asked`() throws {
    let text = """
      Date,Amount,Balance
      2026-02-04,10,110
      2026-02-04,-10,100
      2026-02-03,10,110
      2026-02-03,-10,100

      """
    let outcome = StatementOutcome(text, options: .with { $0.sign = .signed })
    #expect(outcome.subjects == [.rowOrder])
    let readings = outcome.questions.first?.answers.map(\.reading)
    #expect(readings == [.rowOrder(.newestFirst), .rowOrder(.newestDaysFirst)])
    let answer = try #require(outcome.questions.first?.answers.last)
    let order = StatementOutcome(text, options: answer.options).rowOrder
    #expect(order == .newestDaysFirst)
  }

  @Test func `row without a balance is part of its day`() {
    let text = """
      Date,Amount,Balance
      2026-02-05,1.00,
      2026-02-05,2.00,110.00
      2026-02-04,-3.00,97.00
      2026-02-04,10.00,
      2026-02-03,4.00,
      2026-02-02,5.00,96.00

      """
    let outcome = StatementOutcome(text)
    let (count, order, error) = (outcome.entries.count, outcome.rowOrder, outcome.error)
    #expect(error == nil)
    #expect(count == 6)
    #expect(order == .newestDaysFirst)
    let wrong = StatementOutcome(text.replacing("96.00", with: "95.00"), options: .with { $0.sign = .signed })
    #expect(wrong.error?.line == 7)
  }

  @Test func `days of two currencies are chains of their own`() {
    let text = """
      Date,Amount,Currency,Balance
      2026-02-04,1,EUR,11
      2026-02-04,2,USD,102
      2026-02-04,3,EUR,14
      2026-02-04,4,USD,106
      2026-02-03,10,EUR,10
      2026-02-03,100,USD,100

      """
    let outcome = StatementOutcome(text)
    let (count, order) = (outcome.entries.count, outcome.rowOrder)
    #expect(count == 6)
    #expect(order == .newestDaysFirst)
  }

  @Test func `options keep the order of days and of their rows`() throws {
    let said = BankFileOptions.with { $0.rowOrder = .newestDaysFirst }
    let options = try #require(StatementOutcome(Self.newestDays, options: said).options)
    let order = options.rowOrder
    #expect(order == .newestDaysFirst)
  }
}

extension String {
  /// The rows with the signs of their amounts turned, where `~` stands for a minus.
  fileprivate var turningSigns: String {
    split(separator: "\n").enumerated().map { index, line in
      if index == 0 { return String(line) }
      var fields = line.split(separator: ",").map(String.init)
      fields[1] = fields[1].hasPrefix("~") ? String(fields[1].dropFirst()) : "-" + fields[1]
      return fields.joined(separator: ",")
    }.joined(separator: "\n")
  }
}
