/// Distances, in columns or lines.
public enum Spacing {
  /// Between two parts of one thing.
  public static let tiny = 1
  /// Between two columns.
  public static let small = 2
  /// The columns of a bar in a table.
  public static let bar = 10
  /// The same where there is little room.
  public static let shortBar = 5
  /// The columns from which on a table has room.
  public static let wideLayoutMinimum = 100
  /// The columns of a bar that has a line of its own.
  public static let wideBar = 24
  /// The rows of a chart where the height has no limit, and the least of one that fills a window.
  public static let chartRows = 8
  /// The least rows of a chart beside other things.
  static let lowestChart = 4
  /// The least columns of a bar of a chart.
  static let chartColumn = 5
  /// The most columns of a bar of a chart.
  static let widestColumn = 16
  /// The columns of a chart of balances where the width has no limit.
  public static let chartWidth = 60
  /// The least columns with which it is drawn.
  public static let narrowestChart = 20
  /// The least a name may shrink to.
  public static let shortestName = 8
  /// Columns that the tile, the icon and the name of a block keep, where a memo beside them can be shortened.
  static let shortestBlock = 16
  /// The columns of a day in a calendar: one for each tile.
  public static let calendarTiles = 5
  /// The columns from which on a calendar has room for all tiles.
  public static let calendarMinimum = 7 * (calendarTiles + 1) - 1
}
