import ModuloUtilities
import Testing

@Suite struct CamtReaderTests {
  @Test func `a statement is an account, its entries and its balances`() throws {
    let found = BankFileOutcome.camt(CamtFixture.statement)
    let (opening, first, second) = (try day(2026_02_28), try day(2026_03_01), try day(2026_03_02))
    let expected: [BankFileItem] = [
      .account(BankFileAccount(id: "DE02120300000000202051", currency: "EUR", line: 2)),
      .balance(BankFileBalance(.opening, day: opening, amount: FileAmount(units: 10000, decimals: 2), line: 4)),
      .entry(
        BankFileEntry(
          line: 8, day: first, amount: FileAmount(units: -12500, decimals: 3), text: "Bakery & Sons Bread and rolls",
          id: "R-1")),
      .entry(
        BankFileEntry(line: 15, day: second, amount: FileAmount(units: 20000, decimals: 2), text: "Salary", id: nil)),
      .balance(BankFileBalance(.closing, day: second, amount: FileAmount(units: 28750, decimals: 2), line: 6)),
    ]
    #expect(found.items == expected)
    #expect(found.error == nil)
  }

  @Test(arguments: [("BkToCstmrAcctRpt", "Rpt"), ("BkToCstmrStmt", "Stmt"), ("BkToCstmrDbtCdtNtfctn", "Ntfctn")])
  func `every message of every version is read by local names`(message: String, statement: String) {
    let text = """
      <x:Document xmlns:x="urn:iso:std:iso:20022:tech:xsd:camt.054.001.13"><x:\(message)><x:\(statement)>
      <x:Acct><x:Id><x:Othr><x:Id>12 34</x:Id></x:Othr></x:Id></x:Acct><x:Ntry><x:Amt Ccy="CHF">5</x:Amt>
      <x:CdtDbtInd>CRDT</x:CdtDbtInd><x:Sts><x:Cd>BOOK</x:Cd></x:Sts><x:BookgDt><x:DtTm>2026-03-01T23:59:59-05:00</x:DtTm>
      </x:BookgDt></x:Ntry></x:\(statement)></x:\(message)></x:Document>
      """
    let found = BankFileOutcome.camt(text)
    #expect(found.accounts.map(\.id) == ["1234"])
    #expect(found.entries.map(\.currency) == ["CHF"])
    #expect(found.days == [2026_03_01])
  }

  @Test func `the first version has its number in the name and other places`() {
    let text = """
      <Document><BkToCstmrStmtV01><Stmt><Acct><Id><PrtryAcct><Id>12</Id></PrtryAcct></Id></Acct>
      <Bal><Tp><Cd>OPBD</Cd></Tp><Amt Ccy="SEK">1</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-01</Dt></Dt></Bal>
      <Bal><Tp><Cd>CLBD</Cd></Tp><Amt Ccy="SEK">6</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-01</Dt></Dt></Bal>
      <Ntry><Amt Ccy="SEK">5</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-01</Dt></BookgDt></Ntry>
      </Stmt></BkToCstmrStmtV01></Document>
      """
    let found = BankFileOutcome.camt(text)
    #expect(found.accounts.map(\.id) == ["12"])
    #expect(found.days == [2026_03_01])
    #expect(found.balances.count == 2)
    let broken = BankFileOutcome.camt(text.replacing(">6<", with: ">7<"))
    #expect(broken.error?.line == 3)
  }

  @Test(
    arguments: [
      ("CRDT", "false", "5"), ("DBIT", "false", "-5"), ("CRDT", "true", "5"), ("DBIT", "true", "-5"),
    ])
  func `the sign is that of the entry, of a reversal too`(direction: String, reversal: String, expected: String) {
    let entry = CamtFixture.entry(
      """
      <Amt Ccy="EUR">5</Amt><CdtDbtInd>\(direction)</CdtDbtInd><RvslInd>\(reversal)</RvslInd>\(CamtFixture.booked)
      <NtryDtls><TxDtls><CdtDbtInd>DBIT</CdtDbtInd></TxDtls></NtryDtls>
      """)
    let found = BankFileOutcome.camt(CamtFixture.wrapped(entry))
    #expect(found.amounts == [expected])
  }

  @Test(
    arguments: [
      ("CRDT", "false", "Debtor"), ("DBIT", "false", "Creditor"), ("CRDT", "true", "Creditor"), ("DBIT", "1", "Debtor"),
    ])
  func `the text names the other party`(direction: String, reversal: String, expected: String) {
    let entry = CamtFixture.entry(
      """
      <Amt Ccy="EUR">5</Amt><CdtDbtInd>\(direction)</CdtDbtInd><RvslInd>\(reversal)</RvslInd>\(CamtFixture.booked)
      <NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Debtor</Nm></Dbtr><Cdtr><Pty><Nm>Creditor</Nm></Pty></Cdtr></RltdPties>
      </TxDtls></NtryDtls>
      """)
    let found = BankFileOutcome.camt(CamtFixture.wrapped(entry)).texts
    #expect(found == [expected])
  }

