import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// Every failure has words, in every language.
@Suite struct ErrorTextTests {
  static let balanceRows: [BalanceUpdateRowProblem] = [
    .csv(.noHeader), .date("x"), .amount("12abc", .notANumber("12abc", column: 3)), .missingBalance,
    .unknownAccount("x"),
    .unknownAccount("x", candidates: [.init(number: 4, name: "Xx")]), .missingAccount, .unknownOrder("Cash"),
    .otherCurrency("EUR", expected: Samples.currency("USD")), .id("7"), .otherBalance,
    .signColumn("Type", words: ["debit", "credit"]),
  ]

  static let rateRows: [ExchangeRateRowProblem] = [
    .csv(.noHeader), .csv(.utf16), .date("x"),
    .twoCenturies("1/2/45", first: Samples.day(19_450_201), second: Samples.day(20_450_201)),
    .sameDay(Samples.today, line: 2), .rate("12abc", .notANumber("12abc", column: 3)),
    .rate("1.123", .tooManyDecimals(allowed: 2)), .notPositive("0"), .column("Notes"),
    .sameColumn(Samples.currency("USD")), .baseColumn(Samples.currency("EUR")), .noCurrency,
  ]

  static let timeRows: [TrackingSessionRowProblem] = [
    .csv(.noHeader), .csv(.utf16), .missingStart, .missingEnd, .time(.notATime("25:00")), .time(.noSuchDay("x")),
    .time(.skipped("x", first: "a", second: "b")), .time(.ambiguous("x", first: "a", second: "b")), .date("x"),
    .twoCenturies("1/2/45", first: Samples.day(19_450_201), second: Samples.day(20_450_201)),
    .duration(.ambiguous("90", first: "90m", second: "90h")),
    .otherEnd(ZonedInstant(Instant(Samples.now), in: .gmt)), .missingBlock, .unknownBlock("Mail"),
    .unknownBlock("Ma", candidates: [Candidate(number: 5, name: "Work/Mail")]),
    .ambiguousBlock("Mail", candidates: [Candidate(number: 5, name: "Work/Mail")]), .unknownGroup("Work"),
    .name("x", .tooLong(limit: 40)), .rule(.lessThanMinute), .rule(.endBeforeStart),
    .rule(
      .overlap(
        TrackingOverlap(blockName: "Mail", start: ZonedInstant(Instant(Samples.now), in: .gmt), end: nil))),
    .rule(
      .overlap(
        TrackingOverlap(
          blockName: "Mail", start: ZonedInstant(Instant(Samples.now), in: .gmt),
          end: Instant(Samples.now).adding(seconds: 60)))),
    .overlap(line: 3), .zone("Mars"), .activeSeconds("-1"), .otherDay("2026-04-01"), .otherSession("a", line: 2),
  ]

  static let rows: [ContributionRowProblem] = [
    .csv(.noHeader), .csv(.missingColumn(name: "a", available: ["b"])), .csv(.nul(line: 1, column: 2)),
    .csv(.shortRow(line: 1, expected: 2, found: 1)), .csv(.invalidUTF8(line: 1, byteOffset: 9)), .date("x"),
    .csv(.utf16), .csv(.binary),
    .amount("12abc", .notANumber("12abc", column: 3)), .missingAmount, .twoAmounts, .negativeAmount("-1"),
    .otherCurrency("EUR", expected: Samples.currency("USD")),
    .csv(.otherDelimiter(name: "date", found: .semicolon)), .csv(.otherDelimiter(name: "date", found: .tab)),
    .twoCenturies("1/2/45", first: Samples.day(19_450_201), second: Samples.day(20_450_201)),
    .signColumn("Type", words: ["debit", "credit"]),
  ]

  @Test func `G12 every error has a text in each language`() {
    let english = texts(.english)
    let french = texts(.french)
    let empty = (english + french).filter(\.isBlank)
    #expect(empty.isEmpty)
    let untranslated = zip(english, french).filter { $0 == $1 }.map(\.0)
    #expect(untranslated.isEmpty)
  }

  @Test(arguments: [FormatContext.english, .french])
  func `no message names a command or an option`(_ format: FormatContext) {
    let named = texts(format).filter { $0.contains("modulo ") || $0.contains("--") }
    #expect(named == [])
  }

