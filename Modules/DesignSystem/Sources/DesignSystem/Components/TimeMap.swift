public import ModuloModels
public import TerminalKit

/// How much was tracked in half a year, and its days as a map: a column for each week, a row for each weekday, darker where
/// more was tracked. In accessible output there is no map.
public struct TimeMap: PrimitiveView {
  private let map: TimeMapUIModel

  /// Creates a map.
  public init(_ map: TimeMapUIModel) {
    self.map = map
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    let theme = environment.theme
    let side = (map.weekdays.map { environment.adapting(TerminalText($0)).width }.max() ?? 0) + 1
    let weeks = map.levels.first?.count ?? 0
    let room = environment.width.map { $0 - side } ?? .max
    let cell = room >= 2 * Self.fewestWeeks ? 2 : 1
    let shown = min(weeks, max(0, room / cell))
    let total = Text(TerminalText(map.total).bold() + "  " + theme.text(map.label, .secondary))
    guard !environment.isAccessible, shown > 0 else { return total.block(in: environment) }
    var picture = environment
    picture.width = shown * cell
    let days = DayLevelMap(map.levels, cellWidth: cell).lines(in: picture)
    let rows = zip(map.weekdays, days).enumerated().map { row, line in
      // Every other row is named, as there is little to tell between them.
      let name = row.isMultiple(of: 2) ? environment.adapting(theme.text(line.0, .secondary)) : ""
      return name.padded(to: side) + line.1
    }
    let months = months(after: weeks - shown, cell: cell, in: environment)
    return VStack {
      total
      TextBlock([TerminalText("").padded(to: side) + months] + rows)
    }.block(in: environment)
  }

  /// The least weeks that are shown wide.
  private static let fewestWeeks = 20

  /// The months, each above the week in which it begins, as far as there is room.
  private func months(after hidden: Int, cell: Int, in environment: EnvironmentValues) -> TerminalText {
    map.months.reduce(TerminalText("")) { line, month in
      let column = (month.week - hidden) * cell
      let isFree = column >= 0 && (line.isEmpty || line.width < column)
      guard isFree else { return line }
      return line.padded(to: column) + environment.adapting(environment.theme.text(month.label, .secondary))
    }
  }
}