  @Test(
    arguments: [
      ("<RmtInf><Ustrd>a</Ustrd><Ustrd>b</Ustrd></RmtInf>", "a b"),
      ("<RmtInf><Strd><CdtrRefInf><Ref>RF18</Ref></CdtrRefInf><AddtlRmtInf>b</AddtlRmtInf></Strd></RmtInf>", "RF18 b"),
      ("<RmtInf><Ustrd>a</Ustrd><Strd><CdtrRefInf><Ref>b</Ref></CdtrRefInf></Strd></RmtInf>", "a"),
      ("<AddtlTxInf>Card</AddtlTxInf>", "Card"), ("", "Info"),
    ])
  func `the purpose is unstructured, else structured, else information`(details: String, expected: String) {
    let entry = CamtFixture.entry(
      CamtFixture.five + "<AddtlNtryInf>Info</AddtlNtryInf><NtryDtls><TxDtls>\(details)</TxDtls></NtryDtls>")
    let found = BankFileOutcome.camt(CamtFixture.wrapped(entry)).texts
    #expect(found == [expected])
  }

  @Test(
    arguments: [
      ("<AcctSvcrRef>R-1</AcctSvcrRef>", "<Refs><AcctSvcrRef>R-2</AcctSvcrRef></Refs>", "R-1"),
      ("", "<Refs><AcctSvcrRef>R-2</AcctSvcrRef><EndToEndId>E</EndToEndId></Refs>", "R-2"),
      ("<NtryRef>1</NtryRef>", "<Refs><EndToEndId>E</EndToEndId></Refs>", nil),
      ("<AcctSvcrRef>NONREF</AcctSvcrRef>", "<Refs><AcctSvcrRef>NotProvided</AcctSvcrRef></Refs>", nil),
    ] as [(String, String, String?)])
  func `the id is the bank's reference`(reference: String, details: String, expected: String?) {
    let entry = CamtFixture.entry(CamtFixture.five + "\(reference)<NtryDtls><TxDtls>\(details)</TxDtls></NtryDtls>")
    let found = BankFileOutcome.camt(CamtFixture.wrapped(entry)).ids
    #expect(found == [expected])
  }

  @Test(arguments: ["<Sts>PDNG</Sts>", "<Sts><Cd>PDNG</Cd></Sts>", "<Sts>\n<Prtry>PDNG</Prtry></Sts>"])
  func `what isn't booked is left out`(status: String) {
    let entry = CamtFixture.entry("<Amt Ccy=\"EUR\">5</Amt><CdtDbtInd>CRDT</CdtDbtInd>\(status)")
    let found = BankFileOutcome.camt(CamtFixture.wrapped(entry))
    #expect(found.entries == [])
    #expect(found.skips == [.skipped(.status("PDNG"), line: 3)])
  }

  @Test func `entries of zero are left out`() {
    let entry = CamtFixture.entry("<Amt Ccy=\"EUR\">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>\(CamtFixture.booked)")
    let found = BankFileOutcome.camt(CamtFixture.wrapped(entry)).skips
    #expect(found == [.skipped(.zeroAmount, line: 3)])
  }

