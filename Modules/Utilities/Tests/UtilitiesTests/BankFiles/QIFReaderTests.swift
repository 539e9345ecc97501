import ModuloUtilities
import Testing

@Suite struct QIFReaderTests {
  @Test func `a section of a bank is an account and its entries`() throws {
    let found = BankFileOutcome.qif(
      """
      !Type:Bank
      D31/12/2026
      T-1,234.50
      N101
      PBakery
      MBread
      LFood
      ^

      D1/1'27
      U5
      T5
      POpen end
      """ + "\n^\n")
    let (first, second) = (try day(2026_12_31), try day(2027_01_01))
    let expected: [BankFileItem] = [
      .account(BankFileAccount(id: nil, currency: nil, line: 2)),
      .entry(BankFileEntry(line: 2, day: first, amount: FileAmount(units: -123450, decimals: 2), text: "Bakery Bread")),
      .entry(BankFileEntry(line: 10, day: second, amount: FileAmount(units: 5, decimals: 0), text: "Open end")),
    ]
    #expect(found.items == expected)
    #expect(found.error == nil)
  }

  @Test(
    arguments: [
      ("6/ 4'18", 2018_04_06, 2018_06_04), ("3/11' 2", 2002_11_03, 2002_03_11), ("28.02'2009", 2009_02_28, nil),
      ("26 Jan 2026", 2026_01_26, 2026_01_26), ("Feb 3, 2026", 2026_02_03, 2026_02_03),
      ("3 février 2026", 2026_02_03, 2026_02_03), ("26Mar26", 2026_03_26, 2026_03_26),
      ("2026-01-05", 2026_01_05, 2026_01_05),
      ("2026/1/5", 2026_01_05, 2026_01_05), ("1/23/2026", nil, 2026_01_23), ("03.11.25", 2025_11_03, 2025_03_11),
      ("1/2/98", 1998_02_01, 1998_01_02), ("1/2/27", 2027_02_01, 2027_01_02), ("1/2/70", 1970_02_01, 1970_01_02),
      ("1/ 2/ 5", 2005_02_01, 2005_01_02),
    ] as [(String, Int?, Int?)])
  func `days are read in every form in both orders`(text: String, dayFirst: Int?, monthFirst: Int?) {
    let found = [QIFDayOrder.dayFirst, .monthFirst].map { BankFileOutcome.qif(Self.entry(day: text), $0).days.first }
    #expect(found == [dayFirst, monthFirst])
  }

