import ModuloUtilities
import Testing

@Suite struct MT940ReaderTests {
  @Test func `a statement is an account, its entries and its balances`() throws {
    let found = BankFileOutcome.mt940(MT940Fixture.statement)
    let (opening, first, second) = (try day(2026_02_28), try day(2026_03_01), try day(2026_03_02))
    let expected: [BankFileItem] = [
      .account(BankFileAccount(id: "12030000/202051", currency: "EUR", line: 1)),
      .balance(BankFileBalance(.opening, day: opening, amount: FileAmount(units: 10000, decimals: 2), line: 4)),
      .entry(
        BankFileEntry(
          line: 5, day: first, amount: FileAmount(units: -1247, decimals: 2), text: "Bakery SVWZ+Bread and rolls",
          id: "B-1")),
      .entry(
        BankFileEntry(line: 9, day: second, amount: FileAmount(units: 200, decimals: 0), text: "Salary March", id: nil)),
      .balance(BankFileBalance(.closing, day: second, amount: FileAmount(units: 28753, decimals: 2), line: 11)),
    ]
    #expect(found.items == expected)
    #expect(found.error == nil)
  }

  @Test(
    arguments: [
      ("260301D9,N192NONREF", "-9", 2026_03_01), ("2603010302D9,5NMSC", "-9.5", 2026_03_02),
      ("260301C000000012,34NMSC", "12.34", 2026_03_01), ("260301RD5,NMSC", "5", 2026_03_01),
      ("260301RC5,NMSC", "-5", 2026_03_01), ("260301DR5,NTRF", "-5", 2026_03_01), ("260301CD5,NTRF", "5", 2026_03_01),
      ("260301RCR5,NTRF", "-5", 2026_03_01), ("260301    DD5,NMSC", "-5", 2026_03_01),
      ("260301D\n5,NMSC", "-5", 2026_03_01), ("260301C5.25", "5.25", 2026_03_01), ("260301C5", "5", 2026_03_01),
      ("260301C5,FMSC01916", "5", 2026_03_01), ("260301C5,S103X", "5", 2026_03_01), ("260301C5,MCI0X", "5", 2026_03_01),
      ("260301C5, NMSC", "5", 2026_03_01),
      // The entry date is in the year nearest to the value date.
      ("2512311231C5,NMSC", "5", 2025_12_31), ("2512310102C5,NMSC", "5", 2026_01_02),
      ("2601021230C5,NMSC", "5", 2025_12_30),
      ("2402280229C5,NMSC", "5", 2024_02_29), ("991231C5,NMSC", "5", 1999_12_31),
      ("791231C5,NMSC", "5", 2079_12_31), ("800101C5,NMSC", "5", 1980_01_01),
      ("9912310101C5,NMSC", "5", 2000_01_01),
      // Banks that count 30 days in each month value on 30 February.
      ("2602300301DR6,00N024NONREF", "-6.00", 2026_03_01), ("2600000301C6,NMSC", nil, nil),
    ] as [(String, String?, Int?)])
  func `the line of an entry is read in all its forms`(line: String, amount: String?, day: Int?) {
    let found = BankFileOutcome.mt940(Self.wrapped(line))
    #expect(found.amounts.first == amount)
    #expect(found.days.first == day)
  }

  @Test(
    arguments: [
      ("260230C5,NMSC", .day, 5), ("26033C5,NMSC", .day, 5), ("2603010230C5,NMSC", .day, 11),
      ("260301030C5,N", .day, 11),
      ("2602290229C5,NMSC", .day, 11), ("260301X5,NMSC", .direction, 11), ("2603015,NMSC", .direction, 11),
      ("260301CXX5,NMSC", .amount, 13), ("260301C,NMSC", .amount, 12), ("260301C1,2,3NMSC", .amount, 12),
      ("260301C5,XMSC", .entry, 14), ("", .day, 5), ("260301", .direction, 11),
    ] as [(String, BankFileValue, Int)])
  func `a line in another form is refused with its place`(line: String, value: BankFileValue, column: Int) {
    let found = BankFileOutcome.mt940(Self.wrapped(line)).error
    #expect(found == .invalid(value, text: line, line: 4, column: column))
  }

