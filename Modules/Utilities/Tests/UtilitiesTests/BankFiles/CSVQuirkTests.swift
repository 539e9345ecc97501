import ModuloUtilities
import Testing

/// What files of banks have that no format allows.
@Suite struct CSVQuirkTests {
  @Test func `short row without a day and an amount is no entry`() {
    let text = "Date;Amount;Text;Code\n2026-02-03;-5;A;x\nSum;of all\n"
    let options = BankFileOptions.with { $0.sign = .signed }
    let outcome = StatementOutcome(text, options: options)
    #expect(outcome.entries == ["2026-02-03 -5 A"])
    #expect(outcome.skips == ["3 outside"])
    let total = StatementOutcome(text.replacing("of all", with: "-5"), options: options)
    #expect(total.error == .rowWithoutDay(text: "Sum", line: 3, column: 1))
  }

  private let signed = BankFileOptions.with { $0.sign = .signed }

  private static let amounts: [(String, String)] = [
    ("$1,036.47", "1036.47 $"), ("-$57.27", "-57.27 $"), ("- $220.00", "-220.00 $"), ("+ $50.00", "50.00 $"),
    ("(12.50)", "-12.50"), ("($12.50)", "-12.50 $"), ("12.50-", "-12.50"), ("£1.20", "1.20 £"),
    ("12.50 EUR", "12.50 EUR"), ("EUR 12.50", "12.50 EUR"), ("1,23,456.78", "123456.78"), ("12,34,567.0", "1234567.0"),
    ("1'234.50", "1234.50"), ("1’234.50", "1234.50"), ("1\u{202F}234.50", "1234.50"), ("1 234 567.5", "1234567.5"),
    ("1.00000", "1.00000"), (".5", "0.5"), ("\u{2212}3.20", "-3.20"), ("د.ا.\u{200F}4.750", "4.750 د.ا."),
    (" -110.7 €", "-110.7 EUR"), ("\u{A0}7.5\u{200B}", "7.5"), ("kr 7.5", "7.5 kr"),
  ]

  @Test(arguments: amounts)
  func `amount with marks of money is read`(_ text: String, _ expected: String) {
    let outcome = StatementOutcome("Date;Amount\n2026-02-03;\(text)\n2026-02-04;0.1\n", options: signed)
    #expect(outcome.entries.first == "2026-02-03 \(expected)")
  }

  private static let commaAmounts: [(String, String)] = [
    ("1.355,90€", "1355.90 EUR"), ("2\u{A0}480,45", "2480.45"), ("1.23.456,5", "123456.5"), ("- 3,40", "-3.40"),
    ("-62,3", "-62.3"), ("1'234,5", "1234.5"), ("(7,50) EUR", "-7.50 EUR"), (",5", "0.5"),
  ]

  @Test(arguments: commaAmounts)
  func `amount with a decimal comma is read`(_ text: String, _ expected: String) {
    let outcome = StatementOutcome("Date;Amount\n2026-02-03;\(text)\n2026-02-04;0,1\n", options: signed)
    #expect(outcome.entries.first == "2026-02-03 \(expected)")
  }

  private static let wrongAmounts: [String] = [
    "1.2.3", "1,2345.0", "1234,567.8", "12,34.5", "1,234,56.7", "--5.0", "-5.0-", "(5.0", "5.0)", "5.0 DR", "5.0 CR",
    "abc", "5.",
    "1 23.0",
    "$$5.0", "5.0 EUR USD", "1'23.0", "(-5.0)", "1,234'567.0", "5 .0", "99999999999999999999.0", "123,45,678.0",
  ]

  @Test(arguments: wrongAmounts)
  func `amount written otherwise is refused with its place`(_ text: String) {
    let outcome = StatementOutcome(
      "Date;Amount\n2026-02-03;\(text)\n2026-02-04;0.1\n",
      options: .with {
        $0.sign = .signed
        $0.decimalMark = .point
      })
    #expect(outcome.error == .invalid(.amount, text: text, line: 2, column: 12))
  }

  private static let days: [(String, Int)] = [
    ("10 Feb 18", 2018_02_10), ("12-Dec-2019", 2019_12_12), ("Jan 5, 2016", 2016_01_05), ("5 janvier 2026", 2026_01_05),
    ("5. März 2026", 2026_03_05), ("1 déc. 2025", 2025_12_01), ("3 mei 2026", 2026_05_03),
    ("5 de enero de 2026", 2026_01_05),
    ("7 luglio 2026", 2026_07_07), ("2026-02-01 07:30:04", 2026_02_01), ("2026-02-01T07:30:04Z", 2026_02_01),
    ("2018-02-25 12:34:56 +0000", 2018_02_25), ("20260203", 2026_02_03), ("2026/02/03", 2026_02_03),
    ("25.5.2026", 2026_05_25), ("12/25/2026 8:05 PM", 2026_12_25), ("25/12/98", 1998_12_25),
    ("20260203081500", 2026_02_03),
  ]

  @Test(arguments: days)
  func `day is read`(_ text: String, _ number: Int) {
    let outcome = StatementOutcome("Date;Amount\n\(text);5\n", options: signed)
    let day = outcome.entries.first.map { String($0.prefix(10)) }
    #expect(day == CalendarDay(rawValue: number)?.description)
  }

