extension HeatMap {
  /// A map of whole numbers, as levels and counts are.
  ///
  /// - Parameters:
  ///   - levels: the amounts, row by row; nil is a place that there isn't, and what is below 0 counts as 0.
  ///   - color: the colour of all of them; nil for the terminal's own.
  ///   - cellWidth: the columns of a place; below 1 counts as 1.
  public init(levels: [[Int?]], color: Color? = nil, cellWidth: Int = 2) {
    self.init(levels.map { row in row.map { $0.map(Double.init) } }, color: color, cellWidth: cellWidth)
  }
}
