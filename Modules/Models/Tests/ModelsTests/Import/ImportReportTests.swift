import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// What an import says of its rows.
@Suite struct ImportReportTests {
  @Test func `rows are counted by their outcomes`() {
    var report = BalanceUpdateImportReport()
    for (index, outcome) in [RowOutcome.imported, .sameDay, .alreadyImported, .zeroAmount, .imported].enumerated() {
      report.begin()
      report.note(outcome, line: index + 2)
    }
    let counts = [report.read, report.imported, report.skipped, report.errorCount]
    #expect(counts == [5, 3, 2, 0])
    let lines = RowOutcome.allCases.map { report.lines($0).first }
    #expect(lines == [[], [4], [], [], [], [5], [3], [], [], [], [], [], []])
    report.takeBack()
    let kept = [report.read, report.imported, report.skipped]
    #expect(kept == [5, 0, 2])
  }

  @Test func `rates are counted by themselves, and a line of several is listed once`() {
    var report = ExchangeRateImportReport()
    for line in [2, 3] {
      report.begin(entries: 3)
      report.note(.imported, line: line)
      for _ in 0..<2 { report.note(.missingRate, line: line) }
    }
    #expect(report.lines(.missingRate).first == [2, 3])
    let english = report.toUIModel(.english)
    #expect(english.summary == "6 rates read, 2 imported, 4 skipped")
    #expect(english.remarks == ["skipped 4: empty or N/A (lines 2, 3)"])
    #expect(report.toUIModel(.french).summary == "6 taux lus, 2 importés, 4 ignorés")
  }

  @Test(arguments: [
    (
      FormatContext.english,
      [
        "tracked: 01:30:00", "made 1 group: Work", "made 11 blocks: b1, b2, b3, b4, b5, b6, b7, b8, b9, b10 …",
        "other blocks than before: 11 sessions",
      ]
    ),
    (
      .french,
      [
        "temps suivi : 01:30:00", "créé : 1 groupe (Work)",
        "créé : 11 blocs (b1, b2, b3, b4, b5, b6, b7, b8, b9, b10 …)",
        "autre nombre de blocs qu’auparavant : 11 sessions",
      ]
    ),
  ])
  func `imported times have their sum, and what was made for them`(
    _ format: FormatContext, _ expected: [String]
  ) throws {
    var report = TrackingSessionImportReport()
    #expect(report.toUIModel(format).remarks == [])
    report.tracked.activeSeconds = 5_400
    report.tracked.groups = [BlockGroupEntity.work.toDomain(defaultID: nil)]
    report.tracked.blocks = (1...11).map {
      BlockDomain(id: Samples.id($0), groupID: BlockGroupEntity.work.id, name: "b\($0)")
    }
    let session = TrackingSessionDetailedDomain(
      session: TrackingSessionDomain(
        id: Samples.id(1), number: 7, blockID: BlockEntity.coding.id, day: Samples.today,
        createdAt: Instant(Samples.now)), block: BlockEntity.coding.toDomain(),
      group: BlockGroupEntity.work.toDomain(defaultID: nil))
    let recount = TrackingSessionOutcome.Recount(session: session, formerHalves: 1)
    report.tracked.recounted = [recount]
    let named = report.toUIModel(format).remarks.last
    #expect(named == recount.text(format))
    report.tracked.recounted = Array(repeating: recount, count: 11)
    #expect(report.toUIModel(format).remarks == expected)
  }

  @Test func `an error of the file as a whole stands at its first line`() {
    let lines = [CSVError.utf16, .noHeader, .nul(line: 7, column: 2)].map { RowError<ContributionRowProblem>($0).line }
    #expect(lines == [1, 1, 7])
  }

  @Test func `many lines and errors are counted, the first are named`() {
    var report = ContributionImportReport()
    for line in 1...150 {
      report.note(.alreadyImported, line: line)
      report.reject(RowError(line: line, column: nil, reason: .missingAmount))
    }
    let known = report.lines(.alreadyImported)
    let counts = [known.count, known.first.count, report.errorCount, report.errors.count]
    #expect(counts == [150, 100, 150, 100])
    let text = ContributionImportError.rejected(report).text(.english).components(separatedBy: "\n")
    #expect(text.count == 102)
    #expect(text.last == "  … and 50 more")
  }

