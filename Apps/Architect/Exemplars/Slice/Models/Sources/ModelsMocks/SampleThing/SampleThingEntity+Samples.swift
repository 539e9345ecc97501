public import ExemplarModels
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

extension SampleThingEntity {
  /// A sample thing with a value in every field.
  public static let full = SampleThingEntity(
    id: Samples.id(9_001),
    number: 1,
    accountID: FinancialAccountEntity.samples[0].id,  // slice: owner
    name: "Full",
    firstText: "Words",  // slice: text
    spareText: "More words",  // slice: text?
    firstMoney: Amount(minorUnits: 12_050, currency: "EUR"),  // slice: money
    spareMoney: Amount(minorUnits: 500, currency: "USD"),  // slice: money?
    firstDay: Samples.today,  // slice: day
    spareDay: Samples.day(20_260_501),  // slice: day?
    firstFlag: true,  // slice: flag
    firstNumber: 7,  // slice: number
    spareNumber: 8,  // slice: number?
  )

  /// A sample thing with nothing that can be left out.
  public static let bare = SampleThingEntity(
    id: Samples.id(9_002),
    number: 2,
    accountID: FinancialAccountEntity.samples[1].id,  // slice: owner
    name: "Bare",
    firstText: "Text",  // slice: text
    spareText: nil,  // slice: text?
    firstMoney: Amount(minorUnits: 0, currency: "EUR"),  // slice: money
    spareMoney: nil,  // slice: money?
    firstDay: Samples.today,  // slice: day
    spareDay: nil,  // slice: day?
    firstFlag: false,  // slice: flag
    firstNumber: 0,  // slice: number
    spareNumber: nil,  // slice: number?
  )

  /// Both, by their numbers.
  public static let samples = [full, bare]
}
