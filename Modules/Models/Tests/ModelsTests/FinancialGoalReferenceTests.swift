import Foundation
import ModuloModels
import ModuloModelsMocks
import Testing

@Suite struct FinancialGoalReferenceTests {
  @Test(arguments: ["12", "#12", " 12 "]) func `digits are a number`(_ text: String) {
    let reference = FinancialGoalReference(text)
    #expect(reference == .number(12))
  }

  @Test func `a full id is an id, in any case`() {
    let id = Samples.id(7)
    let references = [id.uuidString, id.uuidString.lowercased()].map(FinancialGoalReference.init)
    #expect(references == [.id(id), .id(id)])
  }

  @Test(arguments: ["Café", "CAFE", "cafe\u{301}", " café "])
  func `anything else is a name, without case and accents`(_ text: String) {
    let reference = FinancialGoalReference(text)
    #expect(reference == .name("cafe"))
  }

  @Test(arguments: ["12a", "#", "1 2", "99999999999999999999"]) func `what only begins like a number is a name`(
    _ text: String
  ) {
    let reference = FinancialGoalReference(text)
    #expect(reference == .name(text))
  }
}
