import Foundation
import ModuloModels
import ModuloUtilities
import Testing

/// One and several of what is counted, where a language tells them apart.
@Suite struct PluralTests {
  @Test(arguments: [
    (
      FormatContext.english,
      [
        "skipped 2: imported before (lines 2, 3)",
        "skipped 2: already there, by id (lines 2, 3)",
        "warning: 2 may repeat entries made by hand, of the same day and amount (line 2: #12, line 3: #13)",
        "warning: skipped 2: imported before, but another balance counts for its day (lines 2, 3)",
        "skipped 2: a later balance of the day was imported before (lines 2, 3)",
        "skipped 2: the amount is zero (lines 2, 3)",
        "warning: 2 repeat an account and day; the last of the day counts (lines 2, 3)",
        "warning: 2 with a positive balance on a debt, which counts as money you own; debts are negative (lines 2, 3)",
        "skipped 2: empty or N/A (lines 2, 3)", "skipped 2: already there (lines 2, 3)",
        "warning: 2 replace another rate of the same day (lines 2, 3)",
        "skipped 2: the currency is no longer in circulation (lines 2, 3)",
        "skipped 2: already there (lines 2, 3)",
      ]
    ),
    (
      .french,
      [
        "2 ignorées : déjà importées (lignes 2, 3)",
        "2 ignorées : déjà présentes, d’après l’id (lignes 2, 3)",
        "attention : 2 lignes répètent peut-être des opérations saisies à la main, de même jour et de même montant "
          + "(ligne 2 : #12, ligne 3 : #13)",
        "attention : 2 ignorées : déjà importées, mais un autre solde compte pour son jour (lignes 2, 3)",
        "2 ignorées : un solde plus tardif du jour a déjà été importé (lignes 2, 3)",
        "2 ignorées : montant nul (lignes 2, 3)",
        "attention : 2 lignes donnent un second solde pour un compte et un jour ; le dernier du jour compte (lignes 2, "
          + "3)",
        "attention : 2 lignes donnent à une dette un solde positif, qui compte comme un avoir ; ce qui est dû est "
          + "négatif (lignes 2, 3)",
        "2 ignorés : vides ou N/A (lignes 2, 3)", "2 ignorés : déjà présents (lignes 2, 3)",
        "attention : 2 taux remplacent un autre taux du même jour (lignes 2, 3)",
        "2 ignorés : la devise n’a plus cours (lignes 2, 3)",
        "2 ignorées : déjà présentes (lignes 2, 3)",
      ]
    ),
  ])
  func `two rows of each kind`(_ format: FormatContext, _ expected: [String]) {
    let remarks = report(of: 2).remarks(format)
    #expect(Set(remarks.map(\.text)) == Set(expected))
    let first = report(of: 1).remarks(format).map(\.text)
    #expect(first.allSatisfy { !$0.contains("lines") && !$0.contains("lignes") })
  }

  @Test func `one row of each kind in French`() {
    let texts = report(of: 1).remarks(.french).map(\.text)
    let words = ["ignorées", "ignorés", "lignes", "importées"]
    let plurals = texts.filter { text in words.contains { text.contains($0) } }
    #expect(plurals.isEmpty)
  }

  @Test(arguments: [
    (10, "(lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)"), (11, "(lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 …)"),
  ])
  func `the first ten lines are listed`(_ count: Int, _ expected: String) {
    var report = ContributionImportReport()
    for line in 2..<count + 2 { report.note(.zeroAmount, line: line) }
    let text = report.remarks(.english).first?.text
    #expect(text == "skipped \(count): the amount is zero \(expected)")
  }

  @Test(arguments: [(10, ""), (11, " …")])
  func `the first ten accounts of an order are listed`(_ count: Int, _ rest: String) {
    var report = BalanceUpdateImportReport()
    report.orders = (1...count).map { BalanceUpdateFileOrder(account: "A\($0)", order: .oldestFirst, days: 1) }
    let list = (1...10).map { "A\($0)" }.joined(separator: ", ") + rest
    let remarks = report.toUIModel(.english).remarks
    #expect(remarks == ["oldest first, so the last line of a day counts: \(list)"])
  }

  @Test(arguments: [
    (
      FormatContext.english, 1,
      "1 row breaks a current rule, and would be refused by an import."
    ),
    (
      .english, 2,
      "2 rows break a current rule, and would be refused by an import."
    ),
    (
      .french, 1,
      "1 ligne enfreint une règle actuelle, et un import la refuserait."
    ),
    (
      .french, 2,
      "2 lignes enfreignent une règle actuelle, et un import les refuserait."
    ),
  ])
  func `rows that break a rule`(_ format: FormatContext, _ count: Int, _ expected: String) {
    let text = format.strings.data.warning.kept(count, format)
    #expect(text == expected)
  }