  @Test(
    arguments: [
      "", "1/2", "1/2/3/4", "31/2/2026", "1/2/28", "1/2/69", "1/2/126", "1'2/2026", "20260105", "1_2_2026", "x/1/2026",
      "26 Jun Jul", "0/1/2026", "1/2/20261",
    ])
  func `a day in another form is refused with its place`(text: String) {
    let found = BankFileOutcome.qif(Self.entry(day: text)).error
    let expected: BankFileError =
      text.isEmpty ? .missing(.day, line: 2) : .invalid(.day, text: text, line: 2, column: 2)
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ("-1,234.56", "-1234.56", nil), ("1.234,56", nil, "1234.56"), ("1,234", "1234", "1.234"),
      ("1.234", "1.234", "1234"),
      ("12,5", nil, "12.5"), ("12.5", "12.5", nil), ("10", "10", "10"), ("+7.", "7", nil), ("1'234.50", "1234.50", nil),
      ("1,234,567", "1234567", nil), ("1,23,456", nil, nil), ("1,234'567.00", nil, nil), ("1.2.3", nil, nil),
      ("1,234.567,8", nil, nil), (",5", nil, "0.5"), ("12,345,67", nil, nil), ("$5", nil, nil), ("5-", nil, nil),
      ("-", nil, nil),
      ("1234,567.00", nil, nil),
    ] as [(String, String?, String?)])
  func `amounts are read with either decimal mark`(text: String, point: String?, comma: String?) {
    let found = [DecimalMark.point, .comma].map { mark in
      BankFileOutcome.qif(Self.entry(amount: text), mark: mark)
    }
    #expect(found.map(\.amounts.first) == [point, comma])
    let errors = found.map { $0.error == .invalid(.amount, text: text, line: 3, column: 2) }
    #expect(errors == [point == nil, comma == nil])
  }

  @Test(
    arguments: [
      ("PA\nMB", "A B"), ("PA\nMA B", "A B"), ("MB", "B"), ("PA\nPX", "A"), ("P\nP  A  b ", "A b"), ("N1", ""),
      ("PA\nSFood\nEfirst\n$-3.00\nSRent\n$-2.00", "A"), ("PA\nAStreet\nCX", "A"),
    ] as [(String, String)])
  func `the text is payee and memo, and splits stay one entry`(fields: String, expected: String) {
    let found = BankFileOutcome.qif("!Type:Bank\nD1/1/2026\nT-5\n\(fields)\n^\n")
    #expect(found.texts == [expected])
  }

  @Test func `accounts are named by their blocks`() {
    let text = """
      !Option:AutoSwitch
      !Account
      NSavings
      TBank
      ^
      NWallet
      TCash
      ^
      !Type:Cash
      D1/1/2026
      T1
      ^
      !Account
      NMain account
      ^
      !Type:Oth L
      !Clear:AutoSwitch
      D2/1/2026
      T2
      ^
      """
    let found = BankFileOutcome.qif(text)
    let expected = [
      BankFileAccount(id: "Wallet", currency: nil, line: 6),
      BankFileAccount(id: "Main account", currency: nil, line: 14),
    ]
    #expect(found.accounts == expected)
    #expect(found.amounts == ["1", "2"])
  }

  @Test func `sections of other things are named and left out`() {
    let text = """
      !Type:Cat
      DNot a day
      NFood
      ^
      !Type:Invst
      D1/1/2026
      T5
      ^
      !type:ccard
      D1/1/2026
      T6
      ^
      """
    let found = BankFileOutcome.qif(text)
    #expect(found.amounts == ["6"])
    #expect(found.skips == [.skipped(.section("Type:Cat"), line: 1), .skipped(.section("Type:Invst"), line: 5)])
  }

  @Test func `the opening balance is one and zero amounts are left out`() {
    let text = """
      !Type:Bank
      D1/1/2026
      T100.00
      POpening Balance
      L[Main]
      ^
      D1/1/2026
      T0.00
      ^
      D1/1/2026
      T7
      POpening Balance
      ^
      """
    let found = BankFileOutcome.qif(text)
    #expect(found.balances.map(\.amount.plainText) == ["100.00"])
    #expect(found.skips == [.skipped(.zeroAmount, line: 7)])
    #expect(found.amounts == ["7"])
  }

  @Test(arguments: [("[Main]", 1), ("[Other]", 0), ("Main", 0), ("", 0)])
  func `the opening balance is a transfer from the account to itself`(category: String, expected: Int) {
    let text = "!Account\nNMain\n^\n!Type:Bank\nD1/1/2026\nT5\nPOPENING BALANCE\nL\(category)\n^\n"
    let found = BankFileOutcome.qif(text)
    #expect(found.balances.count == expected)
    #expect(found.entries.count == 1 - expected)
  }

  @Test(
    arguments: [
      ("", .unknownKind), ("D1/1/2026\nT1\n^", .unknownKind), ("!Type:Bank\nD1/1/2026\n", .truncated(line: 2)),
      ("!Type:Bank\nD1/1/2026\n!Type:Cash", .truncated(line: 3)), ("!Type:Bank\nT1\n^", .missing(.day, line: 2)),
      ("!Type:Bank\nD1/1/2026\n^", .missing(.amount, line: 2)), ("!Type:Bank\nPa\0", .nul(line: 2, column: 3)),
    ] as [(String, BankFileError)])
  func `what is no QIF is refused`(text: String, expected: BankFileError) {
    let found = BankFileOutcome.qif(text).error
    #expect(found == expected)
  }

  @Test func `a line may be as long as the limit and no longer`() {
    let fits = BankFileOutcome.qif(Self.entry(amount: "1\nM" + String(repeating: "x", count: 999_999)))
    #expect(fits.error == nil)
    let found = BankFileOutcome.qif(Self.entry(amount: "1\nM" + String(repeating: "x", count: 1_000_000)))
    #expect(found.error == .tooLarge(.text(1_000_000), line: 4))
  }

  @Test func `lines end with LF, CRLF or CR`() {
    let lines = ["!Type:Bank", "D1/1/2026", "T1", "^", "D2/1/2026", "T2", "^"]
    for ending in ["\n", "\r\n", "\r"] {
      let found = BankFileOutcome.qif(lines.joined(separator: ending))
      #expect(found.entries.map(\.line) == [2, 5])
    }
  }
}

extension QIFReaderTests {
  private static func entry(day: String) -> String { "!Type:Bank\nD\(day)\nT1\n^\n" }
  private static func entry(amount: String) -> String { "!Type:Bank\nD1/1/2026\nT\(amount)\n^\n" }
}