  @Test(
    arguments: [
      ("<Amt>-5</Amt><CdtDbtInd>CRDT</CdtDbtInd>", .invalid(.amount, text: "-5", line: 3, column: 12)),
      ("<Amt>5,00</Amt><CdtDbtInd>CRDT</CdtDbtInd>", .invalid(.amount, text: "5,00", line: 3, column: 12)),
      ("<Amt>5</Amt><CdtDbtInd>C</CdtDbtInd>", .invalid(.direction, text: "C", line: 3, column: 30)),
      ("<Amt>5</Amt>", .missing(.direction, line: 3)), ("<CdtDbtInd>CRDT</CdtDbtInd>", .missing(.amount, line: 3)),
    ] as [(String, BankFileError)])
  func `a broken amount is refused with its place`(fields: String, expected: BankFileError) {
    let found = BankFileOutcome.camt(CamtFixture.wrapped(CamtFixture.entry(fields + CamtFixture.booked))).error
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ("", .missing(.status, line: 3)), ("<Sts>BOOK</Sts>", .missing(.day, line: 3)),
      (
        "<Sts>BOOK</Sts><BookgDt><Dt>2026-02-30</Dt></BookgDt>", .invalid(.day, text: "2026-02-30", line: 3, column: 84)
      ),
      (
        "<Sts>BOOK</Sts><BookgDt><Dt>2026-02-03x</Dt></BookgDt>",
        .invalid(.day, text: "2026-02-03x", line: 3, column: 84)
      ),
    ] as [(String, BankFileError)])
  func `a missing or broken day or status is refused`(fields: String, expected: BankFileError) {
    let entry = CamtFixture.entry("<Amt Ccy=\"EUR\">5</Amt><CdtDbtInd>CRDT</CdtDbtInd>" + fields)
    let found = BankFileOutcome.camt(CamtFixture.wrapped(entry)).error
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ("", .unknownKind), ("<Document><pain/></Document>", .unknownKind),
      ("<Document><BkToCstmrStmt><Stmt>", .truncated(line: 1)), ("<!DOCTYPE a><Document/>", .documentType(line: 1)),
      ("<BkToCstmrStmt></Document>", .unexpectedEndTag(name: "Document", line: 1, column: 16)),
    ] as [(String, BankFileError)])
  func `what is no camt is refused`(text: String, expected: BankFileError) {
    let found = BankFileOutcome.camt(text).error
    #expect(found == expected)
  }
}

@Suite struct CamtDetailsTests {
  @Test(
    arguments: [
      // They add up: an entry each.
      (["3.50", "2.50"], "6.00", ["-3.50", "-2.50"]), (["1", "2", "3.000"], "6.0", ["-1", "-2", "-3.000"]),
      // They don't, one has no amount, one is zero, or there is only one: the entry stays whole.
      (["3.50", "2.51"], "6.00", ["-6.00"]), (["6.00", ""], "6.00", ["-6.00"]), (["6.00", "0"], "6.00", ["-6.00"]),
      (["6.00"], "6.00", ["-6.00"]), (["3"], "6", ["-6"]), (["3.50", "x"], "6.00", ["-6.00"]),
    ] as [([String], String, [String])])
  func `details split an entry where they add up to it`(details: [String], amount: String, expected: [String]) {
    let parts = details.map { $0.isEmpty ? "<TxDtls/>" : "<TxDtls><Amt Ccy=\"EUR\">\($0)</Amt></TxDtls>" }
    let found = BankFileOutcome.camt(Self.text(amount: amount, details: parts.joined()))
    #expect(found.amounts == expected)
    #expect(found.error == nil)
  }

  @Test(
    arguments: [
      ("<AmtDtls><TxAmt><Amt Ccy='EUR'>3</Amt></TxAmt></AmtDtls>", 2),
      ("<AmtDtls><InstdAmt><Amt Ccy='EUR'>3</Amt></InstdAmt></AmtDtls>", 2),
      ("<AmtDtls><InstdAmt><Amt Ccy='EUR'>9</Amt></InstdAmt><TxAmt><Amt Ccy='EUR'>3</Amt></TxAmt></AmtDtls>", 2),
      ("<AmtDtls><TxAmt><Amt Ccy='EUR'>9</Amt></TxAmt></AmtDtls><Amt Ccy='EUR'>3</Amt>", 2),
      ("<Amt Ccy='USD'>9</Amt><AmtDtls><TxAmt><Amt Ccy='EUR'>3</Amt></TxAmt></AmtDtls>", 2),
      ("<Amt Ccy='EUR'>3</Amt><AmtDtls><TxAmt><Amt Ccy='EUR'>9</Amt></TxAmt></AmtDtls>", 2),
      ("<Amt Ccy='USD'>3</Amt>", 1), ("<Amt>3</Amt>", 1),
    ] as [(String, Int)])
  func `the amount of details is in the entry's currency`(amount: String, count: Int) {
    let details = String(repeating: "<TxDtls>\(amount)</TxDtls>", count: 2)
    let found = BankFileOutcome.camt(Self.text(amount: "6", details: details)).entries.count
    #expect(found == count)
  }

  @Test func `each part has its own text and reference`() {
    let details = ["A", "B"].map {
      "<TxDtls><Refs><AcctSvcrRef>R\($0)</AcctSvcrRef></Refs><Amt Ccy='EUR'>3</Amt><RltdPties><Cdtr><Nm>\($0)</Nm></Cdtr></RltdPties></TxDtls>"
    }
    let last = "<TxDtls><Amt Ccy='EUR'>1</Amt></TxDtls>"
    let found = BankFileOutcome.camt(Self.text(amount: "7", details: details.joined() + last))
    #expect(found.texts == ["A", "B", "Batch"])
    #expect(found.ids == ["RA", "RB", "R0"])
  }