  @Test(arguments: [
    "2026-02-30", "31/04/2026", "2026-02", "32.1.2026", "2026-02-03 noon", "5 foo 2026", "003/02/2026",
  ])
  func `day written otherwise is refused with its place`(_ text: String) {
    let outcome = StatementOutcome("Amount;Date\n5;\(text)\n", options: signed)
    #expect(outcome.error == .invalid(.day, text: text, line: 2, column: 3))
  }

  @Test func `footers preambles and blank rows are left out and told`() {
    let outcome = StatementOutcome(
      ",,\nExport of today\n\ndate,amount,name\n,,\n2026-01-01,5,a\n,,\n*** no more rows ***\n", options: signed)
    #expect(outcome.entries == ["2026-01-01 5 a"])
    #expect(outcome.skips == ["2 outside", "8 outside"])
  }

  @Test func `short row with a day is refused`() {
    let outcome = StatementOutcome("date,name,amount\n2026-01-01,a,5\n2026-01-02,b\n", options: signed)
    #expect(outcome.error == .csv(.shortRow(line: 3, expected: 3, found: 2)))
  }

  @Test func `row that lacks last fields is read unless the file ends in it`() {
    let whole = StatementOutcome("date,amount,name,memo\n2026-01-01,5.25,a\n", options: signed)
    #expect(whole.entries == ["2026-01-01 5.25 a"])
    let cut = StatementOutcome("date,amount,name,memo\n2026-01-01,5.25,a", options: signed)
    #expect(cut.error == .csv(.shortRow(line: 2, expected: 4, found: 3)))
  }

  @Test func `field beyond the header is refused unless it is empty`() {
    let empty = StatementOutcome("date,amount\n2026-01-01,5,,\n", options: signed)
    #expect(empty.entries == ["2026-01-01 5"])
    let full = StatementOutcome("date,amount\n2026-01-01,5,,x\n", options: signed)
    #expect(full.error == .csv(.extraField(line: 2, column: 15)))
  }

  @Test func `amount without a day is refused`() {
    let outcome = StatementOutcome("date,amount,name\n,5,a\n", options: signed)
    #expect(outcome.error == .missing(.day, line: 2))
  }

  @Test func `first line names the delimiter`() {
    let outcome = StatementOutcome("sep=|\ndate|amount|name\n2026-01-01|5,5|a;b\n", options: signed)
    #expect(outcome.entries == ["2026-01-01 5.5 a;b"])
  }

  @Test func `quotes inside fields stand for themselves`() {
    let outcome = StatementOutcome(
      "date,amount,name\n2026-01-01,5,a 3\" pipe\n2026-01-02, \"6\" ,\"x \"\"y\"\"\"\n", options: signed)
    #expect(outcome.entries == [#"2026-01-01 5 a 3" pipe"#, #"2026-01-02 6 x "y""#])
  }

  @Test func `debits below zero are asked and read`() {
    let text = "date;Debit;Credit;Text;\n2026-07-25;-28.70;;\"card; abroad\";\n2026-07-24;;51.80;pay;\n"
    let outcome = StatementOutcome(text)
    #expect(outcome.subjects == [.sign])
    let negated = outcome.answered(.amount(FileAmount(units: -2_870, decimals: 2)), text)
    #expect(negated?.entries == ["2026-07-25 -28.70 card; abroad", "2026-07-24 51.80 pay"])
  }

  @Test func `column of signs is asked for`() {
    let text = "Day,Text,Amount,Transaction Type\n6/12/15,A,\"1,000.00\",debit\n6/13/15,C,\"2,000.00\",credit\n"
    let outcome = StatementOutcome(text)
    #expect(outcome.subjects == [.sign])
    let flagged = outcome.answered(.flag(column: "Transaction Type"), text)
    #expect(flagged?.entries == ["2015-06-12 -1000.00 A", "2015-06-13 2000.00 C"])
  }

  @Test func `column of signs is asked for where balances need it`() {
    let text = "Date,Amount,Type,Balance\n2026-02-03,10,credit,10\n2026-02-04,4,debit,6\n2026-02-05,1,credit,7\n"
    let outcome = StatementOutcome(text)
    #expect(outcome.subjects == [.sign])
    let flagged = outcome.answered(.flag(column: "Type"), text)
    #expect(flagged?.entries == ["2026-02-03 10 =10", "2026-02-04 -4 =6", "2026-02-05 1 =7"])
  }

  @Test func `word that is no flag is refused with its place`() {
    let options = BankFileOptions.with {
      $0.columns.flag = .named(["D/C"])
      $0.columns.day = .named(["date"])
      $0.columns.amount = .named(["amount"])
      ($0.inWords, $0.outWords) = (["C"], ["D"])
    }
    let outcome = StatementOutcome("date,amount,D/C\n2026-01-01,5,C\n2026-01-01,5,X\n", options: options)
    #expect(outcome.error == .invalid(.direction, text: "X", line: 3, column: 14))
    let silent = StatementOutcome("date,amount,D/C\n2026-01-01,5,D\n2026-01-01,5,\n", options: options)
    #expect(silent.error == .invalid(.direction, text: "", line: 3, column: 14))
  }

