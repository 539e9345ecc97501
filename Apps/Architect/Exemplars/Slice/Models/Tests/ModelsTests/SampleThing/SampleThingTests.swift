import ExemplarModels
import ExemplarModelsMocks
import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// A sample thing as a row, as a value and as text.
@Suite struct SampleThingTests {
  private let english = FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt)
  private let french = FormatContext(locale: Locale(identifier: "fr_FR"), timeZone: .gmt)

  @Test(arguments: SampleThingEntity.samples)
  func `a row and its value are made of each other`(_ row: SampleThingEntity) throws {
    #expect(try value(of: row).toEntity() == row)
    #expect(try row.brokenRules(storedKey: row.nameKey) == [])
  }

  @Test(arguments: [
    ("", RowRule.blankName), (" Full", .untidyName), (String(repeating: "n", count: 41), .unusableName),
  ])
  func `a name that breaks a rule is readable, and found`(_ name: String, _ rule: RowRule) throws {
    var row = SampleThingEntity.full
    row.name = name
    #expect(try row.brokenRules(storedKey: row.nameKey) == [rule])
    #expect(try value(of: row).name == name)
  }

  @Test func `a number below 1 and a key of another name are found`() throws {
    var row = SampleThingEntity.full
    row.number = 0
    #expect(try row.brokenRules(storedKey: "other") == [.number, .nameKey])
  }

  @Test func `a first money in an unknown currency is damage`() {  // slice: money
    var row = SampleThingEntity.full  // slice: money
    row.firstMoney.currency = "XXZ"  // slice: money
    #expect(throws: RepositoryError.self) { try row.brokenRules(storedKey: row.nameKey) }  // slice: money
  }  // slice: money

  @Test func `an edit begins with what is stored`() throws {
    let value = try value(of: .full)
    let draft = SampleThingDraft(editing: value)
    #expect(draft.id == value.id)
    #expect(draft.original == value)
    #expect(draft.name == "Full")
    #expect(draft.account == nil)  // slice: owner
    #expect(draft.firstText == "Words")  // slice: text
    #expect(draft.spareText == "More words")  // slice: text?
    #expect(draft.firstMoney == Money("120.50", "EUR"))  // slice: money
    #expect(draft.spareMoney == Money(5, "USD"))  // slice: money?
    #expect(draft.firstDay == Samples.today)  // slice: day
    #expect(draft.spareDay == Samples.day(20_260_501))  // slice: day?
    #expect(draft.firstFlag)  // slice: flag
    #expect(draft.firstNumber == 7)  // slice: number
    #expect(draft.spareNumber == 8)  // slice: number?
  }

  @Test func `a list shows each value as text`() throws {
    let row = try value(of: .full).toUIModel(english)
    #expect(row.number == "#1")
    #expect(row.name == "Full")
    #expect(row.account == "Home")  // slice: owner
    #expect(row.firstText == "Words")  // slice: text
    #expect(row.spareText == "More words")  // slice: text?
    #expect(row.firstMoney == "€120.50")  // slice: money
    #expect(row.spareMoney == "$5")  // slice: money?
    #expect(row.firstDay == "Apr 12, 2026")  // slice: day
    #expect(row.spareDay == "May 1, 2026")  // slice: day?
    #expect(row.firstFlag == "yes")  // slice: flag
    #expect(row.firstNumber == "7")  // slice: number
    #expect(row.spareNumber == "8")  // slice: number?
  }

  @Test func `what is left out is shown as nothing`() throws {
    let row = try value(of: .bare).toUIModel(french)
    #expect(row.id == SampleThingEntity.bare.id)
    #expect(row.spareText.isEmpty)  // slice: text?
    #expect(row.spareMoney.isEmpty)  // slice: money?
    #expect(row.spareDay.isEmpty)  // slice: day?
    #expect(row.firstFlag == "non")  // slice: flag
    #expect(row.spareNumber.isEmpty)  // slice: number?
  }

  @Test func `a title is one line`() throws {
    var row = SampleThingEntity.full
    row.name = "A\nB"
    let value = try value(of: row)
    #expect(!value.title.contains("\n"))
    #expect(value.numberedTitle == "\(value.title) (#1)")
    #expect(value.reference == .id(row.id, named: "A\nB"))
  }

  @Test func `each rule has a text of its own in each language`() {
    let rules: [SampleThingRule] = [
      .missingName,
      .duplicateName("Full"),
      .missingAccount,  // slice: owner
      .missingFirstText,  // slice: text
      .missingFirstMoney,  // slice: money
      .missingFirstDay,  // slice: day
      .missingFirstNumber,  // slice: number
    ]
    let texts = rules.flatMap { [$0.text(english), $0.text(french)] }
    #expect(Set(texts).count == 2 * rules.count)
  }

  @Test func `the toasts tell the answer, and that a deletion is a loss`() {
    let toasts: [Toast] = [.sampleThingCreated("A"), .sampleThingUpdated("B"), .sampleThingDeleted("C")]
    #expect(toasts.map { $0.text(english) } == ["A", "B", "C"])
    #expect(toasts.map(\.isLoss) == [false, false, true])
    #expect(Set(toasts.map(\.name)).count == 3)
  }

  private func value(of row: SampleThingEntity) throws -> SampleThingDomain {
    try row.toDomain(
      in: "Home"  // slice: owner
    )
  }
}