  @Test func `a batch that isn't split has the text of its entry`() {
    let details = String(repeating: "<TxDtls><RltdPties><Cdtr><Nm>A</Nm></Cdtr></RltdPties></TxDtls>", count: 2)
    let found = BankFileOutcome.camt(Self.text(amount: "7", details: details))
    #expect(found.texts == ["Batch"])
    #expect(found.ids == ["R0"])
  }

  @Test(arguments: [(10_000, 10_000), (10_001, 1)])
  func `an entry of more than 10,000 details stays whole`(count: Int, expected: Int) {
    let details = String(repeating: "<TxDtls><Amt Ccy='EUR'>1</Amt></TxDtls>", count: count)
    let found = BankFileOutcome.camt(Self.text(amount: "\(count)", details: details)).entries.count
    #expect(found == expected)
  }

  @Test func `details of very long texts stay whole or are refused`() {
    let purpose = "<RmtInf><Ustrd>\(String(repeating: "x", count: 900_000))</Ustrd></RmtInf>"
    let details = String(repeating: "<TxDtls><Amt Ccy='EUR'>1</Amt>\(purpose)</TxDtls>", count: 5)
    let whole = BankFileOutcome.camt(Self.text(amount: "5", details: details)).amounts
    #expect(whole == ["-5"])
    let long = "<TxDtls>" + String(repeating: purpose, count: 2) + "</TxDtls>"
    let found = BankFileOutcome.camt(Self.text(amount: "1", details: long)).error
    #expect(found == .tooLarge(.text(1_000_000), line: 3))
  }

  private static func text(amount: String, details: String) -> String {
    CamtFixture.wrapped(
      CamtFixture.entry(
        """
        <Amt Ccy="EUR">\(amount)</Amt><CdtDbtInd>DBIT</CdtDbtInd>\(CamtFixture.booked)<AcctSvcrRef>R0</AcctSvcrRef>\
        <AddtlNtryInf>Batch</AddtlNtryInf><NtryDtls>\(details)</NtryDtls>
        """))
  }
}

@Suite struct CamtBalanceTests {
  @Test(
    arguments: [
      (["OPBD 1", "CLBD 6"], ["1", "6"]), (["PRCD 1", "CLBD 6"], ["1", "6"]),
      (["PRCD 9", "OPBD 1", "OPAV 8", "CLAV 7", "CLBD 6", "XPCD 3"], ["1", "6"]), (["ITBD 1", "CLBD 6"], ["1", "6"]),
      (["ITBD 1", "ITBD 3", "ITBD 6"], ["1", "6"]), (["OPBD 1", "OPBD 2", "CLBD 7", "CLBD 6"], ["1", "6"]),
      (["OPBD 1", "ITBD 6"], ["1", "6"]), (["ITBD 1", "ITBD 6"], ["1", "6"]), (["ITBD 6"], ["6"]), (["CLBD 6"], ["6"]),
      (["OPBD 1"], ["1"]), (["OPAV 1"], []), ([], []),
    ] as [([String], [String])])
  func `balances open and close a statement by their codes`(codes: [String], expected: [String]) {
    let found = BankFileOutcome.camt(Self.text(codes))
    #expect(found.balances.map(\.amount.plainText) == expected)
    #expect(found.error == nil)
  }

  @Test(
    arguments: [
      (["OPBD 1", "CLBD 6.01"], FileAmount(units: 601, decimals: 2)),
      (["PRCD 1", "ITBD 7"], FileAmount(units: 7, decimals: 0)),
    ] as [([String], FileAmount)])
  func `a statement whose balances don't fit its entries is refused`(codes: [String], closing: FileAmount) {
    let text = Self.text(codes)
    let found = BankFileOutcome.camt(text)
    #expect(found.error == .unbalanced(line: 4, expected: FileAmount(units: 6, decimals: 0), found: closing))
    #expect(found.amounts == ["5"])
    let despite = BankFileOutcome.camt(text, despiteBalances: true)
    #expect(despite.error == nil)
    #expect(despite.balances.count == 2)
  }

