import Foundation
public import ModuloModels
public import TerminalKit

/// The net of each month as a horizontal bar, the longest as wide as the width allows; a table in accessible output. A
/// month below zero has every second dot and a minus sign, so that it stands out without colour too.
public struct MonthBarChart: PrimitiveView {
  private let months: [ContributionMonthUIModel]

  /// Creates a chart with a row for each month, in their order.
  public init(_ months: [ContributionMonthUIModel]) {
    self.months = months
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    if environment.isAccessible { return table(environment.theme).block(in: environment) }
    let longest = months.map { abs($0.net) }.max() ?? 0
    let room = room(in: environment)
    let columns = [Table.Column(), Table.Column(alignment: .trailing), Table.Column()]
    let rows = months.map { month in
      [
        TerminalText(month.label), amount(month, environment.theme),
        bar(month.net, of: longest, room: room, in: environment),
      ]
    }
    return Table(columns, rows: rows, spacing: Spacing.small).block(in: environment)
  }

  private func table(_ theme: Theme) -> Table {
    Table(
      [Table.Column(), Table.Column(alignment: .trailing)],
      rows: months.map { [TerminalText($0.label), amount($0, theme)] })
  }

  private func amount(_ month: ContributionMonthUIModel, _ theme: Theme) -> TerminalText {
    theme.text(month.amount, month.net < 0 ? .negative : .positive)
  }

  /// Width of the longest bar, in terminal columns. All bars shrink together: one that was cut would look like a
  /// smaller month.
  private func room(in environment: EnvironmentValues) -> Int {
    guard let width = environment.width else { return Spacing.wideBar }
    let figures = widest(\.label, in: environment) + widest(\.amount, in: environment)
    let beside = width - figures - 2 * Spacing.small
    // Where nothing is left beside the figures, the table becomes a list, and a bar has a line of its own.
    return max(1, min(Spacing.wideBar, beside > 0 ? beside : width))
  }

  private func widest(_ text: (ContributionMonthUIModel) -> String, in environment: EnvironmentValues) -> Int {
    months.map { environment.adapting(TerminalText(text($0))).width }.max() ?? 0
  }

  private func bar(
    _ net: Decimal, of longest: Decimal, room: Int, in environment: EnvironmentValues
  ) -> TerminalText {
    guard longest > 0, net != 0 else { return TerminalText() }
    let color = environment.theme.color(net < 0 ? .negative : .positive)
    var picture = environment.picture(columns: room, rows: 1)
    // A bar is looked at as a whole: braille would show its dots.
    picture.canvasStyle = .blocks
    let bar = Canvas { context in
      let length = max(1, (abs(net) / longest * Decimal(context.width)).nearestInt)
      for x in 0..<length {
        for y in 0..<context.height where net > 0 || (x + y).isMultiple(of: 2) { context.dot(x: x, y: y, color) }
      }
    }
    return bar.block(in: picture).lines.first ?? TerminalText()
  }
}
