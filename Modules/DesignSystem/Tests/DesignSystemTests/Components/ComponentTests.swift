import Foundation
import ModuloDesignSystem
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import TerminalKit
import Testing

/// The components, line by line.
@Suite struct ComponentTests {
  @Test func `README example`() {
    let lines = texts(Figures([("Saved", "$600"), ("Remaining", "$2,400"), ("Left", nil)]))
    #expect(lines == ["Saved      $600", "Remaining  $2,400"])
  }

  @Test func `a month below zero is drawn otherwise`() {
    let months = months([200, 0, -100])
    let unicode = texts(MonthBarChart(months))
    #expect(
      unicode == [
        "Jan 2026  +$200  ████████████████████████", "Feb 2026    +$0", "Mar 2026  -$100  ▚▚▚▚▚▚▚▚▚▚▚▚",
      ])
    let ascii = texts(MonthBarChart(months), EnvironmentValues(characterSet: .ascii))
    #expect(ascii.last == "Mar 2026  -$100  '.'.'.'.'.'.")
  }

  @Test func `bars shrink to the width, figures never`() {
    let lines = texts(MonthBarChart(months([1000, 500])), EnvironmentValues(width: 30))
    #expect(lines == ["Jan 2026  +$1,000  ███████████", "Feb 2026    +$500  █████▌"])
  }

  @Test func `a line of progress has its figure beside it`() {
    let wide = texts(ProgressLine(1, text: "100%", name: "Progress"))
    #expect(wide == ["████████████████████████ 100%"])
    let narrow = texts(ProgressLine(0, text: "0%", name: "Progress"), EnvironmentValues(width: 8))
    #expect(narrow == ["░░░░░ 0%"])
    let tiny = texts(ProgressLine(0, text: "0%", name: "Progress"), EnvironmentValues(width: 2))
    #expect(tiny == ["0%"])
  }

  @Test func `a message begins with its icon`() {
    let lines = texts(Message("Saved", .success)) + texts(Message("Not saved", .failure))
    #expect(lines == ["✓ Saved", "⚠ Not saved"])
    let ascii = texts(Message("Enregistré", .success), EnvironmentValues(characterSet: .ascii))
    #expect(ascii == ["* Enregistre"])
  }

  @Test func `what a dry run did has no check mark, and says so`() {
    var environment = EnvironmentValues()
    environment.dryRunTitle = "Essai"
    environment.titleSeparator = "\u{A0}: "
    let lines =
      texts(Message("Saved\nTwice", .success), environment) + texts(Message("Not saved", .failure), environment)
    #expect(lines == ["Essai\u{A0}: Saved", "Twice", "⚠ Not saved"])
  }

  @Test func `a message of several lines keeps them`() {
    let lines = texts(Message("\"ca\" could be several goals:\n  #4  Car\n  #5  Car wash", .failure))
    #expect(lines == ["⚠ \"ca\" could be several goals:", "  #4  Car", "  #5  Car wash"])
    let narrow = texts(Message("One\nTwo words", .success), EnvironmentValues(width: 5))
    #expect(narrow == ["✓ One", "Two", "words"])
  }

  @Test func `every icon has a form in ASCII`() {
    let texts = Icon.allCases.map { $0.text(in: EnvironmentValues(characterSet: .ascii)).plainText }
    let isASCII = texts.joined().allSatisfy { $0.isASCII }
    #expect(isASCII)
    #expect(Set(texts).count == Icon.allCases.count)
  }

  @Test func `no component is wider than asked`() throws {
    let format = FormatContext(locale: Locale(identifier: "fr_FR"), timeZone: .gmt)
    var hostile = FinancialGoalEntity.japan
    hostile.name = "👨‍👩‍👧‍👦 \u{1B}[2J 日本語の長い名前 e\u{301}e\u{301} 🇫🇷🇯🇵"
    let goals = try [hostile, .car].map { try $0.toDomain().toUIModel(format, on: Samples.today) }
    let contributions = try ContributionEntity.japan.map { try $0.toDomain(of: .japan).toUIModel(format) }
    let views: [any View] = [
      FinancialGoalTable(goals, words: format.strings.goal), MonthBarChart(months([200, -100])),
      ContributionTable(contributions), ProgressLine(1, text: "100 %", name: "Progress"),
      Message(hostile.name, .failure),
      EmptyState(title: hostile.name, advice: format.strings.goal.noContributions), Figures([("Épargné", "1 200 €")]),
    ]
    for width in 1...120 {
      for characterSet in CharacterRepertoire.allCases {
        let environment = EnvironmentValues(width: width, characterSet: characterSet)
        let widest = views.flatMap { $0.lines(in: environment) }.map(\.width).max() ?? 0
        #expect(widest <= width, "\(characterSet)")
      }
    }
  }

  @Test func `an import shows its progress, else why it was refused, else the outcomes of its rows`() {
    var rows = BalanceUpdateImportReport()
    for line in 2...3 {
      rows.begin()
      rows.note(line == 2 ? .imported : .alreadyImported, line: line)
    }
    let report = rows.toUIModel(format("en_US"))
    let fields = [FormField.text("File", "x.csv") { _ in }]
    let running = texts(ImportStatus(fields, progress: "1,000 rows read …", failure: "Busy", report: report))
    #expect(running == ["1,000 rows read …"])
    let refused = texts(ImportStatus(fields, progress: nil, failure: "Busy", report: report))
    #expect(refused == ["File  x.csv", "⚠ Busy"])
    let done = texts(ImportStatus(fields, progress: nil, failure: nil, report: report))
    #expect(done == ["✓ 2 rows read, 1 imported, 1 skipped", "skipped 1: imported before (line 3)"])
    let before = texts(ImportStatus(fields, progress: nil, failure: nil, report: nil))
    #expect(before == ["File  x.csv"])
  }

  private func texts(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) -> [String] {
    view.lines(in: environment).map(\.plainText)
  }

  private func months(_ nets: [Decimal]) -> [ContributionMonthUIModel] {
    let format = FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    return nets.enumerated().map { index, net in
      ContributionMonthDomain(month: Samples.month(202_601 + index), net: .usd(net)).toUIModel(format)
    }
  }
}
