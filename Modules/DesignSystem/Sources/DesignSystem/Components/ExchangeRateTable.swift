public import ModuloModels
public import TerminalKit

/// Exchange rates as rows: number, day, one unit, what it is worth.
public struct ExchangeRateTable: View {
  @Environment(\.theme) private var theme
  private let rates: [ExchangeRateUIModel]

  /// Creates a table of rates, in their order.
  public init(_ rates: [ExchangeRateUIModel]) {
    self.rates = rates
  }

  public var body: some View {
    let columns = [
      Table.Column(alignment: .trailing), Table.Column(alignment: .trailing), Table.Column(),
      Table.Column(alignment: .trailing),
    ]
    let rows = rates.map {
      [
        theme.text($0.number, .secondary), TerminalText($0.date), TerminalText("\($0.unit) ="),
        TerminalText($0.amount),
      ]
    }
    return Table(columns, rows: rows).selectable()
  }
}
