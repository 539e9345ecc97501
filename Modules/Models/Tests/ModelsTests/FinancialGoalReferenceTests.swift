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

  @Test(arguments: ["12", "#12", " #12 ", "japan", "12a", "1 2", "a#", "👩‍👩‍👧", "99999999999999999999"])
  func `what can name a goal can name an account`(_ text: String) {
    #expect(FinancialGoalReference.canRead(text))
    #expect(FinancialAccountReference.canRead(text))
  }

  @Test(arguments: ["", " \t", "#", " # ", "#x", "#1x", "##1", "#99999999999999999999", "a\u{0}", "a\nb", "\u{1B}[2J"])
  func `what can name nothing is known before anything is asked`(_ text: String) {
    #expect(!FinancialGoalReference.canRead(text))
    #expect(!FinancialAccountReference.canRead(text))
  }

  @Test(arguments: ["12a", "1 2", "99999999999999999999"]) func `what only begins like a number is a name`(
    _ text: String
  ) {
    let reference = FinancialGoalReference(text)
    #expect(reference == .name(text))
  }
}
