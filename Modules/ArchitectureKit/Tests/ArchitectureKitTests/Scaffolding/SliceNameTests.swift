import Testing

@testable import ArchitectureKit

/// The forms of a noun, and how a text gets those of another.
@Suite struct SliceNameTests {
  @Test(arguments: [
    ("Budget", "budget", "budgets"), ("SavingsPlan", "savings plan", "savings plans"),
    ("Category", "category", "categories"), ("Day", "day", "days"), ("Box", "box", "boxes"),
    ("Branch", "branch", "branches"), ("Address", "address", "addresses"), ("URLTool", "url tool", "url tools"),
  ])
  func `a noun has words and a plural`(_ identifier: String, _ one: String, _ several: String) {
    let name = SliceName(identifier)
    #expect(name.text == one)
    #expect(name.pluralWords.joined(separator: " ") == several)
    #expect(name.pluralFault == nil)
  }

  @Test(arguments: [("Person", "people"), ("Child", "children"), ("Series", "the same name"), ("TvSeries", "the same")])
  func `a plural that isn't regular is known`(_ identifier: String, _ reason: String) throws {
    let fault = try #require(SliceName(identifier).pluralFault)
    #expect(fault.contains(reason))
  }

  @Test func `each form becomes that of the other name`() {
    let text = "SampleThing sampleThings sample_thing “sample thing” Sample things ExampleSampleThings"
    let forms = SliceName("SampleThing").forms(becoming: SliceName("SavingsPlan"))
    #expect(
      text.replacingForms(forms)
        == "SavingsPlan savingsPlans savings_plan “savings plan” Savings plans ExampleSavingsPlans")
  }

  @Test(arguments: [
    ("a sample thing", "an order"), ("A sample thing, banana sample thing", "An order, banana order"),
    ("an sample thing", "an order"), ("(a sample thing)", "(an order)"), ("the sample thing", "the order"),
    ("a SampleThing", "an Order"),
  ])
  func `an article fits the new name`(_ text: String, _ expected: String) {
    let forms = SliceName("SampleThing").forms(becoming: SliceName("Order"))
    #expect(text.replacingForms(forms) == expected)
  }
}
