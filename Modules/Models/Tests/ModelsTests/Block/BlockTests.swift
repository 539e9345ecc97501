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
}
