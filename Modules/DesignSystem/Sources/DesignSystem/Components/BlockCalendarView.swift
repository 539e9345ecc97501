public import ModuloModels
public import TerminalKit

/// A month as six weeks of two lines each: the days, darker where more was tracked, and below each day of the month the
/// tiles of its blocks. Today stands in brackets. In accessible output, and where there is no room, a row for each day on which something was tracked.
///
/// Every day of the grid can be selected: it has a mark and is reversed, and has a row of its own among the rows. Where
/// there is no room for mark and brackets, today is without them while it is selected.
public struct BlockCalendarView: PrimitiveView {
  private let calendar: BlockCalendarUIModel
  private let words: TimeSummaryStrings

  /// Creates a calendar with its month and its total above it.
  public init(_ calendar: BlockCalendarUIModel, words: TimeSummaryStrings) {
    self.calendar = calendar
    self.words = words
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    let title = Text(TerminalText(words.month(calendar.title, calendar.total)).bold())
    let hasRoom = environment.width.map { $0 >= Spacing.calendarMinimum - 7 } ?? true
    return VStack {
      title
      if environment.isAccessible || !hasRoom { list(in: environment) } else { TextBlock(grid(in: environment)) }
    }.block(in: environment)
  }
}

extension BlockCalendarView {
  @ViewBuilder private func list(in environment: EnvironmentValues) -> some View {
    let selected = environment.selectedRow
    // Where a day is chosen by its number, each has one.
    let isNumbered = environment.firstRowNumber != nil
    let days = calendar.weeks.joined().enumerated().filter { index, cell in
      isNumbered || index == selected || cell.isCurrent && cell.output != nil
    }
    if days.isEmpty {
      Text(verbatim: words.none)
    } else {
      LabeledRows(days.map { (name: "\($0.element.day)", value: "\($0.element.output ?? "")") }).selectable()
        .environment(\.selectedRow, selected.map { selected in days.firstIndex { $0.offset == selected } ?? -1 })
    }
  }

  private func grid(in environment: EnvironmentValues) -> [TerminalText] {
    let isWide = environment.width.map { $0 >= Spacing.calendarMinimum } ?? true
    let tiles = isWide ? Spacing.calendarTiles : Spacing.calendarTiles - 1
    let heads = calendar.weekdays.map { environment.theme.text($0, .secondary) }
    return [line(heads, tiles)]
      + calendar.weeks.enumerated().flatMap { row, week -> [TerminalText] in
        let selected = environment.selectedRow.map { $0 - row * week.count }
        let numbers = week.enumerated().map { column, cell in
          shaded(number(cell, isSelected: column == selected, in: tiles, environment.theme), cell, tiles, environment)
        }
        let days = line(numbers, tiles) { $0.startingRow() }
        if !week.contains(where: \.isCurrent) { return [days] }
        return [days, line(week.map { self.tiles($0, tiles, in: environment) }, tiles) { $0.continuingRow() }]
      }
  }

  private func line(
    _ cells: [TerminalText], _ width: Int, marking: (TerminalText) -> TerminalText = { $0 }
  ) -> TerminalText {
    cells.map { marking($0.truncated(to: width, ellipsis: "").padded(to: width)) }.joined(separator: " ").trimmed
  }

  /// A number, and after it in what is left of the room, how much was tracked on the day.
  private func shaded(
    _ number: TerminalText, _ cell: BlockCalendarUIModel.Cell, _ room: Int, _ environment: EnvironmentValues
  ) -> TerminalText {
    let shades = min(Self.shades, room - number.width)
    guard cell.isCurrent, cell.level > 0, shades > 0 else { return number }
    let shade = DayLevelMap([[cell.level]], cellWidth: shades).lines(in: environment).first ?? ""
    return number.padded(to: room - shades) + shade
  }

  /// The columns that say how much was tracked.
  private static let shades = 2

  private func number(
    _ cell: BlockCalendarUIModel.Cell, isSelected: Bool, in room: Int, _ theme: Theme
  ) -> TerminalText {
    let today = "[\(cell.number)]"
    if isSelected {
      let number = cell.isToday && today.count < room ? today : cell.number
      return (TerminalText(">").attributes(.cursor) + TerminalText(number)).reversed()
    }
    if !cell.isCurrent { return theme.text(cell.number, .secondary) }
    return cell.isToday ? TerminalText(today).bold() : TerminalText(cell.number)
  }

  /// Where there is no room for all of a day, an ellipsis stands for the rest.
  private func tiles(
    _ cell: BlockCalendarUIModel.Cell, _ room: Int, in environment: EnvironmentValues
  ) -> TerminalText {
    if !cell.isCurrent { return "" }
    if cell.tiles.isEmpty { return BlockTile(nil).text(in: environment) }
    let shown = cell.tiles.count > room ? cell.tiles.prefix(room - 1) : cell.tiles[...]
    let tiles = shown.map { BlockTile($0.color, isFull: $0.isFull).text(in: environment) }.joined()
    return shown.count < cell.tiles.count ? tiles + "…" : tiles
  }
}
