import Testing

@testable import modulo

@Suite struct RowListTests {
  private func list(_ rows: [Int], wanted: Int? = nil) -> RowList {
    var list = RowList()
    _ = list.update(rows, wanted: wanted)
    return list
  }

  @Test func `the selected row stays selected when others come and go, and the one before it where it is gone`() {
    var list = list([1, 2, 3, 4])
    #expect(list.index == 0)
    list.select(2)
    let steps: [([Int], Int?)] = [([0, 1, 2, 3, 4], 3), ([0, 1, 2, 4], 2), ([0, 1, 2], 2), ([], nil), ([7, 8], 0)]
    for (rows, index) in steps {
      let isFollowing = list.update(rows, wanted: nil)
      #expect(list.index == index && !isFollowing)
    }
  }

  @Test func `the row that the screen selects is selected once, when it is another one`() {
    var list = list([1, 2, 3], wanted: 2)
    #expect(list.selected == AnyHashable(2))
    list.select(0)
    let again = list.update([1, 2, 3], wanted: 2)
    #expect(!again && list.index == 0)
    let other = list.update([1, 2, 3], wanted: 3)
    #expect(other && list.index == 2)
    let missing = list.update([1, 2], wanted: 9)
    #expect(!missing && list.index == 1)
  }
}