@Suite struct QIFScanTests {
  @Test(
    arguments: [
      (["1/2/2026", "13/2/2026"], .proved(.dayFirst, line: 6)),
      (["2/13/2026", "1/2/2026"], .proved(.monthFirst, line: 2)),
      (["5/5/2026", "2026-01-02", "3 Jan 2026"], .unneeded), ([], .unneeded),
    ] as [([String], QIFScan.Finding<QIFDayOrder, CalendarDay>)])
  func `a day over 12 proves the order of all`(
    days: [String], expected: QIFScan.Finding<QIFDayOrder, CalendarDay>
  ) throws {
    let found = try Self.scan(days: days).dayOrder
    #expect(found == expected)
  }

  @Test func `an order that nothing proves is open with both readings`() throws {
    let found = try Self.scan(days: ["5/5/2026", "1/2/2026", "3/4/2026"]).dayOrder
    #expect(found == .open(line: 6, first: try day(2026_02_01), second: try day(2026_01_02)))
  }

  @Test(
    arguments: [
      (["13/2/2026", "2/13/2026"], .invalid(.day, text: "2/13/2026", line: 6, column: 2)),
      (["1/2/2026", "32/1/2026"], .invalid(.day, text: "32/1/2026", line: 6, column: 2)),
    ] as [([String], BankFileError)])
  func `days that contradict each other are refused`(days: [String], expected: BankFileError) {
    let found = failure { () throws(BankFileError) in try Self.scan(days: days) }
    #expect(found == expected)
  }

  @Test(
    arguments: [
      (["1,234", "1,234.56"], .proved(.point, line: 7)), (["-12,50", "1.234"], .proved(.comma, line: 3)),
      (["10", "5"], .unneeded),
      (
        ["10", "1,234", "2.345"],
        .open(line: 7, first: FileAmount(units: 1234, decimals: 0), second: FileAmount(units: 1234, decimals: 3))
      ),
    ] as [([String], QIFScan.Finding<DecimalMark, FileAmount>)])
  func `an amount proves the decimal mark of all`(
    amounts: [String], expected: QIFScan.Finding<DecimalMark, FileAmount>
  ) throws {
    let found = try Self.scan(amounts: amounts).decimalMark
    #expect(found == expected)
  }

  @Test func `amounts that contradict each other are refused`() {
    let found = failure { () throws(BankFileError) in try Self.scan(amounts: ["1.5", "1,5"]) }
    #expect(found == .invalid(.amount, text: "1,5", line: 7, column: 2))
  }

  @Test func `sections of other things prove nothing`() throws {
    let text = "!Type:Invst\nD13/1/2026\nT1,5\n^\n!Type:Bank\nD1/2/2026\nT1\n^\n!Type:Memorized\nD13/1/2026\n^\n"
    let scan = try QIFScan(source: MemoryByteSource(text), readOn: BankFileOutcome.readingDay)
    #expect(scan.dayOrder == .open(line: 6, first: try day(2026_02_01), second: try day(2026_01_02)))
    #expect(scan.decimalMark == .unneeded)
  }

  private static func scan(days: [String]) throws(BankFileError) -> QIFScan {
    let text = "!Type:Bank\n" + days.map { "D\($0)\nT1\nPx\n^\n" }.joined()
    return try QIFScan(source: MemoryByteSource(text), readOn: BankFileOutcome.readingDay)
  }

  private static func scan(amounts: [String]) throws(BankFileError) -> QIFScan {
    let text = "!Type:Bank\n" + amounts.map { "D1/1/2026\nT\($0)\nPx\n^\n" }.joined()
    return try QIFScan(source: MemoryByteSource(text), readOn: BankFileOutcome.readingDay)
  }
}

extension BankFileOutcome {
  static func qif(
    _ text: String, _ order: QIFDayOrder = .dayFirst, mark: DecimalMark = .point
  ) -> BankFileOutcome {
    qif(Array(text.utf8), order: order, mark: mark)
  }

  static func qif(
    _ bytes: [UInt8], _ pieceSize: Int = 65_536, order: QIFDayOrder = .dayFirst, mark: DecimalMark = .point
  ) -> BankFileOutcome {
    let source = MemoryByteSource(bytes, pieceSize: pieceSize)
    return BankFileOutcome(QIFReader(source: source, dayOrder: order, decimalMark: mark, readOn: readingDay))
  }

  /// The day on which the fixtures are read.
  static let readingDay = CalendarDay(rawValue: 2026_11_29) ?? .earliest
}
