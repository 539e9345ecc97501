public import ModuloModels
public import TerminalKit

/// Hourly rates as rows: number, what it is of, what an hour is worth, the first day.
public struct HourlyRateTable: View {
  @Environment(\.theme) private var theme
  private let rates: [HourlyRateUIModel]

  /// Creates a table of rates, in their order.
  public init(_ rates: [HourlyRateUIModel]) { self.rates = rates }

  public var body: some View {
    let columns = [
      Table.Column(alignment: .trailing), Table.Column(minimumWidth: Spacing.shortestName),
      Table.Column(alignment: .trailing), Table.Column(alignment: .trailing),
    ]
    let rows = rates.map {
      [
        theme.text($0.number, .secondary), TerminalText($0.owner), TerminalText($0.rate),
        TerminalText($0.start),
      ]
    }
    return Table(columns, rows: rows).selectable()
  }
}

/// The goals or the blocks of a month as rows: name, hours where it has any, money.
public struct WorthMonthTable: View {
  private let rows: [WorthMonthUIModel.Row]

  /// Creates a table of goals, or of blocks, in their order.
  public init(_ rows: [WorthMonthUIModel.Row]) { self.rows = rows }

  public var body: some View {
    let hasTimes = rows.contains { !$0.time.isEmpty }
    let columns =
      [Table.Column(minimumWidth: Spacing.shortestName)]
      + (hasTimes ? [Table.Column(alignment: .trailing)] : []) + [Table.Column(alignment: .trailing)]
    let cells = rows.map { row in
      [TerminalText(row.name)] + (hasTimes ? [TerminalText(row.time)] : []) + [TerminalText(row.amount)]
    }
    return Table(columns, rows: cells)
  }
}
