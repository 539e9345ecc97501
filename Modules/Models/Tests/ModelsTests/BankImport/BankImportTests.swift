import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// What an import of files of banks says.
@Suite struct BankImportTests {
  @Test func `ids of accounts are compared without blanks and case`() {
    let selection = BankFileSelection(account: "de02 1203", currency: "usd")
    let isTaken = ["DE021203", "DE03", nil].map { selection.takes(account: $0) }
    #expect(isTaken == [true, false, false])
    let currencies = ["USD", nil, "EUR", "$", "€"].map { selection.takes(currency: $0) }
    #expect(currencies == [true, true, false, true, false])
  }

  @Test(arguments: [
    (
      FormatContext.english, "bank.ofx: OFX", "Apr 1, 2026 – Apr 3, 2026, in $10.00, out $2.50",
      [
        "skipped 1: imported before (line 4)", "skipped 1: probably there already (line 5: #7)",
        "left out 1: another account or currency (line 6)", "left out 1: status PDNG (line 7)",
      ]
    ),
    (
      .french, "bank.ofx : OFX", "1 avr. 2026 – 3 avr. 2026, entrées 10,00 $US, sorties 2,50 $US",
      [
        "1 ignorée : déjà importée (ligne 4)", "1 ignorée : probablement déjà présente (ligne 5 : #7)",
        "1 laissée de côté : autre compte ou autre devise (ligne 6)", "1 laissée de côté : état PDNG (ligne 7)",
      ]
    ),
  ])
  func `what a file holds, and the outcomes of its rows`(
    _ format: FormatContext, _ title: String, _ totals: String, _ remarks: [String]
  ) throws {
    let report = BankImportReport(files: [Self.file], isOfGoal: true, owner: "Japan")
    let shown = try #require(report.toUIModel(format).first)
    #expect(shown.title == title)
    #expect(shown.totals?.plainSpaces == totals)
    #expect(shown.outcome.remarks == remarks)
    #expect(shown.first.map(\.text) == ["Gift", "Fee"])
    #expect(Self.file.skipped == 2)
  }

  @Test func `duplicates that are imported and those that are not are told apart`() {
    var report = BankFileReport(name: "f", kind: .qif)
    for line in 1...4 { report.note(.probable(number: line + 10), line: line, isStored: line.isMultiple(of: 2)) }
    let remarks = report.remarks(.english)
    let (codes, lines) = (remarks.map(\.code), remarks.map(\.lines.first))
    let twins = remarks.map { $0.twins.map(\.number) }
    #expect(codes == ["probableImported", "probable"])
    #expect(lines == [[2, 4], [1, 3]])
    #expect(twins == [[12, 14], [11, 13]])
    #expect(report.rows.imported == 2)
  }

  @Test func `a duplicate is named with its file where there are several`() {
    var file = BankFileReport(name: "a.csv", kind: .qif)
    file.note(.probable(number: 7), line: 5)
    let one = BankImportReport(files: [file], isOfGoal: true, owner: "x")
    let two = BankImportReport(files: [file, file], isOfGoal: true, owner: "x")
    let row = BankFileLine(file: 0, line: 5)
    #expect(one.duplicates == [row])
    #expect(two.duplicates == [row, BankFileLine(file: 1, line: 5)])
    let texts = [one.text(of: row, .english), two.text(of: row, .english)]
    #expect(texts == ["line 5: #7", "a.csv, line 5: #7"])
    let none = [one.text(of: BankFileLine(file: 0, line: 6), .english), one.text(of: two.duplicates[1], .english)]
    #expect(none == ["", ""])
  }

  @Test func `only the first rows, lines and accounts are kept`() {
    var report = BankFileReport(name: "f", kind: .qif)
    for line in 1...300 {
      report.note(BankImportRow(line: line, day: Samples.today, amount: .usd(1), text: ""))
      _ = report.note(account: "\(line)")
      report.note(.probable(number: line), line: line)
      report.note(.status("s\(line)"), line: line)
    }
    let counts = [report.first.count, report.twins.count, report.leftOut.count]
    #expect(counts == [3, 100, 100])
    #expect(report.accounts.count == 101)
    #expect(report.entries == 300)
  }

  private static var file: BankFileReport {
    var report = BankFileReport(name: "bank.ofx", kind: .ofx)
    for _ in 0..<4 { report.rows.begin() }
    report.note(BankImportRow(line: 2, day: Samples.day(20_260_401), amount: .usd(10), text: "Gift"))
    report.note(BankImportRow(line: 3, day: Samples.day(20_260_403), amount: .usd(-2.5), text: "Fee"))
    report.rows.note(.imported, line: 2)
    report.rows.note(.imported, line: 3)
    report.rows.note(.alreadyImported, line: 4)
    report.note(.probable(number: 7), line: 5)
    report.noteNotChosen(line: 6)
    report.note(.status("PDNG"), line: 7)
    return report
  }
}

extension String {
  /// The text with plain spaces in place of the narrow ones that formats write.
  fileprivate var plainSpaces: String {
    replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
  }
}