  @Test(arguments: [
    (FormatContext.english, 1, "1 row breaks a current rule:"), (.english, 2, "2 times a row breaks a current rule:"),
    (.french, 1, "1 ligne enfreint une règle actuelle :"),
    (.french, 2, "2 fois, une ligne enfreint une règle actuelle :"),
  ])
  func `the title of warnings`(_ format: FormatContext, _ count: Int, _ expected: String) {
    let check = DataCheck(counts: nil, warnings: warnings(count))
    let title = check.warningText(format)?.components(separatedBy: "\n").first
    #expect(title == expected)
  }

  @Test(arguments: [(20, nil), (21, "  … and 1 more")] as [(Int, String?)])
  func `the first twenty warnings and faults are listed, in their order`(_ count: Int, _ rest: String?) {
    let warned = DataCheck(counts: nil, warnings: warnings(count)).warningText(.english) ?? ""
    let faults = (1...count).map { DataFault(.checksum, table: "goal", number: $0, detail: "d\($0).") }
    let faulty = DataError.faulty(DataCheck(counts: nil, faults: faults)).text(.english)
    for (text, first) in [(warned, "goal #1:"), (faulty, "d1.")] {
      let lines = text.components(separatedBy: "\n").dropFirst()
      #expect(lines.first?.contains(first) == true)
      #expect(lines.count == min(count, 20) + (rest == nil ? 0 : 1))
      #expect(rest == nil || lines.last == rest)
    }
  }

  @Test(arguments: [(100, 100), (101, 101)]) func `the first hundred errors are named`(_ count: Int, _ lines: Int) {
    var report = ContributionImportReport()
    for line in 1...count { report.reject(RowError(line: line, column: nil, reason: .missingAmount)) }
    let text = ContributionImportError.rejected(report).text(.english).components(separatedBy: "\n")
    #expect(text.count == lines + 1)
    let isCut = text.last == "  … and 1 more"
    #expect(isCut == (count > 100))
  }

  @Test(arguments: [
    (0, "The amount has decimals, and its currency has none.", "Le montant a des décimales, et sa devise n’en a pas."),
    (
      1, "The amount has more decimals than its currency, which has 1.",
      "Le montant a plus de décimales que sa devise, qui en a 1."
    ),
  ])
  func `a currency with decimals and one without`(_ allowed: Int, _ english: String, _ french: String) {
    let error = FinancialGoalError.input(.amount(.tooManyDecimals(allowed: allowed)))
    let texts = [FormatContext.english, .french].map { error.text($0) }
    #expect(texts == [english, french])
  }

  @Test(
    arguments: [
      (0, "épargné"), (100, "épargné"), (150, "épargné"), (199, "épargné"), (-199, "épargné"), (200, "épargnés"),
      (-200, "épargnés"), (120_000, "épargnés"),
    ] as [(Int64, String)])
  func `French begins the plural of an amount at two`(_ cents: Int64, _ expected: String) throws {
    let amount = Money(minorUnits: cents, in: try #require(Currency(code: "EUR")))
    let words = FormatContext.french.strings.contribution
    let texts = [
      words.stored("A", "B", words.saved(AmountText("x", of: amount), "y")),
      words.moved(AmountText("a", of: amount), "", "A", "b", "B", AmountText("x", of: amount)),
      words.deleted(AmountText("a", of: amount), "B", AmountText("x", of: amount), "y"),
    ]
    let ending = expected.hasSuffix("s") ? "s" : ""
    #expect(
      texts == [
        "A · B : x \(expected) sur y", "a transféré\(ending) · A : reste b · B : x \(expected)",
        "a supprimé\(ending) · B : x \(expected) sur y",
      ])
    let deleted = FormatContext.french.strings.balance.deleted(AmountText("a", of: amount), "A", "b")
    #expect(deleted == "a supprimé\(ending) · A : b")
  }

  private func report(of count: Int) -> BalanceUpdateImportReport {
    var report = BalanceUpdateImportReport()
    for line in 2..<count + 2 {
      for outcome in RowOutcome.allCases { report.note(RowResult(outcome, number: line + 10), line: line) }
      report.notePositiveDebt(line: line)
    }
    return report
  }

  private func warnings(_ count: Int) -> [DataWarning] {
    (1...count).map { DataWarning(.endBeforeStart, of: .goal, number: $0, remedy: .document) }
  }
}
