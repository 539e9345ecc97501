import Foundation
import ModuloDesignSystem
import ModuloModels
import ModuloModelsMocks
import TerminalKit
import Testing

/// What components say where nothing is drawn.
@Suite struct AccessibleTests {
  private let environment = EnvironmentValues(width: 80, isAccessible: true)

  @Test func `a chart is a table`() {
    let lines = MonthBarChart(months([200, -150], format("en_US"))).plainLines(environment)
    #expect(lines == ["Jan 2026  +$200", "Feb 2026  -$150"])
  }

  @Test func `a bar is its percentage`() {
    let line = ProgressLine(Decimal(1) / 5, text: "20%", name: "Progress").plainLines(environment)
    #expect(line == ["Progress: 20%"])
    let bar = ProgressView(value: 0.2).lines(in: environment)
    #expect(bar.isEmpty)
  }

  @Test func `messages have no icons`() {
    let message = Message("Done", .success).plainLines(environment)
    let empty = EmptyState(title: "No goals yet", advice: "Make one").plainLines(environment)
    #expect(message + empty == ["Done", "No goals yet", "Make one"])
  }

  @Test(arguments: ["en_US", "fr_FR"]) func `the goals are rows without bars`(_ locale: String) {
    let format = format(locale)
    let goal = FinancialGoalDomain(
      id: Samples.id(1), number: 1, name: "Bike", emoji: "", goalAmount: .usd(800),
      startDate: Samples.today, currentAmount: .usd(200))
    let table = FinancialGoalTable([goal.toUIModel(format, on: Samples.today)], words: format.strings.goal)
    let row = table.plainLines(environment).last ?? ""
    #expect(row.contains("25"))
    let drawn = row.unicodeScalars.filter { 0x2500...0x259F ~= $0.value }
    #expect(drawn.isEmpty)
  }

  @Test func `a list says its titles as the language does`() {
    var narrow = EnvironmentValues(width: 10)
    narrow.titleSeparator = "\u{A0}: "
    let lines = Table([Table.Column("Nom"), Table.Column("Fin")], rows: [["Vélo", "12 août"]]).plainLines(narrow)
    #expect(lines == ["Nom : Vélo", "Fin : 12", "août"])
  }
}
