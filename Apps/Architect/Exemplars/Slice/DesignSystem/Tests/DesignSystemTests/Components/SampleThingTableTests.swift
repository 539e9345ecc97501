import ExemplarDesignSystem
import ExemplarModels
import Foundation
import ModuloDesignSystem
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import TerminalKit
import Testing

/// The rows and the figures of sample things.
@Suite struct SampleThingTableTests {
  private let sampleThing = SampleThingDomain(
    id: Samples.id(1),
    number: 2,
    accountID: Samples.id(2),  // slice: owner
    accountName: "Owner",  // slice: owner
    name: "Full\u{1B}[2J",
    firstText: "Words",  // slice: text
    spareText: "More words",  // slice: text?
    firstMoney: Money(250, "EUR"),  // slice: money
    spareMoney: Money(3, "EUR"),  // slice: money?
    firstDay: Samples.today,  // slice: day
    spareDay: Samples.today,  // slice: day?
    firstFlag: true,  // slice: flag
    firstNumber: 7,  // slice: number
    spareNumber: 8,  // slice: number?
  )

  private func rows(_ locale: String, _ environment: EnvironmentValues) -> [String] {
    let format = FormatContext(locale: Locale(identifier: locale), timeZone: .gmt)
    let table = SampleThingTable([sampleThing.toUIModel(format)], words: format.strings.sampleThing)
    return table.lines(in: environment).map(\.plainText)
  }

  @Test(arguments: ["en_US", "fr_FR"]) func `a row has its number and its name under the titles of columns`(
    _ locale: String
  ) {
    let rows = rows(locale, EnvironmentValues())
    #expect(rows.count == 2)
    #expect(rows.last?.contains("#2") == true)
    #expect(rows.last?.contains("Full") == true)
    #expect(rows.last?.contains("\u{1B}") == false)
    let words = Strings(Language(Locale(identifier: locale))).sampleThing
    #expect(rows.first?.contains(words.name) == true)
  }

  @Test func `in a narrow window, and for a screen reader, everything is said`() {
    let shapes = [EnvironmentValues(width: 20), EnvironmentValues(width: 80, isAccessible: true)]
    for shape in shapes {
      let text = rows("en_US", shape).joined(separator: " ")
      #expect(text.contains("#2"), "\(text)")
      #expect(text.contains("Full"), "\(text)")
    }
  }

  @Test func `what a sample thing hasn't is left out of its figures`() {
    let format = FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    let words = format.strings.sampleThing
    let lines = SampleThingSummary(sampleThing.toUIModel(format), words: words).lines(in: EnvironmentValues())
    let text = lines.map(\.plainText).joined(separator: "\n")
    #expect(text.contains("#2"))
    #expect(text.contains(words.account))  // slice: owner
    #expect(text.contains(words.firstText))  // slice: text
    #expect(text.contains(words.spareText))  // slice: text?
    #expect(text.contains(words.firstMoney))  // slice: money
    #expect(text.contains(words.spareMoney))  // slice: money?
    #expect(text.contains(words.firstDay))  // slice: day
    #expect(text.contains(words.spareDay))  // slice: day?
    #expect(text.contains(words.firstFlag))  // slice: flag
    #expect(text.contains(words.firstNumber))  // slice: number
    #expect(text.contains(words.spareNumber))  // slice: number?
  }
}
