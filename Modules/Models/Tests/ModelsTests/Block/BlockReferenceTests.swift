import Foundation
import ModuloModels
import ModuloModelsMocks
import Testing

/// Which block a text names.
@Suite struct BlockReferenceTests {
  private static let groups = ["Work", "Sport", "A/B"].enumerated().map {
    BlockGroupEntity(id: Samples.id($0 + 1), number: Int64($0 + 1), name: $1, position: 0)
  }
  private static let blocks = [("Coding", 1), ("Codes", 1), ("Coding", 2), ("Run", 2), ("7", 2), ("B/C", 3), ("C", 3)]
    .enumerated().map { place, block in
      BlockEntity(
        id: Samples.id(place + 11), number: Int64(place + 1), groupID: Samples.id(block.1), name: block.0, icon: 0,
        color: 0, position: 0)
    }

  @Test(arguments: [
    ("#2", 2), ("4", 4), ("run", 4), ("work/coding", 1), ("Work / Coding", 1), ("#2/cod", 3), ("2/#4", 4), ("b/c", 6),
    ("a/b/#7", 7), ("A/B/B/C", 6), ("sp/ru", 4), ("code", 2), ("7", 7), ("sport/7", 5),
  ])
  func `a text names one block`(_ text: String, _ number: Int64) throws {
    let reference = try BlockReference(reading: text)
    #expect(try reference.choice(among: Self.blocks, in: Self.groups).number == number)
    let id = Samples.id(Int(number) + 10)
    #expect(try BlockReference.id(id).choice(among: Self.blocks, in: Self.groups).number == number)
  }

  @Test(arguments: ["work/run", "#9", "nobody", "none/coding", "1/3"]) func `a text names none`(_ text: String) throws {
    let reference = try BlockReference(reading: text)
    #expect(throws: RepositoryError.notFound) { try reference.choice(among: Self.blocks, in: Self.groups) }
  }

  @Test(arguments: [
    ("codng", [(1, "Work/Coding"), (3, "Sport/Coding")]), ("sport/codng", [(3, "Sport/Coding")]),
  ])
  func `near blocks are named with their groups`(_ text: String, _ expected: [(Int, String)]) throws {
    let reference = try BlockReference(reading: text)
    let error = RepositoryError.unknownName(nearest: expected.map { Candidate(number: $0.0, name: $0.1) })
    #expect(throws: error) { try reference.choice(among: Self.blocks, in: Self.groups) }
  }

  @Test(arguments: [
    ("coding", [(1, "Work/Coding"), (3, "Sport/Coding")]), ("work/cod", [(1, "Work/Coding"), (2, "Work/Codes")]),
  ])
  func `a text names several blocks`(_ text: String, _ expected: [(Int, String)]) throws {
    let reference = try BlockReference(reading: text)
    let error = RepositoryError.ambiguous(expected.map { Candidate(number: $0.0, name: $0.1) })
    #expect(throws: error) { try reference.choice(among: Self.blocks, in: Self.groups) }
  }

  @Test(arguments: ["", " ", "#", "#x", "a\u{7}", "/", "#/x"]) func `a text is no reference`(_ text: String) {
    // A slash is a name by itself, and so is what has one before any text.
    let isReference = BlockReference(text) != nil
    #expect(isReference == (text == "/"))
    if !isReference { #expect(throws: BlockError.unreadableReference(text)) { try BlockReference(reading: text) } }
  }
}
