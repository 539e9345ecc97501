import ModuloUtilities
import Testing

/// Tables whose columns have no names, or names that nobody knows.
@Suite struct ShapeTests {
  @Test func `balances prove the columns, the sign and the mark`() {
    let outcome = StatementOutcome(
      "25.02.2026;Miete;-1.000;234,50;EUR\n24.02.2026;Lohn;1.200;1.234,50;EUR\n13.02.2026;Brot;-1;34,50;EUR\n")
    #expect(
      outcome.entries == [
        "2026-02-25 -1000 EUR Miete =234.50", "2026-02-24 1200 EUR Lohn =1234.50", "2026-02-13 -1 EUR Brot =34.50",
      ])
    let columns = outcome.evidence(.columns)
    #expect(columns?.value == "1")
    #expect(columns?.source == .runningBalance(line: 2))
    let order = outcome.rowOrder
    #expect(order == .newestFirst)
  }

  @Test func `names that nobody knows stand before the table`() {
    let outcome = StatementOutcome("Wann;Was;Wieviel;Danach\n2026-02-03;A;5;5\n2026-02-04;B;-2;3\n")
    #expect(outcome.entries == ["2026-02-03 5 A =5", "2026-02-04 -2 B =3"])
    #expect(outcome.skips == ["1 outside"])
  }

  @Test func `columns of money in and out are told by balances`() {
    let outcome = StatementOutcome(
      "2026-02-03,Pay,,100,100\n2026-02-04,Shop,30,,70\n2026-02-05,Bar,5,,65\n")
    #expect(outcome.entries == ["2026-02-03 100 Pay =100", "2026-02-04 -30 Shop =70", "2026-02-05 -5 Bar =65"])
  }

  @Test func `one question has each reading as a whole`() throws {
    let text = "03/02/2026,CHEMIST,-7.50\n04/02/2026,REFUND,2.50\n"
    let outcome = StatementOutcome(text, profiles: [])
    #expect(outcome.subjects == [.columns])
    let february = try #require(outcome.questions.first)
    let readings = february.answers.map(\.reading)
    let march = try #require(CalendarDay(rawValue: 2026_03_02))
    let (out, into) = (FileAmount(units: -750, decimals: 2), FileAmount(units: 750, decimals: 2))
    #expect(
      readings == [
        .entry(.feb3, out, text: "CHEMIST"), .entry(.feb3, into, text: "CHEMIST"),
        .entry(march, out, text: "CHEMIST"), .entry(march, into, text: "CHEMIST"),
      ])
    let entries = february.answers.map { StatementOutcome(text, options: $0.options, profiles: []).entries }
    #expect(entries[0] == ["2026-02-03 -7.50 CHEMIST", "2026-02-04 2.50 REFUND"])
    #expect(entries[3] == ["2026-03-02 7.50 CHEMIST", "2026-04-02 -2.50 REFUND"])
  }

  @Test func `words for in and out are an answer`() {
    let text = "2026-02-03;Shop;7,50;S\n2026-02-04;Pay;9,00;H\n"
    let outcome = StatementOutcome(text)
    #expect(outcome.subjects == [.columns])
    let answer = outcome.questions.first?.answers.first { $0.options.sign == .flag }
    let reading = BankFileReading.entry(.feb3, FileAmount(units: -750, decimals: 2), text: "Shop")
    #expect(answer?.reading == reading)
    let entries = answer.map { StatementOutcome(text, options: $0.options).entries }
    #expect(entries == ["2026-02-03 -7.50 Shop", "2026-02-04 9.00 Pay"])
  }

  @Test func `two columns of days are asked, with what each gives`() {
    let text = "2026-02-03;2026-02-05;Shop;-7,50;-7,50\n2026-02-04;2026-02-04;Pay;9,00;1,50\n"
    let outcome = StatementOutcome(text)
    let days = outcome.questions.first?.answers.map { $0.options.columns.day }
    #expect(days == [.place(1), .place(2)])
  }

  @Test func `balance that does not prove its column is no reading`() {
    let text = "2026-02-03;Shop;-7,50;4\n2026-02-04;Pay;9,00;5\n"
    let outcome = StatementOutcome(text, options: .with { $0.columns.amount = .place(3) })
    let balances = outcome.questions.first?.answers.map { $0.options.columns.balance }
    #expect(balances == [nil, nil])
  }

  @Test func `row without a balance may not be booked, so its table is asked about`() {
    let outcome = StatementOutcome(
      "2026-02-05;Hotel;-50.00;\n2026-02-04;Shop;-7.50;1.50\n2026-02-03;Pay;9.00;9.00\n")
    #expect(outcome.subjects == [.columns])
    let balances = outcome.questions.first?.answers.compactMap(\.options.columns.balance)
    #expect(balances == [])
  }

  @Test func `number of a cheque is no money where others have decimals`() {
    let outcome = StatementOutcome("2026-02-03;Shop;0000123;-7,50\n2026-02-04;Pay;0000124;9,00\n")
    let amounts = outcome.questions.first?.answers.map { $0.options.columns.amount }
    #expect(amounts == [.place(4), .place(4)])
  }

  @Test func `file of a common shape is read by the profile that is named`() {
    let outcome = StatementOutcome("03/02/2026,CHEMIST,-7.50\n", options: .with { $0.profile = "hsbc-uk" })
    #expect(outcome.entries == ["2026-02-03 -7.50 GBP CHEMIST"])
  }

  @Test func `profile of a common shape is no answer where its days do not fit`() {
    let outcome = StatementOutcome("02/25/2026,CHEMIST,-7.50\n")
    let profiles = outcome.questions.first?.answers.compactMap(\.options.profile)
    #expect(profiles == [])
  }

  @Test func `rows of different lengths are no table`() {
    let outcome = StatementOutcome("2026-02-03;Shop;-7,50\n2026-02-04;Pay;and more;9,00\n")
    #expect(outcome.questions.first?.answers.isEmpty == true)
  }
}
