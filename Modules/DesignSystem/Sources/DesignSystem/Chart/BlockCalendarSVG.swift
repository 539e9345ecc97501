public import ModuloModels
import TerminalKit

/// A month's calendar in SVG, with a description for screen readers.
///
/// The same month makes the same bytes. It has no script and loads nothing.
public struct BlockCalendarSVG: Sendable {
  private let calendar: BlockCalendarUIModel
  private let id: String

  /// - Parameter id: Prefix of the identifiers, unique on a page.
  public init(_ calendar: BlockCalendarUIModel, id: String) {
    self.calendar = calendar
    self.id = id
  }

  /// The calendar as a complete SVG document, light or dark by the viewer's preference.
  ///
  /// - Parameter empty: Caption of a month in which nothing was tracked.
  public func document(theme: Theme = .standard, caption: String, empty: String) -> String {
    frame.document(MonthColumnChartSVG.styles(theme), caption: tracked.isEmpty ? empty : caption, grid)
  }

  private var frame: SVGFrame {
    SVGFrame(
      width: 7 * Self.column, height: Self.head + calendar.weeks.count * Self.row, id: id, title: calendar.title,
      label: calendar.total, description: tracked.map { "\($0.day) \($0.output ?? "")" }.joined(separator: "; "))
  }

  private var tracked: [BlockCalendarUIModel.Cell] {
    calendar.weeks.joined().filter { $0.isCurrent && $0.output != nil }
  }
}

extension BlockCalendarSVG {
  private static let column = 64
  private static let row = 44
  private static let head = 24
  private static let tile = 8

  @MarkupBuilder private var grid: Markup {
    for (index, weekday) in calendar.weekdays.enumerated() {
      Markup.element("text", ["class": "name", "x": "\(index * Self.column)", "y": "12"]) { weekday }
    }
    for (row, week) in calendar.weeks.enumerated() {
      for (column, cell) in week.enumerated() {
        day(cell, x: column * Self.column, y: Self.head + row * Self.row)
      }
    }
  }

  @MarkupBuilder private func day(_ cell: BlockCalendarUIModel.Cell, x: Int, y: Int) -> Markup {
    let kind = cell.isCurrent ? cell.isToday ? "selected" : "day" : "name"
    Markup.element("text", ["class": kind, "x": "\(x)", "y": "\(y + 12)"]) { cell.number }
    for (place, tile) in cell.tiles.enumerated() {
      // A block that is only begun has half the height.
      let height = tile.isFull ? Self.tile : Self.tile / 2
      Markup.shape(
        "rect",
        [
          "fill": tile.color.page.description, "x": "\(x + place * (Self.tile + 2))",
          "y": "\(y + 18 + Self.tile - height)", "width": "\(Self.tile)", "height": "\(height)", "rx": "2",
        ])
    }
  }
}
