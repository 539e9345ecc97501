import ModuloUtilities
import Testing

@Suite struct CSVTableTests {
  @Test func `README example`() throws {
    let euro = try currency(decimals: 2)
    let source = MemoryByteSource("Date;Betrag\n31.01.2026;1.234,50\n")
    var table = try CSVTable(CSVReader(source: source, delimiter: .semicolon))
    let (date, amount) = (try table.column("date"), try table.column("betrag"))
    let days = try DayFormat("dd.MM.yyyy")
    let amounts = AmountReader(decimalMark: .comma, currency: euro)
    while let row = try table.next() {
      let day = try days.read(row[date].text)  // 2026-01-31
      let value = try amounts.read(row[amount].text)  // 1234.50 EUR
      let answer = "\(day) \(value)"
      #expect(answer == "2026-01-31 1234.50 EUR")
    }
  }

  @Test(arguments: ["Amount", "amount", " AMOUNT ", "Ámount"])
  func `a column is found by its name, exact or nearly`(name: String) throws {
    var table = try table("Date, Amount \n2026-01-01,5\n")
    let column = try table.column(name)
    let text = try table.next()?[column].text
    #expect(text == "5")
  }

  @Test func `the exact name wins`() throws {
    var table = try table("amount,Amount\n1,2\n")
    let column = try table.column("Amount")
    let text = try table.next()?[column].text
    #expect(text == "2")
  }

  @Test func `a missing column is named with those that are there`() throws {
    let table = try table("Date,Betrag\n")
    let found = failure { () throws(CSVError) in try table.column("amount") }
    #expect(found == .missingColumn(name: "amount", available: ["Date", "Betrag"]))
    let optional = try table.columnIfPresent("amount")
    #expect(optional == nil)
  }

  @Test(arguments: ["amount,amount\n", "Amount,AMOUNT\n"])
  func `a wanted name that stands twice is an error`(header: String) throws {
    let table = try table(header)
    let found = failure { () throws(CSVError) in try table.column("amount") }
    #expect(found == .duplicateColumn(name: "amount"))
  }

  @Test func `a name that stands twice doesn't matter when it isn't wanted`() throws {
    var table = try table("x,x,amount\n1,2,3\n")
    let column = try table.column("amount")
    let text = try table.next()?[column].text
    #expect(text == "3")
  }

  @Test(
    arguments: [
      ("a,b\n1\n", .shortRow(line: 2, expected: 2, found: 1)), ("a,b\n1,2\n1,2,3\n", .extraField(line: 3, column: 5)),
      ("a,b\n1,2,,3\n", .extraField(line: 2, column: 6)), ("a,,b\n1,2\n", .shortRow(line: 2, expected: 3, found: 2)),
    ] as [(String, CSVError)])
  func `a row of another width is an error`(text: String, expected: CSVError) throws {
    var table = try table(text)
    let found = #expect(throws: CSVError.self) { while try table.next() != nil {} }
    #expect(found == expected)
  }

  @Test(arguments: ["a,b\n1,2,\n", "a,b,\n1,2\n", "a,b,\n1,2,\n", "a,b, ,\n1,2,,,,\n"])
  func `empty columns at the end don't count`(text: String) throws {
    var table = try table(text)
    #expect(table.columns == ["a", "b"])
    let found = try table.next()?.texts.prefix(2)
    #expect(found == ["1", "2"])
  }

  @Test(arguments: [",,\na,b\n1,2\n", " , \n\na,b\n,\n1,2\n,,,\n", "a,b\n\u{FEFF},\u{200B}\n\"\",\n1,2\n"])
  func `rows of nothing but delimiters are left out`(text: String) throws {
    var table = try table(text)
    #expect(table.columns == ["a", "b"])
    let texts = try [table.next()?.texts, table.next()?.texts]
    #expect(texts == [["1", "2"], nil])
  }

  @Test(arguments: ["date\u{200B},x\n", "\u{FEFF}\u{FEFF}date,x\n", "x,\u{200E} Date\n"])
  func `a column is found without what can't be seen in its name`(header: String) throws {
    let column = try table(header).columnIfPresent("date")
    #expect(column != nil)
    let spaced = try table("booking\u{A0}day,x\n").columnIfPresent("Booking day")
    #expect(spaced != nil)
  }

  @Test func `columns are found by any of several names, and told apart from others`() throws {
    let table = try table("Date,Devise,CCY,Amount\n")
    let currencies = table.columns(named: ["ccy", "devise"])
    #expect(currencies.map(\.name) == ["Devise", "CCY"])
    let others = table.columns(except: currencies).map(\.name)
    #expect(others == ["Date", "Amount"])
  }

  @Test(arguments: [
    ("date;amount\n", CSVDelimiter.semicolon), ("date\tamount\n", .tab), ("date;text,with comma\n", nil),
    ("day\n", nil),
  ])
  func `a header that is one field is told with its own delimiter`(header: String, delimiter: CSVDelimiter?) throws {
    let table = try table(header)
    let found = failure { () throws(CSVError) in try table.column("date") }
    let expected = delimiter.map { CSVError.otherDelimiter(name: "date", found: $0) }
    #expect(found == expected ?? .missingColumn(name: "date", available: table.columns))
    let rows = try CSVTable(CSVReader(source: MemoryByteSource("1;2\n")), hasHeader: false)
    let second = failure { () throws(CSVError) in try rows.column("2") }
    #expect(second == .otherDelimiter(name: "2", found: .semicolon))
  }

  @Test func `without a header the columns are numbered`() throws {
    var table = try table("2026-01-01,5\n2026-01-02,6\n", hasHeader: false)
    let column = try table.column("2")
    let texts = try [table.next()?[column].text, table.next()?[column].text, table.next()?[column].text]
    #expect(texts == ["5", "6", nil])
  }

  @Test func `an empty file has no header, and without one no rows`() throws {
    let found = failure { () throws(CSVError) in try CSVTable(CSVReader(source: MemoryByteSource("\n"))) }
    #expect(found == .noHeader)
    var table = try table("", hasHeader: false)
    let row = try table.next()
    #expect(row == nil)
  }

  private func table(_ text: String, hasHeader: Bool = true) throws(CSVError) -> CSVTable {
    try CSVTable(CSVReader(source: MemoryByteSource(text)), hasHeader: hasHeader)
  }
}
