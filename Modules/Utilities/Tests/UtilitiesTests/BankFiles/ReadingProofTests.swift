import ModuloUtilities
import Testing

/// Files without a profile: what is proved, and what is asked.
@Suite struct ReadingProofTests {
  @Test func `day over twelve proves the order for the whole file`() {
    let outcome = StatementOutcome("Date,Amount,Balance\n03/02/2026,1.50,1.50\n25/02/2026,2.00,3.50\n")
    #expect(outcome.entries == ["2026-02-03 1.50 =1.50", "2026-02-25 2.00 =3.50"])
    let source = outcome.evidence(.dayOrder)?.source
    #expect(source == .line(3))
  }

  @Test func `order that no day proves is asked`() throws {
    let text = "Date,Amount,Balance\n03/02/2026,1.50,1.50\n04/02/2026,2.00,3.50\n"
    let outcome = StatementOutcome(text)
    #expect(outcome.subjects == [.dayOrder])
    let question = try #require(outcome.questions.first)
    #expect(question.line == 2)
    let march = try #require(CalendarDay(rawValue: 2026_03_02))
    let readings = question.answers.map(\.reading)
    #expect(readings == [.day(.feb3), .day(march)])
    let entries = outcome.answered(.day(march), text)?.entries
    #expect(entries == ["2026-03-02 1.50 =1.50", "2026-04-02 2.00 =3.50"])
  }

  @Test func `order is not asked where all days read alike`() {
    let outcome = StatementOutcome("Date,Amount,Balance\n03/03/2026,1.50,1.50\n04/04/2026,2.00,3.50\n")
    #expect(outcome.entries == ["2026-03-03 1.50 =1.50", "2026-04-04 2.00 =3.50"])
    let source = outcome.evidence(.dayOrder)?.source
    #expect(source == .anyReading)
  }

  @Test func `day that fits no order of the others is refused with its place`() {
    let outcome = StatementOutcome("Date,Amount\n25/02/2026,1.50\n02/25/2026,2.00\n")
    #expect(outcome.error == .invalid(.day, text: "02/25/2026", line: 3, column: 1))
  }

  @Test func `running balance proves sign and order of rows`() {
    let turned = "Date,Amount,Balance\n2026-02-05,10.00,85.00\n2026-02-04,5.00,95.00\n2026-02-03,-3.00,100.00\n"
    let outcome = StatementOutcome(turned)
    #expect(outcome.entries == ["2026-02-05 -10.00 =85.00", "2026-02-04 -5.00 =95.00", "2026-02-03 3.00 =100.00"])
    let (sign, order) = (outcome.evidence(.sign)?.value, outcome.evidence(.rowOrder)?.value)
    #expect(sign == "turned")
    #expect(order == "newest-first")
    let source = outcome.evidence(.sign)?.source
    #expect(source == .runningBalance(line: 3))
  }

  @Test func `sign that nothing proves is asked`() {
    let text = "Date,Amount\n2026-02-03,10.00\n2026-02-04,-5.00\n"
    let outcome = StatementOutcome(text)
    #expect(outcome.subjects == [.sign])
    let turned = outcome.answered(.amount(FileAmount(units: -1_000, decimals: 2)), text)?.entries
    #expect(turned == ["2026-02-03 -10.00", "2026-02-04 5.00"])
    let signed = outcome.answered(.amount(FileAmount(units: 1_000, decimals: 2)), text)?.entries
    #expect(signed == ["2026-02-03 10.00", "2026-02-04 -5.00"])
  }

  @Test func `mark that nothing proves is asked`() {
    let text = "Date;Amount\n2026-02-03;1.000\n2026-02-04;-2.500\n"
    let outcome = StatementOutcome(text, options: .with { $0.sign = .signed })
    #expect(outcome.subjects == [.decimalMark])
    let whole = outcome.answered(.amount(FileAmount(units: 1_000, decimals: 0)), text)?.entries
    #expect(whole == ["2026-02-03 1000", "2026-02-04 -2500"])
    let parts = outcome.answered(.amount(FileAmount(units: 1_000, decimals: 3)), text)?.entries
    #expect(parts == ["2026-02-03 1.000", "2026-02-04 -2.500"])
  }

  @Test func `one amount proves the mark of all`() {
    let outcome = StatementOutcome(
      "Date;Amount\n2026-02-03;1.000\n2026-02-04;-2,5\n", options: .with { $0.sign = .signed })
    #expect(outcome.entries == ["2026-02-03 1000", "2026-02-04 -2.5"])
    let source = outcome.evidence(.decimalMark)?.source
    #expect(source == .line(3))
  }

