import TerminalKit

/// Days as a heat map, darker where more was tracked: a level is the same in each map, whatever the others in it.
struct DayLevelMap: PrimitiveView {
  private let levels: [[Int?]]
  private let cellWidth: Int

  /// Creates a map of levels from 0 to 4, row by row; `nil` for no day.
  init(_ levels: [[Int?]], cellWidth: Int) {
    self.levels = levels
    self.cellWidth = cellWidth
  }

  func block(in environment: EnvironmentValues) -> TextBlock {
    // A heat map is darkest where it has most, so that a day with most of all stands before the first, out of view.
    var picture = environment
    let columns = levels.map(\.count).max() ?? 0
    picture.width = min(columns, environment.width.map { $0 / cellWidth } ?? columns) * cellWidth
    let map = HeatMap(
      levels: levels.map { [Self.highest] + $0 }, color: environment.theme.color(.accent), cellWidth: cellWidth)
    return map.block(in: picture)
  }

  private static let highest = 4
}
