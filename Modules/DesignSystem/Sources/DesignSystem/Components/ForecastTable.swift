public import ModuloModels
public import TerminalKit

/// The ways that say when a goal is reached as rows: the way, the amount that it reckons with, the month.
public struct ForecastTable: View {
  private let rows: [FinancialGoalForecastUIModel.Row]

  /// Creates a table of the rows of a forecast, in their order.
  public init(_ rows: [FinancialGoalForecastUIModel.Row]) {
    self.rows = rows
  }

  public var body: some View {
    // No way may be cut, since its end says which month is left out: where there is no room the rows are a list.
    let columns = [Table.Column(), Table.Column(alignment: .trailing), Table.Column()]
    let cells = rows.map { [TerminalText($0.name), TerminalText($0.amount), TerminalText($0.arrival).bold()] }
    return Table(columns, rows: cells)
  }
}