  @Test func `whole amounts need no mark`() {
    let outcome = StatementOutcome(
      "Date;Amount\n2026-02-03;100\n2026-02-04;-2\n", options: .with { $0.sign = .signed })
    #expect(outcome.entries == ["2026-02-03 100", "2026-02-04 -2"])
    let source = outcome.evidence(.decimalMark)?.source
    #expect(source == .anyReading)
  }

  @Test func `balance that no reading fits is refused with its line`() {
    let outcome = StatementOutcome(
      "Date,Amount,Balance\n2026-02-03,10.00,10.00\n2026-02-04,5.00,15.00\n2026-02-05,5.00,21.00\n")
    let expected = FileAmount(units: 2_000, decimals: 2)
    #expect(outcome.error == .unbalanced(line: 4, expected: expected, found: FileAmount(units: 2_100, decimals: 2)))
  }

  @Test func `balance that fits nothing is read where a person says so`() {
    let options = BankFileOptions.with {
      $0.ignoresBalances = true
      $0.sign = .signed
    }
    let outcome = StatementOutcome(
      "Date,Amount,Balance\n2026-02-03,10.00,10.00\n2026-02-04,5.00,99.00\n", options: options)
    #expect(outcome.entries == ["2026-02-03 10.00 =10.00", "2026-02-04 5.00 =99.00"])
  }

  @Test func `equal amounts on one day leave the order of rows open`() {
    let text = "Date,Amount,Balance\n2026-02-03,10.00,10.00\n2026-02-03,10.00,20.00\n"
    let outcome = StatementOutcome(text)
    #expect(outcome.subjects == [.sign, .rowOrder])
    let newest = StatementOutcome(
      text,
      options: .with {
        $0.sign = .turned
        $0.rowOrder = .newestFirst
      })
    #expect(newest.entries == ["2026-02-03 -10.00 =10.00", "2026-02-03 -10.00 =20.00"])
  }

  @Test func `opening and closing balance prove the sign`() {
    let text = "Old balance:,100.00\nDate,Amount\n2026-02-03,10.00\n2026-02-04,5.00\nNew balance:,85.00\n"
    let options = BankFileOptions.with {
      $0.labels.opening = ["Old balance:"]
      $0.labels.closing = ["New balance:"]
    }
    let outcome = StatementOutcome(text, options: options)
    #expect(outcome.entries == ["2026-02-03 -10.00", "2026-02-04 -5.00"])
    #expect(outcome.balances == ["opening 2026-02-02 100.00", "closing 2026-02-04 85.00"])
    let source = outcome.evidence(.sign)?.source
    #expect(source == .balances)
    let wrong = StatementOutcome(text.replacing("85.00", with: "86.00"), options: options)
    let (expected, found) = (FileAmount(units: 11_500, decimals: 2), FileAmount(units: 8_600, decimals: 2))
    let turned = FileAmount(units: 8_500, decimals: 2)
    let errors: [BankFileError?] = [
      .unbalanced(line: 5, expected: expected, found: found), .unbalanced(line: 5, expected: turned, found: found),
    ]
    #expect(errors.contains(wrong.error))
  }

  @Test func `year in two digits that no century has is asked`() {
    let text = "Date,Amount,Balance\n14/05/98,10,10\n01/02/45,20,30\n"
    let outcome = StatementOutcome(text)
    #expect(outcome.subjects == [.century])
    let past = outcome.answered(.year(1945), text)?.entries
    #expect(past == ["1998-05-14 10 =10", "1945-02-01 20 =30"])
  }

  @Test func `two profiles that fit are asked`() throws {
    let text = "Trans. Date,Post Date,Description,Amount,Category\n05/01/2026,05/02/2026,GAS,38.00,Gasoline\n"
    let own = try BankProfile(
      name: "mine", title: "Mine",
      variants: [
        .with {
          $0.columns.day = .named(["Trans. Date"])
          $0.columns.amount = .named(["Amount"])
          $0.dayOrders = [.monthDayYear]
          $0.decimalMark = .point
          $0.sign = .signed
        }
      ])
    let profiles = BankProfile.shipped + [own]
    let outcome = StatementOutcome(text, profiles: profiles)
    #expect(outcome.subjects == [.profile])
    let readings = outcome.questions.first?.answers.map(\.reading)
    #expect(readings == [.profile("discover"), .profile("mine")])
    let named = StatementOutcome(text, options: .with { $0.profile = "mine" }, profiles: profiles)
    #expect(named.entries == ["2026-05-01 38.00"])
  }

  @Test func `two columns of days are asked`() {
    let text = "Date,Posting Date,Amount\n2026-02-03,2026-02-04,5\n"
    let outcome = StatementOutcome(text, options: .with { $0.sign = .signed })
    #expect(outcome.subjects == [.columns])
    let answer = outcome.questions.first?.answers.last
    let second = answer.map { StatementOutcome(text, options: $0.options).entries }
    #expect(second == ["2026-02-04 5"])
  }

