import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

@Suite struct NumberReferenceTests {
  @Test(arguments: ["12", "#12", " 12 "]) func `digits are a number`(_ text: String) {
    #expect(NumberReference(text) == .number(12))
  }

  @Test func `a full id is an id, in any case`() {
    let id = Samples.id(7)
    let references = [id.uuidString, id.uuidString.lowercased()].map { NumberReference($0) }
    #expect(references == [.id(id), .id(id)])
  }

  @Test(arguments: ["", "#", "x", "USD", "12a", "1 2", "##1", "99999999999999999999"])
  func `other text names no row without a name`(_ text: String) {
    #expect(NumberReference(text) == nil)
  }
}

@Suite struct NamedReferenceTests {
  /// A row with a name.
  private struct Row: Named, Equatable {
    let number: Int64
    let name: String
    var nameKey: String { name.folded }
  }

  @Test(arguments: ["12", "#12", " #12 ", "japan", "12a", "1 2", "a#", "👩‍👩‍👧", "99999999999999999999"])
  func `what can name something is read`(_ text: String) {
    #expect(NamedReference(text) != nil)
  }

  @Test(arguments: ["", " \t", "#", " # ", "#x", "#1x", "##1", "#99999999999999999999", "a\u{0}", "a\nb", "\u{1B}[2J"])
  func `what can name nothing is known before anything is asked`(_ text: String) {
    #expect(NamedReference(text) == nil)
    #expect(throws: FinancialGoalError.unreadableReference(text)) {
      try NamedReference(reading: text, throwing: FinancialGoalError.self)
    }
  }

  @Test(arguments: ["Café", "CAFE", "cafe\u{301}", " café "])
  func `a name is meant without case and accents`(_ text: String) {
    let meanings = NamedReference(text)?.meanings
    #expect(meanings == [.name("cafe")])
  }

  @Test func `digits are a number first, then a name; an id is nothing else`() {
    let id = Samples.id(7)
    let meanings = ["#12", "12", id.uuidString, "12a"].map { NamedReference($0)?.meanings }
    #expect(meanings == [[.number(12), .name("#12")], [.number(12), .name("12")], [.id(id)], [.name("12a")]])
  }

  @Test func `an id and a name can be meant alone`() {
    let id = Samples.id(7)
    #expect(NamedReference.id(id) == NamedReference(id.uuidString))
    #expect(NamedReference.name("Café 12").meanings == [.name("cafe 12")])
    #expect(NamedReference.name("12").meanings == [.name("12")])
  }

  @Test func `a row that is known by its id is called by its name, and means the same`() {
    let id = Samples.id(7)
    let (named, bare) = (NamedReference.id(id, named: "Japan"), NamedReference.id(id))
    #expect(named == bare)
    #expect(named.hashValue == bare.hashValue)
    #expect(named.text == "Japan")
    #expect(named.path == id.uuidString)
    #expect(NamedReference("Japan")?.path == "Japan")
    let block = BlockReference.id(id, named: "Sleep")
    #expect(block == .id(id))
    #expect([block.text, block.path] == ["Sleep", id.uuidString])
    #expect(BlockReference("Home/Sleep")?.path == "Home/Sleep")
  }

  @Test func `blanks of a name are looked for as they were typed, then one for each run`() {
    let reference = NamedReference("car  wash")
    #expect(reference?.meanings == [.name("car  wash"), .name("car wash")])
    #expect(reference?.text == "car wash")
  }

  @Test func `a number wins over a name, and a name that only begins so doesn't count for digits`() throws {
    let reference = try #require(NamedReference("12"))
    let byNumber = try choose(reference, [Row(number: 12, name: "Car")])
    #expect(byNumber.name == "Car")
    let byName = try choose(reference, [Row(number: 3, name: "120"), Row(number: 4, name: "12")])
    #expect(byName.number == 4)
    #expect(throws: RepositoryError.notFound) { try choose(reference, [Row(number: 3, name: "120")]) }
  }

  @Test func `of names that begin so, the exact one is meant, or the only one`() throws {
    let reference = try #require(NamedReference("car"))
    let (car, wash, care) = (
      Row(number: 1, name: "Car"), Row(number: 2, name: "Car wash"), Row(number: 3, name: "Care")
    )
    let exact = try choose(reference, [wash, car])
    #expect(exact == car)
    let only = try choose(reference, [wash])
    #expect(only == wash)
    let candidates = [Candidate(number: 2, name: "Car wash"), Candidate(number: 3, name: "Care")]
    #expect(throws: RepositoryError.ambiguous(candidates)) {
      try choose(reference, [wash, care])
    }
    #expect(throws: RepositoryError.notFound) { try choose(reference, []) }
  }

  private func choose(_ reference: NamedReference, _ rows: [Row]) throws(RepositoryError) -> Row {
    try reference.choice(among: rows)
  }
}