  @Test func `a debt is negative and entries that aren't booked don't count`() {
    let entries = ["DBIT BOOK 7.00", "CRDT PDNG 100", "CRDT BOOK 3.0"].map { text in
      let parts = text.split(separator: " ")
      return CamtFixture.entry(
        """
        <Amt Ccy="EUR">\(parts[2])</Amt><CdtDbtInd>\(parts[0])</CdtDbtInd><Sts>\(parts[1])</Sts>\
        <BookgDt><Dt>2026-03-01</Dt></BookgDt>
        """)
    }
    let balances = CamtFixture.balance("OPBD", "4") + CamtFixture.balance("CLBD", "8.00", direction: "DBIT")
    let found = BankFileOutcome.camt(CamtFixture.wrapped(balances + entries.joined()))
    #expect(
      found.error
        == .unbalanced(
          line: 4, expected: FileAmount(units: 0, decimals: 2), found: FileAmount(units: -800, decimals: 2)))
    let closing =
      CamtFixture.balance("OPBD", "4", direction: "DBIT") + CamtFixture.balance("CLBD", "8.00", direction: "DBIT")
    let balanced = BankFileOutcome.camt(CamtFixture.wrapped(closing + entries.joined()))
    #expect(balanced.balances.map(\.amount.plainText) == ["-4", "-8.00"])
  }

  @Test func `balances in other currencies are refused`() {
    let text = CamtFixture.wrapped(
      CamtFixture.balance("OPBD", "1") + CamtFixture.balance("CLBD", "6", currency: "SEK")
        + CamtFixture.entry(CamtFixture.five))
    let found = BankFileOutcome.camt(text).error
    #expect(found == .invalid(.currency, text: "SEK", line: 4, column: nil))
    let despite = BankFileOutcome.camt(text, despiteBalances: true).balances.map(\.currency)
    #expect(despite == ["EUR", "SEK"])
  }

  @Test func `an entry in another currency than the balances is refused`() {
    let other = CamtFixture.entry(CamtFixture.five.replacing("EUR", with: "USD"))
    let balances = CamtFixture.balance("OPBD", "1") + CamtFixture.balance("CLBD", "11")
    let text = CamtFixture.wrapped(balances + CamtFixture.entry(CamtFixture.five) + "\n" + other)
    let found = BankFileOutcome.camt(text).error
    #expect(found == .invalid(.currency, text: "USD", line: 6, column: nil))
    let despite = BankFileOutcome.camt(text, despiteBalances: true).entries.map(\.currency)
    #expect(despite == ["EUR", "USD"])
  }

  @Test func `a statement may stand in one line`() {
    let text = Self.text(["ITBD 1", "ITBD 6"]).replacing("\n", with: "")
    let found = BankFileOutcome.camt(text)
    #expect(found.balances.map(\.amount.plainText) == ["1", "6"])
    #expect(found.error == nil)
  }

  @Test func `each statement of a file has its own balances`() {
    let statement = Self.statement(["OPBD 1", "CLBD 6"])
    let found = BankFileOutcome.camt("<Document><BkToCstmrStmt>\(statement)\(statement)</BkToCstmrStmt></Document>")
    #expect(found.balances.map(\.amount.plainText) == ["1", "6", "1", "6"])
    #expect(found.accounts.count == 2)
  }

  @Test(
    arguments: [
      ("<Dt><Dt>2026-03-01</Dt></Dt>", .missing(.balance, line: 3)),
      ("<Amt Ccy='EUR'>1</Amt><CdtDbtInd>CRDT</CdtDbtInd>", .missing(.day, line: 3)),
      (
        "<Amt Ccy='EUR'>x</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-01</Dt></Dt>",
        .invalid(.balance, text: "x", line: 3, column: 66)
      ),
    ] as [(String, BankFileError)])
  func `a broken balance is refused`(fields: String, expected: BankFileError) {
    let text = "<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp>\(fields)</Bal>"
    let found = BankFileOutcome.camt(CamtFixture.wrapped(text)).error
    #expect(found == expected)
  }

  private static func text(_ codes: [String]) -> String {
    "<Document><BkToCstmrStmt>\n\(statement(codes))</BkToCstmrStmt></Document>"
  }

  /// Balances such as `OPBD 1`, one in each line, and an entry of 5.
  private static func statement(_ codes: [String]) -> String {
    let balances = codes.map { code in
      let parts = code.split(separator: " ").map(String.init)
      return CamtFixture.balance(parts[0], parts[1])
    }
    return "<Stmt>\n\(balances.joined())\(CamtFixture.entry(CamtFixture.five))</Stmt>"
  }
}

extension BankFileOutcome {
  static func camt(_ text: String, despiteBalances: Bool = false) -> BankFileOutcome {
    camt(Array(text.utf8), despiteBalances: despiteBalances)
  }

  static func camt(_ bytes: [UInt8], _ pieceSize: Int = 65_536, despiteBalances: Bool = false) -> BankFileOutcome {
    let source = MemoryByteSource(bytes, pieceSize: pieceSize)
    return BankFileOutcome(CamtReader(source: source, despiteBalances: despiteBalances))
  }
}
