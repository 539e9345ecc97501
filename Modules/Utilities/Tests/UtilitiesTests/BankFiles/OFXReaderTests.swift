import ModuloUtilities
import Testing

@Suite struct OFXReaderTests {
  @Test func `a statement in SGML is an account, its entries and its balance`() throws {
    let found = BankFileOutcome.ofx(Self.sgml)
    let (first, second, last) = (try day(2026_03_01), try day(2026_03_02), try day(2026_03_31))
    let expected: [BankFileItem] = [
      .account(BankFileAccount(id: "40031234", currency: "EUR", line: 8)),
      .entry(
        BankFileEntry(
          line: 10, day: first, amount: FileAmount(units: -1250, decimals: 2), text: "Bakery & Sons Bread; 2 rolls",
          id: "A-1")),
      .entry(
        BankFileEntry(line: 11, day: second, amount: FileAmount(units: 200, decimals: 0), text: "Salary", id: nil)),
      .balance(BankFileBalance(.closing, day: last, amount: FileAmount(units: 18750, decimals: 2), line: 12)),
    ]
    #expect(found.items == expected)
    #expect(found.error == nil)
  }

  @Test func `the same in XML is the same`() {
    let xml = Self.xml(
      """
      <STMTTRN><DTPOSTED>20260301</DTPOSTED><TRNAMT>-12.50</TRNAMT><FITID>A-1</FITID>
      <NAME>Bakery &amp; Sons</NAME><MEMO><![CDATA[Bread; 2 rolls]]></MEMO></STMTTRN>
      """)
    let found = BankFileOutcome.ofx(xml)
    #expect(found.texts == ["Bakery & Sons Bread; 2 rolls"])
    #expect(found.amounts == ["-12.50"])
    #expect(found.error == nil)
  }

  @Test(
    arguments: [
      ("-6.60", "-6.60"), ("+12,5", "12.5"), ("120", "120"), (".05", "0.05"), ("-1.", "-1"), ("0007.10", "7.10"),
      ("999999999999999999", "999999999999999999"), ("1,234", "1.234"),
    ] as [(String, String)])
  func `an amount has a comma or a point`(text: String, expected: String) {
    let found = BankFileOutcome.ofx(Self.entry("<TRNAMT>\(text)"))
    #expect(found.amounts == [expected])
  }

  @Test(arguments: ["1.234,56", "1 000", "-", "12.50-", "EUR 5", "1e3", "1234567890123456789", "--5"])
  func `an amount in another form is refused with its place`(text: String) {
    let found = BankFileOutcome.ofx(Self.entry("\n<TRNAMT>\(text)")).error
    #expect(found == .invalid(.amount, text: text, line: 3, column: 9))
  }

  @Test(arguments: ["20260105", "20260105235959", "20260105000000.000[-5:EST]", "20260105T12", " 20260105 "])
  func `the day is the one that is written`(text: String) {
    let found = BankFileOutcome.ofx(Self.wrapped("<STMTTRN><DTPOSTED>\(text)<TRNAMT>1</STMTTRN>")).days
    #expect(found == [2026_01_05])
  }

  @Test(arguments: ["20260230", "2026010", "2026-01-05", "00000000", "x"])
  func `a day that doesn't exist is refused with its place`(text: String) {
    let found = BankFileOutcome.ofx(Self.wrapped("<STMTTRN><DTPOSTED>\(text)<TRNAMT>1</STMTTRN>")).error
    #expect(found == .invalid(.day, text: text, line: 2, column: 20))
  }