  @Test func `statuses that nobody named are asked`() {
    let text = "Date,Amount,Status\n2026-02-03,5,done\n2026-02-04,6,open\n"
    let outcome = StatementOutcome(text, options: .with { $0.sign = .signed })
    #expect(outcome.subjects == [.status])
    let done = outcome.answered(.statuses(["done"]), text)
    #expect(done?.entries == ["2026-02-03 5"])
    #expect(done?.skips == ["3 status open"])
  }

  @Test func `options of a file read it again without a question`() throws {
    let text = "Date,Amount,Balance\n25/02/2026,\"1.234,50\",\"1.234,50\"\n03/02/2026,2,\"1.236,50\"\n"
    let first = StatementOutcome(text)
    let options = try #require(first.options)
    let other = StatementOutcome("Date,Amount,Balance\n03/02/2026,1.000,1.000\n", options: options)
    #expect(other.entries == ["2026-02-03 1000 =1000"])
  }

  @Test func `days in one direction leave one order of rows`() {
    let rising = StatementOutcome("Date,Amount,Balance\n2026-02-03,10,10\n2026-02-04,10,20\n")
    #expect(rising.entries == ["2026-02-03 10 =10", "2026-02-04 10 =20"])
    #expect(rising.rowOrder == .oldestFirst)
    let mixed = StatementOutcome("Date,Amount,Balance\n2026-02-03,10,10\n2026-02-05,10,20\n2026-02-04,10,30\n")
    #expect(mixed.subjects == [.sign, .rowOrder])
    let falling = StatementOutcome("Date,Amount,Balance\n2026-02-04,10,20\n2026-02-03,10,10\n")
    #expect(falling.entries == ["2026-02-04 10 =20", "2026-02-03 10 =10"])
    #expect(falling.rowOrder == .newestFirst)
  }

  @Test func `amount against the mark that balances prove is refused with its place`() {
    let options = BankFileOptions.with {
      $0.balanceDecimalMark = .comma
      $0.columns.fee = .named(["Fee"])
    }
    let text = "Date;Amount;Balance;Fee\n2026-02-03;1.000;1000,0;\n2026-02-04;2.000;3000,0;\n"
    let outcome = StatementOutcome(text, options: options)
    #expect(outcome.entries == ["2026-02-03 1000 =1000.0", "2026-02-04 2000 =3000.0"])
    let source = outcome.evidence(.decimalMark)?.source
    #expect(source == .runningBalance(line: 3))
    let other = StatementOutcome(text + "2026-02-05;1;3000,4;0.55\n", options: options)
    #expect(other.error == .invalid(.amount, text: "0.55", line: 4, column: 21))
  }

  @Test func `balances of two currencies are two chains`() {
    let text =
      "Date,Amount,Currency,Balance\n2026-02-03,5,EUR,5\n2026-02-03,7,USD,7\n2026-02-04,1,EUR,6\n2026-02-05,-2,USD,5\n"
    let outcome = StatementOutcome(text)
    #expect(
      outcome.entries == ["2026-02-03 5 EUR =5", "2026-02-03 7 USD =7", "2026-02-04 1 EUR =6", "2026-02-05 -2 USD =5"])
    let wrong = StatementOutcome(text.replacing("USD,5", with: "USD,6"))
    #expect(wrong.error?.line == 5)
  }

  @Test func `entry without a balance is part of the chain`() {
    let outcome = StatementOutcome("Date,Amount,Balance\n2026-02-03,5,5\n2026-02-04,7,\n2026-02-05,-1,11\n")
    #expect(outcome.entries == ["2026-02-03 5 =5", "2026-02-04 7", "2026-02-05 -1 =11"])
    let newest = StatementOutcome("Date,Amount,Balance\n2026-02-05,-1,11\n2026-02-04,7,\n2026-02-03,5,5\n")
    #expect(newest.entries == ["2026-02-05 -1 =11", "2026-02-04 7", "2026-02-03 5 =5"])
  }

  @Test func `balances of a later account prove the sign of all`() {
    let options = BankFileOptions.with {
      $0.labels.account = ["Account:"]
      $0.labels.opening = ["Old:"]
      $0.labels.closing = ["New:"]
    }
    let text = """
      Account: A
      New:,15
      Date,Amount
      2026-02-03,5

      Account: B
      New:,90
      Date,Amount
      2026-02-04,10
      Old:,100

      """
    let outcome = StatementOutcome(text, options: options)
    #expect(outcome.entries == ["2026-02-03 -5", "2026-02-04 -10"])
    #expect(outcome.accounts == ["A", "B"])
    #expect(outcome.balances == ["closing 2026-02-03 15", "opening 2026-02-03 100", "closing 2026-02-04 90"])
  }
}