  @Test func `fee is taken off`() {
    let options = BankFileOptions.with {
      $0.columns.fee = .named(["fee"])
      $0.sign = .signed
    }
    let outcome = StatementOutcome("date,amount,fee\n2026-01-01,-5.00,0.5\n2026-01-02,7,\n", options: options)
    #expect(outcome.entries == ["2026-01-01 -5.50", "2026-01-02 7"])
  }

  @Test func `columns have places where there is no header`() {
    let options = BankFileOptions.with {
      $0.columns.day = .place(1)
      $0.columns.amount = .place(3)
      $0.columns.text = [.place(2)]
      $0.sign = .signed
    }
    let outcome = StatementOutcome("My bank,x,y\n2026-01-01,a,5\n2026-01-02,b,-6\n", options: options)
    #expect(outcome.entries == ["2026-01-01 5 a", "2026-01-02 -6 b"])
    #expect(outcome.skips == ["1 outside"])
  }

  @Test func `second column of a name is told by its number`() {
    let options = BankFileOptions.with {
      $0.columns.currency = .named(["Währung#2"])
      $0.sign = .signed
    }
    let outcome = StatementOutcome("Datum;Saldo2;Währung;Betrag;Währung\n2026-01-01;9;USD;5;EUR\n", options: options)
    #expect(outcome.entries == ["2026-01-01 5 EUR"])
  }

  @Test func `characters that are not seen do not matter`() {
    let outcome = StatementOutcome(
      "\u{FEFF}\u{FEFF}date\u{200B},amount\n\u{200E}2026-02-01,1\n\u{FEFF}2026-02-02,2\n", options: signed)
    #expect(outcome.entries == ["2026-02-01 1", "2026-02-02 2"])
  }

  @Test func `tab is a delimiter`() {
    let outcome = StatementOutcome("date\tamount\n2026-05-01\t5\n", options: signed)
    #expect(outcome.entries == ["2026-05-01 5"])
  }

  @Test func `century is decided by the years that a file can hold`() {
    let outcome = StatementOutcome("date,amount\n14/05/98,10\n01/02/70,20\n03/03/26,30\n", options: signed)
    #expect(outcome.entries == ["1998-05-14 10", "1970-02-01 20", "2026-03-03 30"])
  }

  @Test(arguments: [TextEncoding.windows1250, .latin2, .latin9, .windows1252])
  func `encoding that a person says is read`(_ encoding: TextEncoding) {
    let bytes = Array("date,amount,name\n2026-01-01,5,".utf8) + [0xA4, 0xE9, 0x0A]
    let options = BankFileOptions.with {
      $0.sign = .signed
      $0.encoding = encoding
    }
    let outcome = StatementOutcome(bytes, options: options)
    let sign = encoding == .latin9 ? "€" : "¤"
    #expect(outcome.entries == ["2026-01-01 5 \(sign)é"])
    let evidence = outcome.evidence(.encoding)
    #expect(evidence?.value == encoding.rawValue)
    #expect(evidence?.source == .options)
  }

  @Test func `UTF-16 without its mark is read where a person says so`() {
    let bytes = "date,amount\n2026-01-01,5\n".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let refused = StatementOutcome(bytes, options: signed)
    #expect(refused.error == .csv(.nul(line: 1, column: 1)))
    let options = BankFileOptions.with {
      $0.sign = .signed
      $0.encoding = .utf16BigEndian
    }
    let outcome = StatementOutcome(bytes, options: options)
    #expect(outcome.entries == ["2026-01-01 5"])
  }

  @Test func `words of a flag are known without being said`() {
    let options = BankFileOptions.with { $0.columns.flag = .named(["D/C"]) }
    let outcome = StatementOutcome("date,amount,D/C\n2026-01-01,5,C\n2026-01-02,6,d\n", options: options)
    #expect(outcome.entries == ["2026-01-01 5", "2026-01-02 -6"])
    let other = StatementOutcome("date,amount,D/C\n2026-01-01,5,plus\n", options: options)
    #expect(other.error == .invalid(.direction, text: "plus", line: 2, column: 14))
  }

  @Test func `lines before the header are left out as said`() {
    let options = BankFileOptions.with {
      $0.sign = .signed
      $0.skippedLines = 2
    }
    let outcome = StatementOutcome("date,amount\nx,y\ndate,amount\n2026-01-01,5\n", options: options)
    #expect(outcome.entries == ["2026-01-01 5"])
    #expect(outcome.skips == ["1 outside", "2 outside"])
  }

  @Test func `footer without a text leaves nothing out`() {
    let options = BankFileOptions.with {
      $0.sign = .signed
      $0.footers = ["", "Total"]
      $0.labels.closing = [""]
    }
    let outcome = StatementOutcome("date,amount,name\n2026-01-01,5,a\nTotal,5,b\n", options: options)
    #expect(outcome.entries == ["2026-01-01 5 a"])
    #expect(outcome.skips == ["3 outside"])
  }
}