  @Test(
    arguments: [
      ("<TRNAMT>1", .missing(.day, line: 2)), ("<DTPOSTED><TRNAMT>1", .missing(.day, line: 2)),
      ("<DTPOSTED>20260101", .missing(.amount, line: 2)),
      ("<DTPOSTED>20260101<TRNAMT></TRNAMT>", .missing(.amount, line: 2)),
    ] as [(String, BankFileError)])
  func `an entry without a day or an amount is refused`(fields: String, expected: BankFileError) {
    let found = BankFileOutcome.ofx(Self.wrapped("<STMTTRN>\(fields)</STMTTRN>")).error
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ("<NAME>A<MEMO>B", "A B"), ("<NAME>A", "A"), ("<MEMO>B", "B"), ("", ""), ("<NAME>A<MEMO>A B", "A B"),
      ("<PAYEE><NAME>P<ADDR1>Street</PAYEE><MEMO>B", "P B"), ("<NAME></NAME><MEMO>  B\n  c ", "B c"),
      ("<EXTDNAME>Long<MEMO>B", "Long B"), ("<NAME>A & B", "A & B"), ("<NAME>A &amp;lt;B&amp;gt; &amp; C", "A <B> & C"),
      ("<BANKACCTTO><ACCTID>7<NAME>x</BANKACCTTO><NAME>A", "A"), ("<X.Y><NAME>x</X.Y><NAME>A", "A"),
      ("<FITID><NAME>A", "A"), ("<CHECKNUM><NAME>A<MEMO>B", "A B"), ("<NAME>A</MEMO><MEMO>B", "A B"),
    ] as [(String, String)])
  func `the text is name or payee and memo`(fields: String, expected: String) {
    let found = BankFileOutcome.ofx(Self.entry("<TRNAMT>1\(fields)"))
    #expect(found.texts == [expected])
    #expect(found.error == nil)
  }

  @Test func `ids repeat and may be empty`() {
    let entries = ["<FITID>7", "<FITID>7", "<FITID>", "<FITID></FITID>", ""].map {
      "<STMTTRN><DTPOSTED>20260101<TRNAMT>1\($0)</STMTTRN>"
    }
    let found = BankFileOutcome.ofx(Self.wrapped(entries.joined())).ids
    #expect(found == ["7", "7", nil, nil, nil])
  }

  @Test func `entries of zero are left out`() {
    let found = BankFileOutcome.ofx(Self.entry("<TRNAMT>0.00<NAME>Saldo"))
    #expect(found.entries == [])
    #expect(found.skips == [.skipped(.zeroAmount, line: 2)])
  }

  @Test(
    arguments: [
      ("<CURRENCY><CURRATE>1.1<CURSYM>USD</CURRENCY>", "USD"), ("<CURRENCY><CURSYM>EUR</CURRENCY>", nil),
      ("<ORIGCURRENCY><CURRATE>1.1<CURSYM>USD</ORIGCURRENCY>", nil), ("", nil),
    ] as [(String, String?)])
  func `an entry has a currency of its own where its amount is in one`(fields: String, expected: String?) {
    let found = BankFileOutcome.ofx(Self.entry("<TRNAMT>1\(fields)")).entries.map(\.currency)
    #expect(found == [expected])
  }

  @Test func `a file may have several accounts, of cards too`() {
    let text = """
      <OFX><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>1<ACCTID>91 00</BANKACCTFROM>
      <LEDGERBAL><BALAMT>5<DTASOF>20260101</LEDGERBAL></STMTRS></STMTTRNRS>
      <CCSTMTTRNRS><CCSTMTRS><CURDEF>USD<CCACCTFROM><ACCTID>4111</CCACCTFROM></STMTRS></CCSTMTTRNRS>
      <STMTTRNRS><STMTRS></STMTRS></STMTTRNRS></OFX>
      """
    let found = BankFileOutcome.ofx(text)
    let expected = [
      BankFileAccount(id: "9100", currency: "EUR", line: 1), BankFileAccount(id: "4111", currency: "USD", line: 3),
      BankFileAccount(id: nil, currency: nil, line: 4),
    ]
    #expect(found.accounts == expected)
    #expect(found.balances.map(\.amount.plainText) == ["5"])
    #expect(found.error == nil)
  }

  @Test func `the account within an entry isn't that of the statement`() {
    let transfer = "<TRNAMT>1<XFERINFO><BANKACCTFROM><ACCTID>9</BANKACCTFROM></XFERINFO><NAME>A"
    let found = BankFileOutcome.ofx(Self.entry(transfer))
    #expect(found.accounts.map(\.id) == ["1"])
    #expect(found.texts == ["A"])
  }

  @Test(
    arguments: [
      ("<BALAMT><DTASOF>", nil), ("<BALAMT> </BALAMT><DTASOF>20260101", nil), ("<DTASOF>20260101", nil),
      ("<BALAMT>5", .missing(.day, line: 2)),
      ("<BALAMT>5<DTASOF>2026", .invalid(.day, text: "2026", line: 2, column: 29)),
      ("<BALAMT>five<DTASOF>20260101", .invalid(.balance, text: "five", line: 2, column: 20)),
    ] as [(String, BankFileError?)])
  func `an empty balance is left out and a broken one is refused`(fields: String, expected: BankFileError?) {
    let found = BankFileOutcome.ofx(Self.wrapped("<LEDGERBAL>\(fields)</LEDGERBAL>"))
    #expect(found.balances == [])
    #expect(found.error == expected)
  }

  @Test func `a balance whose day is zeros is left out and told`() {
    let found = BankFileOutcome.ofx(Self.wrapped("<LEDGERBAL><BALAMT>0,00<DTASOF>00000000</LEDGERBAL>"))
    #expect(found.skips == [.skipped(.balanceWithoutDay, line: 2)])
    #expect(found.error == nil)
  }

  @Test func `investment statements and pending entries are named and left out`() {
    let text = """
      <OFX><INVSTMTRS><CURDEF>EUR<INVACCTFROM><ACCTID>7</INVACCTFROM><INVTRANLIST><INVBANKTRAN>
      <STMTTRN><DTPOSTED>20260101<TRNAMT>5<FITID>1</STMTTRN></INVBANKTRAN></INVTRANLIST></INVSTMTRS>
      <STMTRS><BANKTRANLISTP><STMTTRNP><TRNAMT>1<NAME>Hotel</STMTTRNP></BANKTRANLISTP>
      <STMTTRN><DTPOSTED>20260102<TRNAMT>6</STMTTRN></STMTRS></OFX>
      """
    let found = BankFileOutcome.ofx(text)
    #expect(found.amounts == ["6"])
    #expect(found.skips == [.skipped(.section("INVSTMTRS"), line: 1), .skipped(.status("pending"), line: 3)])
    #expect(found.error == nil)
  }

  @Test func `an entry without an end tag ends where the next one begins`() {
    let text = Self.wrapped("<STMTTRN><DTPOSTED>20260101<TRNAMT>1<STMTTRN><DTPOSTED>20260102<TRNAMT>2")
    let found = BankFileOutcome.ofx(text)
    #expect(found.amounts == ["1", "2"])
    #expect(found.error == nil)
  }

  @Test(
    arguments: [
      ("", .unknownKind), ("OFXHEADER:100\n\n", .unknownKind), ("<html></html>", .unknownKind),
      ("<OFX>\n<STMTRS>", .truncated(line: 2)), ("<!DOCTYPE OFX><OFX></OFX>", .documentType(line: 1)),
      (String(repeating: "<X>", count: 101), .tooLarge(.depth, line: 1)),
    ] as [(String, BankFileError)])
  func `what is no OFX is refused`(text: String, expected: BankFileError) {
    let found = BankFileOutcome.ofx(text).error
    #expect(found == expected)
  }

  @Test func `an entry of very many texts is refused`() {
    let memo = "<MEMO>" + String(repeating: "x", count: 1_000)
    let found = BankFileOutcome.ofx(Self.entry("<TRNAMT>1" + String(repeating: memo, count: 1_000))).error
    #expect(found == .tooLarge(.text(1_000_000), line: 2))
  }

  @Test func `texts in another encoding are decoded`() {
    let bytes =
      Array(Self.entry("<TRNAMT>1<NAME>Caf").utf8).dropLast(Self.end.utf8.count) + [0xE9, 0x80] + Array(Self.end.utf8)
    let found = BankFileOutcome.ofx(Array(bytes), encoding: .windows1252)
    #expect(found.texts == ["Café€"])
    let broken = BankFileOutcome.ofx(Array(bytes)).error
    #expect(broken == .invalidUTF8(line: 2))
  }
}