  @Test(
    arguments: [
      ("NMSCNONREF//B-1", "B-1"), ("NMSCREF", nil), ("NMSC//", nil), ("NMSCA/B//C//D", "C//D"), ("NMSCX//NONREF", nil),
      ("NMSC3412417731234567890//1234567890123456789", "1234567890123456789"), ("NMSCX\n//detail", nil),
    ] as [(String, String?)])
  func `the id is the bank's reference`(rest: String, expected: String?) {
    let found = BankFileOutcome.mt940(Self.wrapped("260301C5,\(rest)")).ids
    #expect(found == [expected])
  }

  @Test(
    arguments: [
      ("", "details"), ("\n:86:", "details"), ("\n:86:Text\n:NS:01Bank\n:86:more", "Text more"),
      ("\n:86:A\n\n B", "A B"),
    ])
  func `the text is that of field 86, else the details`(field: String, expected: String) {
    let found = BankFileOutcome.mt940(Self.wrapped("260301C5,NMSCREF\ndetails" + field)).texts
    #expect(found == [expected])
  }

  @Test func `field 86 after the closing balance is about the statement`() {
    let text = MT940Fixture.statement.replacing("-\n", with: ":64:C260302EUR1,\n:86:All is well\n-\n")
    let found = BankFileOutcome.mt940(text)
    #expect(found.texts.last == "Salary March")
    #expect(found.error == nil)
  }

  @Test func `expected entries and those of zero are left out`() {
    let found = BankFileOutcome.mt940(Self.wrapped("260301EC5,NMSC\n:61:260301C0,00NMSC\n:61:260301ED5,NMSC"))
    let expected: [BankFileItem] = [
      .skipped(.status("EC"), line: 4), .skipped(.zeroAmount, line: 5), .skipped(.status("ED"), line: 6),
    ]
    #expect(found.skips == expected)
    #expect(found.entries == [])
  }

  @Test(
    arguments: [
      ("DE02120300000000202051", "DE02120300000000202051", nil), ("12030000/20 20 51", "12030000/202051", nil),
      ("NL91ABNA0417164300 EUR", "NL91ABNA0417164300", "EUR"), ("EUR", "EUR", nil), ("1\nBANKDEFF", "1", nil),
      ("", nil, nil),
    ] as [(String, String?, String?)])
  func `the account is IBAN or number`(field: String, id: String?, currency: String?) {
    let found = BankFileOutcome.mt940(":20:X\n:25:\(field)\n:61:260301C5,NMSC\n").accounts
    #expect(found == [BankFileAccount(id: id, currency: currency, line: 1)])
  }

  @Test func `the envelope of SWIFT is passed over`() {
    let body = MT940Fixture.statement.replacing("-\n", with: "")
    let enveloped = "\u{1}{1:F01BANKDEFFXXXX}{2:I940X}{3:{108:1}}{4:\n\(body)-}{5:{CHK:1}}\u{3}"
    let once = BankFileOutcome.mt940(enveloped + "\n")
    #expect(once.amounts == ["-12.47", "200"])
    #expect(once.error == nil)
    let twice = BankFileOutcome.mt940(enveloped + enveloped)
    #expect(twice.accounts.count == 2)
    #expect(twice.amounts == ["-12.47", "200", "-12.47", "200"])
    let headed = BankFileOutcome.mt940(
      "BANKDEFF\n940\n:940:\n\(MT940Fixture.statement)BANKDEFF\n940\n\(MT940Fixture.statement)")
    #expect(headed.amounts.count == 4)
  }

  @Test func `MT942 has entries without balances`() {
    let text = ":20:X\n:25:1\n:28C:1\n:34F:EURD0,\n:13D:2603011200+0100\n:61:260301C5,NMSC\n:86:A\n:90C:1EUR5,\n-\n"
    let found = BankFileOutcome.mt940(text)
    #expect(found.texts == ["A"])
    #expect(found.balances == [])
    #expect(found.error == nil)
  }

  @Test(
    arguments: [
      ("", .unknownKind), (":86:x\n", .unknownKind), (":20:X\n:60F:C260301EUR1,\n", .truncated(line: 2)),
      (":20:X\n:60F:C260301EUR1,\n-\n:20:Y\n", .truncated(line: 4)),
      (":20:X\n:60F:C260301EUR1,\n:60F:C260301EUR1,\n:28C:1\n", .truncated(line: 3)),
      (":20:X\n:25:1\n", .truncated(line: 2)), (":20:X\n:60F:C260301EUR1,\n:61:260301C5,\n", .truncated(line: 3)),
      (":20:X\n:86:\0", .nul(line: 2, column: 5)),
    ] as [(String, BankFileError)])
  func `what is no MT940 is refused`(text: String, expected: BankFileError) {
    let found = BankFileOutcome.mt940(text).error
    #expect(found == expected)
  }

