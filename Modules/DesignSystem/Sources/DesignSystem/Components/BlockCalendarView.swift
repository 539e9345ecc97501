public import ModuloModels
public import TerminalKit

/// A month as six weeks of two lines each: the days, and below each day of the month the tiles of its blocks. Today
/// stands in brackets. In accessible output, and where there is no room, a row for each day on which something was tracked.
public struct BlockCalendarView: View {
  private let calendar: BlockCalendarUIModel
  private let words: TimeSummaryStrings

  /// Creates a calendar with its month and its total above it.
  public init(_ calendar: BlockCalendarUIModel, words: TimeSummaryStrings) {
    self.calendar = calendar
    self.words = words
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let title = Text(TerminalText(words.month(calendar.title, calendar.total)).bold())
    let hasRoom = environment.width.map { $0 >= Spacing.calendarMinimum - 7 } ?? true
    if environment.isAccessible || !hasRoom { return VStack { [title, list] }.lines(in: environment) }
    return title.lines(in: environment) + grid(in: environment)
  }
}

extension BlockCalendarView {
  private var list: any View {
    let days = calendar.weeks.joined().filter { $0.isCurrent && $0.output != nil }
    if days.isEmpty { return Text(verbatim: words.none) }
    return Figures(days.map { ($0.day, $0.output) })
  }

  private func grid(in environment: EnvironmentValues) -> [TerminalText] {
    let isWide = environment.width.map { $0 >= Spacing.calendarMinimum } ?? true
    let tiles = isWide ? Spacing.calendarTiles : Spacing.calendarTiles - 1
    let heads = calendar.weekdays.map { environment.theme.text($0, .secondary) }
    return [line(heads, tiles)]
      + calendar.weeks.flatMap { week -> [TerminalText] in
        let days = line(week.map { number($0, environment.theme) }, tiles)
        if !week.contains(where: \.isCurrent) { return [days] }
        return [days, line(week.map { self.tiles($0, tiles, in: environment) }, tiles)]
      }
  }

  private func line(_ cells: [TerminalText], _ width: Int) -> TerminalText {
    cells.map { $0.truncated(to: width, ellipsis: "").padded(to: width) }.joined(separator: " ").trimmed
  }

  private func number(_ cell: BlockCalendarUIModel.Cell, _ theme: Theme) -> TerminalText {
    if !cell.isCurrent { return theme.text(cell.number, .secondary) }
    return cell.isToday ? TerminalText("[\(cell.number)]").bold() : TerminalText(cell.number)
  }

  /// Where there is no room for all of a day, a plus stands for the rest.
  private func tiles(
    _ cell: BlockCalendarUIModel.Cell, _ room: Int, in environment: EnvironmentValues
  ) -> TerminalText {
    if !cell.isCurrent { return "" }
    if cell.colors.isEmpty { return BlockTile(nil).text(in: environment) }
    let shown = cell.colors.count > room ? cell.colors.prefix(room - 1) : cell.colors[...]
    let tiles = shown.map { BlockTile($0).text(in: environment) }.joined()
    return shown.count < cell.colors.count ? tiles + "+" : tiles
  }
}
