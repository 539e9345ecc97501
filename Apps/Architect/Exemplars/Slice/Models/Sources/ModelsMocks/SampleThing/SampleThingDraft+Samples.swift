public import ExemplarModels
import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

extension SampleThingDraft {
  /// A new sample thing with a value in every field.
  public static func sample(_ id: Int, _ name: String) -> SampleThingDraft {
    var draft = SampleThingDraft(id: Samples.id(id), name: name)
    draft.account = .id(FinancialAccountEntity.samples[0].id)  // slice: owner
    draft.firstText = "Words"  // slice: text
    draft.spareText = "More words"  // slice: text?
    draft.firstMoney = Money(250, "EUR")  // slice: money
    draft.spareMoney = Money(3, "USD")  // slice: money?
    draft.firstDay = Samples.today  // slice: day
    draft.spareDay = Samples.day(20_260_501)  // slice: day?
    draft.firstFlag = true  // slice: flag
    draft.firstNumber = 7  // slice: number
    draft.spareNumber = 8  // slice: number?
    return draft
  }
}