  @Test func `a message without entries ends by itself`() {
    let found = BankFileOutcome.mt940(":20:X\n:25:1\n:28C:1\n-\n")
    #expect(found.items == [])
    #expect(found.error == nil)
  }

  @Test func `a field of very many lines is refused`() {
    let line = String(repeating: "x", count: 1_000) + "\n"
    let found = BankFileOutcome.mt940(Self.wrapped("260301C5,NMSC\n:86:" + String(repeating: line, count: 1_000))).error
    #expect(found == .tooLarge(.text(1_000_000), line: 5))
  }

  private static func wrapped(_ line: String) -> String { ":20:X\n:25:1\n:28C:1\n:61:\(line)\n" }
}

@Suite struct MT940BalanceTests {
  @Test(
    arguments: [
      ("F", "C260301EUR1,", "C5,", "C260302EUR6,"), ("F", "D260301EUR1,00", "C5,", "C260302EUR4,0"),
      ("F", "C260301EUR1,", "D5,", "D260302EUR4,"), ("M", "C260301EUR1,", "RC5,", "D260302EUR4,"),
    ])
  func `balances differ by the sum of the entries`(kind: String, opening: String, entry: String, closing: String) {
    let found = BankFileOutcome.mt940(Self.text(kind, opening, entry, closing))
    #expect(found.error == nil)
    #expect(found.balances.count == (kind == "F" ? 2 : 0))
  }

  @Test func `a statement whose balances don't fit its entries is refused`() {
    let text = Self.text("F", "C260301EUR1,", "C5,5", "C260302EUR6,")
    let found = BankFileOutcome.mt940(text)
    let expected = FileAmount(units: 65, decimals: 1)
    #expect(found.error == .unbalanced(line: 5, expected: expected, found: FileAmount(units: 6, decimals: 0)))
    let despite = BankFileOutcome.mt940(text, despiteBalances: true)
    #expect(despite.error == nil)
    #expect(despite.balances.count == 2)
  }

  @Test func `a sum beyond 64 bits is refused`() {
    let entries = String(repeating: ":61:260301C999999999999999999,NMSC\n", count: 10)
    let found = BankFileOutcome.mt940(":20:X\n:60F:C260301EUR1,\n\(entries)-\n")
    #expect(found.error == .invalid(.amount, text: "999999999999999999", line: 12, column: nil))
    let precise = BankFileOutcome.mt940(
      ":20:X\n:60F:C260301EUR1,\n:61:260301C999999999999999999,\n:61:260301C0,01N\n-\n")
    #expect(precise.error == .invalid(.amount, text: "1", line: 4, column: nil))
  }

  @Test func `the parts of a statement are a chain`() {
    let parts = [
      Self.text("F", "C260301EUR1,", "C5,", "C260301EUR6,", closingKind: "M"),
      Self.text("M", "C260301EUR6,00", "C1,", "C260302EUR7,", closingKind: "F"),
    ]
    let found = BankFileOutcome.mt940(parts.joined())
    #expect(found.balances.map(\.amount.plainText) == ["1", "7"])
    #expect(found.error == nil)
    let other = BankFileOutcome.mt940(parts.joined() + Self.text("M", "C260301EUR9,", "C1,", "C260302EUR10,")).error
    #expect(other == nil)
    let broken = parts[0] + Self.text("M", "C260301EUR5,", "C1,", "C260302EUR6,", closingKind: "F")
    let error = BankFileOutcome.mt940(broken).error
    let (six, five) = (FileAmount(units: 6, decimals: 0), FileAmount(units: 5, decimals: 0))
    #expect(error == .unbalanced(line: 9, expected: six, found: five))
    let despite = BankFileOutcome.mt940(broken, despiteBalances: true).error
    #expect(despite == nil)
  }

  @Test func `an opening balance without a date counts and isn't given out`() {
    let found = BankFileOutcome.mt940(Self.text("F", "C000000EUR1,", "C5,", "C260302EUR6,"))
    #expect(found.balances.map(\.amount.plainText) == ["6"])
    #expect(found.error == nil)
  }

