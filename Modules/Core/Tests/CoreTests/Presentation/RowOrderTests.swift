import ModuloCore
import Testing

/// The order of a list that a user works in.
@Suite struct RowOrderTests {
  private struct Row: Identifiable {
    let id: String
  }

  @Test(arguments: [
    ([], "c a b", "c a b"), (["a", "b", "c"], "c a b", "a b c"), (["a", "b", "c"], "d c e a", "a c d e"),
    (["a"], "", ""),
  ])
  func `rows stay in the order that was kept, and new ones follow as they are given`(
    _ kept: [String], _ rows: String, _ expected: String
  ) {
    let arranged = RowOrder(kept).arranged(rows.split(separator: " ").map { Row(id: String($0)) })
    let ids = arranged.map(\.id).joined(separator: " ")
    #expect(ids == expected)
  }
}
