import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// Blocks and their groups: what is stored of them, and which is selected.
@Suite struct BlockTests {
  @Test func `a block and a group are stored as they are`() {
    let group = BlockGroupDomain(id: Samples.id(1), number: 4, name: "Café", position: 2, isDefault: true)
    #expect(group.toEntity().toDomain(defaultID: group.id) == group)
    #expect(!group.toEntity().toDomain(defaultID: nil).isDefault)
    #expect(group.toEntity().nameKey == "cafe")
    let block = BlockDomain(
      id: Samples.id(2), number: 7, groupID: group.id, name: "Läufe", icon: BlockIcon(index: 164),
      color: BlockColor(index: 12), position: 3, total: TimeTotal(halves: 3, activeSeconds: 5_400))
    #expect(block.toEntity().toDomain(total: block.total) == block)
    #expect(block.toEntity().nameKey == "laufe")
  }

  @Test(arguments: [-1, 326, Int64.max]) func `a stored icon or colour that isn't known is shown as the standard one`(
    _ place: Int64
  ) {
    let block = BlockEntity(
      id: Samples.id(2), groupID: Samples.id(1), name: "Run", icon: place, color: place, position: 0)
    #expect(block.toDomain().icon == .standard)
    #expect(block.toDomain().color == .standard)
  }

  @Test func `D35 a saved group that is gone gives way to the default group (REC)`() {
    let groups = (1...3).map {
      BlockGroupDomain(id: Samples.id($0), name: "\($0)", position: $0, isDefault: $0 == 2)
    }
    #expect(groups.selected(Samples.id(3)) == groups[2])
    #expect(groups.selected(Samples.id(9)) == groups[1])
    #expect(groups.selected(nil) == groups[1])
    #expect([groups[0]].selected(nil) == groups[0])
    #expect([BlockGroupDomain]().selected(nil) == nil)
  }

  @Test(arguments: [
    (
      FormatContext.english,
      [
        "Block Mail (#3) in Job (#2) updated: name Mail (was Read), group Job (was Home), icon Book (was Laptop), "
          + "colour Blue 3 (was Gray 3)", "Block Read (#3) in Home (#1) updated",
      ]
    ),
    (
      .french,
      [
        "Bloc Mail (#3) dans Job (#2) modifié : nom Mail (avant Read), groupe Job (avant Home), "
          + "icône Livre (avant Ordinateur portable), couleur Bleu 3 (avant Gris 3)",
        "Bloc Read (#3) dans Home (#1) modifié",
      ]
    ),
  ])
  func `an edited block says what it was`(_ format: FormatContext, _ texts: [String]) throws {
    let language = FormatContext.english.language
    func block(_ name: String, _ icon: String, _ color: String, in group: BlockGroupDomain) throws
      -> BlockDetailedDomain
    {
      let block = BlockDomain(
        id: Samples.id(9), number: 3, groupID: group.id, name: name, icon: try .choice(icon, in: language),
        color: try .choice(color, in: language))
      return BlockDetailedDomain(block: block, group: group)
    }
    let groups = ["Home", "Job"].enumerated().map { index, name in
      BlockGroupDomain(id: Samples.id(index + 1), number: index + 1, name: name, position: index)
    }
    let before = try block("Read", "laptop", "gray-3", in: groups[0])
    let after = try block("Mail", "book", "blue-3", in: groups[1])
    let found = [after.updatedText(format, since: before), before.updatedText(format, since: before)]
    #expect(found.map { $0.replacing("\u{A0}", with: " ") } == texts)
  }

  @Test func `what goes with a block is its time, and its other rows by their nouns`() {
    let block = BlockDomain(
      id: Samples.id(9), groupID: Samples.id(1), name: "Read", total: TimeTotal(halves: 2, activeSeconds: 3_600))
    let counts = DataCounts([.target: 2, .plannedBlock: 1, .hourlyRate: 0])
    let losses = BlockDeletionDomain(block: block, counts: counts).losses(.english)
    #expect(losses == ["01:00:00 of tracked time", "1 planned block", "2 targets"])
    let none = BlockDeletionDomain(block: BlockDomain(id: block.id, groupID: block.groupID, name: "Read"))
    #expect(none.losses(.english) == [])
  }

  @Test func `a renamed group says what its name was`() {
    func group(_ name: String) -> BlockGroupDomain {
      BlockGroupDomain(id: Samples.id(1), number: 4, name: name, position: 0)
    }
    let texts = [FormatContext.english, .french].map { format in
      group("Job").updatedText(format, since: group("Work")).replacing("\u{A0}", with: " ")
    }
    #expect(texts == ["Group Job (#4) updated: name Job (was Work)", "Groupe Job (#4) modifié : nom Job (avant Work)"])
    #expect(group("Job").updatedText(.english, since: group("Job")) == "Group Job (#4) updated")
  }
}
