/// Divides the lines of a window among rows of panels.
struct PanelHeights {
  /// A row: the lines that it needs, and whether it makes use of more.
  struct Row: Equatable {
    let needed: Int
    let isGrowing: Bool
  }

  /// The border, and one line in it.
  static let least = 3

  /// The lines of each row, which add up to those of the window unless not even the least have room.
  ///
  /// What is left goes to the rows that make use of it, and to all where none does. What is missing is taken from the
  /// highest rows, and from the selected one last.
  static func divide(_ height: Int, among rows: [Row], selected: Int?) -> [Int] {
    var heights = rows.map { max(least, $0.needed) }
    var missing = heights.reduce(0, +) - height
    while missing > 0 {
      let others = heights.indices.filter { heights[$0] > least && $0 != selected }
      let candidates = others.isEmpty ? heights.indices.filter { heights[$0] > least } : others
      guard let highest = candidates.max(by: { heights[$0] < heights[$1] }) else { break }
      heights[highest] -= 1
      missing -= 1
    }
    let those = rows.indices.filter { rows[$0].isGrowing }
    let growing = those.isEmpty ? Array(rows.indices) : those
    guard missing < 0, !growing.isEmpty else { return heights }
    for (place, index) in growing.enumerated() {
      heights[index] += -missing / growing.count + (place < -missing % growing.count ? 1 : 0)
    }
    return heights
  }
}