extension OFXReaderTests {
  private static let end = "</STMTTRN></STMTRS></OFX>"

  /// The elements within a statement in euros, in its second line.
  private static func wrapped(_ text: String) -> String {
    "<OFX><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>1</BANKACCTFROM>\n\(text)</STMTRS></OFX>"
  }

  private static func entry(_ fields: String) -> String {
    "<OFX><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>1</BANKACCTFROM>\n<STMTTRN><DTPOSTED>20260101\(fields)\(end)"
  }

  private static func xml(_ text: String) -> String {
    "<?xml version=\"1.0\"?><?OFX OFXHEADER=\"200\"?><OFX><STMTRS><CURDEF>EUR</CURDEF>\(text)</STMTRS></OFX>"
  }

  static let sgml = """
    OFXHEADER:100
    DATA:OFXSGML
    ENCODING:USASCII
    CHARSET:1252

    <OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><LANGUAGE>ENG<INTU.BID>5</SONRS></SIGNONMSGSRSV1>
    <BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR
    <BANKACCTFROM><BANKID>160000100<BRANCHID><ACCTID>4003 1234<ACCTTYPE>CHECKING</BANKACCTFROM>
    <BANKTRANLIST><DTSTART>20260301<DTEND>20260331
    <STMTTRN><TRNTYPE>POS<DTPOSTED>20260301120000[-5:EST]<TRNAMT>-12.50<FITID>A-1<NAME>Bakery & Sons<MEMO>Bread; 2 rolls</STMTTRN>
    <STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260302<TRNAMT>200<FITID><NAME>Salary<MEMO></STMTTRN></BANKTRANLIST>
    <LEDGERBAL><BALAMT>187.50<DTASOF>20260331</LEDGERBAL><AVAILBAL><BALAMT>900<DTASOF>20260331</AVAILBAL>
    </STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>

    """
}

extension BankFileOutcome {
  static func ofx(_ text: String, pieceSize: Int = 65_536) -> BankFileOutcome { ofx(Array(text.utf8), pieceSize) }

  static func ofx(_ bytes: [UInt8], _ pieceSize: Int = 65_536, encoding: TextEncoding = .utf8) -> BankFileOutcome {
    BankFileOutcome(OFXReader(source: MemoryByteSource(bytes, pieceSize: pieceSize), encoding: encoding))
  }
}