  @Test(
    arguments: [
      ("X260301EUR1,", .direction, 6), ("C260230EUR1,", .day, 7), ("C260301eur1,", .currency, 13),
      ("C260301EUR", .balance, 16), ("C260301EUR1,x", .balance, 18), ("C2603", .day, 7), ("", .direction, 6),
    ] as [(String, BankFileValue, Int)])
  func `a broken balance is refused with its place`(balance: String, value: BankFileValue, column: Int) {
    let found = BankFileOutcome.mt940(":20:X\n:60F:\(balance)\n:28C:1\n").error
    #expect(found == .invalid(value, text: balance, line: 2, column: column))
  }

  @Test func `balances in two currencies are refused`() {
    let found = BankFileOutcome.mt940(Self.text("F", "C260301EUR1,", "C5,", "C260302USD6,")).error
    #expect(found == .invalid(.currency, text: "USD", line: 5, column: 13))
  }

  private static func text(
    _ kind: String, _ opening: String, _ entry: String, _ closing: String, closingKind: String? = nil
  ) -> String {
    """
    :20:X
    :25:1
    :60\(kind):\(opening)
    :61:260301\(entry)NMSC
    :62\(closingKind ?? kind):\(closing)
    -

    """
  }
}

@Suite struct MT940FieldTextTests {
  @Test(
    arguments: [
      (
        "166?00TRANSFER?109310?20SVWZ+Invoice 7 of Mar?21ch 2026?30BYLADEMM?31DE99?32Bak\n?33ery & Sons?34000",
        "Bakery & Sons SVWZ+Invoice 7 of March 2026"
      ),
      ("105?20A?29B?60C?63D?65E?34X", "ABCDE"), ("805?00CLOSING?106666", "CLOSING"), ("166>00T>20A>32N", "N A"),
      ("166?20Really??21Yes", "Really?Yes"), ("166?20Why?ask?32N", "N Why?ask"), ("166?20A?\n21B", "AB"),
      ("166 00 is plain", "166 00 is plain"), ("1665?20", "1665?20"), ("166?", "166?"), ("166.00 EUR", "166.00 EUR"),
    ])
  func `numbered parts are joined without blanks`(field: String, expected: String) {
    let found = Self.text(field)
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ("/TRTP/SEPA/IBAN/NL91/BIC/ABNA/NAME/J. Baker/REMI/Invoice 7/EREF/NOTPROVIDED", "J. Baker Invoice 7"),
      ("/BENM//NAME/CONTRA ACCOUN\nT HOLDER/REMI/Bread/rolls/ISDT/2026-03-01", "CONTRA ACCOUNT HOLDER Bread/rolls"),
      ("/EREF/X//CNTP/NL32/INGBNL2A/The Baker/AMSTERDAM///REMI/USTD//Thanks/", "The Baker Thanks"),
      ("/PT/FT/PY/SOMETHING   else", "/PT/FT/PY/SOMETHING else"), ("/IBAN/NL91/BIC/X", "/IBAN/NL91/BIC/X"),
      ("/not a code/x", "/not a code/x"), ("/", "/"),
    ])
  func `coded values are name and purpose`(field: String, expected: String) {
    let found = Self.text(field)
    #expect(found == expected)
  }

  @Test func `a full line goes on in the next one without a blank`() {
    let full = String(repeating: "x", count: 65)
    let found = [full + "\ny", full.dropLast() + "\ny", "a\n b "].map(Self.text)
    #expect(found == [full + "y", full.dropLast() + " y", "a b"])
  }

  private static func text(_ field: String) -> String {
    BankFileOutcome.mt940(":20:X\n:25:1\n:61:260301C5,NMSC\n:86:\(field)\n").texts.first ?? ""
  }
}

/// Texts of MT940 for the tests.
enum MT940Fixture {
  static let statement = """
    :20:STATEMENT
    :25:12030000/202051
    :28C:1/1
    :60F:C260228EUR100,00
    :61:2603030301DR12,47NMSCREF//B-1
    details
    :86:105?00DEBIT?20SVWZ+Bread and?21 rolls?32Bakery
    ?34000
    :61:260302C200,NTRFNONREF
    :86:Salary March
    :62F:C260302EUR287,53
    -

    """
}

extension BankFileOutcome {
  static func mt940(_ text: String, despiteBalances: Bool = false) -> BankFileOutcome {
    mt940(Array(text.utf8), despiteBalances: despiteBalances)
  }

  static func mt940(_ bytes: [UInt8], _ pieceSize: Int = 65_536, despiteBalances: Bool = false) -> BankFileOutcome {
    let source = MemoryByteSource(bytes, pieceSize: pieceSize)
    return BankFileOutcome(MT940Reader(source: source, despiteBalances: despiteBalances))
  }
}