  @Test(arguments: [
    (
      FormatContext.english, "5 rows read, 2 imported, 3 skipped",
      [
        "skipped 2: imported before (lines 2, 3)", "skipped 1: the amount is zero (line 4)",
        "warning: 1 repeats an account and day; the last of the day counts (line 5)",
      ]
    ),
    (
      .french, "5 lignes lues, 2 importées, 3 ignorées",
      [
        "2 ignorées : déjà importées (lignes 2, 3)", "1 ignorée : montant nul (ligne 4)",
        "attention : 1 ligne donne un second solde pour un compte et un jour ; le dernier du jour compte (ligne 5)",
      ]
    ),
  ])
  func `a report has a remark for each kind of row that is there`(
    _ format: FormatContext, _ summary: String, _ remarks: [String]
  ) {
    var report = ContributionImportReport()
    let outcomes = [RowOutcome.alreadyImported, .alreadyImported, .zeroAmount, .sameDay, .imported]
    for (index, outcome) in outcomes.enumerated() {
      report.begin()
      report.note(outcome, line: index + 2)
    }
    let shown = report.toUIModel(format)
    #expect(shown.summary == summary)
    #expect(shown.remarks == remarks)
    let empty = ContributionImportReport().toUIModel(format).remarks
    #expect(empty.isEmpty)
  }

  @Test(arguments: [
    (
      FormatContext.english,
      "warning: 2 may repeat entries made by hand, of the same day and amount (line 2: #9, line 7: #5)"
    ),
    (
      .french,
      "attention : 2 lignes répètent peut-être des opérations saisies à la main, de même jour et de même montant "
        + "(ligne 2 : #9, ligne 7 : #5)"
    ),
  ])
  func `rows that may repeat entries made by hand are named with these`(_ format: FormatContext, _ expected: String) {
    var report = ContributionImportReport()
    report.note(RowResult(.typedBefore, number: 5), line: 7)
    report.note(RowResult(.imported), line: 3)
    report.note(RowResult(.typedBefore, number: 9), line: 2)
    #expect(report.imported == 3)
    #expect(report.twins == [RowTwin(line: 2, number: 9), RowTwin(line: 7, number: 5)])
    let remarks = report.remarks(format)
    #expect(remarks.map(\.text) == [expected])
    #expect(remarks.map(\.isWarning) == [true])
    for line in 10..<250 { report.note(RowResult(.typedBefore, number: line), line: line) }
    #expect(report.twins.count == 100)
    let text = report.remarks(format).first?.text
    #expect(text?.hasSuffix("#17 …)") == true)
  }

  @Test(arguments: [
    (FormatContext.english, "goal reached: 🗾 Japan"), (.french, "objectif atteint : 🗾 Japan"),
  ])
  func `a goal that an import reaches is the last remark, and no warning`(
    _ format: FormatContext, _ expected: String
  ) {
    var report = ContributionImportReport()
    report.note(RowResult(.alreadyImported), line: 2)
    report.reachedGoal = "🗾 Japan"
    let remarks = report.toUIModel(format).remarks
    #expect(remarks.count == 2)
    #expect(remarks.last == expected)
    #expect(report.remarks(format).count == 1)
  }

  @Test func `lines are named in the file's order, however they come`() {
    var lines = RowLines()
    for line in (1...120).reversed() { lines.append(line) }
    for line in [130, 0] { lines.append(line) }
    #expect(lines.first == Array(0...99))
    #expect(lines.count == 122)
  }

  @Test(arguments: [
    (
      FormatContext.english,
      [
        "warning: skipped 1: imported before, but another balance counts for its day (line 2)",
        "skipped 1: a later balance of the day was imported before (line 3)",
        "warning: 1 with a positive balance on a debt, which counts as money you own; debts are negative (line 4)",
        "oldest first, so the last line of a day counts: Card",
        "newest first, so the first line of a day counts: Cash, Gold",
      ]
    ),
    (
      .french,
      [
        "attention : 1 ignorée : déjà importée, mais un autre solde compte pour son jour (ligne 2)",
        "1 ignorée : un solde plus tardif du jour a déjà été importé (ligne 3)",
        "attention : 1 ligne donne à une dette un solde positif, qui compte comme un avoir ; ce qui est dû est négatif "
          + "(ligne 4)", "du plus ancien au plus récent, la dernière ligne d’un jour compte : Card",
        "du plus récent au plus ancien, la première ligne d’un jour compte : Cash, Gold",
      ]
    ),
  ])
  func `balances of a day, debts above zero and orders have remarks`(_ format: FormatContext, _ remarks: [String]) {
    var report = BalanceUpdateImportReport()
    report.note(.outOfOrder, line: 2)
    report.note(.superseded, line: 3)
    report.note(.imported, line: 4)
    report.notePositiveDebt(line: 4)
    report.orders = [
      BalanceUpdateFileOrder(account: "Card", order: .oldestFirst, days: 1),
      BalanceUpdateFileOrder(account: "Cash", order: .newestFirst, days: 2),
      BalanceUpdateFileOrder(account: "Gold", order: .newestFirst, days: 3),
    ]
    let shown = report.toUIModel(format).remarks
    #expect(shown == remarks)
    let warnings = report.remarks(format).filter(\.isWarning).map(\.code)
    #expect(warnings == ["outOfOrder", "positiveDebt"])
  }
}