  @Test func `a number that can't be read is quoted, and a rate is called a rate`() {
    let texts = [
      FinancialGoalError.input(.amount(.notANumber("$3,000", column: 1))).text(.english),
      ExchangeRateError.input(.rate(.tooManyDecimals(allowed: 10))).text(.english),
      ExchangeRateError.input(.rate(.notANumber("x\ny", column: 1))).text(.english),
      BalanceUpdateRowProblem.amount("3k", .notANumber("3k", column: 2)).text(.english),
      BalanceUpdateRowProblem.amount("1.005", .tooManyDecimals(allowed: 2)).text(.english),
    ]
    #expect(
      texts == [
        "\"$3,000\" isn't an amount: look at character 1.", "The rate has more than 10 decimals.",
        "\"x y\" isn't a rate: look at character 1.", "\"3k\" isn't an amount: look at character 2.",
        "\"1.005\": The amount has more decimals than its currency, which has 2.",
      ])
  }

  @Test(arguments: [
    ("de_DE", "The amount could be 1,001 or 1001. Write one of the two.", "The rate could be 1,001 or 1001."),
    ("fr_FR", "Le montant peut être 1,001 ou 1001. Écrivez l’un des deux.", "Le taux peut être 1,001 ou 1001."),
  ])
  func `an amount with two readings is told as each can be typed`(_ locale: String, _ amount: String, _ rate: String) {
    let format = FormatContext(locale: Locale(identifier: locale), timeZone: .gmt)
    let reader = DecimalReader(locale: format.locale, decimals: 3)
    do {
      _ = try reader.read("1.001")
      Issue.record("one reading in \(locale)")
    } catch {
      let ofAmount = ContributionError.input(.amount(error)).text(format)
      #expect(ofAmount == amount)
      let ofRate = ExchangeRateError.input(.rate(error)).text(format)
      #expect(ofRate.hasPrefix(rate))
    }
  }

  @Test(arguments: [
    (
      FormatContext.english, "There is no goal \"jpan\". Did you mean \"Japan\" (#1)?",
      "There is no goal \"jpan\". Did you mean:\n  #1  Japan\n  #4  Japan trip"
    ),
    (
      .french, "Il n’y a pas d’objectif « jpan ». Vouliez-vous dire « Japan » (#1) ?",
      "Il n’y a pas d’objectif « jpan ». Vouliez-vous dire :\n  #1  Japan\n  #4  Japan trip"
    ),
  ])
  func `a name that nothing has is answered with the nearest ones`(
    _ format: FormatContext, _ one: String, _ several: String
  ) {
    let names = [Candidate(number: 1, name: "Japan"), Candidate(number: 4, name: "Japan trip")]
    #expect(FinancialGoalError.notFound("jpan", nearest: [names[0]]).text(format) == one)
    #expect(FinancialGoalError.notFound("jpan", nearest: names).text(format) == several)
  }

  @Test func `an ambiguous name lists what it could be`() {
    let text = FinancialGoalError.ambiguous("ca", candidates: [.init(number: 4, name: "Car")]).text(.english)
    #expect(text == "\"ca\" could be several goals:\n  #4  Car")
  }

  @Test func `what failed after a change says that it is made, and not that nothing was`() {
    let errors: [StorageError] = [
      .failedAfter(.restored(keptPath: "/k"), .inputOutput(detail: "/: d")), .failedAfter(.imported, .busy),
      .failedAfter(.restored(keptPath: nil), .permission(path: "/p")), .failedAfter(.written(path: "/w"), .diskFull),
      .failedAfter(.deleted, .busy),
    ]
    let english = errors.map { $0.text(.english) }
    #expect(
      english == [
        "The data is restored, and the old data is in /k. What failed after that: Reading or writing failed (/: d).",
        "The data is imported. What failed after that: Another program is using the database.",
        "The data is restored. What failed after that: /p: no permission.",
        "/w is written. What failed after that: The disk is full.",
        "The data is deleted. What failed after that: Another program is using the database.",
      ])
    let denials = errors.filter { $0.text(.french).contains("Rien") }
    #expect(denials == [])
    let setting = SettingsError.unsynchronized(path: "/s", reason: "r").text(.english)
    #expect(setting == "The setting is changed. What failed after that: writing to disk (/s: r).")
  }

  @Test func `text from outside makes no lines of its own`() {
    let hostile = "x\r\n  #9  Car\u{2028}y"
    let candidate = Candidate(number: 4, name: hostile)
    let texts = [
      FinancialGoalError.ambiguous(hostile, candidates: [candidate]).text(.english),
      FinancialGoalError.notFound(hostile).text(.english),
      FinancialGoalError.rule(.duplicateName(hostile)).text(.french),
      ContributionError.unreadableReference(hostile).text(.english), DayReadingError.notADay(hostile).text(.french),
      ContributionRowProblem.date(hostile).text(.english), StorageError.damaged(.file(detail: hostile)).text(.english),
      DataError.noData(path: hostile).text(.french),
    ]
    let breaks = texts.map { $0.count(where: \.isNewline) }
    #expect(breaks == [1, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func `a refused file names each line`() {
    var report = ContributionImportReport()
    report.reject(.init(line: 3, column: 12, reason: .date("x")))
    report.reject(.init(line: 5, column: nil, reason: .missingAmount))
    let lines = ContributionImportError.rejected(report).text(.english).components(separatedBy: "\n")
    #expect(
      lines == [
        "Nothing was imported; errors: 2",
        "  line 3, column 12: \"x\" isn't a day in the expected form", "  line 5: the amount is missing",
      ])
  }

  @Test func `a refused file of balances names each line`() {
    var report = BalanceUpdateImportReport()
    report.reject(.init(line: 3, column: 12, reason: .unknownAccount("Bof\nA")))
    let lines = BalanceUpdateImportError.rejected(report).text(.english).components(separatedBy: "\n")
    #expect(
      lines == [
        "Nothing was imported; errors: 1", "  line 3, column 12: there is no account \"Bof A\"",
      ])
  }

  @Test func `only the import that has an encoding option advises one`() {
    let host = FormatContext(
      locale: Locale(identifier: "en_US"), timeZone: .gmt, adviceWords: MockAdviceWords())
    let error = CSVError.invalidUTF8(line: 1, byteOffset: 9)
    let contribution = ContributionRowProblem.csv(error).text(host)
    #expect(contribution == "not valid UTF-8 at byte 9; save the file as UTF-8, <chooseEncoding>")
    let balance = BalanceUpdateRowProblem.csv(error).text(host)
    #expect(balance == "not valid UTF-8 at byte 9; save the file as UTF-8")
  }

  @Test func `faults are listed, and many are not`() {
    let few = DataCheck(counts: nil, faults: [.init(.checksum, table: "contribution", number: 3, detail: "d")])
    let text = DataError.faulty(few).text(.english)
    #expect(
      text == "Faults found: 1. Nothing was changed; a backup can be restored.\n  not as it was written: d")
    let many = DataCheck(counts: nil, faults: Array(repeating: few.faults[0], count: 1_020))
    let lines = DataError.faulty(many).text(.english).components(separatedBy: "\n")
    #expect(lines.count == 22)
    #expect(lines.last == "  … and 1,000 more")
  }

  private func texts(_ format: FormatContext) -> [String] {
    FinancialGoalError.samples.map { $0.text(format) } + ContributionError.samples.map { $0.text(format) }
      + ContributionImportError.samples.map { $0.text(format) } + FinancialAccountError.samples.map { $0.text(format) }
      + BalanceUpdateError.samples.map { $0.text(format) } + BalanceUpdateImportError.samples.map { $0.text(format) }
      + ExchangeRateImportError.samples.map { $0.text(format) } + Self.rateRows.map { $0.text(format) }
      + TrackingSessionImportError.samples.map { $0.text(format) } + Self.timeRows.map { $0.text(format) }
      + ExchangeRateError.samples.map { $0.text(format) } + DataError.samples.map { $0.text(format) }
      + BlockGroupError.samples.map { $0.text(format) } + BlockError.samples.map { $0.text(format) }
      + TrackingError.samples.map { $0.text(format) } + HistoryError.samples.map { $0.text(format) }
      + BankImportError.samples.map { $0.text(format) } + BankRowProblem.samples.map { $0.text(format) }
      + RecurringPlanError.samples.map { $0.text(format) } + FundingError.samples.map { $0.text(format) }
      + PlannedBlockError.samples.map { $0.text(format) } + HourlyRateError.samples.map { $0.text(format) }
      + TimeTargetError.samples.map { $0.text(format) }
      + Self.balanceRows.map { $0.text(format) } + Self.rows.map { $0.text(format) }
  }
}
