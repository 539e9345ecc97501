import ModuloModels
import TerminalKit

/// The left side of a chart: a line from top to bottom, and the figures that have room, each at its row.
struct ChartSide {
  private let labels: [(row: Int, text: TerminalText)]
  private let labelWidth: Int
  private let tick: TerminalText
  private let line: TerminalText

  /// The side of a chart.
  ///
  /// - Parameters:
  ///   - choices: The figures, from the most to the fewest; the first that leave a row free beside each are taken.
  ///   - rows: The rows of the chart.
  init(_ choices: [[ChartFigure]], _ scale: ChartScale, rows: Int, in environment: EnvironmentValues) {
    let figures = choices.first { $0.count <= max(2, rows / 2) } ?? choices.last ?? []
    let dots = environment.picture(columns: 0, rows: rows).canvasStyle == .braille ? 4 : 2
    labels = figures.map { figure in
      let label = environment.adapting(environment.theme.text(figure.label, .secondary))
      // The row that has the dots of the amount.
      return (scale.row(of: figure.amount, in: rows * dots) / dots, label)
    }
    labelWidth = labels.map(\.text.width).max() ?? 0
    tick = environment.adapting("┤").dim()
    line = environment.adapting("│").dim()
  }

  /// The columns before the picture.
  var width: Int { labelWidth + Spacing.small }

  /// The lines of a picture after the side.
  func lines(beside picture: [TerminalText]) -> [TerminalText] {
    picture.enumerated().map { row, dots in
      let label = labels.last { $0.row == row }?.text
      let end = (label ?? "").padded(to: labelWidth, alignment: .trailing)
      return (end + " " + (label == nil ? line : tick) + dots).trimmed
    }
  }

  /// A line below the picture.
  func line(below text: TerminalText) -> TerminalText { (TerminalText("").padded(to: width) + text).trimmed }
}

extension EnvironmentValues {
  /// The environment of a picture of that size. With sixteen colours it is one of blocks: the fonts of a console have no
  /// braille.
  func picture(columns: Int, rows: Int) -> EnvironmentValues {
    var picture = self
    (picture.width, picture.height) = (columns, rows)
    if colorDepth == .ansi16 { picture.canvasStyle = .blocks }
    return picture
  }
}
